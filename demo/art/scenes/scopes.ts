import { bust, cast, figure, reaching } from '../cast.ts'
import {
  chairBack,
  floorBoards,
  floorLamp,
  framed,
  kitchen,
  pendant,
  plant,
  room,
  rug,
  shelf,
  sofa,
  table,
  windowPane,
} from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import {
  arm,
  book,
  bowl,
  cup,
  fruitBowl,
  plate,
  pressureCuff,
  pressureMeter,
  teapot,
  vase,
  walker,
  wavingHand,
} from '../props.ts'
import { circle, path, picture, rect, stroke } from '../svg.ts'

const width = 960
const height = 720

/** A caregiver helps a woman into a warm cardigan. */
export function scopePersonalCare(): string {
  return picture(width, height, [
    room(width, height, 560, '#F7E9DD', '#FBF3E8', '#E3CBA6'),
    windowPane(90, 90, 220, 280, 'tree', p.marigoldSoft),
    framed(700, 100, 150, 120, 'hills'),
    rect(640, 300, 360, 200, p.wood, { line: 3.4, radius: 26 }),
    rect(650, 440, 330, 90, p.paper, { line: 3.4, radius: 30 }),
    rect(620, 500, 380, 160, p.skyMid, { line: 3.4, radius: 24 }),
    stroke('M624 560H960M700 504V660M820 504V660', 3, p.river),
    floorLamp(590, 560, 330),
    bust({ ...cast.grandmaLin, top: p.clay, inner: p.cream }, 'ShirtCoat', 600, 830, 0.48),
    reaching(cast.rosa, 320, 760, 0.5, [414, 622]),
  ])
}

/** Tea and a photo album on the sofa. */
export function scopeCompanionship(): string {
  return picture(width, height, [
    room(width, height, 590, '#DCEBE2', '#EEF4EC', '#DDBE93'),
    floorBoards(width, 590, height, p.wood),
    windowPane(380, 70, 210, 230, 'city', p.claySoft),
    framed(120, 110, 130, 150, 'branch'),
    framed(720, 100, 160, 120, 'sun'),
    floorLamp(900, 600, 430),
    sofa(90, 660, 760, 370, p.marigoldSoft, p.marigoldPale),
    bust({ ...cast.mrWilliams, face: 'Calm', object: p.paper }, 'Coffee', 320, 650, 0.4),
    bust({ ...cast.mei, face: 'Smile' }, 'ButtonShirt', 640, 650, 0.39, true),
    table(150, 610, 660, 140, p.wood, p.woodDark),
    book(470, 606, 210),
    teapot(690, 612, 110, p.pineSoft),
    cup(590, 612, 46, p.paper),
    plate(
      270,
      606,
      120,
      p.paper,
      circle(250, 596, 15, p.wood, { line: 2.4 }),
      circle(280, 594, 15, p.wood, { line: 2.4 }),
    ),
  ])
}

/** A bowl of soup and vegetables come to the table. */
export function scopeMeals(): string {
  return picture(width, height, [
    room(width, height, 600, '#FCEFD6', '#FBF5E8', '#E3CBA6'),
    kitchen(-40, 40, 400, 400, 600, p.pinePale),
    windowPane(440, 80, 200, 240, 'tree'),
    pendant(690, 70, 190, p.clay),
    shelf(720, 260, 210, 12),
    chairBack(560, 330, 280, 300, p.wood),
    bust({ ...cast.mrsReyes, top: p.skyMid, face: 'Calm' }, 'StripedShirt', 690, 640, 0.4, true),
    reaching(cast.andre, 280, 610, 0.44, [360, 552]),
    table(-30, 590, 1020, 160, p.woodPale, p.cream),
    bowl(480, 592, 170, p.clay, p.marigoldSoft, true),
    plate(
      690,
      586,
      190,
      p.paper,
      path('M640 580q10 -30 36 -26q8 -22 34 -12q26 -6 34 38Z', p.pineMid, { line: 2.6 }),
      circle(726, 570, 13, p.marigold, { line: 2.4 }),
      circle(654, 572, 12, p.clay, { line: 2.4 }),
    ),
    cup(850, 592, 56, p.skyMid),
    vase(90, 592, 130, p.slate),
  ])
}

