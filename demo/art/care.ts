import { palette as p } from './palette.ts'
import type { Point } from './svg.ts'
import { circle, ellipse, group, rect, stroke } from './svg.ts'

/** An arm from shoulder over elbow to hand, in a sleeve that ends in a cuff when `cuffed`. */
export function arm(
  from: Point,
  elbow: Point,
  to: Point,
  width: number,
  sleeve: string,
  skin: string,
  edge = 4,
  cuffed = true,
): string {
  const d = `M${from[0]} ${from[1]}Q${elbow[0]} ${elbow[1]} ${to[0]} ${to[1]}`
  const length = Math.hypot(to[0] - elbow[0], to[1] - elbow[1])
  const ux = (to[0] - elbow[0]) / length
  const uy = (to[1] - elbow[1]) / length
  const palm = circle(to[0] + ux * width * 0.32, to[1] + uy * width * 0.32, width * 0.44, skin, { line: edge })
  const thumb = ellipse(
    to[0] + ux * width * 0.3 - uy * width * 0.42,
    to[1] + uy * width * 0.3 + ux * width * 0.42,
    width * 0.17,
    width * 0.17,
    skin,
    { line: edge },
  )
  const cuffX = -uy * width * 0.5
  const cuffY = ux * width * 0.5
  const cuff = !cuffed ? '' : stroke(`M${to[0] - cuffX} ${to[1] - cuffY}L${to[0] + cuffX} ${to[1] + cuffY}`, edge)
  const butt = (colour: string, w: number) =>
    stroke(d, w, colour).replace('stroke-linecap="round"', 'stroke-linecap="butt"')
  const wrist = cuffed ? '' : circle(to[0] + ux * width * 0.2, to[1] + uy * width * 0.2, width * 0.44 - edge / 2, skin)
  return group(thumb, palm, butt(p.ink, width + edge), butt(sleeve, width - edge), wrist, cuff)
}

/** An open hand, raised to wave. */
export function wavingHand(x: number, y: number, r: number, skin: string): string {
  const fingers = [-0.75, -0.28, 0.2, 0.66]
    .map((t, i) => `M${x + t * r} ${y - r * 0.4}l${t * r * 0.5} ${-r * (1.25 - (i % 3 === 0 ? 0.3 : 0))}`)
    .join('')
  const thumb = `M${x + r * 0.6} ${y + r * 0.2}l${r * 0.75} ${-r * 0.45}`
  return group(
    stroke(fingers + thumb, r * 0.66),
    circle(x, y, r * 0.95, skin, { line: r * 0.2 }),
    stroke(fingers + thumb, r * 0.4, skin),
  )
}

/** A blood-pressure meter with its dial and a tube that leads to `to`. */
export function pressureMeter(x: number, ground: number, w: number, to: Point): string {
  return group(
    stroke(`M${x} ${ground - w * 0.3}Q${(x + to[0]) / 2} ${ground + w * 0.1} ${to[0]} ${to[1]}`, 6, p.slate),
    rect(x - w / 2, ground - w * 0.62, w, w * 0.62, p.paper, { line: 3, radius: 10 }),
    rect(x - w * 0.38, ground - w * 0.52, w * 0.76, w * 0.3, p.pinePale, { line: 2.4, radius: 4 }),
    stroke(
      `M${x - w * 0.28} ${ground - w * 0.37}h${w * 0.12}l${w * 0.06} ${-w * 0.08}l${w * 0.08} ${w * 0.16}l${w * 0.06} ${-w * 0.08}h${w * 0.16}`,
      3.4,
      p.pine,
    ),
    circle(x - w * 0.22, ground - w * 0.11, w * 0.055, p.clay, { line: 2 }),
    circle(x + w * 0.02, ground - w * 0.11, w * 0.055, p.marigold, { line: 2 }),
  )
}

/** The cuff of a blood-pressure meter around an arm; `turn` in degrees. */
export function pressureCuff(x: number, y: number, w: number, turn: number): string {
  const cuff =
    rect(-w / 2, -w * 0.55, w, w * 1.1, p.slate, { line: 3, radius: 8 }) +
    rect(w * 0.1, -w * 0.55, w * 0.2, w * 1.1, p.skyMid, { line: 2 })
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${cuff}</g>`
}

export function cane(x: number, top: number, ground: number): string {
  const d = `M${x} ${ground}V${top + 14}q0 -16 -15 -16q-15 0 -15 14`
  return stroke(d, 11, p.ink) + stroke(d, 6.5, p.wood)
}

/** A walker with front wheels. */
export function walker(x: number, ground: number, w: number, h: number): string {
  const d = `M${x} ${ground}L${x + w * 0.12} ${ground - h}h${w * 0.62}L${x + w} ${ground - 10}M${x + w * 0.06} ${ground - h * 0.5}H${x + w * 0.88}`
  return group(
    stroke(d, 11),
    stroke(d, 6, p.stone),
    stroke(`M${x + w * 0.08} ${ground - h}h${w * 0.3}`, 14),
    circle(x + w, ground - 11, 13, p.stone, { line: 5 }),
    ellipse(x, ground, 9, 5, p.ink),
  )
}
