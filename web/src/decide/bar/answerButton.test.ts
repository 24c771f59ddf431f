import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { answerButton } from "./answerButton";

/** A button that has the focus by a key, or not. */
class Button extends EventTarget {
  isKeyed = true;
  matches = (): boolean => this.isKeyed;
}
beforeAll(() => void vi.stubGlobal("Element", Button)); // the page's own is missing here

async function buttonOf(notation: string) {
  const choose = vi.fn(() => Promise.resolve());
  const decide = { looked: null as string | null, choose };
  const button = new Button();
  const end = answerButton(decide, notation)(button as unknown as HTMLElement);
  await tick(); // pointers are listened to a moment later
  const hear = (name: string, more = {}): void =>
    void button.dispatchEvent(Object.assign(new Event(name), more));
  return { button, decide, end, hear };
}

test("a mouse looks at an answer and leaves it, a press chooses it", async () => {
  const { decide, hear } = await buttonOf("pass");
  hear("pointerenter", { pointerType: "mouse" });
  expect(decide.looked).toBe("pass");
  hear("click");
  expect(decide.choose.mock.calls).toEqual([["pass"]]);
  hear("pointerleave");
  expect(decide.looked).toBeNull();
});

test("a finger does not look, neither does the focus that it brings", async () => {
  const { button, decide, hear } = await buttonOf("pass");
  button.isKeyed = false;
  hear("pointerenter", { pointerType: "touch" });
  hear("focus");
  expect(decide.looked).toBeNull();
  button.isKeyed = true;
  hear("focus");
  expect(decide.looked).toBe("pass");
});

test("whoever leaves an answer keeps looking at another one", async () => {
  const { decide, hear } = await buttonOf("pass");
  decide.looked = "end";
  hear("blur");
  expect(decide.looked).toBe("end");
});

test("a button that is gone answers no more", async () => {
  const { decide, end, hear } = await buttonOf("pass");
  end?.();
  hear("click");
  expect(decide.choose).not.toHaveBeenCalled();
});
