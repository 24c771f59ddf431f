import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ name: "Ada" })));

const { guest } = await import("./guest.svelte");

test("whoever wants to know is told once a name was said, and no more when it is enough", async () => {
  const hear = vi.fn<() => void>();
  const stop = guest.whenNamed(hear);
  await guest.load();
  expect(hear).not.toHaveBeenCalled();
  await guest.ensure();
  await guest.ensure(); // there is a name already
  expect(hear).toHaveBeenCalledOnce();
  stop();
  await guest.rename("Ada");
  expect(hear).toHaveBeenCalledOnce();
});