/** On the sidewalk with a walker. */
export function scopeMobility(): string {
  return picture(width, height, [
    out.sky(width, height),
    out.cloud(80, 60, 0.9),
    out.skyline(0, 560, 400, 320, '#CBDFDF', 41),
    out.brownstone(330, 590, 220, 430, '#D9A88D', '#EFD2BF', true),
    out.brownstone(550, 590, 230, 490, '#B97A62', '#DDB7A2', true),
    out.brownstone(780, 590, 220, 440, '#CF9A82', '#E9C9B5', true),
    out.tree(130, 600, 400, p.pineMid, p.pineSoft),
    rect(0, 590, width, 130, '#E6E0D3'),
    rect(0, 590, width, 7, p.stoneDark, { opacity: 0.6 }),
    stroke(
      'M0 650H960M180 597L130 650M460 597L440 650M740 597L750 650M300 650L260 720M640 650L640 720',
      2.5,
      p.stoneDark,
      0.6,
    ),
    out.streetLamp(900, 610, 360),
    figure(cast.andre, 'WalkingWB', 340, 690, 0.185),
    figure(cast.mrsJohnson, 'RoboDanceOutline', 560, 690, 0.178),
    walker(616, 690, 160, 300),
    out.bush(-60, 726, 230, p.pine),
  ])
}

/** A nurse checks the blood pressure at the kitchen table. */
export function scopeNursing(): string {
  return picture(width, height, [
    room(width, height, 600, '#E1EFEE', '#F3F6EF', '#E0CBA8'),
    kitchen(520, 30, 540, 390, 600, '#F6E3C3'),
    windowPane(120, 80, 240, 250, 'city', p.pineSoft),
    plant(700, 390, 100, p.clay),
    rect(820, 310, 70, 80, p.stone, { line: 3, radius: 10 }),
    chairBack(120, 370, 260, 260, p.woodPale),
    bust({ ...cast.mei, top: p.pine, trousers: p.pineSoft, face: 'Smile' }, 'DocStethoscope', 690, 660, 0.41, true),
    reaching({ ...cast.mrDiaz, face: 'Calm' }, 260, 640, 0.43, [350, 568]),
    table(-30, 600, 1020, 150, p.wood, p.marigoldPale),
    pressureCuff(226, 584, 80, -8),
    pressureMeter(500, 604, 130, [300, 612]),
    arm([785, 490], [770, 640], [630, 582], 56, p.pine, cast.mei.skin),
    fruitBowl(860, 604, 120),
  ])
}

/** A daughter waves goodbye while her mother has company. */
export function scopeRespite(): string {
  return picture(width, height, [
    room(width, height, 600, '#F3E6D3', '#FBF3E6', '#D9B88C'),
    floorBoards(width, 600, height, p.wood),
    rect(640, 110, 240, 490, p.paper, { line: 4 }),
    rect(658, 128, 204, 472, p.sky),
    out.skyline(658, 470, 204, 200, '#E3C2AF', 8),
    rect(658, 470, 204, 130, '#C6DEC8'),
    out.tree(700, 500, 200, p.pineMid, p.pineSoft),
    path('M862 128L950 96V640L862 600Z', p.pine, { line: 4 }),
    circle(930, 372, 9, p.marigold, { line: 2.4 }),
    figure({ ...cast.ling, top: p.marigold }, 'PointingFingerWB', 776, 616, 0.16, true),
    wavingHand(664, 290, 16, cast.ling.skin),
    framed(420, 110, 140, 110, 'sun'),
    windowPane(80, 90, 200, 220, 'tree', p.pineSoft),
    rug(360, 690, 760, 90, p.pinePale, p.pineMid),
    floorLamp(580, 620, 370),
    rect(110, 300, 270, 330, p.claySoft, { line: 3.4, radius: 60 }),
    rect(130, 640, 16, 40, p.woodDark, { line: 3 }),
    rect(346, 640, 16, 40, p.woodDark, { line: 3 }),
    rect(80, 440, 70, 220, p.clay, { line: 3.4, radius: 30 }),
    rect(120, 520, 270, 100, p.claySoft, { line: 3.4, radius: 22 }),
    rect(120, 600, 270, 62, p.clay, { line: 3.4, radius: 16 }),
    figure({ ...cast.mrsPark, top: p.skyMid }, 'CrossedLegs', 250, 698, 0.212),
    figure(cast.jun, 'MediumWB', 556, 708, 0.2, true),
  ])
}
