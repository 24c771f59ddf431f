import { describe, expect, it } from "vitest";

import { between, isLeast, isMost, limited, scrolled, stepped } from "./zoom";

describe("zoom", () => {
  it("stays within its limits", () => {
    expect(limited(0.2)).toBe(1);
    expect(limited(2)).toBe(2);
    expect(limited(9)).toBe(3);
  });

  it("comes back from every step, and knows its ends", () => {
    expect(stepped(stepped(1, 1), -1)).toBe(1);
    expect(isLeast(stepped(1, -1))).toBe(true);
    expect(isMost(stepped(stepped(stepped(1, 1), 1), 1))).toBe(true);
  });

  it("keeps what lies under a point where it is", () => {
    const scroll = { x: 40, y: 10 };
    const at = { x: 100, y: 50 };
    const after = scrolled(scroll, at, 2);
    expect((after.x + at.x) / 2).toBe(scroll.x + at.x);
    expect((after.y + at.y) / 2).toBe(scroll.y + at.y);
  });

  it("scrolls nowhere before the beginning", () => {
    expect(scrolled({ x: 10, y: 0 }, { x: 100, y: 100 }, 0.5)).toEqual({ x: 0, y: 0 });
  });

  it("measures two fingers", () => {
    const found = between({ x: 0, y: 0 }, { x: 6, y: 8 });
    expect(found).toEqual({ distance: 10, middle: { x: 3, y: 4 } });
  });
});
