import type { Language } from '@portal/contract/language'
import type { Weight } from './fonts.ts'
import { type Run, runsOf } from './runs.ts'
import { shapedFont } from './shaped-font.ts'

type Doc = PDFKit.PDFDocument

/** A line of a certificate. */
export interface Line {
  text: string
  left: number
  top: number
  size: number
  /** Maximum width; a longer line gets a smaller font size. */
  width?: number
  weight?: Weight
  color?: string
  isCentered?: boolean
}

/** Distance from the top of a line to its baseline, as a fraction of the font size. */
const ascent = 1.16

/** Prints a line, each part in a font that has its letters. @throws UnprintableError when there is none */
export function setLine(doc: Doc, line: Line, language: Language) {
  const { text, left, top, size, width = Infinity, weight = 'regular', color = '#1E2A26' } = line
  const runs = runsOf(text, language, weight)
  const natural = widthOf(doc, runs, size)
  const fitting = Math.min(size, (size * width) / natural)
  const printed = (natural * fitting) / size
  let x = line.isCentered ? left + (width - printed) / 2 : left
  doc.fillColor(color)
  for (const run of runs) {
    use(doc, run).fontSize(fitting)
    doc.text(run.text, x, top + ascent * fitting, { lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(run.text)
  }
}

function widthOf(doc: Doc, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, run) => sum + use(doc, run).fontSize(size).widthOfString(run.text), 0)
}

/** The path is the key under which pdfkit caches the font. */
function use(doc: Doc, { file }: Run): Doc {
  return doc.font(shapedFont(file) as never, file)
}
