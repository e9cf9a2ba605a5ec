import { palette as p } from './palette.ts'
import { circle, ellipse, group, path, place, polygon, randomRow, rect, stroke } from './svg.ts'

const line = 2.8

/** A red envelope with a golden flower. */
export function redEnvelope(x: number, y: number, w: number, turn: number): string {
  const h = w * 1.5
  const drawn = group(
    rect(-w / 2, -h / 2, w, h, p.clay, { line, radius: 4 }),
    polygon([-w / 2, -h / 2, w / 2, -h / 2, 0, -h * 0.22], p.terracotta, { line: 2.2 }),
    circle(0, h * 0.14, w * 0.2, p.marigold, { line: 2 }),
  )
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${drawn}</g>`
}

/** A kumquat tree in a pot, as it stands in homes at the new year. */
export function kumquatTree(x: number, ground: number, h: number): string {
  const next = randomRow(12)
  const fruit = Array.from({ length: 16 }, () => {
    const angle = next() * Math.PI * 2
    const reach = Math.sqrt(next()) * h * 0.24
    return circle(x + Math.cos(angle) * reach, ground - h * 0.66 + Math.sin(angle) * reach, h * 0.034, p.marigold, {
      line: 1.8,
    })
  })
  return group(
    stroke(`M${x} ${ground - h * 0.2}V${ground - h * 0.5}`, h * 0.04, p.woodDark),
    circle(x, ground - h * 0.66, h * 0.29, p.pineMid, { line }),
    circle(x - h * 0.1, ground - h * 0.74, h * 0.12, p.pineSoft),
    ...fruit,
    path(`M${x - h * 0.17} ${ground - h * 0.26}h${h * 0.34}l${-h * 0.05} ${h * 0.26}h${-h * 0.24}Z`, p.clay, { line }),
    rect(x - h * 0.2, ground - h * 0.3, h * 0.4, h * 0.06, p.marigold, { line, radius: 4 }),
  )
}

/** A branch of plum blossom in a tall vase. */
export function plumBranch(x: number, ground: number, h: number): string {
  const twigs = `M${x} ${ground - h * 0.4}Q${x - h * 0.04} ${ground - h * 0.7} ${x + h * 0.14} ${ground - h}M${x} ${ground - h * 0.55}Q${x - h * 0.14} ${ground - h * 0.66} ${x - h * 0.2} ${ground - h * 0.86}M${x + h * 0.03} ${ground - h * 0.72}q${h * 0.14} ${-h * 0.02} ${h * 0.2} ${-h * 0.1}`
  const at = [
    [0.14, 1],
    [0.06, 0.86],
    [-0.2, 0.86],
    [-0.12, 0.7],
    [0.24, 0.82],
    [0.12, 0.73],
    [-0.02, 0.6],
  ]
  const blooms = at.map(
    ([dx = 0, dy = 0]) =>
      circle(x + h * dx, ground - h * dy, h * 0.042, p.claySoft, { line: 2 }) +
      circle(x + h * dx, ground - h * dy, h * 0.014, p.marigold),
  )
  return group(
    stroke(twigs, 6, p.woodDark),
    ...blooms,
    path(
      `M${x - h * 0.07} ${ground - h * 0.42}h${h * 0.14}q${h * 0.1} ${h * 0.24} 0 ${h * 0.42}h${-h * 0.14}q${-h * 0.1} ${-h * 0.18} 0 ${-h * 0.42}Z`,
      p.skyMid,
      { line },
    ),
  )
}

/** A steamed fish on a long plate. */
export function fishPlate(x: number, y: number, w: number): string {
  return group(
    ellipse(x, y, w / 2, w * 0.12, p.paper, { line }),
    path(
      `M${x - w * 0.34} ${y - w * 0.02}Q${x - w * 0.1} ${y - w * 0.2} ${x + w * 0.18} ${y - w * 0.05}l${w * 0.14} ${-w * 0.09}l${-w * 0.02} ${w * 0.16}l${-w * 0.13} ${-w * 0.04}Q${x - w * 0.1} ${y + w * 0.08} ${x - w * 0.34} ${y - w * 0.02}Z`,
      p.skyMid,
      { line },
    ),
    circle(x - w * 0.24, y - w * 0.045, w * 0.018, p.ink),
    stroke(
      `M${x - w * 0.1} ${y - w * 0.09}l${w * 0.05} ${w * 0.05}M${x} ${y - w * 0.09}l${w * 0.05} ${w * 0.05}`,
      4,
      p.pineMid,
    ),
  )
}

/** Two dancers under a lion of cloth; the lion looks left and its head is about 200 wide. */
export function lion(x: number, y: number, scale: number): string {
  return place(x, y, scale, tail(), legs(430, 12), legs(150, -10), drape(), head())
}

function legs(x: number, lean: number): string {
  const leg = (from: number, to: number) => {
    const d = `M${from} 210Q${from + lean} 290 ${to} 366`
    const cuff = `M${to - 34} 352q34 22 68 0`
    return (
      stroke(d, 62) +
      stroke(d, 52, p.marigold) +
      stroke(`M${from - 20} 262q20 14 46 4M${(from + to) / 2 - 22} 312q24 14 48 2`, 9, p.clay) +
      path(`M${to - 50} 400q4 -30 40 -30h34q6 16 0 30Z`, p.ink) +
      stroke(cuff, 26) +
      stroke(cuff, 16, p.cream)
    )
  }
  return leg(x + 46, x + 76) + leg(x - 20, x - 44)
}

function drape(): string {
  const back = 'M60 20Q180 -60 330 0Q480 -60 560 60Q590 150 540 236Q300 292 90 236Z'
  const scales = Array.from({ length: 5 }, (_, i) =>
    path(`M${150 + i * 76} ${54 + (i % 2) * 60}q34 44 68 0q-34 -26 -68 0Z`, p.marigold, { line: 3 }),
  )
  const fringe = Array.from({ length: 15 }, (_, i) =>
    ellipse(96 + i * 32, 240 + Math.sin((i / 14) * Math.PI) * 24, 19, 22, p.cream, { line: 3.4 }),
  )
  return group(
    ...fringe,
    path(back, p.clay, { line: 4.4 }),
    ...scales,
    stroke('M92 214Q300 266 546 210', 10, p.pineMid),
  )
}

function tail(): string {
  return path('M550 70q60 -70 70 -10q44 10 8 44q10 44 -70 20Z', p.cream, { line: 4.4 })
}

function head(): string {
  const mane = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2
    return circle(40 + Math.cos(a) * 124, 60 + Math.sin(a) * 112, 34, p.cream, { line: 4 })
  })
  const eye = (x: number) =>
    ellipse(x, 34, 31, 33, p.paper, { line: 4 }) +
    circle(x - 7, 40, 15, p.ink) +
    circle(x - 12, 34, 5, p.paper) +
    path(`M${x - 36} 16q36 -40 72 0q-36 -14 -72 0Z`, p.pineMid, { line: 4 })
  return group(
    ...mane,
    path('M120 -50q60 -40 74 10q-20 34 -60 30ZM-40 -50q-60 -40 -74 10q20 34 60 30Z', p.pineMid, { line: 4 }),
    ellipse(40, 60, 122, 108, p.clay, { line: 4.4 }),
    path('M18 -44Q40 -130 62 -44Z', p.marigold, { line: 4 }),
    circle(40, -20, 19, p.paper, { line: 4 }),
    circle(40, -20, 9, p.skyMid),
    eye(-12),
    eye(92),
    path('M-66 116Q40 76 146 116Q150 196 40 204Q-70 196 -66 116Z', p.terracotta, { line: 4.4 }),
    path('M-10 152q50 -24 100 0q0 34 -50 36q-50 -2 -50 -36Z', p.claySoft, { line: 3.4 }),
    path(
      'M-72 112Q40 70 152 112q-6 30 -30 22q-20 20 -42 4q-22 16 -40 0q-18 16 -40 0q-22 16 -42 -4q-24 8 -30 -22Z',
      p.cream,
      { line: 4 },
    ),
    ellipse(40, 88, 34, 23, p.marigold, { line: 4 }),
    circle(28, 92, 6, p.woodDark),
    circle(52, 92, 6, p.woodDark),
    ...[-34, 0, 40, 80, 114].map((x, i) =>
      ellipse(x, 200 + (i === 2 ? 8 : i % 2 ? 5 : -6), 22, 20, p.cream, { line: 4 }),
    ),
  )
}
