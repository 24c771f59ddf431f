// The keys of the table: numbers and letters choose, Enter confirms, U takes back, arrows move.

import { openRule } from "../../ui/ruleDialog.svelte";
import type { TableState } from "../../state/table/table.svelte";
import type { Decide } from "../decide.svelte";
import { currentRule } from "./currentRule";
import { isArrow, isBehindDialog, isTyping, nextRect, type Arrow } from "./keys";

interface At {
  bar: HTMLElement;
  decide: Decide;
  table: TableState;
}

/** Do what a key means; keys that mean nothing here are left alone. */
export function pressed(event: KeyboardEvent, at: At): void {
  if (event.defaultPrevented || event.altKey || isBehindDialog()) return;
  const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
  if (isCommand || (event.key === "/" && !isTyping(event.target))) at.decide.palette = true;
  else if (event.ctrlKey || event.metaKey || isTyping(event.target) || !meant(event, at)) return;
  event.preventDefault();
}

function meant(event: KeyboardEvent, at: At): boolean {
  const { decide } = at;
  const key = event.key.toLowerCase();
  if (key === "f1") return readUp(at);
  if (key === "?") return ((decide.help = true), true);
  if (key === "u") return event.repeat || (void decide.undo(), true);
  if (key === "escape") return decide.forget();
  if (key === "enter") return confirmed(event, decide);
  if (key === "b" && decide.screens.all.length) return (decide.screens.toggle(), true);
  if (isArrow(event.key)) return moved(event, event.key, at.bar);
  return event.repeat ? false : chosen(key, at);
}

/** Opens the rule about the answer that is looked at, or about the question. */
function readUp({ decide, table }: At): boolean {
  openRule(currentRule(decide, table) ?? "");
  return true;
}

/** A focused button hears Enter by itself. */
function confirmed(event: KeyboardEvent, decide: Decide): boolean {
  const isControl = event.target instanceof Element && event.target.matches("button, a, summary");
  if (isControl || decide.waiting === null) return false;
  void decide.give(decide.waiting);
  return true;
}

/** The first press of a key looks at and chooses its answer; the focus goes along, so that Enter confirms. */
function chosen(key: string, { bar, decide }: At): boolean {
  const ending = decide.endings.find((one) => one.notation.startsWith(key))?.notation;
  const labelled = [...decide.labels].find(([, label]) => label.toLowerCase() === key)?.[0];
  const notation = labelled ?? ending;
  if (notation === undefined) return false;
  if (decide.open(notation)) return true;
  bar.querySelector<HTMLElement>(`[data-choice="${CSS.escape(notation)}"]`)?.focus();
  void decide.choose(notation);
  return true;
}

/** Arrows move between the choices of the bar, unless something else wants them. */
function moved(event: KeyboardEvent, arrow: Arrow, bar: HTMLElement): boolean {
  const inside = event.target instanceof Node && bar.contains(event.target);
  if (!inside && event.target !== document.body) return false;
  const all = [...bar.querySelectorAll<HTMLElement>("[data-choice]")];
  if (!all.length) return false;
  const from = all.indexOf(document.activeElement as HTMLElement);
  const to =
    from < 0
      ? 0
      : nextRect(
          all.map((one) => one.getBoundingClientRect()),
          from,
          arrow,
        );
  all[to]?.focus();
  return true;
}
