import { hair, palette as p, skin } from './palette.ts'
import type { Person } from './person.ts'
import { person } from './person.ts'
import type { PoseName } from './poses.ts'
import { arm } from './props.ts'
import type { Point } from './svg.ts'
import { group, stroke } from './svg.ts'

type Character = Omit<Person, 'pose'>

/** The people of the neighbourhood, who appear again from picture to picture. */
export const cast = {
  mei: { hair: 'Bun', hairColour: hair.black, skin: skin.peach, top: p.pine, trousers: p.slate, inner: p.pinePale },
  rosa: {
    hair: 'MediumBangs',
    hairColour: hair.brown,
    skin: skin.tan,
    top: p.pine,
    trousers: p.deepPine,
    inner: p.pinePale,
  },
  andre: {
    hair: 'TwistsVolumed',
    hairColour: hair.black,
    skin: skin.brown,
    top: p.pine,
    trousers: p.slate,
    inner: p.pinePale,
  },
  jun: {
    hair: 'ShortVolumed',
    hairColour: hair.black,
    skin: skin.ivory,
    top: p.pine,
    trousers: p.slate,
    glasses: 'GlassRound',
    inner: p.pinePale,
  },
  amina: { hair: 'Hijab', hairColour: p.marigold, skin: skin.tan, top: p.pine, trousers: p.slate, inner: p.pinePale },
  grandmaLin: {
    hair: 'GrayBun',
    hairColour: hair.white,
    skin: skin.peach,
    top: p.clay,
    trousers: p.slate,
    glasses: 'GlassRound',
    face: 'Calm',
    inner: p.cream,
  },
  grandpaChen: {
    hair: 'GrayShort',
    hairColour: hair.silver,
    skin: skin.ivory,
    top: p.marigoldSoft,
    trousers: p.slate,
    glasses: 'GlassClubmaster',
    inner: p.cream,
  },
  mrsJohnson: {
    hair: 'Turban',
    hairColour: p.marigold,
    skin: skin.deep,
    top: p.skyMid,
    trousers: p.terracotta,
    face: 'Calm',
    inner: p.cream,
  },
  mrWilliams: {
    hair: 'ShortCurly',
    hairColour: hair.silver,
    skin: skin.brown,
    top: p.claySoft,
    trousers: p.deepPine,
    beard: 'Painters',
    inner: p.cream,
  },
  mrsReyes: {
    hair: 'GrayMedium',
    hairColour: hair.grey,
    skin: skin.tan,
    top: p.marigold,
    trousers: p.slate,
    inner: p.cream,
  },
  mrDiaz: {
    hair: 'BaldSides',
    hairColour: hair.white,
    skin: skin.honey,
    top: p.skyMid,
    trousers: p.woodDark,
    inner: p.cream,
    glasses: 'GlassRound',
  },
  mrsPark: {
    hair: 'MediumBangs',
    hairColour: hair.silver,
    skin: skin.ivory,
    top: p.pineSoft,
    trousers: p.slate,
    face: 'Cute',
    inner: p.cream,
  },
  mrOkafor: {
    hair: 'ShortWavy',
    hairColour: hair.white,
    skin: skin.umber,
    top: p.marigoldPale,
    trousers: p.slate,
    inner: p.cream,
    glasses: 'GlassRoundThick',
  },
  mrWong: {
    hair: 'BaldTop',
    hairColour: hair.grey,
    skin: skin.honey,
    top: p.slate,
    trousers: p.wood,
    inner: p.cream,
    face: 'Calm',
  },
  ling: {
    hair: 'MediumStraight',
    hairColour: hair.black,
    skin: skin.peach,
    top: p.claySoft,
    trousers: p.slate,
    inner: p.cream,
  },
  marcus: {
    hair: 'Pomp',
    hairColour: hair.black,
    skin: skin.brown,
    top: p.skyMid,
    trousers: p.deepPine,
    inner: p.cream,
  },
  sofia: {
    hair: 'Medium',
    hairColour: hair.brown,
    skin: skin.honey,
    top: p.marigold,
    trousers: p.slate,
    inner: p.cream,
  },
  child: {
    hair: 'MediumShort',
    hairColour: hair.black,
    skin: skin.peach,
    top: p.marigold,
    trousers: p.slate,
    inner: p.cream,
    face: 'Cute',
  },
} as const satisfies Record<string, Character>

const feet: Partial<Record<PoseName, number>> = {
  WheelChair: 2416,
  CrossedLegs: 2290,
  ClosedLegWB: 2030,
  MediumWB: 1895,
  HandsBackWB: 1845,
  PointingFingerWB: 2664,
  WalkingWB: 2915,
  PolkaDots: 2900,
  BlazerPantsWB: 2925,
}

/** A whole figure around `cx` whose lowest point stands on `ground`. */
export function figure(
  who: Character,
  pose: PoseName,
  cx: number,
  ground: number,
  scale: number,
  mirrored = false,
): string {
  return person({ ...who, pose }, cx - 475 * scale, ground - (feet[pose] ?? 2965) * scale, scale, mirrored)
}

/** Head and shoulders around `cx`; `bottom` is where a table or the picture's edge cuts the figure. */
export function bust(
  who: Character,
  pose: PoseName,
  cx: number,
  bottom: number,
  scale: number,
  mirrored = false,
): string {
  return person({ ...who, pose }, cx - 475 * scale, bottom - 1150 * scale, scale, mirrored)
}

/** Like `bust` in a short-sleeved shirt, with the near hand stretched out to a point, over what is `held`. */
export function reaching(
  who: Character,
  cx: number,
  bottom: number,
  scale: number,
  hand: Point,
  mirrored = false,
  held = '',
): string {
  const at = (x: number, y: number): Point => [cx + (mirrored ? 475 - x : x - 475) * scale, bottom + (y - 1150) * scale]
  const [startX, startY] = at(106, 878)
  const elbow: Point = [at(75, 0)[0], Math.max(hand[1] + 40 * scale, at(0, 1120)[1])]
  const [hemX, hemY] = at(16, 852)
  const [hemToX, hemToY] = at(198, 914)
  return group(
    bust(who, 'Shirt', cx, bottom, scale, mirrored),
    held,
    arm([startX, startY], elbow, hand, 172 * scale, who.skin, who.skin, 15 * scale, false),
    stroke(`M${hemX} ${hemY}L${hemToX} ${hemToY}`, 17 * scale),
  )
}
