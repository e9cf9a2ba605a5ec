/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { Blob, Buffer, Face, Font as Shaper, shape } from 'harfbuzzjs'

const dottedCircle = 0x25cc
const opened = new Map<string, Font>()

/** The font of a file, laid out with HarfBuzz: pdfkit's own layout lacks rules of some scripts. */
export function shapedFont(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const bytes = readFileSync(file)
  const font = create(bytes)
  const shaper = new Shaper(new Face(new Blob(new Uint8Array(bytes).buffer)))
  font.layout = (text) => layOut(font, shaper, text)
  opened.set(file, font)
  return font
}

/**
 * Whether a font has every letter of a text and can shape their combinations. HarfBuzz marks invalid combinations with a
 * dotted circle, which does not occur in names.
 */
export function canSet(file: string, text: string): boolean {
  const font = shapedFont(file)
  const { glyphs } = font.layout(text)
  const circle = font.glyphForCodePoint(dottedCircle).id
  return glyphs.every(({ id }) => id !== 0 && (id !== circle || text.includes('◌')))
}

function layOut(font: Font, shaper: Shaper, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const letters = lettersOf(
    text,
    infos.map(({ cluster }) => cluster),
  )
  const glyphs = infos.map(({ codepoint }, i) => font.getGlyph(codepoint, letters[i] ?? []))
  const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth }
}

/**
 * The letters that each glyph stands for, for copying text from the PDF. Glyphs of one cluster share its letters: one each if
 * there are as many, such as a letter and its accent; otherwise the logically first glyph has them all.
 */
function lettersOf(text: string, clusters: readonly number[]): number[][] {
  const starts = [...new Set(clusters)].sort((a, b) => a - b)
  const isReversed = (clusters[0] ?? 0) > (clusters.at(-1) ?? 0)
  return clusters.map((cluster, i) => {
    const whole = text.slice(cluster, starts[starts.indexOf(cluster) + 1])
    const count = clusters.filter((other) => other === cluster).length
    const place = i - clusters.indexOf(cluster)
    const each = Array.from(whole.normalize('NFD'))
    if (count > 1 && each.length === count) return codesOf(each[isReversed ? count - 1 - place : place] ?? '')
    return place === (isReversed ? count - 1 : 0) ? codesOf(whole) : []
  })
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
