import { empireTower, skyline } from './city.ts'
import { palette as p } from './palette.ts'
import { tree } from './street.ts'
import { circle, clip, ellipse, fade, group, path, polygon, rect, stroke } from './svg.ts'

const line = 3

/** A wall, a skirting board and a floor; `floor` is where the floor begins. */
export function room(w: number, h: number, floor: number, wall: string, lowWall: string, ground: string): string {
  return group(
    fade(0, 0, w, floor, wall, lowWall),
    rect(0, floor, w, h - floor, ground),
    rect(0, floor - 16, w, 16, p.paper, { opacity: 0.75 }),
    rect(0, floor, w, 8, p.ink, { opacity: 0.08 }),
  )
}

export function floorBoards(w: number, floor: number, h: number, colour: string): string {
  const rows: string[] = []
  for (let i = 1; i < 5; i += 1) rows.push(`M0 ${floor + ((h - floor) * i * i) / 20}H${w}`)
  return stroke(rows.join(''), 2, colour, 0.5)
}

/** A window that looks at the city (`city`) or at a tree, with curtains when a colour is given. */
export function windowPane(
  x: number,
  y: number,
  w: number,
  h: number,
  view: 'city' | 'tree' | 'sky',
  curtain?: string,
): string {
  const outside = [fade(x, y, w, h, p.sky, p.cream)]
  if (view === 'city') {
    outside.push(
      skyline(x, y + h, w, h * 0.66, p.skyMid, Math.round(w)),
      empireTower(x + w * 0.68, y + h, h * 0.78, p.river),
    )
  }
  if (view === 'tree') {
    outside.push(
      skyline(x, y + h, w, h * 0.4, '#E3C2AF', Math.round(h)),
      tree(x + w * 0.6, y + h * 1.2, h * 1.05, p.pineSoft, p.pinePale),
    )
  }
  const frame = `M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}`
  return group(
    clip(rect(x, y, w, h, '#fff'), ...outside),
    stroke(frame, 13, p.ink),
    stroke(frame, 8, p.paper),
    rect(x - 16, y + h + 3, w + 32, 14, p.paper, { line, radius: 3 }),
    curtain ? curtains(x, y, w, h, curtain) : '',
  )
}

function curtains(x: number, y: number, w: number, h: number, colour: string): string {
  const left = `M${x - 30} ${y - 22}h${w * 0.3}q-8 ${h * 0.4} ${-w * 0.16} ${h * 0.62}q-8 ${h * 0.3} 4 ${h * 0.56}h${-w * 0.18}Z`
  const right = `M${x + w + 30} ${y - 22}h${-w * 0.3}q8 ${h * 0.4} ${w * 0.16} ${h * 0.62}q8 ${h * 0.3} -4 ${h * 0.56}h${w * 0.18}Z`
  return group(
    path(left, colour, { line }),
    path(right, colour, { line }),
    stroke(`M${x - 46} ${y - 24}H${x + w + 46}`, 8, p.woodDark),
    circle(x - 48, y - 24, 8, p.wood, { line: 2 }),
    circle(x + w + 48, y - 24, 8, p.wood, { line: 2 }),
  )
}

/** A framed picture of hills, a branch or a sun. */
export function framed(
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'hills' | 'branch' | 'sun',
  frame: string = p.woodDark,
): string {
  const inside = {
    hills:
      path(
        `M${x} ${y + h * 0.7}q${w * 0.25} ${-h * 0.4} ${w * 0.5} 0t${w * 0.5} ${-h * 0.1}V${y + h}H${x}Z`,
        p.pineSoft,
      ) + circle(x + w * 0.7, y + h * 0.3, w * 0.1, p.marigoldSoft),
    branch:
      stroke(
        `M${x + w * 0.3} ${y + h * 0.9}Q${x + w * 0.45} ${y + h * 0.5} ${x + w * 0.7} ${y + h * 0.15}`,
        4,
        p.pine,
      ) +
      [0.3, 0.5, 0.7]
        .map(
          (t) =>
            ellipse(x + w * (0.3 + t * 0.45), y + h * (0.95 - t), w * 0.12, h * 0.05, p.pineMid) +
            ellipse(x + w * (0.2 + t * 0.5), y + h * (0.82 - t), w * 0.1, h * 0.045, p.pineSoft),
        )
        .join(''),
    sun: circle(x + w / 2, y + h * 0.5, w * 0.24, p.clay) + rect(x, y + h * 0.66, w, h * 0.34, p.skyMid),
  }[kind]
  return group(
    rect(x, y, w, h, p.cream),
    clip(rect(x, y, w, h, '#fff'), inside),
    rect(x, y, w, h, 'none', { line: 9, ink: p.ink }),
    rect(x, y, w, h, 'none', { line: 5, ink: frame }),
  )
}

