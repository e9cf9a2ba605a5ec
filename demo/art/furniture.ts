import { palette as p } from './palette.ts'
import { circle, ellipse, group, path, randomRow, rect, stroke } from './svg.ts'

const line = 3

export function shelf(x: number, y: number, w: number, seed: number): string {
  const next = randomRow(seed)
  const colours = [p.pine, p.clay, p.marigold, p.slate, p.pineSoft, p.wheat]
  const books: string[] = []
  for (let at = x + 14; at < x + w * 0.62; ) {
    const thick = 12 + next() * 14
    const tall = 48 + next() * 34
    books.push(
      rect(at, y - tall, thick, tall, colours[Math.floor(next() * colours.length)] ?? p.pine, { line: 2, radius: 2 }),
    )
    at += thick
  }
  return group(...books, plant(x + w * 0.82, y, 62, p.clay), rect(x, y, w, 13, p.woodPale, { line, radius: 3 }))
}

/** A plant in a pot that stands on `ground`. */
export function plant(x: number, ground: number, h: number, pot: string, leaf: string = p.pineMid): string {
  const leaves = [-0.5, -0.28, 0, 0.28, 0.5].map((lean, i) => {
    const tipX = x + h * lean
    const tipY = ground - h * (1 - Math.abs(lean) * 0.5)
    const base = ground - h * 0.3
    return path(
      `M${x} ${base}Q${x + h * (lean - 0.16)} ${(base + tipY) / 2} ${tipX} ${tipY}Q${x + h * (lean + 0.2)} ${(base + tipY) / 2} ${x} ${base}Z`,
      i % 2 ? p.pineSoft : leaf,
      { line: 2.4 },
    )
  })
  return group(
    ...leaves,
    path(`M${x - h * 0.2} ${ground - h * 0.34}h${h * 0.4}l${-h * 0.05} ${h * 0.34}h${-h * 0.3}Z`, pot, { line: 2.8 }),
  )
}

export function floorLamp(x: number, ground: number, h: number, shade: string = p.marigoldSoft): string {
  return group(
    ellipse(x, ground - h * 0.82, h * 0.3, h * 0.24, p.marigoldPale, { opacity: 0.5 }),
    stroke(`M${x} ${ground}V${ground - h * 0.8}`, 7, p.ink),
    ellipse(x, ground, h * 0.11, h * 0.025, p.ink),
    path(`M${x - h * 0.1} ${ground - h}h${h * 0.2}l${h * 0.06} ${h * 0.22}h${-h * 0.32}Z`, shade, { line }),
  )
}

/** A sofa seen from the front, `ground` is where its feet stand. */
export function sofa(x: number, ground: number, w: number, h: number, colour: string, cushion: string): string {
  return group(
    rect(x + w * 0.08, ground - 20, 14, 20, p.woodDark, { line: 2.5 }),
    rect(x + w * 0.92 - 14, ground - 20, 14, 20, p.woodDark, { line: 2.5 }),
    rect(x + w * 0.05, ground - h, w * 0.9, h * 0.7, colour, { line, radius: 34 }),
    stroke(`M${x + w / 2} ${ground - h * 0.94}V${ground - h * 0.5}`, 2.5, p.ink, 0.5),
    rect(x + w * 0.07, ground - h * 0.47, w * 0.86, h * 0.3, cushion, { line, radius: 14 }),
    rect(x + w * 0.05, ground - h * 0.22, w * 0.9, h * 0.14, colour, { line, radius: 8 }),
    rect(x, ground - h * 0.62, w * 0.13, h * 0.55, colour, { line, radius: 26 }),
    rect(x + w * 0.87, ground - h * 0.62, w * 0.13, h * 0.55, colour, { line, radius: 26 }),
  )
}

/** The back of an armchair that a seated bust leans on. */
export function chairBack(x: number, y: number, w: number, h: number, colour: string): string {
  return rect(x, y, w, h, colour, { line, radius: w * 0.2 })
}

/** A table seen from the front: its top runs across, below it a cloth or legs. */
export function table(x: number, y: number, w: number, h: number, top: string, front: string): string {
  return group(rect(x + 18, y + 18, w - 36, h, front, { line }), rect(x, y, w, 30, top, { line, radius: 10 }))
}

export function rug(x: number, y: number, w: number, h: number, colour: string, edge: string): string {
  return ellipse(x, y, w / 2, h / 2, edge, { line: 2.5 }) + ellipse(x, y, w / 2 - 22, h / 2 - 9, colour)
}

/** A kitchen wall: cupboards above, counter below, a stove with a hood in the middle. */
export function kitchen(x: number, y: number, w: number, counter: number, ground: number, door: string): string {
  const parts: string[] = []
  for (let i = 0; i < Math.floor(w / 130); i += 1) {
    const at = x + i * 130
    parts.push(
      rect(at, y, 126, 150, door, { line, radius: 6 }),
      circle(at + (i % 2 ? 18 : 108), y + 124, 6, p.marigold, { line: 2 }),
    )
    parts.push(
      rect(at, counter + 26, 126, ground - counter - 26, door, { line, radius: 6 }),
      rect(at + 36, counter + 50, 54, 9, p.marigold, { line: 2, radius: 4 }),
    )
  }
  const tiles: string[] = []
  for (let row = y + 190; row < counter - 10; row += 40) tiles.push(`M${x} ${row}H${x + w}`)
  for (let column = x + 40; column < x + w; column += 80) tiles.push(`M${column} ${y + 152}V${counter}`)
  return group(
    rect(x, y + 150, w, counter - y - 150, p.mint),
    stroke(tiles.join(''), 2, p.pinePale),
    ...parts,
    rect(x - 8, counter, w + 16, 28, p.woodPale, { line, radius: 6 }),
  )
}

export function stovePot(x: number, y: number, w: number, colour: string): string {
  return group(
    steam(x + w / 2, y - w * 0.72, w * 0.5),
    rect(x, y - w * 0.56, w, w * 0.56, colour, { line, radius: 10 }),
    rect(x - w * 0.06, y - w * 0.64, w * 1.12, w * 0.13, colour, { line, radius: 6 }),
    circle(x + w / 2, y - w * 0.7, w * 0.07, p.ink),
    stroke(`M${x - 2} ${y - w * 0.4}h${-w * 0.16}M${x + w + 2} ${y - w * 0.4}h${w * 0.16}`, 8, p.ink),
  )
}

export function steam(x: number, y: number, w: number): string {
  const wisp = (at: number) =>
    `M${at} ${y}q${-w * 0.16} ${-w * 0.22} 0 ${-w * 0.44}q${w * 0.16} ${-w * 0.22} 0 ${-w * 0.44}`
  return stroke(wisp(x - w * 0.3) + wisp(x) + wisp(x + w * 0.3), 4, p.paper, 0.85)
}
