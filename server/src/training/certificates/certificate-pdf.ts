import type { Language } from '@portal/contract/language'
import { type Signature, signatureField } from '@portal/contract/training/signing'
import PDFDocument from 'pdfkit'
import encodeQR from 'qr'
import { certificateTexts, certificateWords, dateInFull, hoursInWords } from './certificate-texts.ts'
import { plainFaces } from './fonts.ts'
import { type Line, setLine } from './set-line.ts'
import { shapedFont } from './shaped-font.ts'

/** The content of a certificate, in the reader's language. */
export interface PrintedCertificate {
  number: string
  holder: string
  course: string
  minutes: number
  /** YYYY-MM-DD */
  completedOn: string
  agency: string
  licenceNumber: string
  /** The address for verifying the certificate. */
  address: string
  signature: Signature
}

/** Width and height of the page (US Letter, landscape) in points, and of its margin. */
const page = { width: 792, height: 612, margin: 36 }
const text = { left: 84, width: page.width - 2 * 84 }
const pine = '#1F5D4C'
const ink = '#1E2A26'

type Doc = PDFKit.PDFDocument

/** Creates the PDF of a certificate, tagged for screen readers (PDF/UA), with subsets of its fonts. */
export async function makeCertificate(certificate: PrintedCertificate, language: Language): Promise<Buffer> {
  const words = certificateWords[language]
  const doc = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    subset: 'PDF/UA' as never,
    info: {
      Title: `${words.title}${words.colon}${certificate.course}`,
      Author: certificate.agency,
      Subject: words.subject,
    },
    font: shapedFont(plainFaces(words.title, language)[0]?.regular ?? '') as never,
  })
  const bytes = collect(doc)
  const all = doc.struct('Document')
  doc.addStructure(all)
  drawFrame(doc)
  printWords(doc, all, certificate, language)
  signBelow(doc, all, certificate, language)
  addCode(doc, all, certificate, language)
  all.end()
  doc.end()
  return bytes
}

function collect(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

function drawFrame(doc: Doc) {
  const { width, height, margin } = page
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, width, height).fill('#FBF7EF')
  doc.roundedRect(margin, margin, width - 2 * margin, height - 2 * margin, 16).fillAndStroke('#FFFFFF', pine)
  doc.rect(text.left + text.width / 2 - 40, 158, 80, 4).fill('#F2A93B')
  doc.endMarkedContent()
}

function printWords(doc: Doc, all: PDFKit.PDFStructureElement, certificate: PrintedCertificate, language: Language) {
  const words = certificateWords[language]
  const time = {
    hours: hoursInWords(certificate.minutes, language),
    day: dateInFull(certificate.completedOn, language),
  }
  const lines: (Pick<Line, 'text' | 'top' | 'size' | 'weight' | 'color'> & { tag: 'H1' | 'P' })[] = [
    { tag: 'P', text: certificate.agency, top: 66, size: 18, weight: 'bold', color: pine },
    { tag: 'H1', text: words.title, top: 98, size: 38, weight: 'bold', color: pine },
    { tag: 'P', text: words.subject, top: 172, size: 14 },
    { tag: 'P', text: words.awarded, top: 208, size: 14 },
    { tag: 'P', text: certificate.holder, top: 230, size: 32, weight: 'bold' },
    { tag: 'P', text: words.completed, top: 282, size: 14 },
    { tag: 'P', text: certificate.course, top: 306, size: 24, weight: 'bold', color: pine },
    { tag: 'P', text: certificateTexts.time[language](time), top: 350, size: 14 },
  ]
  for (const { tag, ...line } of lines) {
    const whole: Line = { ...line, ...text, isCentered: true }
    all.add(doc.struct(tag, { actual: line.text }, () => setLine(doc, whole, language)))
  }
}

const below = { top: 392, height: 90, width: 300 }

function signBelow(doc: Doc, all: PDFKit.PDFStructureElement, certificate: PrintedCertificate, language: Language) {
  const words = certificateWords[language]
  const { signature } = certificate
  const typed = signature.kind === 'typed'
  const label = typed ? signature.name : `${words.signature}${words.colon}${certificate.holder}`
  const name = { left: text.left, top: below.top + 40, size: 26, width: below.width }
  const drawn = () =>
    typed ? setLine(doc, { text: signature.name, ...name }, language) : drawStrokes(doc, signature.strokes)
  all.add(doc.struct(typed ? 'P' : 'Figure', typed ? { actual: label } : { alt: label }, drawn))
  const caption = () => small(doc, words.signedBy, below.top + below.height + 6, language)
  all.add(doc.struct('P', {}, caption))
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(text.left, below.top + below.height + 2)
    .lineTo(text.left + below.width, below.top + below.height + 2)
    .stroke(pine)
  doc.endMarkedContent()
}

/** A dot is a stroke of zero length; round line caps make it visible. */
function drawStrokes(doc: Doc, strokes: readonly (readonly (readonly [number, number])[])[]) {
  const scale = below.height / signatureField.height
  doc.save().translate(text.left, below.top).scale(scale).lineWidth(6).lineCap('round').lineJoin('round')
  for (const [start, ...rest] of strokes) {
    if (!start) continue
    doc.moveTo(...start)
    for (const point of rest.length > 0 ? rest : [start]) doc.lineTo(...point)
  }
  doc.stroke(ink).restore()
}

function small(doc: Doc, words: string, top: number, language: Language, left = text.left) {
  setLine(doc, { text: words, left, top, size: 11 }, language)
}

const codeSize = 92
/** Left edge of the right half. */
const beyond = 430

function addCode(doc: Doc, all: PDFKit.PDFStructureElement, certificate: PrintedCertificate, language: Language) {
  const words = certificateWords[language]
  const beside = [words.number, certificate.number, words.verify]
  all.add(
    doc.struct('Figure', { alt: words.code }, () => {
      drawCode(doc, certificate.address)
    }),
  )
  for (const [i, line] of beside.entries())
    all.add(doc.struct('P', {}, () => small(doc, line, below.top + 10 + i * 20, language, beyond)))
  const { width } = page
  const address = {
    text: certificate.address,
    size: 11,
    top: below.top + below.height + 6,
    left: beyond,
    width: width - beyond - 60,
  }
  all.add(doc.struct('P', {}, () => setLine(doc, address, language)))
  const licence = certificateTexts.licence[language]({ number: certificate.licenceNumber })
  all.add(doc.struct('P', {}, () => small(doc, licence, page.height - 66, language)))
}

/** The squares form one path, so that no gaps show between them at any zoom. */
function drawCode(doc: Doc, address: string) {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
  const size = codeSize / rows.length
  const left = text.left + text.width - codeSize
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) doc.rect(left + x * size, below.top + y * size, size, size)
  doc.fill('#000000')
}
