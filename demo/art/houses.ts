import { palette as p } from './palette.ts'
import { bush } from './street.ts'
import { circle, group, polygon, rect, stroke } from './svg.ts'

/** One row house: cornice, two windows a floor, a door with its steps when `stoop` is given. */
export function brownstone(
  x: number,
  ground: number,
  w: number,
  h: number,
  wall: string,
  trim: string,
  stoop = false,
): string {
  const windows: string[] = []
  const floors = 3
  const step = (h * 0.84) / floors
  for (let floor = 0; floor < floors; floor += 1) {
    const y = ground - h * 0.9 + floor * step
    for (const at of [0.14, 0.56]) {
      if (stoop && floor === floors - 1 && at === 0.56) continue
      windows.push(houseWindow(x + w * at, y, w * 0.29, step * 0.62, trim, at < 0.3 && floor === 1))
    }
  }
  return group(
    rect(x, ground - h, w, h, wall),
    rect(x - w * 0.02, ground - h * 1.01, w * 1.04, h * 0.035, trim),
    rect(x, ground - h * 0.975, w, h * 0.02, p.deepPine, { opacity: 0.25 }),
    ...windows,
    stoop ? stoopDoor(x + w * 0.56, ground, w * 0.32, h * 0.27) : '',
  )
}

function houseWindow(x: number, y: number, w: number, h: number, trim: string, flowers: boolean): string {
  return group(
    rect(x - w * 0.08, y - h * 0.09, w * 1.16, h * 0.1, trim),
    rect(x, y, w, h, p.skyPale),
    polygon([x, y + h, x, y + h * 0.5, x + w * 0.7, y, x + w, y, x + w, y + h * 0.12, x + w * 0.22, y + h], p.paper, {
      opacity: 0.55,
    }),
    stroke(`M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, w * 0.045, p.deepPine),
    rect(x - w * 0.1, y + h, w * 1.2, h * 0.07, trim),
    flowers ? flowerBox(x - w * 0.05, y + h, w * 1.1) : '',
  )
}

function flowerBox(x: number, y: number, w: number): string {
  const blooms = [0.12, 0.32, 0.52, 0.72, 0.9].map((at, i) =>
    circle(x + w * at, y - w * (i % 2 ? 0.12 : 0.06), w * 0.075, i % 2 ? p.marigold : p.clay),
  )
  return bush(x, y + w * 0.04, w, p.pineMid) + blooms.join('') + rect(x, y, w, w * 0.16, p.pine, { radius: 2 })
}

function stoopDoor(x: number, ground: number, w: number, h: number): string {
  return group(
    rect(x - w * 0.12, ground - h * 1.1, w * 1.24, h * 0.1, p.wheat),
    rect(x, ground - h, w, h, p.pine, { line: 2.5, ink: p.deepPine }),
    rect(x + w * 0.16, ground - h * 0.88, w * 0.28, h * 0.36, p.pinePale),
    rect(x + w * 0.56, ground - h * 0.88, w * 0.28, h * 0.36, p.pinePale),
    circle(x + w * 0.84, ground - h * 0.42, w * 0.05, p.marigold),
  )
}
