import { bust, cast } from '../cast.ts'
import * as out from '../outdoors.ts'
import { palette as p } from '../palette.ts'
import { path, picture, rect, stroke } from '../svg.ts'

/** Shown when a link is shared: a caregiver and an older woman before the city. */
export function socialCard(): string {
  return picture(1200, 630, [
    out.sky(1200, 630, '#D9ECEE', p.marigoldPale),
    out.sun(250, 190, 62),
    out.cloud(60, 70, 1),
    out.cloud(900, 60, 1.1),
    out.skyline(-10, 470, 700, 260, '#C3DCDC', 91),
    out.empireTower(520, 470, 340, '#AECED1'),
    rect(0, 466, 1200, 170, '#B9D8DB'),
    out.bridge(-120, 440, 980, 220, '#C08A72', p.woodDark),
    stroke('M60 500h160M340 520h120M180 550h90', 4, p.paper, 0.8),
    out.brownstone(780, 640, 260, 500, '#CF9A82', '#E9C9B5'),
    out.brownstone(1030, 640, 260, 560, '#B97A62', '#DDB7A2'),
    out.tree(1180, 650, 380, p.pineMid, p.pineSoft),
    path('M0 590Q500 560 1200 600V630H0Z', '#AFCFB0'),
    bust(cast.rosa, 'ButtonShirt', 610, 652, 0.46),
    bust({ ...cast.grandpaChen, top: p.marigold, face: 'Calm' }, 'ShirtCoat', 900, 660, 0.45, true),
  ])
}
