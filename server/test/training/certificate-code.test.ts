import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { makeCertificate } from '../../src/training/certificates/certificate-pdf.ts'

const address = 'https://care.example.org/about/certificate/AB12CD34'

test('[T04] a certificate’s QR code leads to its verification page', async () => {
  const certificate = {
    number: 'AB12CD34',
    holder: 'Mei Chen',
    course: 'Hand washing',
    minutes: 60,
    completedOn: '2026-01-02',
    agency: 'Evergreen Home Care',
    licenceNumber: '1',
    address,
    signature: { kind: 'typed', name: 'Mei' } as const,
  }
  const squares = await squaresOf(await makeCertificate(certificate, 'en'))
  expect(decodeQR(pictureOf(squares))).toBe(address)
})

type Corner = readonly [x: number, y: number]

/** Where the squares of the code begin: the longest path of the page. */
async function squaresOf(pdf: Buffer): Promise<Corner[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList()
  const paths = fnArray.flatMap((fn, i) =>
    fn === OPS.constructPath ? [Object.values<number>(argsArray[i][1][0])] : [],
  )
  const longest = paths.toSorted((a, b) => b.length - a.length)[0] ?? []
  // Each square: to its corner, three lines, and the end.
  const perSquare = 13
  return Array.from({ length: longest.length / perSquare }, (_, i) => [
    longest[i * perSquare + 1] ?? 0,
    longest[i * perSquare + 2] ?? 0,
  ])
}

/** Draws the squares with four points each and a border of four squares. */
function pictureOf(squares: readonly Corner[]) {
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))]
  const size = Math.min(...squares.map(([x]) => x - left).filter((distance) => distance > 0.1))
  const places = squares.map(([x, y]) => [Math.round((x - left) / size) + 4, Math.round((y - top) / size) + 4] as const)
  const width = (Math.max(...places.map(([x]) => x)) + 5) * 4
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [x, y] of places)
    for (let row = y * 4; row < y * 4 + 4; row++) data.fill(0, (row * width + x * 4) * 4, (row * width + x * 4 + 4) * 4)
  return { width, height: width, data }
}
