import { steam } from './furniture.ts'
import { palette as p } from './palette.ts'
import { circle, ellipse, group, path, rect, stroke } from './svg.ts'

const line = 2.6

export function teapot(x: number, ground: number, w: number, colour: string): string {
  const h = w * 0.6
  return group(
    stroke(
      `M${x + w * 0.34} ${ground - h * 0.75}q${w * 0.22} ${-h * 0.1} ${w * 0.16} ${h * 0.3}q${-w * 0.03} ${h * 0.2} ${-w * 0.18} ${h * 0.22}`,
      7,
    ),
    path(
      `M${x - w * 0.3} ${ground - h * 0.3}L${x - w * 0.56} ${ground - h * 0.82}l${w * 0.1} 0L${x - w * 0.2} ${ground - h * 0.6}Z`,
      colour,
      { line },
    ),
    ellipse(x, ground - h * 0.42, w * 0.36, h * 0.42, colour, { line }),
    ellipse(x, ground - h * 0.8, w * 0.2, h * 0.09, colour, { line }),
    circle(x, ground - h * 0.94, w * 0.05, p.marigold, { line: 2 }),
  )
}

export function cup(x: number, ground: number, w: number, colour: string, hot = true): string {
  const h = w * 0.7
  return group(
    hot ? steam(x, ground - h - 4, w * 0.7) : '',
    stroke(`M${x + w * 0.44} ${ground - h * 0.8}q${w * 0.36} ${h * 0.1} ${-w * 0.06} ${h * 0.5}`, 5),
    path(`M${x - w * 0.5} ${ground - h}h${w}l${-w * 0.14} ${h}h${-w * 0.72}Z`, colour, { line }),
  )
}

/** A bowl; `filling` is what shows above its rim. */
export function bowl(
  x: number,
  ground: number,
  w: number,
  colour: string,
  filling: string = p.marigoldSoft,
  hot = false,
): string {
  const h = w * 0.42
  return group(
    hot ? steam(x, ground - h - 12, w * 0.42) : '',
    ellipse(x, ground - h, w * 0.46, h * 0.32, filling, { line }),
    path(
      `M${x - w * 0.5} ${ground - h}h${w}q${-w * 0.05} ${h * 0.8} ${-w * 0.3} ${h}h${-w * 0.4}q${-w * 0.25} ${-h * 0.2} ${-w * 0.3} ${-h}Z`,
      colour,
      { line },
    ),
  )
}

export function plate(x: number, y: number, w: number, colour: string = p.paper, ...food: string[]): string {
  return group(
    ellipse(x, y, w / 2, w * 0.13, colour, { line }),
    ellipse(x, y - 2, w * 0.34, w * 0.075, p.mint),
    ...food,
  )
}

export function steamer(x: number, ground: number, w: number, layers: number): string {
  const h = w * 0.24
  const all: string[] = []
  for (let i = 0; i < layers; i += 1) {
    const y = ground - h * (i + 1)
    all.push(rect(x - w / 2, y, w, h, i % 2 ? p.woodPale : '#E2C095', { line, radius: 6 }))
    all.push(stroke(`M${x - w / 2} ${y + h * 0.35}h${w}`, 2, p.woodDark, 0.6))
  }
  return group(
    steam(x, ground - h * layers - 26, w * 0.5),
    ...all,
    ellipse(x, ground - h * layers, w / 2, w * 0.1, p.woodPale, { line }),
  )
}

export function vase(x: number, ground: number, h: number, colour: string): string {
  const bloom = (dx: number, dy: number, tone: string) =>
    stroke(`M${x} ${ground - h * 0.5}Q${x + dx * 0.3} ${ground - h * 0.7} ${x + dx} ${ground + dy}`, 3.4, p.pine) +
    [0, 72, 144, 216, 288]
      .map((angle) =>
        circle(
          x + dx + Math.cos((angle * Math.PI) / 180) * h * 0.075,
          ground + dy + Math.sin((angle * Math.PI) / 180) * h * 0.075,
          h * 0.06,
          tone,
          { line: 1.8 },
        ),
      )
      .join('') +
    circle(x + dx, ground + dy, h * 0.05, p.marigold, { line: 1.8 })
  return group(
    bloom(-h * 0.3, -h * 0.86, p.clay),
    bloom(h * 0.28, -h * 0.88, p.marigoldSoft),
    bloom(0, -h * 1.05, p.paper),
    path(
      `M${x - h * 0.12} ${ground - h * 0.54}h${h * 0.24}q${-h * 0.04} ${h * 0.14} ${h * 0.07} ${h * 0.26}q${h * 0.06} ${h * 0.2} ${-h * 0.08} ${h * 0.28}h${-h * 0.22}q${-h * 0.14} ${-h * 0.08} ${-h * 0.08} ${-h * 0.28}q${h * 0.1} ${-h * 0.12} ${h * 0.07} ${-h * 0.26}Z`,
      colour,
      { line },
    ),
  )
}

export function fruitBowl(x: number, ground: number, w: number): string {
  const round = (dx: number, dy: number, colour: string) =>
    circle(x + dx * w, ground - w * 0.42 + dy * w, w * 0.15, colour, { line })
  return group(
    round(-0.26, 0, p.marigold),
    round(0.27, 0, p.marigold),
    round(0, -0.12, p.clay),
    round(0, 0.04, p.marigoldSoft),
    bowl(x, ground, w, p.paper, p.mint).replace(/<ellipse[^>]*>/, ''),
  )
}
