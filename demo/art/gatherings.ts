import { palette as p } from './palette.ts'
import { circle, clip, ellipse, group, path, polygon, rect, stroke } from './svg.ts'

const line = 2.8

/** A checked blanket on the grass, seen from the side; `w` is its front edge. */
export function blanket(x: number, ground: number, w: number, h: number): string {
  const shape = [x + w * 0.14, ground - h, x + w * 0.86, ground - h, x + w, ground, x, ground]
  const bands = [0.12, 0.36, 0.6, 0.84].map((t) => {
    const top = x + w * (0.14 + 0.72 * t)
    const low = x + w * t
    return polygon([top, ground - h, top + w * 0.06, ground - h, low + w * 0.09, ground, low, ground], p.clay, {
      opacity: 0.55,
    })
  })
  const rows = [0.16, 0.56].map((t) => rect(x, ground - h * (1 - t), w, h * 0.2, p.clay, { opacity: 0.4 }))
  const inside = clip(polygon(shape, '#fff'), rect(x, ground - h, w, h, p.cream), ...bands, ...rows)
  return inside + polygon(shape, 'none', { line })
}

export function basket(x: number, ground: number, w: number): string {
  const h = w * 0.56
  const weave = [0.3, 0.6].map((t) => `M${x - w * 0.46} ${ground - h * t}H${x + w * 0.46}`).join('')
  const posts = [-0.28, 0, 0.28].map((t) => `M${x + w * t} ${ground - h * 0.9}V${ground}`).join('')
  return group(
    stroke(`M${x - w * 0.36} ${ground - h}Q${x} ${ground - h * 2.3} ${x + w * 0.36} ${ground - h}`, 10),
    stroke(`M${x - w * 0.36} ${ground - h}Q${x} ${ground - h * 2.3} ${x + w * 0.36} ${ground - h}`, 5, p.wood),
    path(`M${x - w * 0.5} ${ground - h}h${w}l${-w * 0.08} ${h}h${-w * 0.84}Z`, p.woodPale, { line }),
    stroke(weave + posts, 2.4, p.wood),
    rect(x - w * 0.54, ground - h - 8, w * 1.08, 14, p.wood, { line, radius: 6 }),
  )
}

/** A slice of watermelon lying on its rind. */
export function watermelon(x: number, ground: number, w: number): string {
  const half = (r: number, colour: string, look = {}) =>
    path(`M${x - r} ${ground - w / 2}h${r * 2}a${r} ${r} 0 0 1 ${-r * 2} 0Z`, colour, look)
  const seeds = [-0.24, -0.12, 0, 0.12, 0.24].map((t, i) =>
    ellipse(x + w * t, ground - w * (i % 2 ? 0.28 : 0.4), w * 0.025, w * 0.04, p.ink),
  )
  return group(half(w / 2, p.pine, { line }), half(w * 0.43, p.mint), half(w * 0.38, p.clay), ...seeds)
}

export function sandwich(x: number, ground: number, w: number): string {
  return group(
    polygon([x - w / 2, ground, x + w / 2, ground, x + w * 0.2, ground - w * 0.52], p.marigoldPale, { line }),
    stroke(`M${x - w * 0.2} ${ground - w * 0.2}L${x + w * 0.26} ${ground - w * 0.24}`, 5, p.pineMid),
    stroke(`M${x - w * 0.32} ${ground - w * 0.1}L${x + w * 0.34} ${ground - w * 0.12}`, 4, p.clay),
  )
}

/** A jug of lemonade. */
export function jug(x: number, ground: number, h: number): string {
  const w = h * 0.6
  return group(
    stroke(`M${x + w * 0.44} ${ground - h * 0.8}q${w * 0.5} ${h * 0.1} ${-w * 0.02} ${h * 0.52}`, 6),
    path(`M${x - w * 0.5} ${ground - h}h${w}l${-w * 0.06} ${h}h${-w * 0.88}Z`, p.skyPale, { line }),
    path(`M${x - w * 0.46} ${ground - h * 0.7}h${w * 0.93}l${-w * 0.05} ${h * 0.68}h${-w * 0.83}Z`, p.marigoldSoft),
    circle(x - w * 0.12, ground - h * 0.36, w * 0.19, p.marigoldPale, { line: 2.2 }),
    stroke(
      `M${x - w * 0.12} ${ground - h * 0.46}v${h * 0.2}M${x - w * 0.28} ${ground - h * 0.36}h${w * 0.32}`,
      2,
      p.wood,
    ),
  )
}

