import { bust, cast, figure, reaching } from '../cast.ts'
import { board, kitchen, pendant, plant, stovePot, windowPane } from '../indoors.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import { bowl, cane, fruitBowl, laptop } from '../props.ts'
import { circle, ellipse, fade, path, picture, polygon, rect, stroke } from '../svg.ts'

const width = 1920
const height = 800

/** A family and their caregiver on the front steps. */
export function bannerStoop(): string {
  const s = 0.178
  return picture(width, height, [
    out.sky(width, height, '#E2F0F1', p.cream),
    out.sun(850, 120, 44),
    out.cloud(120, 90, 1.1),
    out.cloud(560, 210, 0.8, 0.8),
    out.skyline(-20, 690, 980, 190, '#DCE9E8', 5),
    faded(
      out.brownstone(560, 690, 190, 270, '#EED9CB', '#F6E8DC') +
        out.brownstone(745, 690, 210, 320, '#E7C9B7', '#F3E0D2'),
    ),
    out.brownstone(950, 690, 290, 560, '#CF9A82', '#E9C9B5'),
    out.brownstone(1240, 690, 400, 630, '#B97A62', '#DDB7A2'),
    out.brownstone(1640, 690, 310, 580, '#D9AA88', '#F0D3BC'),
    rect(0, 690, width, 110, '#E4DED2'),
    rect(0, 690, width, 8, p.stoneDark, { opacity: 0.5 }),
    stroke('M0 748H1920M240 698L200 748M640 698L610 748M1010 698L990 748M1760 698L1790 748', 2.5, p.stoneDark, 0.6),
    rect(0, 776, width, 24, '#C9C3B6'),
    rect(1376, 262, 190, 248, '#DDB7A2', { line: 3 }),
    rect(1398, 286, 146, 224, p.pine, { line: 3 }),
    rect(1414, 304, 50, 84, p.pinePale, { line: 2.5 }),
    rect(1478, 304, 50, 84, p.pinePale, { line: 2.5 }),
    circle(1526, 424, 7, p.marigold, { line: 2 }),
    plant(1346, 510, 92, p.clay),
    plant(1596, 510, 92, p.clay),
    out.steps(1150, 700, 640, 47, 4, 60),
    figure({ ...cast.child, top: p.marigold }, 'ClosedLegWB', 1500, 562, 0.135, true),
    figure(cast.mei, 'ClosedLegWB', 1330, 609, s),
    figure(cast.grandmaLin, 'CrossedLegs', 1600, 700, s, true),
    figure(cast.grandpaChen, 'ShirtPantsWB', 1120, 752, s),
    cane(1196, 498, 752),
    figure(cast.ling, 'EasingWB', 1795, 752, s, true),
    out.streetLamp(915, 750, 420),
    out.bush(-40, 800, 260, p.pinePale),
    out.bush(1850, 800, 200, p.pineMid),
  ])
}

/** A man with a cane and his caregiver walk under the trees. */
export function bannerPark(): string {
  return picture(width, height, [
    out.sky(width, height, '#DFF0F0', p.cream),
    out.cloud(180, 120, 1.2),
    out.cloud(620, 70, 0.9),
    out.skyline(820, 470, 1120, 300, '#CFE2E2', 11),
    out.empireTower(1180, 470, 380, '#BAD5D6'),
    out.skyline(-20, 500, 860, 120, '#E4EFEC', 3),
    path('M0 520Q420 440 960 480T1920 450V800H0Z', '#DCEBDD'),
    out.tree(1010, 540, 260, p.pineSoft, p.pinePale),
    out.tree(1860, 560, 420, p.pineMid, p.pineSoft),
    out.tree(1330, 530, 300, '#A9C9A9', '#C7DEC4'),
    out.tree(740, 520, 150, '#C5DCCB', '#DBEADD'),
    path('M0 610Q600 540 1200 575T1920 560V800H0Z', '#C6DEC8'),
    path('M760 800Q1080 690 1260 640T1920 600V668Q1600 690 1420 800Z', '#F0E2C8'),
    stroke('M760 800Q1080 690 1260 640T1920 600', 3, '#D8C39C'),
    out.streetLamp(1690, 650, 330),
    out.bench(1700, 664, 200),
    figure(cast.mrWilliams, 'ShirtPantsWB', 1270, 772, 0.188, true),
    cane(1204, 506, 772),
    figure(cast.rosa, 'WalkingWB', 1450, 776, 0.184, true),
    out.bush(1680, 812, 300, p.pineMid),
    out.bush(1560, 816, 190, p.pine),
    out.grassTufts(60, 660, 700, 120, 16, 7, '#A9CBAE'),
    circle(1724, 748, 8, p.marigold),
    circle(1760, 736, 8, p.paper),
    circle(1828, 742, 8, p.clay),
    stroke('M900 90q14 -12 26 0q12 -12 26 0M990 130q11 -10 20 0q9 -10 20 0', 3.5, p.slate),
  ])
}

