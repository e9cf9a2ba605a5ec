import { deflateSync, gzipSync } from 'node:zlib'
import { chunk, findSegment, header, patched, png, pngStart, segment } from './image-bytes.ts'
import { marker, photo } from './photo.ts'

/** Uploads that must be refused, by name. None is an intact JPEG or PNG of a reasonable size. */
export async function refusedUploads(): Promise<[name: string, bytes: Buffer][]> {
  const jpeg = await photo().jpeg().toBuffer()
  const drawn = await photo().png().toBuffer()
  return [
    ...notPictures(),
    ...(await otherFormats()),
    ...fronted(jpeg),
    ...damagedJpegs(jpeg),
    ...damagedPngs(drawn),
    ...bombs(jpeg),
    ...tooLarge(jpeg),
  ]
}

function notPictures(): [string, Buffer][] {
  const texts = {
    'a script': `alert("${marker}")`,
    'a page': `<!doctype html><script>alert("${marker}")</script>`,
    'PHP code': `<?php system("${marker}"); ?>`,
    'a PDF': `%PDF-1.7\n1 0 obj<</JS(${marker})>>endobj\n%%EOF`,
    'an SVG with a script': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${marker}</script></svg>`,
    'an SVG with a declaration': `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
    'an SVG with an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>`,
    'a picture in base64': `data:image/png;base64,${png(1, 1).toString('base64')}`,
    'a PostScript file': '%!PS-Adobe-3.0 EPSF-3.0\n',
  }
  return [
    ...Object.entries(texts).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]),
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['null bytes', Buffer.alloc(1000)],
    ['a ZIP', Buffer.from('504b0304140000000800', 'hex')],
    ['a GZIP', gzipSync(png(1, 1))],
    ['a Windows program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['a Linux program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ]
}

async function otherFormats(): Promise<[string, Buffer][]> {
  const bmp = Buffer.concat([
    Buffer.from('424d3a0000000000000036000000280000000100000001000000010018', 'hex'),
    Buffer.alloc(29),
  ])
  const heic = Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(400)])
  const icon = Buffer.concat([Buffer.from('000001000100010100000100200030000000160000', 'hex'), png(1, 1)])
  return [
    ['a GIF', await photo().gif().toBuffer()],
    ['a WebP', await photo().webp().toBuffer()],
    ['an AVIF', await photo().avif({ effort: 0 }).toBuffer()],
    ['a TIFF', await photo().tiff().toBuffer()],
    ['a HEIC', heic],
    ['a BMP', bmp],
    ['an ICO with a PNG in it', icon],
    ['a Photoshop file', Buffer.from('38425053000100000000000000030000000100000001', 'hex')],
    ['a JPEG 2000', Buffer.from('0000000c6a5020200d0a870a', 'hex')],
    ['a JPEG XL', Buffer.from('ff0a0000000000000000', 'hex')],
    ['an MNG', Buffer.from('\x8aMNG\r\n\x1a\n', 'latin1')],
    ['a video', Buffer.from('00000018667479706d70343200000000', 'hex')],
  ]
}

/** Polyglots that do not start as a picture. */
function fronted(jpeg: Buffer): [string, Buffer][] {
  const fronts = {
    'a page': `<html>${marker}`,
    'a PDF': '%PDF-1.4\n',
    'a GIF header': 'GIF89a',
    'a byte order mark': '\ufeff',
    'a space': ' ',
  }
  return Object.entries(fronts).map(([name, front]) => [
    `${name} in front of a JPEG`,
    Buffer.concat([Buffer.from(front), jpeg]),
  ])
}

