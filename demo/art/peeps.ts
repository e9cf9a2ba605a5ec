import { createRequire } from 'node:module'
import type { FunctionComponent } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { roundAll } from './svg.ts'

/** One drawn piece: `fills` are the white shapes under the drawing, `lines` the drawing itself. */
export interface Piece {
  fills: string[]
  lines: string[]
  /** Shapes that the artist coloured, in their colours and order. */
  coloured: { path: string; fill: string }[]
}

type PieceOf = { body: string } | { hair: string } | { face: string } | { facialHair: string } | { accessory: string }

// The package has no named ES module exports that Node could see.
const { default: Peep } = createRequire(import.meta.url)('react-peeps') as {
  default: FunctionComponent<Record<string, string>>
}

const under = '#fffff1'
const drawn = '#000001'
const cache = new Map<string, Piece>()

/** Reads one piece of Open Peeps as plain SVG paths without colour. */
export function pieceOf(piece: PieceOf): Piece {
  const key = JSON.stringify(piece)
  const known = cache.get(key)
  if (known) return known
  const read = readPiece(
    renderToStaticMarkup(createElement(Peep, { ...piece, backgroundColor: under, strokeColor: drawn })),
  )
  cache.set(key, read)
  return read
}

function readPiece(markup: string): Piece {
  const piece: Piece = { fills: [], lines: [], coloured: [] }
  const transforms: string[] = []
  for (const [tag, name] of markup.matchAll(/<\/?([a-z]+)[^>]*>/g)) {
    if (tag.startsWith('</')) {
      if (name === 'g') transforms.pop()
    } else if (name === 'g') transforms.push(attribute(tag, 'transform'))
    else if (name === 'path') addPath(piece, tag, transforms)
  }
  return piece
}

function addPath(piece: Piece, tag: string, transforms: string[]): void {
  const transform = [...transforms, attribute(tag, 'transform')].filter(Boolean).join(' ')
  const rule = attribute(tag, 'fill-rule')
  const path =
    `<path d="${roundAll(attribute(tag, 'd'), 0)}"${rule ? ` fill-rule="${rule}"` : ''}` +
    `${transform ? ` transform="${roundAll(transform)}"` : ''}`
  const fill = attribute(tag, 'fill')
  piece.coloured.push({ path, fill })
  if (fill === under) piece.fills.push(`${path}/>`)
  else piece.lines.push(`${path}/>`)
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}