/** Two people cook together in a bright kitchen. */
export function bannerKitchen(): string {
  return picture(width, height, [
    fade(0, 0, width, height, '#FBF3E4', '#F6EAD6'),
    kitchen(930, 40, 1040, 480, 800, p.pineSoft),
    rect(1308, 30, 272, 300, '#F6EAD6'),
    windowPane(1320, 44, 248, 270, 'city'),
    stovePot(1720, 480, 130, p.clay),
    pendant(1060, 96, 150, p.marigold),
    reaching(cast.amina, 1170, 668, 0.45, [1250, 588]),
    bust({ ...cast.grandmaLin, top: p.claySoft }, 'ButtonShirt', 1545, 668, 0.43, true),
    rect(820, 650, 1160, 190, p.pinePale, { line: 4 }),
    rect(800, 626, 1200, 38, p.woodPale, { line: 4, radius: 8 }),
    stroke('M900 700v80M1180 700v80M1460 700v80M1740 700v80', 3, p.pineSoft),
    fruitBowl(960, 628, 150),
    rect(1270, 614, 230, 18, p.wood, { line: 3, radius: 6 }),
    ...[1300, 1334, 1368].map((x) => circle(x, 600, 16, p.clay, { line: 2.6 })),
    path('M1408 612q10 -34 34 -34q34 0 42 34Z', p.pineMid, { line: 2.6 }),
    stroke('M1442 580v30', 2.6),
    bowl(1660, 628, 150, p.paper, p.pineSoft),
    rect(1800, 560, 60, 68, p.cream, { line: 3, radius: 8 }),
    stroke('M1812 560l-14 -70M1830 560v-84M1846 560l16 -66', 8, p.wood),
  ])
}

/** Skyline and bridge over the river in the morning. */
export function bannerSkyline(): string {
  const s = 0.105
  return picture(width, height, [
    out.sky(width, 620, '#E6F1F0', '#FDEBCB'),
    out.sun(1180, 330, 84),
    out.cloud(140, 130, 1.3),
    out.cloud(600, 220, 0.9, 0.8),
    out.cloud(1500, 80, 1.2),
    out.skyline(-30, 560, 1000, 120, '#E3ECE6', 9),
    out.skyline(860, 560, 1100, 330, '#C7DEDD', 21),
    out.empireTower(1370, 560, 440, '#B1D0D3'),
    out.skyline(1010, 560, 950, 210, '#9CC3C5', 33),
    rect(0, 556, width, 170, '#B9D8DB'),
    fade(0, 556, width, 120, '#D9E9E4', '#B4D5D9'),
    stroke(
      'M1080 586h210M1130 606h130M1160 626h70M300 600h160M420 640h240M120 660h90M1500 650h200M1720 600h120',
      4,
      p.paper,
      0.75,
    ),
    out.bridge(820, 500, 1240, 280, '#C08A72', p.woodDark),
    polygon([742, 572, 772, 486, 856, 486, 856, 572], '#C99F8B'),
    rect(764, 478, 100, 14, '#D9B6A4'),
    out.bush(690, 574, 190, '#A9C9B6'),
    path('M430 622h120l-16 26h-92Z', p.paper, { line: 2.4 }),
    rect(458, 600, 60, 22, p.marigold, { line: 2.4 }),
    rect(0, 716, width, 90, '#EADFCB'),
    rect(0, 716, width, 7, '#CDBD9F'),
    out.fence(0, 734, width, 84, '#7FA092'),
    figure(cast.mrWong, 'WheelChair', 1546, 782, 0.125),
    figure(cast.andre, 'RestingWB', 1448, 782, 0.115),
    figure(cast.mrsPark, 'PolkaDots', 1690, 782, s, true),
    out.streetLamp(1010, 786, 300),
    out.bench(1740, 784, 150),
    out.tree(1900, 790, 300, p.pineMid, p.pineSoft),
  ])
}

/** Caregivers in a classroom with their trainer. */
export function bannerTraining(): string {
  const learners = [
    bust({ ...cast.mei, top: p.pineMid }, 'ButtonShirt', 1010, 708, 0.33),
    bust({ ...cast.andre, top: p.marigoldSoft }, 'Shirt', 1290, 708, 0.34),
    bust({ ...cast.sofia, top: p.claySoft }, 'Hoodie', 1600, 708, 0.33),
  ]
  return picture(width, height, [
    fade(0, 0, width, 640, '#F4F1E4', '#FBF5E8'),
    rect(0, 640, width, 160, '#E9D9BD'),
    rect(0, 626, width, 14, p.paper),
    board(1200, 50, 420, 270, 'heart'),
    windowPane(940, 90, 190, 230, 'city'),
    plant(1876, 640, 190, p.clay),
    figure({ ...cast.jun, top: p.pine }, 'PointingFingerWB', 1800, 690, 0.2, true),
    ...learners,
    ...[1010, 1290, 1600].map(
      (x) =>
        rect(x - 122, 718, 244, 64, p.wheat, { line: 3 }) +
        rect(x - 140, 700, 280, 22, p.woodPale, { line: 3.4, radius: 6 }) +
        rect(x - 122, 722, 14, 90, p.woodDark, { line: 3 }) +
        rect(x + 108, 722, 14, 90, p.woodDark, { line: 3 }),
    ),
    laptop(1050, 702, 130),
    laptop(1650, 702, 130),
    polygon([1300, 702, 1316, 682, 1420, 682, 1412, 702], p.paper, { line: 3 }),
    ellipse(1236, 694, 16, 8, p.clay, { line: 2.4 }),
  ])
}

/** Sets what is far away back behind a veil of light. */
function faded(content: string): string {
  return `<g opacity=".5">${content}</g>`
}
