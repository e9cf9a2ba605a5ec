import { palette as p } from './palette.ts'
import { circle, ellipse, group, path, place, rect, stroke } from './svg.ts'

const line = 2.6

/** A standing mahjong tile with circles or bars. */
export function tile(x: number, y: number, w: number, kind: number): string {
  const h = w * 1.34
  const marks = [
    circle(x + w / 2, y + h * 0.46, w * 0.24, p.clay) + circle(x + w / 2, y + h * 0.46, w * 0.1, p.cream),
    stroke(
      `M${x + w * 0.32} ${y + h * 0.24}v${h * 0.46}M${x + w * 0.68} ${y + h * 0.24}v${h * 0.46}`,
      w * 0.12,
      p.pine,
    ),
    [0.28, 0.66]
      .map(
        (t) => circle(x + w * 0.32, y + h * t, w * 0.12, p.slate) + circle(x + w * 0.68, y + h * t, w * 0.12, p.slate),
      )
      .join(''),
    stroke(
      `M${x + w * 0.5} ${y + h * 0.2}v${h * 0.52}M${x + w * 0.26} ${y + h * 0.36}h${w * 0.48}v${h * 0.2}h${-w * 0.48}Z`,
      w * 0.09,
      p.terracotta,
    ),
  ]
  return group(
    rect(x, y, w, h, p.cream, { line, radius: w * 0.12 }),
    rect(x + 1.5, y + h * 0.84, w - 3, h * 0.14, p.pineMid),
    marks[kind % 4] ?? '',
  )
}

export function laptop(x: number, ground: number, w: number, colour: string = p.stone): string {
  return group(
    path(`M${x - w * 0.4} ${ground - w * 0.56}h${w * 0.8}l${w * 0.04} ${w * 0.52}h${-w * 0.88}Z`, colour, { line: 3 }),
    circle(x, ground - w * 0.3, w * 0.055, p.pineMid),
    rect(x - w * 0.52, ground - w * 0.05, w * 1.04, w * 0.055, p.stoneDark, { line: 3, radius: 4 }),
  )
}

export function wateringCan(x: number, ground: number, w: number, colour: string): string {
  return group(
    stroke(`M${x - w * 0.3} ${ground - w * 0.5}q${w * 0.26} ${-w * 0.5} ${w * 0.56} ${-w * 0.02}`, 7),
    path(
      `M${x + w * 0.26} ${ground - w * 0.2}L${x + w * 0.68} ${ground - w * 0.6}l${w * 0.07} ${w * 0.07}L${x + w * 0.3} ${ground - w * 0.04}Z`,
      colour,
      { line },
    ),
    ellipse(x + w * 0.73, ground - w * 0.58, w * 0.1, w * 0.05, p.marigold, { line: 2.2 }),
    path(`M${x - w * 0.34} ${ground - w * 0.52}h${w * 0.62}l${w * 0.05} ${w * 0.52}h${-w * 0.72}Z`, colour, { line }),
  )
}

export function easel(x: number, ground: number, w: number, h: number, kind: 'tree' | 'flower'): string {
  const subject =
    kind === 'tree'
      ? rect(x - w * 0.4, ground - h * 0.52, w * 0.8, h * 0.09, p.pineSoft) +
        stroke(`M${x} ${ground - h * 0.46}v${-h * 0.18}`, 8, p.woodDark) +
        circle(x, ground - h * 0.7, w * 0.2, p.pineMid) +
        circle(x + w * 0.24, ground - h * 0.82, w * 0.09, p.marigold)
      : stroke(`M${x} ${ground - h * 0.46}q-12 ${-h * 0.12} 4 ${-h * 0.2}`, 6, p.pine) +
        [0, 60, 120, 180, 240, 300]
          .map((a) =>
            circle(
              x + 4 + Math.cos((a * Math.PI) / 180) * w * 0.13,
              ground - h * 0.7 + Math.sin((a * Math.PI) / 180) * w * 0.13,
              w * 0.1,
              p.clay,
            ),
          )
          .join('') +
        circle(x + 4, ground - h * 0.7, w * 0.09, p.marigold)
  return group(
    stroke(
      `M${x - w * 0.1} ${ground - h}L${x - w * 0.48} ${ground}M${x + w * 0.1} ${ground - h}L${x + w * 0.48} ${ground}`,
      12,
    ),
    stroke(
      `M${x - w * 0.1} ${ground - h}L${x - w * 0.48} ${ground}M${x + w * 0.1} ${ground - h}L${x + w * 0.48} ${ground}`,
      7,
      p.wood,
    ),
    rect(x - w * 0.44, ground - h * 0.95, w * 0.88, h * 0.54, p.paper, { line: 3.4 }),
    subject,
    rect(x - w * 0.5, ground - h * 0.41, w, 14, p.wood, { line: 2.8, radius: 3 }),
  )
}