function damagedJpegs(jpeg: Buffer): [string, Buffer][] {
  const frame = findSegment(jpeg, 0xc0)
  const scan = findSegment(jpeg, 0xda)
  const without = (at: number) =>
    Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))])
  return [
    ['only the start of a JPEG', jpeg.subarray(0, 3)],
    ['only the headers of a JPEG', jpeg.subarray(0, scan)],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['a JPEG without its end', jpeg.subarray(0, -2)],
    [
      'a JPEG start with a page behind',
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from(`<script>${marker}</script>`)]),
    ],
    ['a JPEG of no width', patched(jpeg, frame + 7, 0, 0)],
    ['a JPEG of no height', patched(jpeg, frame + 5, 0, 0)],
    ['a JPEG with eleven colours', patched(jpeg, frame + 9, 11)],
    ['a JPEG without quantisation tables', without(findSegment(jpeg, 0xdb))],
    ['a JPEG without a frame', without(frame)],
    ['a JPEG with damaged pixels', patched(jpeg, jpeg.length >> 1, ...Array(60).fill(0xff))],
    ['a JPEG whose segment reaches beyond its end', patched(jpeg, 4, 0xff, 0xff)],
    ['two starts of a JPEG', Buffer.concat([jpeg.subarray(0, scan), jpeg.subarray(0, scan)])],
  ]
}

function damagedPngs(drawn: Buffer): [string, Buffer][] {
  const middle = drawn.length >> 1
  const odd = (depth: number, colour: number) =>
    Buffer.concat([pngStart, header(9, 9, depth, colour), drawn.subarray(33)])
  return [
    ['only the start of a PNG', pngStart],
    ['a PNG start with a page behind', Buffer.concat([pngStart, Buffer.from(`<script>${marker}</script>`)])],
    ['half a PNG', drawn.subarray(0, middle)],
    ['a PNG with damaged pixels', patched(drawn, middle, (drawn[middle] ?? 0) ^ 255)],
    ['a PNG with a wrong header checksum', patched(drawn, 29, (drawn[29] ?? 0) ^ 1)],
    ['a PNG without pixels', Buffer.concat([pngStart, header(9, 9), chunk('IEND')])],
    ['a PNG without a header', Buffer.concat([pngStart, drawn.subarray(33)])],
    ['a PNG with too few rows', png(100, 100, 10)],
    [
      'a PNG whose pixels are no deflate stream',
      Buffer.concat([pngStart, header(9, 9), chunk('IDAT', Buffer.from(marker)), chunk('IEND')]),
    ],
    ['a PNG of no width', png(0, 9)],
    ['a PNG of no height', png(9, 0)],
    ['a PNG of depth 7', odd(7, 2)],
    ['a PNG of colour type 5', odd(8, 5)],
    ['a PNG damaged by a text transfer', Buffer.from(drawn.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')],
  ]
}

function bombs(jpeg: Buffer): [string, Buffer][] {
  const frame = findSegment(jpeg, 0xc0)
  return [
    ['a PNG that claims 900 megapixels', png(30_000, 30_000, 1)],
    ['a PNG that claims to be 2 billion wide', png(2 ** 31 - 1, 1, Buffer.alloc(9))],
    ['a PNG that claims to be 4 billion wide', png(2 ** 32 - 1, 2 ** 32 - 1, Buffer.alloc(9))],
    ['a PNG one pixel above the limit', png(40_000_001, 1, Buffer.alloc(1000))],
    ['a PNG of 49 megapixels, whole', png(7000, 7000)],
    ['a JPEG that claims 4 gigapixels', patched(jpeg, frame + 5, 0xff, 0xdc, 0xff, 0xdc)],
    [
      'a PNG with a header bomb',
      Buffer.concat([pngStart, header(30_000, 30_000, 16, 6), chunk('IDAT', deflateSync(Buffer.alloc(1e6)))]),
    ],
  ]
}

function tooLarge(jpeg: Buffer): [string, Buffer][] {
  return [
    ['a JPEG of 512,000 bytes', padded(jpeg, 512_000)],
    ['a JPEG of 512,001 bytes', padded(jpeg, 512_001)],
    ['a JPEG of 5 MB', padded(jpeg, 5_000_000)],
    ['a PNG of 512,000 bytes', Buffer.concat([png(9, 9), Buffer.alloc(512_000 - png(9, 9).length)])],
  ]
}

/** A JPEG padded to an exact length with comments before its pixels. */
export function padded(jpeg: Buffer, length: number): Buffer {
  const parts = [jpeg.subarray(0, 2)]
  let missing = length - jpeg.length
  while (missing > 0) {
    const max = missing > 65_000 ? 60_000 : missing
    parts.push(segment(0xfe, Buffer.alloc(max - 4, 'x')))
    missing -= max
  }
  return Buffer.concat([...parts, jpeg.subarray(2)])
}
