import { bust, cast, figure, reaching } from '../cast.ts'
import * as inside from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { path, picture, polygon, rect, stroke } from '../svg.ts'

const width = 960
const height = 600

/** Three people move in step on the lawn. */
export function activityTaichi(): string {
  const s = 0.142
  return picture(width, height, [
    out.sky(width, height, '#DCEEF0', p.marigoldPale),
    out.sun(150, 130, 44),
    out.cloud(700, 50, 0.9),
    out.skyline(420, 350, 560, 190, '#CBE0DF', 17),
    out.bridge(-140, 310, 860, 170, '#D2A38C', '#B98B73'),
    rect(0, 340, width, 60, '#B9D8DB'),
    path('M0 372Q300 340 960 380V600H0Z', '#C6DEC8'),
    out.tree(900, 430, 310, p.pineMid, p.pineSoft),
    out.tree(30, 420, 220, '#A9C9A9', '#C7DEC4'),
    path('M0 450Q480 400 960 460V600H0Z', '#B4D3B7'),
    figure({ ...cast.mrsReyes, top: p.marigoldSoft }, 'RoboDanceOutline', 200, 540, s * 0.92),
    figure({ ...cast.mrWong, top: p.cream, trousers: p.slate, face: 'Calm' }, 'RoboDanceOutline', 680, 540, s * 0.92),
    figure(
      { ...cast.grandmaLin, top: p.paper, trousers: p.pineMid, face: 'Calm' },
      'RoboDanceOutline',
      440,
      574,
      s * 1.08,
    ),
    out.grassTufts(40, 480, 880, 100, 18, 3, '#8DB894'),
  ])
}

/** A group walks by the river under blossoming trees. */
export function activityWalk(): string {
  const blossom = '#F0C3B4'
  return picture(width, height, [
    out.sky(width, height, '#DCEEF0', '#FBF3E6'),
    out.cloud(90, 60, 1),
    out.cloud(620, 90, 0.8),
    out.skyline(0, 350, width, 210, '#CFE2E2', 51),
    out.empireTower(560, 350, 270, '#BAD5D6'),
    rect(0, 346, width, 80, '#B9D8DB'),
    stroke('M90 376h140M420 390h180M760 372h120', 3.5, p.paper, 0.8),
    out.fence(0, 440, width, 62, '#5F8B7C'),
    rect(0, 436, width, 170, '#EADFC8'),
    path('M0 540Q480 500 960 548V600H0Z', '#BFDABF'),
    out.tree(60, 500, 380, blossom, '#F9DFD6'),
    out.tree(900, 500, 400, blossom, '#F9DFD6'),
    figure(
      { ...cast.mrsJohnson, top: p.marigold, hairColour: p.clay, trousers: p.deepPine },
      'WalkingWB',
      300,
      552,
      0.14,
    ),
    figure(cast.jun, 'EasingWB', 440, 548, 0.142),
    figure({ ...cast.mrWong, top: p.skyMid }, 'WalkingWB', 590, 556, 0.14),
    figure({ ...cast.mrsPark, trousers: p.slate }, 'RoboDanceOutline', 730, 558, 0.136),
    out.grassTufts(40, 560, 880, 30, 14, 8, '#8DB894'),
  ])
}

/** Planting in raised beds behind the houses. */
export function activityGarden(): string {
  const sprouts = [120, 190, 260, 330].map((x, i) =>
    prop.seedling(x, 474, 60 + (i % 2) * 16, [p.clay, p.marigold][i % 2]),
  )
  return picture(width, height, [
    out.sky(width, height, '#DCEEF0', '#FBF3E6'),
    out.sun(840, 90, 40),
    out.brownstone(-40, 400, 210, 330, '#E0B79F', '#F3DCCB'),
    out.brownstone(170, 400, 200, 290, '#D09D84', '#EACDB9'),
    out.brownstone(370, 400, 210, 340, '#E5C3AE', '#F5E3D6'),
    out.tree(700, 400, 330, p.pineSoft, p.pinePale),
    out.fence(0, 410, width, 90, p.wood),
    rect(0, 400, width, 200, '#BFDABF'),
    path('M0 470Q480 440 960 480V600H0Z', '#AFCFB0'),
    ...sprouts,
    rect(60, 470, 340, 60, p.wood, { line: 3.4, radius: 4 }),
    rect(60, 464, 340, 14, '#7A5540', { line: 2.6, radius: 6 }),
    stroke('M62 500h336', 2.4, p.woodDark),
    figure({ ...cast.mrsReyes, top: p.skyMid }, 'HandsBackWB', 500, 566, 0.2, true),
    figure({ ...cast.andre }, 'MediumWB', 770, 582, 0.2, true),
    prop.wateringCan(630, 586, 92, p.marigold),
    prop.seedling(892, 586, 60, p.clay),
    prop.seedling(930, 576, 70, p.paper),
    polygon([30, 560, 84, 560, 76, 596, 38, 596], p.clay, { line: 3 }),
    prop.seedling(57, 560, 58, p.marigold),
    out.grassTufts(120, 556, 700, 36, 12, 5, '#86B28C'),
  ])
}

/** Free blood-pressure checks at a folding table outdoors. */
export function activityBloodPressure(): string {
  return picture(width, height, [
    out.sky(width, height, '#E2F0F1', '#FBF3E6'),
    out.brownstone(-30, 500, 240, 440, '#D9AA88', '#F0D3BC', true),
    out.brownstone(750, 500, 250, 460, '#CF9A82', '#E9C9B5', true),
    out.tree(660, 500, 330, p.pineSoft, p.pinePale),
    rect(0, 496, width, 110, '#E6E0D3'),
    stroke('M190 520V120M770 520V120', 9, p.stoneDark),
    path('M150 150L240 50H720L810 150Z', p.pine, { line: 3.4 }),
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        path(`M${150 + i * 132} 150h66q0 34 -33 34t-33 -34Z`, p.cream, { line: 3 }) +
        path(`M${216 + i * 132} 150h66q0 34 -33 34t-33 -34Z`, p.pineMid, { line: 3 }),
    ),
    path('M480 76c-26 -34 -64 0 -34 28l34 28l34 -28c30 -28 -8 -62 -34 -28Z', p.clay, { line: 3 }),
    bust(
      { ...cast.amina, top: p.pine, trousers: p.pinePale, hairColour: p.skyMid },
      'DocStethoscope',
      650,
      540,
      0.31,
      true,
    ),
    reaching({ ...cast.mrWong, top: p.claySoft, face: 'Smile' }, 300, 522, 0.32, [372, 462]),
    inside.table(110, 486, 740, 140, p.woodPale, p.pinePale),
    prop.pressureCuff(272, 472, 60, -8),
    prop.pressureMeter(490, 492, 104, [300, 492]),
    prop.arm([716, 400], [716, 520], [594, 474], 46, p.pine, cast.amina.skin),
    prop.fruitBowl(790, 492, 84),
  ])
}
