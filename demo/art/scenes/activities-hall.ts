import { bust, cast, figure, reaching } from '../cast.ts'
import * as inside from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { circle, clip, fade, path, picture, polygon, rect, stroke } from '../svg.ts'

const width = 960
const height = 600

/** Painting at easels in a bright room. */
export function activityPainting(): string {
  return picture(width, height, [
    inside.room(width, height, 500, '#FBEFE2', '#FBF6EC', '#DDBE93'),
    inside.floorBoards(width, 500, height, p.wood),
    inside.windowPane(90, 60, 180, 220, 'city'),
    inside.windowPane(330, 60, 180, 220, 'tree'),
    inside.framed(600, 70, 110, 90, 'sun'),
    inside.framed(740, 60, 100, 130, 'branch'),
    prop.easel(320, 590, 190, 420, 'tree'),
    figure({ ...cast.mrOkafor, top: p.skyMid }, 'PointingFingerWB', 150, 585, 0.165),
    stroke('M252 262L300 214', 9),
    stroke('M252 262L300 214', 5, p.wood),
    stroke('M300 214l8 -8', 11, p.clay),
    prop.easel(610, 592, 180, 400, 'flower'),
    figure({ ...cast.mrsPark, top: p.claySoft }, 'PointingFingerWB', 800, 588, 0.158, true),
    inside.plant(916, 560, 130, p.clay),
    rect(420, 470, 100, 12, p.wood, { line: 2.6, radius: 4 }),
    stroke('M436 482v106M504 482v106', 8, p.woodDark),
    ...[p.clay, p.marigold, p.pineMid, p.skyMid].map((tone, i) =>
      rect(426 + i * 23, 446, 18, 24, tone, { line: 2.4, radius: 4 }),
    ),
  ])
}

/** A health talk with a picture of a balanced plate. */
export function activityHealthTalk(): string {
  return picture(width, height, [
    inside.room(width, height, 470, '#E3EFE7', '#F3F6EF', '#E6D3B2'),
    inside.board(390, 50, 390, 250, 'plate'),
    inside.windowPane(40, 70, 150, 200, 'city', p.marigoldSoft),
    inside.plant(900, 480, 150, p.clay),
    figure({ ...cast.rosa, trousers: p.slate }, 'PointingFingerWB', 250, 560, 0.176),
    bust({ ...cast.mrWilliams, top: p.claySoft }, 'Shirt', 470, 660, 0.27, true),
    bust({ ...cast.mrsReyes, top: p.marigold, inner: p.cream }, 'ShirtCoat', 670, 660, 0.27, true),
    bust({ ...cast.mrWong, top: p.skyMid }, 'ButtonShirt', 860, 668, 0.26, true),
    ...[470, 670, 860].map((x) => rect(x - 96, 566, 192, 60, p.wood, { line: 3, radius: 18 })),
  ])
}

/** Songs with a guitar and a two-stringed fiddle. */
export function activityMusic(): string {
  const player = { ...cast.mrOkafor, top: p.clay }
  const fretting = prop.arm([311, 486], [330, 548], [372, 516], 46, player.skin, player.skin, 4.5, false)
  return picture(width, height, [
    inside.room(width, height, 500, '#F7E2C4', '#FBF1DF', '#C99A68'),
    path('M0 0H150Q120 260 40 420H0ZM960 0H810Q840 260 920 420H960Z', p.clay, { line: 3.4 }),
    stroke('M50 0Q50 200 14 360M100 0Q96 200 40 380M910 0Q910 200 946 360M860 0Q864 200 920 380', 3, p.terracotta),
    inside.bunting(130, 30, 700, 11),
    inside.pendant(480, 92, 110, p.marigold),
    bust({ ...cast.sofia, top: p.pineSoft, face: 'Explaining' }, 'Explaining', 490, 572, 0.33),
    reaching(player, 220, 572, 0.33, [224, 498], false, fretting + prop.guitar(240, 490, 0.86)),
    reaching(
      { ...cast.grandpaChen, top: p.marigoldSoft, face: 'Calm' },
      760,
      576,
      0.33,
      [716, 520],
      true,
      prop.erhu(668, 590, 330),
    ),
    rect(0, 568, width, 40, p.woodDark),
    rect(0, 560, width, 12, p.wood, { line: 2.6 }),
    prop.notes(356, 190, 0.7, p.pine),
    prop.notes(592, 170, 0.85, p.terracotta),
    prop.notes(160, 200, 0.6, p.pineMid),
  ])
}

/** Movie night in the community room. */
export function activityMovie(): string {
  return picture(width, height, [
    fade(0, 0, width, height, '#173F39', '#245A50'),
    rect(340, 40, 580, 330, p.ink, { radius: 8 }),
    clip(
      rect(352, 52, 556, 306, '#fff', { radius: 4 }),
      fade(352, 52, 556, 306, '#F8CF8C', '#F4D9CD'),
      circle(650, 210, 58, p.marigold),
      out.skyline(352, 300, 560, 150, '#D9957F', 77),
      rect(352, 296, 556, 70, '#C97F69'),
      out.bridge(330, 280, 620, 130, '#8E4A38', '#7A3B2B'),
    ),
    polygon([-10, 260, 352, 52, 352, 358, -10, 300], p.marigoldPale, { opacity: 0.12 }),
    stroke('M60 0v60M200 0v40', 3, p.pineSoft),
    circle(60, 72, 13, p.marigoldSoft),
    circle(200, 52, 13, p.marigoldSoft),
    ...[200, 430, 660, 880].map((x) => rect(x - 92, 452, 184, 170, p.terracotta, { line: 3, radius: 30 })),
    bust({ ...cast.mrsJohnson, top: p.marigoldSoft }, 'Shirt', 200, 620, 0.25),
    bust({ ...cast.mrDiaz, top: p.skyMid }, 'ButtonShirt', 430, 620, 0.25),
    bust({ ...cast.grandmaLin, top: p.claySoft, object: p.cream }, 'Coffee', 650, 620, 0.25),
    bust({ ...cast.mei }, 'Hoodie', 880, 620, 0.25),
    prop.popcorn(316, 600, 62),
  ])
}
