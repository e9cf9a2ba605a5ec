import { bust, cast, figure, reaching } from '../cast.ts'
import * as inside from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { circle, ellipse, path, picture, polygon, rect, stroke } from '../svg.ts'

const width = 800
const height = 600

/** Among sunflowers in the backyard. */
export function reviewGarden(): string {
  const sunflower = (x: number, h: number) =>
    stroke(`M${x} 520V${520 - h}`, 6, p.pine) +
    ellipse(x - 26, 520 - h * 0.4, 26, 10, p.pineMid, { line: 2 }) +
    ellipse(x + 26, 520 - h * 0.52, 26, 10, p.pineSoft, { line: 2 }) +
    Array.from({ length: 10 }, (_, i) =>
      ellipse(x + Math.cos(i * 0.628) * 25, 520 - h + Math.sin(i * 0.628) * 25, 14, 14, p.marigold, { line: 2.2 }),
    ).join('') +
    circle(x, 520 - h, 18, p.woodDark, { line: 2.4 })
  return picture(width, height, [
    out.sky(width, height, '#DCEEF0', '#FBF3E6'),
    out.cloud(480, 60, 0.9),
    rect(-10, 60, 210, 420, '#C98D74'),
    rect(60, 120, 110, 150, p.skyPale, { line: 5, ink: p.deepPine }),
    stroke('M115 120v150M60 195h110', 5, p.deepPine),
    rect(46, 270, 138, 12, p.wheat),
    rect(-10, 48, 224, 16, p.wheat),
    rect(60, 330, 110, 120, p.pine, { line: 3 }),
    rect(-10, 446, 210, 8, p.wheat),
    out.tree(720, 470, 380, p.pineSoft, p.pinePale),
    out.fence(190, 460, 630, 130, p.wood),
    rect(0, 450, width, 150, '#BFDABF'),
    sunflower(250, 190),
    sunflower(320, 250),
    sunflower(660, 230),
    sunflower(735, 180),
    path('M0 520Q400 480 800 530V600H0Z', '#AFCFB0'),
    figure(cast.mei, 'RestingWB', 372, 578, 0.152),
    figure({ ...cast.mrOkafor, top: p.claySoft, trousers: p.slate }, 'WheelChair', 520, 584, 0.168),
    prop.wateringCan(170, 580, 90, p.slate),
    out.grassTufts(40, 545, 700, 40, 12, 9, '#86B28C'),
  ])
}

/** A birthday cake and the whole family. */
export function reviewBirthday(): string {
  return picture(width, height, [
    inside.room(width, height, 470, '#FCEFD6', '#FDF7EA', '#DDBE93'),
    inside.windowPane(310, 90, 180, 190, 'city', p.claySoft),
    inside.bunting(0, 20, 800, 12),
    ...(
      [
        [90, 170, p.clay],
        [160, 130, p.marigold],
        [690, 150, p.pineMid],
      ] as const
    ).map(([x, y, tone]) => stroke(`M${x} ${y + 38}q-8 60 6 120`, 2.4) + ellipse(x, y, 32, 39, tone, { line: 3 })),
    bust({ ...cast.ling, top: p.skyMid }, 'ShirtCoat', 160, 520, 0.29),
    bust({ ...cast.mrsJohnson, top: p.marigold }, 'Shirt', 410, 520, 0.31),
    bust({ ...cast.andre }, 'Shirt', 650, 520, 0.3, true),
    inside.table(-30, 480, 860, 160, p.woodPale, p.claySoft),
    prop.cake(410, 486, 190),
    prop.cup(250, 486, 40, p.pineSoft, false),
    prop.cup(560, 486, 40, p.skyMid, false),
    rect(620, 430, 90, 56, p.pineMid, { line: 3, radius: 4 }),
    rect(658, 430, 14, 56, p.marigold, { line: 2.4 }),
    path('M665 430q-30 -34 -36 -8q2 14 36 8q30 -34 36 -8q-2 14 -36 8Z', p.marigold, { line: 2.6 }),
    prop.plate(110, 482, 110, p.paper),
  ])
}

/** On the boardwalk by the sea. */
export function reviewWalk(): string {
  return picture(width, height, [
    out.sky(width, height, '#D6EAEE', '#FCEFD9'),
    out.sun(640, 130, 46),
    out.cloud(90, 70, 1),
    rect(0, 290, width, 110, '#A9CFD6'),
    rect(0, 290, width, 14, '#C4DFE2'),
    stroke('M60 330h130M260 352h170M520 326h90M640 366h120', 3.6, p.paper, 0.8),
    polygon([180, 294, 200, 216, 200, 294], p.paper, { line: 2.4 }),
    polygon([206, 294, 206, 226, 244, 294], p.claySoft, { line: 2.4 }),
    path('M160 296h100l-16 18h-66Z', p.pine, { line: 2.4 }),
    path('M0 392Q300 370 800 396V450H0Z', '#F0DFBD'),
    stroke('M520 152q14 -12 24 0q12 -12 24 0M340 130q11 -10 20 0q9 -10 20 0', 3.4, p.slate),
    stroke('M-10 470V410M190 470V410M390 470V410M590 470V410M790 470V410', 11, p.woodDark),
    stroke('M-10 416H810M-10 444H810', 8, p.wood),
    rect(0, 462, width, 140, p.woodPale),
    stroke('M0 480H800M0 510H800M0 548H800', 2.4, p.wood),
    figure(cast.amina, 'WalkingWB', 270, 572, 0.148),
    figure({ ...cast.grandpaChen, top: p.marigold, trousers: p.slate }, 'WheelChair', 440, 580, 0.16),
    out.streetLamp(690, 500, 330),
  ])
}

/** Tea by the window. */
export function reviewTea(): string {
  return picture(width, height, [
    inside.room(width, height, 500, '#E6F0E8', '#F6F7EF', '#DDBE93'),
    inside.windowPane(230, 50, 340, 290, 'tree', p.clay),
    inside.plant(70, 500, 200, p.clay),
    inside.framed(660, 90, 100, 130, 'hills'),
    inside.chairBack(60, 320, 220, 230, p.wood),
    inside.chairBack(520, 320, 220, 230, p.wood),
    reaching({ ...cast.mrsReyes, top: p.claySoft, face: 'Calm' }, 190, 530, 0.31, [266, 462]),
    bust(cast.jun, 'ButtonShirt', 600, 530, 0.31, true),
    inside.table(20, 480, 760, 150, p.wood, p.cream),
    prop.cup(312, 484, 50, p.paper),
    prop.teapot(420, 486, 120, p.pine),
    prop.cup(520, 484, 50, p.paper),
    prop.vase(736, 484, 104, p.marigold),
    prop.plate(
      160,
      484,
      110,
      p.paper,
      circle(140, 472, 13, p.wood, { line: 2.4 }),
      circle(166, 468, 13, p.wood, { line: 2.4 }),
      circle(190, 474, 13, p.wood, { line: 2.4 }),
    ),
  ])
}