/** A two-stringed fiddle leaning upright. */
export function erhu(x: number, ground: number, h: number): string {
  return group(
    stroke(`M${x} ${ground}V${ground - h}`, 11),
    stroke(`M${x} ${ground}V${ground - h}`, 6, p.terracotta),
    stroke(`M${x - 16} ${ground - h * 0.86}h20M${x - 16} ${ground - h * 0.77}h20`, 7),
    stroke(`M${x - 6} ${ground - h * 0.8}V${ground - h * 0.1}`, 1.8),
    rect(x - 30, ground - h * 0.16, 60, h * 0.14, p.woodDark, { line: 3, radius: 8 }),
    stroke(`M${x - 90} ${ground - h * 0.22}L${x + 60} ${ground - h * 0.3}`, 4, p.wood),
  )
}

export function guitar(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    rect(66, -13, 190, 22, p.woodDark, { line: 4, radius: 4 }),
    rect(248, -20, 50, 34, p.woodDark, { line: 4, radius: 8 }),
    path('M-92 0C-96 -76 -10 -86 6 -48C30 -66 84 -56 84 0C84 56 30 66 6 48C-10 86 -96 76 -92 0Z', p.marigold, {
      line: 5,
    }),
    circle(24, 0, 25, p.woodDark, { line: 4 }),
    rect(-58, -24, 13, 48, p.woodDark, { radius: 4 }),
    stroke('M-52 -6H260M-52 4H260', 2, p.cream),
  )
}

/** A music note or two floating up. */
export function notes(x: number, y: number, s: number, colour: string): string {
  return place(
    x,
    y,
    s,
    stroke('M0 0V-46L38 -56V-10', 7, colour),
    ellipse(-9, 2, 12, 9, colour),
    ellipse(29, -8, 12, 9, colour),
  )
}

export function book(x: number, y: number, w: number): string {
  const h = w * 0.4
  return group(
    path(
      `M${x} ${y}Q${x - w * 0.28} ${y - h * 0.3} ${x - w / 2} ${y}V${y - h}Q${x - w * 0.28} ${y - h * 1.3} ${x} ${y - h}Z`,
      p.cream,
      { line: 3 },
    ),
    path(
      `M${x} ${y}Q${x + w * 0.28} ${y - h * 0.3} ${x + w / 2} ${y}V${y - h}Q${x + w * 0.28} ${y - h * 1.3} ${x} ${y - h}Z`,
      p.cream,
      { line: 3 },
    ),
    rect(x - w * 0.4, y - h * 0.9, w * 0.13, h * 0.4, p.claySoft, { line: 1.8 }),
    rect(x - w * 0.22, y - h * 0.92, w * 0.13, h * 0.4, p.skyMid, { line: 1.8 }),
    rect(x + w * 0.1, y - h * 0.94, w * 0.28, h * 0.5, p.pineSoft, { line: 1.8 }),
  )
}

export function seedling(x: number, ground: number, h: number, bloom?: string): string {
  return group(
    stroke(`M${x} ${ground}V${ground - h}`, 4, p.pine),
    ellipse(x - h * 0.2, ground - h * 0.5, h * 0.22, h * 0.1, p.pineMid, { line: 2 }),
    ellipse(x + h * 0.2, ground - h * 0.66, h * 0.22, h * 0.1, p.pineSoft, { line: 2 }),
    bloom ? circle(x, ground - h, h * 0.2, bloom, { line: 2 }) : '',
  )
}
