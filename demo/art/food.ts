import { palette as p } from './palette.ts'
import { circle, ellipse, group, path, polygon, rect, stroke } from './svg.ts'

const line = 2.6

export function dumpling(x: number, y: number, w: number): string {
  return group(
    path(
      `M${x - w / 2} ${y}Q${x - w * 0.46} ${y - w * 0.52} ${x} ${y - w * 0.54}Q${x + w * 0.46} ${y - w * 0.52} ${x + w / 2} ${y}Q${x} ${y + w * 0.16} ${x - w / 2} ${y}Z`,
      p.cream,
      { line },
    ),
    stroke(
      `M${x - w * 0.24} ${y - w * 0.36}l${w * 0.08} ${w * 0.16}M${x} ${y - w * 0.44}v${w * 0.18}M${x + w * 0.24} ${y - w * 0.36}l${-w * 0.08} ${w * 0.16}`,
      2.4,
      p.woodDark,
    ),
  )
}

export function mooncake(x: number, y: number, w: number): string {
  return group(
    rect(x - w / 2, y - w * 0.46, w, w * 0.46, p.wood, { line, radius: w * 0.12 }),
    ellipse(x, y - w * 0.46, w / 2, w * 0.17, p.marigold, { line }),
    ellipse(x, y - w * 0.46, w * 0.28, w * 0.085, 'none', { line: 2.2, ink: p.woodDark }),
    stroke(`M${x - w * 0.14} ${y - w * 0.46}h${w * 0.28}M${x} ${y - w * 0.53}v${w * 0.14}`, 2.2, p.woodDark),
  )
}

export function cake(x: number, ground: number, w: number): string {
  const candles = [-0.28, -0.1, 0.1, 0.28].map(
    (t, i) =>
      rect(x + w * t - 4, ground - w * 0.74, 8, w * 0.2, i % 2 ? p.skyMid : p.clay, { line: 2 }) +
      path(`M${x + w * t} ${ground - w * 0.88}q9 12 0 17q-9 -5 0 -17Z`, p.marigold, { line: 2 }),
  )
  const drip = `M${x - w * 0.4} ${ground - w * 0.54}h${w * 0.8}v${w * 0.14}q-${w * 0.05} ${w * 0.09} -${w * 0.1} 0`
  return group(
    ...candles,
    rect(x - w * 0.4, ground - w * 0.54, w * 0.8, w * 0.27, p.cream, { line, radius: 6 }),
    path(
      `${drip}t${-w * 0.1} 0t${-w * 0.1} 0t${-w * 0.1} 0t${-w * 0.1} 0t${-w * 0.1} 0t${-w * 0.1} 0t${-w * 0.1} 0Z`,
      p.claySoft,
      { line: 2.2 },
    ),
    rect(x - w * 0.5, ground - w * 0.28, w, w * 0.28, p.marigoldSoft, { line, radius: 6 }),
    [-0.36, -0.12, 0.12, 0.36].map((t) => circle(x + w * t, ground - w * 0.14, w * 0.035, p.clay)).join(''),
    ellipse(x, ground, w * 0.64, w * 0.05, p.stone, { line }),
  )
}

export function popcorn(x: number, ground: number, w: number): string {
  const puffs = [-0.34, -0.12, 0.12, 0.34].map((t, i) =>
    circle(x + w * t, ground - w * (1.08 + (i % 2) * 0.12), w * 0.17, p.marigoldPale, { line: 2.2 }),
  )
  const stripes = [-0.3, 0, 0.3].map((t) =>
    polygon(
      [
        x + w * (t - 0.07),
        ground - w,
        x + w * (t + 0.07),
        ground - w,
        x + w * (t * 0.7 + 0.05),
        ground,
        x + w * (t * 0.7 - 0.05),
        ground,
      ],
      p.clay,
    ),
  )
  return group(
    ...puffs,
    polygon([x - w * 0.5, ground - w, x + w * 0.5, ground - w, x + w * 0.36, ground, x - w * 0.36, ground], p.paper, {
      line,
    }),
    ...stripes,
  )
}
