import { bust, cast, figure, reaching } from '../cast.ts'
import * as party from '../gatherings.ts'
import * as inside from '../indoors.ts'
import { palette as p } from '../palette.ts'
import * as prop from '../props.ts'
import { picture, polygon, rect, stroke } from '../svg.ts'
import { team } from '../team-cast.ts'

const width = 960
const height = 600

/** The trainer at the board, caregivers at their desks. */
export function eventTraining1(): string {
  const desk = (x: number) => rect(x - 110, 560, 220, 60, p.woodPale, { line: 3, radius: 8 })
  return picture(width, height, [
    inside.room(width, height, 450, '#E7F0F1', '#F6F6EF', '#E3CBA6'),
    inside.board(60, 50, 400, 250, 'heart'),
    inside.windowPane(740, 60, 170, 210, 'city', p.marigoldSoft),
    inside.plant(44, 470, 150, p.clay),
    figure({ ...team.denise, trousers: p.slate }, 'PointingFingerWB', 560, 548, 0.174, true),
    bust({ ...cast.mei, top: p.pineMid }, 'ButtonShirt', 160, 640, 0.27),
    bust({ ...cast.jun, top: p.pine }, 'Shirt', 400, 650, 0.27),
    bust({ ...cast.amina, top: p.pine }, 'ButtonShirt', 690, 640, 0.27, true),
    bust({ ...team.meiHua }, 'Shirt', 876, 650, 0.26, true),
    ...[160, 400, 690, 890].map(desk),
    prop.laptop(236, 562, 96),
    polygon([420, 562, 432, 546, 500, 546, 494, 562], p.paper, { line: 2.6 }),
    prop.cup(612, 562, 30, p.clay),
    polygon([770, 562, 780, 548, 836, 548, 832, 562], p.paper, { line: 2.6 }),
  ])
}

/** Practice with a wheelchair beside a bed. */
export function eventTraining2(): string {
  return picture(width, height, [
    inside.room(width, height, 470, '#F7E9DD', '#FBF3E8', '#E3CBA6'),
    inside.floorBoards(width, 470, height, p.wood),
    inside.windowPane(90, 60, 190, 210, 'tree', p.pineSoft),
    inside.framed(380, 80, 130, 100, 'hills'),
    inside.shelf(560, 170, 180, 27),
    rect(-20, 300, 40, 230, p.wood, { line: 3.4, radius: 12 }),
    rect(10, 402, 270, 100, p.paper, { line: 3.4, radius: 22 }),
    rect(-10, 372, 120, 50, p.cream, { line: 3.4, radius: 22 }),
    rect(110, 396, 190, 120, p.skyMid, { line: 3.4, radius: 18 }),
    rect(-20, 500, 326, 30, p.wood, { line: 3.4, radius: 8 }),
    stroke('M286 530v40', 12, p.woodDark),
    figure({ ...team.andre }, 'EasingWB', 372, 566, 0.148),
    figure({ ...team.samuel, object: p.cream }, 'WheelChair', 520, 578, 0.168),
    figure({ ...team.denise, trousers: p.slate }, 'PointingFingerWB', 790, 566, 0.166, true),
    prop.walker(876, 576, 70, 150),
    inside.plant(690, 500, 110, p.clay),
  ])
}

/** A caregiver takes her certificate from the director. */
export function eventTraining3(): string {
  return picture(width, height, [
    inside.room(width, height, 500, '#FCEFD6', '#FDF7EA', '#DDBE93'),
    inside.windowPane(390, 110, 180, 190, 'city'),
    inside.bunting(-10, 20, 980, 13),
    party.balloon(70, 170, 38, p.clay),
    party.balloon(140, 130, 34, p.marigold),
    party.balloon(890, 150, 38, p.pineMid),
    bust({ ...cast.jun, top: p.pine }, 'Shirt', 104, 520, 0.23),
    bust({ ...cast.rosa, top: p.pine }, 'ButtonShirt', 870, 520, 0.23, true),
    bust(team.helen, 'BlazerPantsWB', 300, 590, 0.38),
    reaching(team.meiHua, 690, 590, 0.36, [578, 470], true, party.certificate(492, 430, 176, -5)),
    prop.arm([372, 470], [386, 540], [420, 478], 46, p.deepPine, team.helen.skin),
    inside.table(-30, 530, 1020, 100, p.wood, p.pinePale),
    prop.cup(90, 536, 36, p.paper),
    prop.cup(560, 536, 36, p.clay),
    prop.vase(880, 538, 120, p.pineMid),
    ...[0, 1, 2].map((i) => rect(180 + i * 14, 516 - (i % 2) * 12, 84, 15, p.paper, { line: 2.6, radius: 7 })),
    stroke('M226 504v26', 6, p.clay),
  ])
}
