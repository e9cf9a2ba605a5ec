import { bust, cast, figure, reaching } from '../cast.ts'
import * as inside from '../indoors.ts'
import * as festive from '../new-year.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { circle, ellipse, path, picture, polygon, randomRow, rect, stroke } from '../svg.ts'
import { team } from '../team-cast.ts'

const width = 960
const height = 600

/** Dinner at the big round table. */
export function eventNewYear1(): string {
  return picture(width, height, [
    inside.room(width, height, 520, '#F4D9CD', '#FBEDE2', '#C99A68'),
    inside.windowPane(390, 90, 180, 170, 'city', p.clay),
    inside.framed(120, 120, 120, 140, 'branch'),
    inside.framed(720, 120, 120, 140, 'sun'),
    ...[60, 300, 660, 900].map((x, i) => inside.lantern(x, 70, 32, i % 2 ? p.marigold : p.clay)),
    bust({ ...cast.grandpaChen, top: p.marigoldSoft }, 'ButtonShirt', 120, 520, 0.28),
    bust({ ...team.helen, top: p.clay }, 'StripedShirt', 306, 500, 0.27),
    bust({ ...team.kevin, top: p.skyMid }, 'ButtonShirt', 486, 500, 0.27),
    bust({ ...team.shirley, top: p.pineMid, inner: p.cream }, 'Shirt', 664, 500, 0.27, true),
    bust({ ...cast.grandmaLin, top: p.claySoft }, 'ButtonShirt', 846, 520, 0.28, true),
    path('M-20 540Q480 380 980 540V620H-20Z', p.clay, { line: 3.4 }),
    path('M60 556Q480 420 900 556Q480 640 60 556Z', p.terracotta, { opacity: 0.5 }),
    festive.fishPlate(480, 540, 250),
    prop.steamer(250, 548, 130, 2),
    prop.plate(
      720,
      548,
      160,
      p.paper,
      prop.dumpling(682, 544, 46),
      prop.dumpling(756, 544, 46),
      prop.dumpling(720, 528, 46),
    ),
    prop.teapot(588, 506, 84, p.pineSoft),
    prop.bowl(380, 500, 72, p.paper, p.pineSoft, true),
    ...[110, 366, 600, 850].map((x) => prop.cup(x, 582, 34, p.paper, false)),
    ...[456, 490, 522].map((x) => circle(x, 584, 15, p.marigold, { line: 2.4 })),
  ])
}

/** The lion dances between the tables. */
export function eventNewYear2(): string {
  const across = randomRow(5)
  const down = randomRow(77)
  const confetti = Array.from({ length: 40 }, (_, i) =>
    circle(across() * width, 50 + down() * 330, 4, [p.clay, p.marigold, p.pineMid][i % 3] ?? p.clay),
  )
  return picture(width, height, [
    inside.room(width, height, 470, '#FCEFD6', '#FDF7EA', '#C99A68'),
    inside.floorBoards(width, 470, height, p.wood),
    path('M0 0H120Q96 220 30 360H0ZM960 0H840Q864 220 930 360H960Z', p.clay, { line: 3.4 }),
    stroke('M-10 30Q240 120 480 40T970 30', 3, p.marigold),
    ...[190, 360, 600, 770].map((x, i) =>
      inside.lantern(x, [118, 108, 74, 96][i] ?? 90, 30, i % 2 ? p.marigold : p.clay),
    ),
    ...confetti,
    figure({ ...cast.mrsPark, top: p.claySoft, trousers: p.slate }, 'EasingWB', 918, 540, 0.13, true),
    figure({ ...team.tyler }, 'RestingWB', 838, 552, 0.132, true),
    figure({ ...team.amina, trousers: p.deepPine }, 'RestingWB', 70, 548, 0.13),
    festive.lion(264, 206, 0.82),
    figure({ ...cast.child, top: p.marigold }, 'PointingFingerWB', 156, 584, 0.096),
    rect(846, 500, 108, 84, p.clay, { line: 3.4, radius: 16 }),
    ellipse(900, 500, 54, 15, p.cream, { line: 3.4 }),
    stroke('M880 494l-36 -40M916 494l30 -44', 8),
    stroke('M880 494l-36 -40M916 494l30 -44', 4, p.wood),
    ...[862, 900, 938].map((x) => circle(x, 526, 5, p.marigold, { line: 2 })),
  ])
}

/** Red envelopes and good wishes. */
export function eventNewYear3(): string {
  return picture(width, height, [
    inside.room(width, height, 490, '#F6E3CF', '#FCF3E6', '#DDBE93'),
    polygon([480, 40, 570, 130, 480, 220, 390, 130], p.clay, { line: 3.4 }),
    polygon([480, 58, 552, 130, 480, 202, 408, 130], 'none', { line: 2.6, ink: p.marigold }),
    ...[0, 72, 144, 216, 288].map((a) =>
      circle(480 + Math.sin((a * Math.PI) / 180) * 26, 130 - Math.cos((a * Math.PI) / 180) * 26, 18, p.marigoldSoft, {
        line: 2.4,
      }),
    ),
    circle(480, 130, 12, p.marigold, { line: 2.4 }),
    inside.lantern(180, 80, 34),
    inside.lantern(780, 80, 34),
    festive.kumquatTree(80, 520, 330),
    festive.plumBranch(890, 520, 330),
    reaching(
      { ...cast.grandmaLin, top: p.clay },
      270,
      560,
      0.34,
      [372, 476],
      false,
      festive.redEnvelope(404, 456, 58, 14),
    ),
    bust({ ...cast.child, top: p.marigold }, 'Hoodie', 520, 560, 0.26, true),
    bust({ ...team.meiHua, top: p.pine }, 'ButtonShirt', 740, 560, 0.34, true),
    inside.table(-30, 520, 1020, 120, p.wood, p.terracotta),
    prop.plate(170, 526, 130, p.paper, ...[140, 172, 204].map((x) => circle(x, 514, 17, p.marigold, { line: 2.4 }))),
    prop.teapot(620, 526, 96, p.paper),
    prop.cup(700, 526, 34, p.pineSoft),
    prop.plate(860, 528, 120, p.paper, prop.mooncake(836, 524, 42), prop.mooncake(884, 524, 42)),
    festive.redEnvelope(480, 540, 40, 84),
  ])
}
