// What the parts of the city are called, and what they are to those who do not see them.

import { language, say } from "../../../words/say.svelte";
import type { NeighborhoodSpace, OwnerColor, Plot, PlotOfView, Ward } from "../../../api/raising";
import { rewardText } from "../drawings/rewards";
import type { Raising } from "../raising.svelte";
import { isBuilt, isPrestige } from "./standing";
import { levelsOf } from "./wards";

/** Join parts of a description. */
export const joined = (parts: readonly string[]): string =>
  new Intl.ListFormat(language.current, { type: "unit" }).format(parts.filter((one) => one));

export const plotName = ({ plot }: Pick<Plot, "plot">): string =>
  say("raising.term.plot", { plot });

/** Return what a neighborhood is called. */
export const neighborhoodName = ({ context }: Raising, space: string): string =>
  say("raising.term.neighborhood", { enclosure: context.names.of("enclosure", space) });

/** Return what a plot is: where it lies, what stands there, what waits for whoever builds. */
export function plotAbout(raising: Raising, plot: Plot): string {
  const standing = raising.standing(plot.plot);
  return joined([
    say("raising.map.plot.ward", { ward: plot.ward }),
    plot.interior ? say("raising.map.plot.interior") : "",
    ...(standing ? standingText(raising, standing) : []),
  ]);
}

/** Return what the neighborhoods at the corners of a plot are. */
export const aroundPlot = (raising: Raising, { spaces }: Plot): string[] =>
  raising.view.neighborhoods
    .filter((one) => spaces.includes(one.space))
    .map((one) => `${neighborhoodName(raising, one.space)}: ${neighborhoodAbout(raising, one)}`);

function standingText(raising: Raising, standing: PlotOfView): string[] {
  const { names } = raising.context;
  if (isBuilt(standing))
    return [
      names.of("project", standing.project),
      raising.owner(standing.color),
      say("raising.term.levels", { count: standing.levels }),
      arrowsText(standing.arrows_value),
    ];
  if (isPrestige(standing))
    return [
      names.of("prestige", standing.prestige),
      pointsText(standing.arrows, standing.reputation),
    ];
  const closes = standing.closes.map((space) =>
    say("raising.map.plot.closes", { space: names.of("enclosure", space) }),
  );
  return [
    say("raising.map.plot.empty"),
    Object.keys(standing.reward).length
      ? say("raising.map.plot.pays", { what: rewardText(standing.reward) })
      : "",
    arrowsText(standing.arrows_value),
    ...closes,
  ];
}

/** Say where arrows point and what each is worth. */
export const pointsText = (arrows: readonly string[], reputation: number): string =>
  say("raising.map.prestige.points", {
    directions: joined(arrows.map((one) => say(`raising.term.direction.${one}`))),
    count: reputation,
  });

const arrowsText = (count: number): string =>
  count > 0 ? say("raising.map.plot.arrows", { count }) : "";

/** Say who would win a neighborhood and why, or who has won it. */
export function neighborhoodAbout(raising: Raising, space: NeighborhoodSpace): string {
  if (!space.tile)
    return space.won_by
      ? say("raising.term.neighborhood.taken", { seat: raising.person(space.won_by) })
      : say("raising.term.neighborhood.gone");
  const tile = raising.neighborhood(space.tile);
  const around = raising.enclosure(space.space)?.plots.length ?? 0;
  return joined([
    tile ? rewardText(tile.reward) : "",
    say("raising.term.neighborhood.open", { built: around - space.missing, plots: around }),
    leadText(raising, space),
  ]);
}

/** Say who leads around a neighborhood and by which rule. */
export function leadText(raising: Raising, space: NeighborhoodSpace): string {
  const why = space.lead_by ? say(`raising.term.tie.neighborhood.${space.lead_by}`) : "";
  if (!space.leader) return why;
  return say("raising.map.neighborhood.leads", { who: raising.person(space.leader), why });
}

/** Say what a ward pays and who has how many levels there. */
export function wardAbout(raising: Raising, ward: Ward): string {
  const token = ward.token ? raising.wardToken(ward.token) : undefined;
  const levels = levelsOf(ward).map(([color, count]) => levelsText(raising, color, count));
  return joined([
    token
      ? say("raising.effect.token", { first: token.first, second: token.second })
      : say("raising.map.ward.no_token"),
    levels.length ? joined(levels) : say("raising.map.ward.no_levels"),
  ]);
}

const levelsText = (raising: Raising, color: OwnerColor, levels: number): string =>
  say("raising.map.levels.of", { owner: raising.person(color), levels });
