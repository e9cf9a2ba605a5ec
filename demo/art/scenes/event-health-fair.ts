import { bust, cast, figure, reaching } from '../cast.ts'
import * as party from '../gatherings.ts'
import * as inside from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { circle, clip, picture, polygon, rect, stroke } from '../svg.ts'
import { team } from '../team-cast.ts'

const width = 960
const height = 600

/** Stalls along the street, with neighbours walking by. */
export function eventHealthFair1(): string {
  const stall = (x: number, w: number, front: string) =>
    rect(x, 424, w, 68, front, { line: 3 }) + rect(x - 10, 414, w + 20, 18, p.woodPale, { line: 3, radius: 6 })
  return picture(width, height, [
    out.sky(width, height, '#DFF0F0', p.cream),
    out.cloud(420, 40, 0.9),
    out.brownstone(-40, 490, 250, 430, '#CF9A82', '#E9C9B5', true),
    out.brownstone(210, 490, 240, 390, '#E0B79F', '#F3DCCB'),
    out.brownstone(450, 490, 250, 420, '#B97A62', '#DDB7A2', true),
    out.brownstone(700, 490, 280, 380, '#D9AA88', '#F0D3BC'),
    rect(0, 488, width, 112, '#E6E0D3'),
    rect(0, 578, width, 24, '#C9C3B6'),
    clip(rect(0, 0, width, 440, '#fff'), bust({ ...team.grace }, 'DocStethoscope', 110, 440, 0.155)),
    bust({ ...team.kevin, top: p.pine }, 'ButtonShirt', 232, 440, 0.155, true),
    stall(46, 248, p.pinePale),
    party.canopy(10, 150, 490, 320, p.pine, p.cream),
    party.heart(170, 186, 22, p.clay),
    prop.pressureMeter(168, 420, 60, [120, 416]),
    bust({ ...team.amina }, 'Sweater', 740, 440, 0.155),
    bust({ ...team.elena, top: p.pine }, 'ButtonShirt', 856, 440, 0.155, true),
    stall(676, 248, p.marigoldPale),
    party.canopy(640, 150, 490, 320, p.marigold, p.cream),
    party.crate(802, 416, 74, p.clay),
    out.tree(478, 496, 330, p.pineSoft, p.pinePale),
    party.balloon(338, 250, 27, p.clay, 190),
    party.balloon(572, 160, 27, p.marigold, 150),
    figure({ ...cast.sofia, top: p.claySoft }, 'EasingWB', 392, 580, 0.118),
    figure({ ...cast.grandpaChen, top: p.skyMid }, 'WheelChair', 490, 588, 0.126),
    figure({ ...cast.mrWilliams, top: p.cream }, 'ShirtPantsWB', 664, 584, 0.116, true),
    prop.cane(625, 424, 584),
  ])
}

/** A nurse has just given the flu shot: a plaster and a smile. */
export function eventHealthFair2(): string {
  const guest = { ...cast.mrDiaz, top: p.claySoft }
  return picture(width, height, [
    inside.room(width, height, 520, '#E3EFE7', '#F3F6EF', '#E6D3B2'),
    party.foldingScreen(40, 560, 300, 440, p.pinePale),
    inside.windowPane(430, 70, 180, 200, 'tree'),
    rect(700, 70, 170, 210, p.paper, { line: 3.4, radius: 8 }),
    party.heart(785, 150, 44, p.clay),
    stroke('M735 222h100M750 246h70', 7, p.pineSoft),
    inside.chairBack(500, 330, 250, 280, p.wood),
    bust({ ...team.grace }, 'DocStethoscope', 250, 600, 0.38),
    bust(guest, 'Shirt', 620, 610, 0.38),
    party.plaster(481, 552, 48, 78),
    prop.arm([328, 500], [350, 590], [424, 560], 50, team.grace.top, team.grace.skin),
    rect(800, 470, 180, 14, p.stone, { line: 3, radius: 6 }),
    stroke('M816 484v116M950 484v116', 8, p.stoneDark),
    rect(826, 410, 80, 60, p.paper, { line: 3, radius: 6 }),
    rect(858, 422, 16, 36, p.pineMid),
    rect(848, 432, 36, 16, p.pineMid),
    rect(920, 436, 32, 34, p.skyMid, { line: 2.8, radius: 6 }),
    ...[926, 936, 946].map((x) => circle(x, 432, 8, p.paper, { line: 2.2 })),
  ])
}

/** Oranges and leaflets to take home. */
export function eventHealthFair3(): string {
  const leaflet = (x: number, tone: string) =>
    polygon([x, 492, x + 12, 462, x + 58, 462, x + 52, 492], tone, { line: 2.6 }) +
    stroke(`M${x + 20} 472h26M${x + 16} 481h22`, 3, p.paper)
  return picture(width, height, [
    out.sky(width, height, '#E2F0F1', '#FBF3E6'),
    out.brownstone(-60, 500, 280, 470, '#D9AA88', '#F0D3BC'),
    out.brownstone(740, 500, 280, 450, '#CF9A82', '#E9C9B5', true),
    out.tree(300, 500, 360, p.pineSoft, p.pinePale),
    out.tree(690, 500, 320, '#A9C9A9', '#C7DEC4'),
    rect(0, 496, width, 110, '#E6E0D3'),
    party.canopy(110, 20, 520, 740, p.marigold, p.cream),
    party.balloon(70, 220, 36, p.clay, 260),
    party.balloon(900, 200, 36, p.pineMid, 280),
    reaching({ ...team.elena, top: p.pine }, 260, 522, 0.31, [348, 450]),
    circle(386, 424, 24, p.marigold, { line: 2.8 }),
    bust({ ...cast.child, top: p.skyMid }, 'Hoodie', 500, 520, 0.235, true),
    bust({ ...cast.mrsJohnson, top: p.claySoft, hairColour: p.skyMid }, 'ShirtCoat', 690, 522, 0.31, true),
    inside.table(90, 486, 780, 140, p.woodPale, p.mint),
    party.crate(180, 490, 120, p.marigold),
    party.crate(800, 490, 120, p.clay),
    leaflet(420, p.pineMid),
    leaflet(490, p.clay),
    leaflet(560, p.slate),
  ])
}
