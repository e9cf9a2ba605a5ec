import { palette as p } from './palette.ts'
import { circle, fade, group, path, place, polygon, randomRow, rect, stroke } from './svg.ts'

/** A sky over the whole picture, down to `h`. */
export function sky(w: number, h: number, from: string = p.sky, to: string = p.cream): string {
  return fade(0, 0, w, h, from, to)
}

export function sun(x: number, y: number, r: number): string {
  return circle(x, y, r * 1.6, p.marigoldPale, { opacity: 0.7 }) + circle(x, y, r, p.marigoldSoft)
}

export function cloud(x: number, y: number, scale: number, opacity = 0.9): string {
  return place(
    x,
    y,
    scale,
    path('M20 60a26 26 0 0 1 6-51a40 40 0 0 1 70-8a30 30 0 0 1 48 20a20 20 0 0 1 2 39Z', p.paper, { opacity }),
  )
}

/** A row of flat towers that stand on `ground`; the same seed gives the same row. */
export function skyline(x: number, ground: number, w: number, h: number, colour: string, seed = 1): string {
  const next = randomRow(seed)
  const towers: string[] = []
  for (let left = x; left < x + w; ) {
    const width = h * (0.14 + next() * 0.2)
    const height = h * (0.32 + next() * 0.5)
    towers.push(tower(left, ground, Math.min(width, x + w - left), height, colour, next()))
    left += width * 0.96
  }
  return group(...towers)
}

function tower(x: number, ground: number, w: number, h: number, colour: string, kind: number): string {
  const top = ground - h
  const roof =
    kind < 0.25
      ? rect(x + w * 0.2, top - h * 0.1, w * 0.6, h * 0.11, colour) +
        rect(x + w * 0.47, top - h * 0.22, w * 0.06, h * 0.14, colour)
      : kind < 0.5
        ? waterTank(x + w * 0.35, top, w * 0.32, colour)
        : kind < 0.7
          ? polygon([x, top + 1, x + w, top + 1, x + w, top - h * 0.09], colour)
          : ''
  return rect(x, top, w + 0.5, h, colour) + roof + windowDots(x, top, w, h)
}

function windowDots(x: number, top: number, w: number, h: number): string {
  const rows: string[] = []
  const step = Math.max(16, w / 4)
  for (let y = top + step * 0.7; y < top + h - step * 0.6; y += step * 1.15) {
    rows.push(`M${x + w * 0.16} ${y}H${x + w * 0.86}`)
  }
  return `<path d="${rows.map((row) => row.replace(/\d+\.\d+/g, (n) => Number(n).toFixed(1))).join('')}" stroke="#fff" stroke-opacity=".28" stroke-width="${Math.round(step * 0.42)}" stroke-dasharray="${Math.round(step * 0.3)} ${Math.round(step * 0.38)}" fill="none"/>`
}

function waterTank(x: number, ground: number, w: number, colour: string): string {
  return (
    polygon([x - w * 0.1, ground - w * 1.2, x + w * 0.5, ground - w * 1.65, x + w * 1.1, ground - w * 1.2], colour) +
    rect(x, ground - w * 1.25, w, w * 0.85, colour) +
    stroke(
      `M${x + w * 0.15} ${ground}V${ground - w * 0.5}M${x + w * 0.85} ${ground}V${ground - w * 0.5}`,
      w * 0.1,
      colour,
    )
  )
}

/** The tall stepped tower with a mast that everybody knows. */
export function empireTower(x: number, ground: number, h: number, colour: string): string {
  const w = h * 0.24
  return group(
    rect(x - w / 2, ground - h * 0.42, w, h * 0.42, colour),
    rect(x - w * 0.36, ground - h * 0.68, w * 0.72, h * 0.3, colour),
    rect(x - w * 0.22, ground - h * 0.77, w * 0.44, h * 0.12, colour),
    rect(x - w * 0.1, ground - h * 0.84, w * 0.2, h * 0.1, colour),
    rect(x - w * 0.025, ground - h, w * 0.05, h * 0.18, colour),
    windowDots(x - w * 0.36, ground - h * 0.66, w * 0.72, h * 0.62),
  )
}

/** A stone suspension bridge with two towers; `deck` is the height of the road. */
export function bridge(x: number, deck: number, w: number, h: number, colour: string, cable: string): string {
  const left = x + w * 0.24
  const right = x + w * 0.76
  const top = deck - h
  const sag = `M${x} ${deck - h * 0.12}Q${x + w * 0.14} ${deck - h * 0.3} ${left} ${top + h * 0.04}Q${x + w / 2} ${deck + h * 0.62} ${right} ${top + h * 0.04}Q${x + w * 0.86} ${deck - h * 0.3} ${x + w} ${deck - h * 0.12}`
  return group(
    stroke(hangers(x, deck, w, h), Math.max(1.2, w / 900), cable, 0.8),
    stroke(sag, Math.max(3, w / 330), cable),
    rect(x, deck, w, h * 0.07, colour),
    rect(x, deck + h * 0.07, w, h * 0.025, cable),
    bridgeTower(left, deck, h, colour),
    bridgeTower(right, deck, h, colour),
  )
}

function hangers(x: number, deck: number, w: number, h: number): string {
  const lines: string[] = []
  for (let i = 1; i < 26; i += 1) {
    const t = i / 26
    const at = x + w * (0.24 + 0.52 * t)
    const u = 2 * t - 1
    lines.push(`M${at} ${deck}V${deck - h * (0.17 + 0.79 * u * u)}`)
    if (i < 12) {
      const side = (i / 12) ** 1.4
      lines.push(`M${x + w * 0.24 * (i / 12)} ${deck}V${deck - h * (0.12 + 0.8 * side)}`)
      lines.push(`M${x + w * (1 - 0.24 * (i / 12))} ${deck}V${deck - h * (0.12 + 0.8 * side)}`)
    }
  }
  return lines.join('')
}

function bridgeTower(x: number, deck: number, h: number, colour: string): string {
  const w = h * 0.3
  const arch = (at: number) =>
    `M${at} ${deck}V${deck - h * 0.5}Q${at} ${deck - h * 0.68} ${at + w * 0.15} ${deck - h * 0.76}Q${at + w * 0.3} ${deck - h * 0.68} ${at + w * 0.3} ${deck - h * 0.5}V${deck}Z`
  const shape = `M${x - w / 2} ${deck + h * 0.5}V${deck - h}H${x + w / 2}V${deck + h * 0.5}Z${arch(x - w * 0.38)}${arch(x + w * 0.08)}`
  return `${path(shape, colour).replace('<path', '<path fill-rule="evenodd"')}${rect(x - w * 0.56, deck - h * 1.04, w * 1.12, h * 0.06, colour)}`
}
