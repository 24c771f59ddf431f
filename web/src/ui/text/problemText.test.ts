import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("document", { documentElement: {} });

const { Refused } = await import("../../api/http");
const { language } = await import("../../words/say.svelte");
const { problemText } = await import("./problemText");

beforeEach(() => language.load("de"));

test.each(["malformed", "illegal", "stale", "unreachable"])(
  "what is refused as %s is told in the reader's language",
  (key) => {
    const said = problemText(new Refused({ key, text: "English words" }, 409));
    expect(said).not.toMatch(/English words|errors\./);
  },
);

test("a refusal that no words are known for is told by the server's", () => {
  expect(problemText(new Refused({ key: "unheard_of", text: "English words" }, 409))).toBe(
    "English words",
  );
});
