import { bust, cast, reaching } from '../cast.ts'
import * as inside from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { circle, ellipse, fade, path, picture, polygon, rect, stroke } from '../svg.ts'

const width = 960
const height = 600

/** Mooncakes and lanterns under the full moon. */
export function activityMooncake(): string {
  return picture(width, height, [
    fade(0, 0, width, height, '#1D4A47', '#2F6A62'),
    circle(490, 150, 118, p.marigoldPale, { opacity: 0.18 }),
    circle(490, 150, 84, p.marigoldPale),
    circle(462, 136, 15, p.marigoldSoft, { opacity: 0.6 }),
    circle(512, 172, 21, p.marigoldSoft, { opacity: 0.5 }),
    out.skyline(0, 470, width, 250, '#265A56', 23),
    stroke('M-10 30Q240 110 480 40T970 30', 3, p.marigold),
    inside.lantern(110, 108, 36),
    inside.lantern(280, 112, 30, p.marigold),
    inside.lantern(690, 84, 30, p.marigold),
    inside.lantern(860, 96, 36),
    bust({ ...cast.grandpaChen, top: p.marigoldSoft }, 'ButtonShirt', 180, 492, 0.3),
    bust({ ...cast.child, top: p.claySoft }, 'Hoodie', 480, 500, 0.235),
    bust({ ...cast.mrsPark, top: p.pineSoft }, 'StripedShirt', 780, 492, 0.3, true),
    inside.table(-30, 470, 1020, 160, p.wood, p.terracotta),
    prop.teapot(330, 474, 100, p.pineSoft),
    prop.cup(410, 474, 36, p.paper),
    prop.plate(
      560,
      470,
      190,
      p.paper,
      prop.mooncake(520, 468, 60),
      prop.mooncake(600, 468, 60),
      prop.mooncake(560, 442, 60),
    ),
    prop.cup(690, 474, 36, p.paper),
    ellipse(90, 470, 60, 12, p.paper, { line: 2.6 }),
    prop.mooncake(70, 470, 48),
    path('M96 470a26 26 0 0 1 44 -14Z', p.marigold, { line: 2.6 }),
    ...[
      [60, 60],
      [200, 40],
      [380, 90],
      [600, 60],
      [770, 40],
      [920, 180],
      [30, 200],
    ].map(([x = 0, y = 0]) => circle(x, y, 2.6, p.cream)),
  ])
}

/** Folding dumplings at a floured table. */
export function activityDumplings(): string {
  return picture(width, height, [
    inside.room(width, height, 480, '#FCEFD6', '#FBF5E8', '#DDBE93'),
    inside.kitchen(-20, 20, 1000, 330, 480, '#F3D9B4'),
    rect(368, 10, 260, 162, '#FCEFD6'),
    inside.shelf(390, 130, 220, 31),
    inside.lantern(700, 66, 28),
    reaching({ ...cast.mrsReyes, top: p.skyMid, hairColour: '#D5D6D2' }, 230, 520, 0.33, [320, 462]),
    reaching({ ...cast.mrDiaz, top: p.marigold }, 720, 520, 0.33, [635, 462], true),
    inside.table(-30, 466, 1020, 160, p.woodPale, p.cream),
    ellipse(480, 474, 150, 15, p.paper, { opacity: 0.85 }),
    prop.steamer(480, 470, 170, 2),
    prop.dumpling(350, 474, 62),
    prop.dumpling(612, 474, 62),
    prop.plate(
      130,
      474,
      210,
      p.paper,
      prop.dumpling(74, 470, 52),
      prop.dumpling(130, 466, 52),
      prop.dumpling(186, 470, 52),
      prop.dumpling(104, 446, 52),
      prop.dumpling(158, 446, 52),
    ),
    prop.bowl(838, 480, 120, p.pineSoft, p.pineMid),
    stroke('M678 478h-16M764 478h16', 12),
    stroke('M678 478h-16M764 478h16', 7, p.woodDark),
    rect(676, 469, 90, 18, p.wood, { line: 2.6, radius: 9 }),
  ])
}

/** A young helper shows an older man how to make a video call. */
export function activityComputer(): string {
  return picture(width, height, [
    inside.room(width, height, 480, '#E7F0F1', '#F5F6EF', '#E3CBA6'),
    rect(40, 30, 300, 330, p.woodPale, { line: 3.4, radius: 6 }),
    rect(54, 44, 272, 302, '#C99A68'),
    inside.shelf(54, 140, 272, 61),
    inside.shelf(54, 240, 272, 62),
    inside.shelf(54, 340, 272, 66),
    inside.windowPane(640, 60, 220, 220, 'city', p.pineSoft),
    inside.pendant(480, 60, 120, p.pineMid),
    bust({ ...cast.mrWilliams, top: p.marigoldSoft, object: p.stone, face: 'Smile' }, 'Geek', 330, 512, 0.34),
    bust({ ...cast.sofia, top: p.claySoft, face: 'Smile' }, 'ShirtCoat', 680, 512, 0.33, true),
    inside.table(-30, 490, 1020, 160, p.wood, p.marigoldPale),
    prop.cup(110, 496, 46, p.clay),
    prop.vase(880, 494, 120, p.pineMid),
    polygon([560, 496, 584, 476, 660, 476, 650, 496], p.paper, { line: 2.8 }),
  ])
}

/** A round of mahjong. */
export function activityMahjong(): string {
  const row = Array.from({ length: 9 }, (_, i) => prop.tile(282 + i * 45, 462, 43, i * 3 + (i % 2)))
  return picture(width, height, [
    inside.room(width, height, 470, '#F4DFD2', '#FBF1E8', '#C99A68'),
    inside.windowPane(380, 50, 200, 200, 'city'),
    inside.framed(90, 80, 130, 160, 'branch'),
    inside.framed(740, 80, 130, 160, 'sun'),
    inside.lantern(300, 76, 32),
    inside.lantern(660, 76, 32),
    bust({ ...cast.grandpaChen, top: p.skyMid }, 'ButtonShirt', 390, 470, 0.26),
    bust({ ...cast.mrsReyes, top: p.claySoft, face: 'Calm' }, 'StripedShirt', 580, 470, 0.26, true),
    bust({ ...cast.mrsPark, top: p.pineMid, face: 'Cute' }, 'Sweater', 130, 612, 0.33),
    bust({ ...cast.mrWilliams, top: p.marigold }, 'PoloSweater', 835, 612, 0.33, true),
    path('M190 520L290 440H670L770 520Z', p.pineMid, { line: 3.4 }),
    rect(160, 516, 640, 30, p.wood, { line: 3.4, radius: 8 }),
    rect(190, 546, 580, 80, p.woodDark, { line: 3.4 }),
    polygon([330, 452, 366, 452, 360, 464, 322, 464], p.cream, { line: 2.4 }),
    polygon([580, 450, 616, 450, 620, 462, 586, 462], p.cream, { line: 2.4 }),
    ...row,
    prop.cup(238, 512, 34, p.paper),
    prop.cup(730, 512, 34, p.paper),
  ])
}
