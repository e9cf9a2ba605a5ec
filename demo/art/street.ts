import { palette as p } from './palette.ts'
import { circle, ellipse, group, path, polygon, randomRow, rect, stroke } from './svg.ts'

/** A leafy tree on `ground`. */
export function tree(x: number, ground: number, h: number, leaf: string, light: string, line = 0): string {
  const r = h * 0.25
  const trunk = path(
    `M${x - h * 0.035} ${ground}Q${x - h * 0.02} ${ground - h * 0.3} ${x - h * 0.03} ${ground - h * 0.5}L${x + h * 0.03} ${ground - h * 0.5}Q${x + h * 0.02} ${ground - h * 0.25} ${x + h * 0.045} ${ground}Z`,
    p.woodDark,
    { line },
  )
  const crown = `M${x - r * 1.15} ${ground - h * 0.36}a${r * 0.62} ${r * 0.62} 0 0 1 ${-r * 0.28} ${-r * 1.02}a${r * 0.72} ${r * 0.72} 0 0 1 ${r * 0.62} ${-r * 0.98}a${r * 0.82} ${r * 0.82} 0 0 1 ${r * 1.52} ${-r * 0.08}a${r * 0.72} ${r * 0.72} 0 0 1 ${r * 0.72} ${r * 1.0}a${r * 0.64} ${r * 0.64} 0 0 1 ${-r * 0.26} ${r * 1.06}a${r * 0.9} ${r * 0.7} 0 0 1 ${-r * 1.16} ${r * 0.1}a${r * 0.9} ${r * 0.7} 0 0 1 ${-r * 1.16} ${-r * 0.08}Z`
  const shine =
    ellipse(x - r * 0.45, ground - h * 0.72, r * 0.5, r * 0.34, light) +
    ellipse(x + r * 0.6, ground - h * 0.58, r * 0.42, r * 0.26, light) +
    ellipse(x - r * 0.75, ground - h * 0.48, r * 0.34, r * 0.2, light)
  return group(trunk, path(crown, leaf, { line }), shine)
}

export function bush(x: number, ground: number, w: number, colour: string, line = 0): string {
  const h = w * 0.42
  const d = `M${x} ${ground}a${w * 0.16} ${h * 0.55} 0 0 1 ${w * 0.12} ${-h * 0.62}a${w * 0.2} ${h * 0.6} 0 0 1 ${w * 0.36} ${-h * 0.18}a${w * 0.2} ${h * 0.5} 0 0 1 ${w * 0.36} ${h * 0.16}a${w * 0.14} ${h * 0.5} 0 0 1 ${w * 0.16} ${h * 0.64}Z`
  return path(d, colour, { line })
}

export function bench(x: number, ground: number, w: number): string {
  const slat = (y: number) => rect(x, ground - y, w, w * 0.045, p.wood, { line: 2.5, radius: 3 })
  const leg = (at: number) => stroke(`M${at} ${ground}V${ground - w * 0.36}`, w * 0.025, p.ink)
  return group(leg(x + w * 0.1), leg(x + w * 0.9), slat(w * 0.4), slat(w * 0.33), slat(w * 0.19))
}

export function streetLamp(x: number, ground: number, h: number): string {
  return group(
    stroke(`M${x} ${ground}V${ground - h * 0.84}`, h * 0.018, p.deepPine),
    rect(x - h * 0.03, ground - h * 0.07, h * 0.06, h * 0.07, p.deepPine, { radius: 3 }),
    circle(x, ground - h * 0.9, h * 0.055, p.marigoldPale, { line: h * 0.012, ink: p.deepPine }),
    polygon([x - h * 0.04, ground - h * 0.95, x, ground - h, x + h * 0.04, ground - h * 0.95], p.deepPine),
  )
}

/** Wide front steps, `count` of them, rising to the right edge of `x + w`. */
export function steps(x: number, ground: number, w: number, rise: number, count: number, inset: number): string {
  const all: string[] = []
  for (let i = 0; i < count; i += 1) {
    const y = ground - rise * (i + 1)
    all.push(rect(x + inset * i * 0.5, y, w - inset * i, rise + 1, i % 2 ? '#C79A82' : '#BF8F77', { line: 2.5 }))
    all.push(rect(x + inset * i * 0.5 - 4, y - 3, w - inset * i + 8, rise * 0.24, '#DDB7A2', { line: 2.5, radius: 3 }))
  }
  return group(...all)
}

export function fence(x: number, ground: number, w: number, h: number, colour: string = p.deepPine): string {
  const bars: string[] = []
  for (let at = x; at <= x + w; at += h * 0.32) bars.push(`M${at.toFixed(1)} ${ground}v${-h}`)
  return (
    stroke(bars.join(''), h * 0.035, colour) +
    stroke(`M${x} ${ground - h * 0.86}h${w}M${x} ${ground - h * 0.2}h${w}`, h * 0.045, colour)
  )
}

export function grassTufts(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  seed: number,
  colour: string,
): string {
  const next = randomRow(seed)
  const tufts: string[] = []
  for (let i = 0; i < count; i += 1) {
    const at = x + next() * w
    const low = y + next() * h
    tufts.push(`M${at} ${low}l-5 -11M${at + 3} ${low}l1 -14M${at + 6} ${low}l6 -10`)
  }
  return stroke(tufts.join(''), 2.4, colour)
}
