import { skyline } from './city.ts'
import { plant, shelf } from './furniture.ts'
import { palette as p } from './palette.ts'
import type { Person } from './person.ts'
import { person } from './person.ts'
import { windowPane } from './room.ts'
import { tree } from './street.ts'
import { circle, ellipse, fade, group, path, picture, place, rect, stroke } from './svg.ts'

const size = 640
const sheetMiddle = 475

export type Backdrop = 'arch' | 'hills' | 'leaves' | 'office' | 'street' | 'window'

interface Sitting {
  backdrop: Backdrop
  wall: string
  tint: string
  mirrored?: boolean
  scale?: number
  top?: number
  /** Drawn on the figure, in the figure's own units. */
  over?: string
}

/** A square picture of one person, head and shoulders, before a soft backdrop in two tints. */
export function portrait(who: Person, sitting: Sitting): string {
  const { scale = 0.6, top = 108, mirrored = false, over = '' } = sitting
  const x = size / 2 - sheetMiddle * scale
  const onFigure = mirrored ? place(x + 2 * sheetMiddle * scale, top, -scale, over) : place(x, top, scale, over)
  return picture(size, size, [
    rect(0, 0, size, size, sitting.wall),
    behind(sitting.backdrop, sitting.tint),
    person(who, x, top, scale, mirrored),
    over ? onFigure : '',
  ])
}

/** The agency's badge, pinned to the chest of a polo. */
export function badge(x: number, y: number): string {
  const heart = `M${x + 60} ${y + 76}c-22 -15 -34 -25 -34 -39a17 17 0 0 1 34 -5a17 17 0 0 1 34 5c0 14 -12 24 -34 39Z`
  return group(
    rect(x, y, 120, 92, p.paper, { line: 9, radius: 14 }),
    path(heart, p.marigold, { line: 7 }),
    rect(x + 40, y - 16, 40, 20, p.stone, { line: 8, radius: 6 }),
  )
}

/** A telephone headset over the hair. */
export function headset(): string {
  const band = 'M306 320C286 150 352 56 530 60'
  const boom = 'M318 420Q350 520 520 492'
  return group(
    stroke(band, 44),
    stroke(band, 24, p.stone),
    stroke(boom, 17),
    ellipse(534, 488, 30, 20, p.ink),
    rect(268, 292, 88, 136, p.slate, { line: 13, radius: 40 }),
    rect(296, 322, 32, 76, p.skyMid, { radius: 16 }),
  )
}

/** A round earring on the ear that shows. */
export function earring(colour: string): string {
  return circle(306, 432, 21, colour, { line: 9 })
}

/** A ribbon around the neck that holds a staff card. */
export function staffCard(x: number, y: number, ribbon: string): string {
  return group(
    stroke(`M372 575L${x} ${y}L590 570`, 26, p.ink),
    stroke(`M372 575L${x} ${y}L590 570`, 13, ribbon),
    rect(x - 66, y, 132, 160, p.paper, { line: 11, radius: 14 }),
    circle(x, y + 56, 30, p.pineSoft, { line: 8 }),
    stroke(`M${x - 34} ${y + 116}h68`, 13, p.pineSoft),
  )
}

function behind(kind: Backdrop, tint: string): string {
  switch (kind) {
    case 'arch':
      return path('M90 640V330A230 230 0 0 1 550 330V640Z', tint)
    case 'hills':
      return (
        circle(500, 150, 62, p.marigoldSoft, { opacity: 0.8 }) +
        path('M0 430Q150 330 330 400T640 360V640H0Z', tint) +
        path('M0 520Q220 440 420 500T640 470V640H0Z', p.paper, { opacity: 0.4 })
      )
    case 'leaves':
      return circle(320, 320, 250, tint) + sprig(70, 640, 1) + sprig(570, 640, -1)
    case 'office':
      return fade(0, 0, size, size, tint, p.cream) + shelf(28, 220, 250, 14) + plant(566, 650, 260, p.clay)
    case 'street':
      return (
        skyline(-10, 640, 660, 560, tint, 8) +
        tree(40, 650, 380, p.pineSoft, p.pinePale) +
        circle(540, 120, 50, p.cream)
      )
    case 'window':
      return windowPane(350, 70, 220, 320, 'tree', tint) + plant(84, 650, 230, p.marigoldSoft)
  }
}

function sprig(x: number, ground: number, lean: number): string {
  const leaf = (t: number, side: number) => {
    const at = x + lean * t * 26
    const y = ground - t * 250
    return path(
      `M${at} ${y}q${side * 30} ${-44} ${side * 74} ${-46}q${-side * 8} ${44} ${-side * 74} ${46}Z`,
      side * lean > 0 ? p.pineMid : p.pineSoft,
    )
  }
  const stem = stroke(`M${x} ${ground}q${lean * 6} -150 ${lean * 28} -270`, 6, p.pineMid)
  return group(stem, ...[0.25, 0.5, 0.75, 1].flatMap((t) => [leaf(t, 1), leaf(t, -1)]))
}