/** A market stall's striped roof on two posts. */
export function canopy(x: number, top: number, ground: number, w: number, colour: string, stripe: string): string {
  const step = w / 8
  const scallops = Array.from({ length: 8 }, (_, i) =>
    path(
      `M${x + i * step} ${top + 84}h${step}q0 ${step * 0.62} ${-step / 2} ${step * 0.62}t${-step / 2} ${-step * 0.62}Z`,
      i % 2 ? stripe : colour,
      { line },
    ),
  )
  return group(
    stroke(`M${x + 24} ${ground}V${top + 70}M${x + w - 24} ${ground}V${top + 70}`, 9, p.stoneDark),
    path(`M${x} ${top + 84}L${x + w * 0.14} ${top}H${x + w * 0.86}L${x + w} ${top + 84}Z`, colour, { line: 3.2 }),
    ...scallops,
  )
}

export function heart(x: number, y: number, r: number, colour: string): string {
  const d = `M${x} ${y + r}C${x - r * 2} ${y - r * 0.3} ${x - r * 0.9} ${y - r * 1.4} ${x} ${y - r * 0.5}C${x + r * 0.9} ${y - r * 1.4} ${x + r * 2} ${y - r * 0.3} ${x} ${y + r}Z`
  return path(d, colour, { line })
}

export function balloon(x: number, y: number, r: number, colour: string, string = 120): string {
  return stroke(`M${x} ${y + r}q-8 ${string / 2} 6 ${string}`, 2.4) + ellipse(x, y, r * 0.84, r, colour, { line: 3 })
}

/** A certificate with a ribbon and lines that stand for words. */
export function certificate(x: number, y: number, w: number, turn = 0): string {
  const h = w * 0.7
  const rows = [0.3, 0.46].map((t, i) =>
    stroke(`M${-w * (0.28 - i * 0.06)} ${-h / 2 + h * t}h${w * (0.56 - i * 0.12)}`, 5, p.pineSoft),
  )
  const drawn = group(
    rect(-w / 2, -h / 2, w, h, p.paper, { line: 3.2, radius: 5 }),
    rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, 'none', { line: 2.6, ink: p.marigold, radius: 3 }),
    ...rows,
    polygon(
      [w * 0.2, h * 0.16, w * 0.16, h * 0.46, w * 0.25, h * 0.38, w * 0.34, h * 0.46, w * 0.3, h * 0.16],
      p.clay,
      { line: 2.2 },
    ),
    circle(w * 0.25, h * 0.14, w * 0.085, p.marigold, { line: 2.4 }),
  )
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${drawn}</g>`
}

/** A folding screen of three panels. */
export function foldingScreen(x: number, ground: number, w: number, h: number, colour: string): string {
  const panel = w / 3
  return group(
    ...[0, 1, 2].map((i) => {
      const lift = i % 2 ? 14 : 0
      return polygon(
        [
          x + i * panel,
          ground - h + lift,
          x + (i + 1) * panel,
          ground - h + 14 - lift,
          x + (i + 1) * panel,
          ground - lift * 0.6,
          x + i * panel,
          ground - 8 + lift * 0.6,
        ],
        i % 2 ? p.paper : colour,
        { line },
      )
    }),
  )
}

/** A sticking plaster with a small heart; `turn` in degrees. */
export function plaster(x: number, y: number, w: number, turn: number): string {
  const strip = rect(-w / 2, -w * 0.17, w, w * 0.34, p.marigoldPale, { line: 2.4, radius: w * 0.16 })
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${strip}${heart(0, 0, w * 0.11, p.clay)}</g>`
}

export function crate(x: number, ground: number, w: number, fruit: string): string {
  const h = w * 0.36
  const balls = [-0.34, -0.12, 0.12, 0.34].map((t) => circle(x + w * t, ground - h, w * 0.13, fruit, { line }))
  const upper = [-0.22, 0, 0.22].map((t) => circle(x + w * t, ground - h - w * 0.15, w * 0.12, fruit, { line }))
  return group(
    ...upper,
    ...balls,
    rect(x - w / 2, ground - h, w, h, p.woodPale, { line, radius: 4 }),
    stroke(`M${x - w / 2} ${ground - h * 0.5}h${w}`, 2.4, p.wood),
  )
}
