import type { Language } from '@portal/contract/language'
import { type Face, plainFaces, type Script, scripts, type Weight } from './fonts.ts'
import { canSet } from './shaped-font.ts'

/** A part of a line set in one font. */
export interface Run {
  text: string
  /** Path of the font. */
  file: string
}

/** A text contains a letter that no font has, or a combination of letters that no font can shape. */
export class UnprintableError extends Error {}

interface Piece {
  text: string
  script: Script | undefined
}

/**
 * Splits a line into runs of one font each, in visual order from left to right.
 * @throws UnprintableError
 */
export function runsOf(text: string, language: Language, weight: Weight): Run[] {
  const pieces = piecesOf(text.normalize('NFC'))
  return inPrintedOrder(pieces).flatMap((piece) => runsOfPiece(piece, language, weight))
}

/** Parts of one script each; spaces and punctuation at the ends of a part stand alone. */
function piecesOf(text: string): Piece[] {
  return scriptParts(text).flatMap((piece) => piece.text.split(ends).map((part) => ({ ...piece, text: part })))
}

const ends = /(?<=^[^\p{L}\p{M}\p{N}]+)(?=[\p{L}\p{M}\p{N}])|(?<=[\p{L}\p{M}\p{N}])(?=[^\p{L}\p{M}\p{N}]+$)/u

function scriptParts(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    const script = scripts.find(({ letters }) => letters.test(segment))
    const last = pieces.at(-1)
    if (last && last.script === script) last.text += segment
    else pieces.push({ text: segment, script })
  }
  return pieces
}

/** Reorders right-to-left parts for printing: the whole line when it starts with such a script, otherwise each part of it. */
function inPrintedOrder(pieces: readonly Piece[]): Piece[] {
  const isReversed = pieces.find(({ text }) => /\p{L}/u.test(text))?.script?.rightToLeft ?? false
  const groups: { pieces: Piece[]; rightToLeft: boolean }[] = []
  for (const [i, piece] of pieces.entries()) {
    const rightToLeft = directionAt(pieces, i) ?? isReversed
    const last = groups.at(-1)
    if (last?.rightToLeft === rightToLeft) last.pieces.push(piece)
    else groups.push({ pieces: [piece], rightToLeft })
  }
  const ordered = groups.map((group) => (group.rightToLeft ? group.pieces.toReversed() : group.pieces))
  return (isReversed ? ordered.toReversed() : ordered).flat()
}

/** Direction of spaces and punctuation: that of their neighbors if these agree; undefined otherwise. */
function directionAt(pieces: readonly Piece[], i: number): boolean | undefined {
  const directionOf = (piece: Piece | undefined) =>
    piece && /[\p{L}\p{M}\p{N}]/u.test(piece.text) ? (piece.script?.rightToLeft ?? false) : undefined
  const own = directionOf(pieces[i])
  if (own !== undefined) return own
  const [before, after] = [directionOf(pieces[i - 1]), directionOf(pieces[i + 1])]
  return before === after ? before : undefined
}

function runsOfPiece({ text, script }: Piece, language: Language, weight: Weight): Run[] {
  return script ? [runIn(text, [script.face], weight)] : plainRuns(text, plainFaces(text, language), weight)
}

/** Sets a text in one font that has all of it, else word by word, else letter by letter. */
function plainRuns(text: string, faces: readonly Face[], weight: Weight): Run[] {
  const file = fileFor(text, faces, weight)
  if (file) return [{ text, file }]
  const words = text.split(/(?<= )/)
  const letters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
  const parts = words.length > 1 ? words : letters
  if (parts.length > 1) return parts.flatMap((part) => plainRuns(part, faces, weight))
  return [runIn(text, faces, weight)]
}

function runIn(text: string, faces: readonly Face[], weight: Weight): Run {
  const file = fileFor(text, faces, weight)
  if (!file) throw new UnprintableError('no font can set this text')
  return { text, file }
}

function fileFor(text: string, faces: readonly Face[], weight: Weight): string | undefined {
  return faces.map((face) => face[weight]).find((file) => canSet(file, text))
}
