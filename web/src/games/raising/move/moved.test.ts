import { expect, test } from "vitest";

import type { RaisingView } from "../../../api/raising";
import type { Entry } from "../../../api/types";
import { movedProject } from "./moved";

const view = (project: string | null, outskirts: object[]): RaisingView =>
  ({ auctions: [{ space: "ii", project }], resolving: { space: "ii" }, outskirts }) as never;
const log = (...projects: string[]): Entry[] =>
  projects.map(
    (project, at) =>
      ({ kind: "move", number: at, events: [{ kind: "moved_out", data: { project } }] }) as never,
  );

test("a project that is not moved yet lies on its space", () => {
  expect(movedProject(view("24", [{ tile: "7" }]), log("5"))).toEqual({ project: "24" });
});

test("then it is the last one that was moved, on its outskirts plot", () => {
  const outskirts = [{ tile: "7" }, { project: "24", color: "blue", levels: 1 }];
  expect(movedProject(view(null, outskirts), log("5", "24"))).toEqual({ project: "24", place: 2 });
});

test("a move that was taken back is not told", () => {
  const undo = { kind: "undo", number: 2, data: { to: 0 } } as never;
  expect(movedProject(view(null, []), [...log("5", "24"), undo])).toEqual({ project: "5" });
});

test("nothing is told before the log is known", () => {
  expect(movedProject(view(null, []), [])).toBeNull();
});