export function pendant(x: number, y: number, w: number, colour: string): string {
  return group(
    stroke(`M${x} 0V${y}`, 3.5, p.ink),
    ellipse(x, y + w * 0.52, w * 0.2, w * 0.12, p.marigoldPale, { line: 2 }),
    path(
      `M${x - w * 0.5} ${y + w * 0.5}Q${x - w * 0.45} ${y} ${x} ${y}Q${x + w * 0.45} ${y} ${x + w * 0.5} ${y + w * 0.5}Z`,
      colour,
      { line },
    ),
  )
}

/** A round paper lantern. */
export function lantern(x: number, y: number, r: number, colour: string = p.clay): string {
  return group(
    stroke(`M${x} ${y - r * 1.6}V${y + r * 1.9}`, 3, p.woodDark),
    ellipse(x, y, r, r * 0.84, colour, { line: 2.6 }),
    stroke(
      `M${x} ${y - r * 0.84}V${y + r * 0.84}M${x - r * 0.3} ${y - r * 0.8}Q${x - r * 0.85} ${y} ${x - r * 0.3} ${y + r * 0.8}M${x + r * 0.3} ${y - r * 0.8}Q${x + r * 0.85} ${y} ${x + r * 0.3} ${y + r * 0.8}`,
      2,
      p.terracotta,
      0.7,
    ),
    rect(x - r * 0.4, y - r * 0.98, r * 0.8, r * 0.18, p.marigold, { line: 2 }),
    rect(x - r * 0.4, y + r * 0.8, r * 0.8, r * 0.18, p.marigold, { line: 2 }),
    stroke(`M${x - 5} ${y + r}v${r * 0.7}M${x + 5} ${y + r}v${r * 0.7}`, 2.5, p.marigold),
  )
}

export function bunting(x: number, y: number, w: number, count: number): string {
  const colours = [p.marigold, p.pineMid, p.clay, p.skyMid]
  const flags: string[] = []
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count
    const at = x + w * t
    const sag = y + 46 * 4 * t * (1 - t)
    flags.push(polygon([at - 17, sag, at + 17, sag, at, sag + 38], colours[i % 4] ?? p.marigold, { line: 2.4 }))
  }
  return stroke(`M${x} ${y}Q${x + w / 2} ${y + 92} ${x + w} ${y}`, 3, p.ink) + flags.join('')
}

/** A board on the wall, without any words on it: shapes that stand for a lesson. */
export function board(x: number, y: number, w: number, h: number, kind: 'heart' | 'plate' | 'blank'): string {
  const drawn = {
    heart:
      path(
        `M${x + w * 0.36} ${y + h * 0.74}C${x + w * 0.1} ${y + h * 0.5} ${x + w * 0.14} ${y + h * 0.2} ${x + w * 0.36} ${y + h * 0.36}C${x + w * 0.58} ${y + h * 0.2} ${x + w * 0.62} ${y + h * 0.5} ${x + w * 0.36} ${y + h * 0.74}Z`,
        p.clay,
        { line: 2.6 },
      ) +
      stroke(
        `M${x + w * 0.215} ${y + h * 0.54}h${w * 0.06}l${w * 0.05} ${-h * 0.14}l${w * 0.07} ${h * 0.26}l${w * 0.05} ${-h * 0.12}h${w * 0.055}`,
        4,
        p.cream,
      ),
    plate:
      circle(x + w * 0.36, y + h * 0.5, h * 0.32, p.cream, { line: 2.6 }) +
      path(
        `M${x + w * 0.36} ${y + h * 0.5}V${y + h * 0.18}A${h * 0.32} ${h * 0.32} 0 0 1 ${x + w * 0.36 + h * 0.32} ${y + h * 0.5}Z`,
        p.marigold,
        { line: 2 },
      ) +
      path(
        `M${x + w * 0.36} ${y + h * 0.5}h${-h * 0.32}A${h * 0.32} ${h * 0.32} 0 0 1 ${x + w * 0.36} ${y + h * 0.18}Z`,
        p.clay,
        { line: 2 },
      ) +
      path(
        `M${x + w * 0.36} ${y + h * 0.5}h${-h * 0.32}A${h * 0.32} ${h * 0.32} 0 0 0 ${x + w * 0.36 + h * 0.32} ${y + h * 0.5}Z`,
        p.pineMid,
        { line: 2 },
      ),
    blank: '',
  }[kind]
  const rows = [0.3, 0.46, 0.62].map((t, i) =>
    stroke(`M${x + w * 0.68} ${y + h * t}h${w * (0.22 - i * 0.03)}`, 7, i === 0 ? p.marigold : p.pineSoft),
  )
  return group(
    rect(x, y, w, h, p.paper, { line: 4, radius: 8 }),
    rect(x, y, w, h, 'none', { line: 2, ink: p.woodPale, radius: 8 }),
    drawn,
    kind === 'blank' ? '' : rows.join(''),
  )
}
