/** What lies on the table after an act of the opening: everything that the acts until then have changed. */
import type { Opening, OpeningStep } from "../../generated/wire";

export interface Scene {
  step: OpeningStep;
  built: boolean; // there is a wall
  counted: boolean; // stacks show how they were counted
  parted: boolean; // there is a gap
  dead: boolean; // the dead wall stands apart
  indicator: string; // the tile that is turned on it
  loose: number; // tiles beside the wall
  taken: number[]; // by stack: how many of its two tiles
  held: number[]; // by player
  flowers: string[][]; // by player
  throws: { seat: number; dice: number[] }[];
}

export function sceneAt({ stacks, winds, loose, steps }: Opening, at: number): Scene {
  const step = steps[at]!;
  const scene: Scene = {
    step,
    ...{ built: false, counted: false, parted: false, dead: false, indicator: "", loose },
    taken: stacks.map(() => 0),
    held: winds.map(() => 0),
    flowers: winds.map(() => []),
    throws: [],
  };
  for (const one of steps.slice(0, at + 1)) apply(scene, one);
  return scene;
}

function apply(scene: Scene, { act, seat, dice, takes, loose, tiles }: OpeningStep): void {
  if (act === "stacks") scene.counted = true;
  if (act === "broken") scene.parted = true;
  if (act === "dead") scene.dead = true;
  if (act === "indicator") scene.indicator = tiles[0]!;
  if (act === "built") [scene.built, scene.throws] = [true, []]; // the dice for the first dealer are gone
  if (act === "takes") scene.counted = false;
  if (dice.length) scene.throws.push({ seat: seat!, dice });
  for (const tile of takes) scene.taken[tile >> 1]!++;
  scene.loose -= loose * scene.held.length;
  scene.held = scene.held.map((held) => held + loose);
  if (act === "takes") scene.held[seat!]! += takes.length;
  if (act === "flowers") scene.flowers[seat!]!.push(...tiles); // as many are drawn for them
}
