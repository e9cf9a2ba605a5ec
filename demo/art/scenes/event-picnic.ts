import { bust, cast, figure, reaching } from '../cast.ts'
import * as party from '../gatherings.ts'
import * as inside from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { circle, path, picture, rect, stroke } from '../svg.ts'
import { team } from '../team-cast.ts'

const width = 960
const height = 600

/** Team and guests around a checked blanket in the park. */
export function eventPicnic1(): string {
  return picture(width, height, [
    out.sky(width, height, '#DFF0F0', p.cream),
    out.sun(500, 96, 40),
    out.cloud(240, 50, 0.9),
    out.cloud(700, 80, 0.8),
    out.skyline(260, 350, 500, 150, '#D3E6E4', 41),
    path('M0 350Q300 320 960 356V600H0Z', '#C6DEC8'),
    out.tree(90, 440, 380, p.pineMid, p.pineSoft),
    out.tree(890, 430, 350, '#A9C9A9', '#C7DEC4'),
    path('M0 430Q480 390 960 440V600H0Z', '#B4D3B7'),
    figure({ ...cast.grandpaChen, top: p.skyMid }, 'WheelChair', 430, 476, 0.142),
    figure({ ...team.amina, trousers: p.deepPine }, 'EasingWB', 620, 470, 0.128, true),
    out.grassTufts(30, 500, 900, 90, 14, 4, '#8DB894'),
    party.blanket(150, 582, 660, 110),
    figure({ ...team.meiHua, trousers: p.deepPine }, 'HandsBackWB', 250, 556, 0.18),
    figure({ ...team.tyler, trousers: p.deepPine }, 'MediumWB', 760, 570, 0.176, true),
    party.basket(404, 530, 120),
    prop.plate(520, 548, 130, p.paper, party.sandwich(494, 544, 46), party.sandwich(542, 546, 46)),
    party.watermelon(606, 568, 70),
    prop.cup(396, 572, 30, p.marigoldSoft, false),
  ])
}

/** Lemonade and melon at a table under the trees. */
export function eventPicnic2(): string {
  return picture(width, height, [
    out.sky(width, height, '#E2F0EC', '#FBF3E6'),
    out.tree(140, 470, 460, p.pineSoft, p.pinePale),
    out.tree(520, 450, 400, '#B9D6BE', '#D3E5D3'),
    out.tree(850, 470, 480, p.pineMid, p.pineSoft),
    rect(0, 430, width, 180, '#C6DEC8'),
    inside.bunting(-20, 30, 1000, 13),
    bust({ ...team.helen, top: p.claySoft }, 'StripedShirt', 170, 520, 0.31),
    reaching({ ...cast.mrsJohnson, top: p.marigoldSoft }, 480, 520, 0.31, [420, 470], true),
    bust({ ...team.andre }, 'Shirt', 780, 520, 0.32, true),
    inside.table(-30, 480, 1020, 160, p.woodPale, p.paper),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(20 + i * 140, 510, 70, 100, p.clay, { opacity: 0.3 })),
    party.jug(312, 488, 104),
    prop.cup(372, 488, 34, p.marigoldSoft, false),
    prop.plate(600, 486, 170, p.paper, party.watermelon(562, 486, 88), party.sandwich(640, 484, 52)),
    prop.fruitBowl(80, 488, 110),
    prop.plate(890, 488, 120, p.paper, party.sandwich(864, 484, 48), party.sandwich(912, 484, 48)),
  ])
}

/** Everybody stands together for one photograph. */
export function eventPicnic3(): string {
  const s = 0.138
  return picture(width, height, [
    out.sky(width, height, '#DCEEF0', p.marigoldPale),
    out.cloud(130, 70, 1),
    out.cloud(640, 60, 0.9),
    out.bridge(120, 340, 760, 150, '#D2A38C', '#B98B73'),
    rect(0, 360, width, 70, '#B9D8DB'),
    path('M0 400Q480 370 960 404V600H0Z', '#BFDABF'),
    out.tree(20, 500, 440, p.pineMid, p.pineSoft),
    out.tree(940, 500, 460, p.pineSoft, p.pinePale),
    stroke('M120 120Q480 210 840 110', 3),
    ...[200, 320, 440, 560, 680, 780].map((x, i) =>
      party.heart(x, [150, 168, 176, 172, 158, 138][i] ?? 0, 17, [p.clay, p.marigold, p.pineMid][i % 3] ?? p.clay),
    ),
    figure({ ...team.viktor }, 'EasingWB', 150, 556, s),
    figure({ ...team.elena }, 'PolkaDots', 270, 560, s),
    figure({ ...team.grace, trousers: p.deepPine }, 'RestingWB', 380, 556, s),
    figure({ ...team.samuel }, 'ShirtPantsWB', 600, 560, s, true),
    figure({ ...team.shirley, inner: p.cream }, 'BlazerPantsWB', 715, 560, s, true),
    figure({ ...team.kevin, trousers: p.woodDark }, 'RestingWB', 830, 556, s, true),
    figure({ ...cast.mrsPark, top: p.marigold }, 'WheelChair', 490, 580, 0.146),
    out.grassTufts(40, 545, 880, 46, 16, 6, '#8DB894'),
    circle(60, 560, 7, p.marigold),
    circle(90, 574, 7, p.paper),
    circle(896, 566, 7, p.clay),
  ])
}
