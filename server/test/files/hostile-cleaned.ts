import { deflateSync } from 'node:zlib'
import { padded } from './hostile-refused.ts'
import { chunk, chunks, findSegment, patched, png, pngStart, segment, withChunks, withSegments } from './image-bytes.ts'
import { marker, photo } from './photo.ts'

export interface Smuggled {
  name: string
  bytes: Buffer
  format: 'jpeg' | 'png'
  /** Size of the cleaned picture. */
  size?: [width: number, height: number]
}

/** Valid pictures that contain more than pixels, or are encoded unusually: accepted, and clean afterwards. */
export async function cleanedUploads(): Promise<Smuggled[]> {
  const jpeg = await photo().jpeg().toBuffer()
  const drawn = await photo().png().toBuffer()
  const list = [
    ...trailing(jpeg, drawn),
    ...inSegments(jpeg),
    ...(await fromCameras(jpeg)),
    ...(await unusualJpegs(jpeg)),
    ...inChunks(drawn),
    ...(await unusualPngs(drawn)),
  ]
  return list.map((one) => ({ size: [320, 240], ...one }))
}

const payloads = {
  HTML: `<script>alert("${marker}")</script>`,
  PHP: `<?php system("${marker}"); ?>`,
  PDF: `%PDF-1.7\n1 0 obj<</JS(${marker})>>endobj\n%%EOF`,
  ZIP: `PK\x03\x04\x14\0${marker}PK\x05\x06${'\0'.repeat(18)}`,
  'null bytes': `${'\0'.repeat(5000)}${marker}`,
}

function trailing(jpeg: Buffer, drawn: Buffer): Smuggled[] {
  return Object.entries(payloads).flatMap(([name, payload]) => [
    {
      name: `a JPEG with ${name} behind`,
      bytes: Buffer.concat([jpeg, Buffer.from(payload, 'latin1')]),
      format: 'jpeg' as const,
    },
    {
      name: `a PNG with ${name} behind`,
      bytes: Buffer.concat([drawn, Buffer.from(payload, 'latin1')]),
      format: 'png' as const,
    },
  ])
}

function inSegments(jpeg: Buffer): Smuggled[] {
  const comments = Object.entries(payloads).map(([name, payload]) => ({
    name: `a JPEG with ${name} in a comment`,
    bytes: withSegments(jpeg, segment(0xfe, payload)),
  }))
  const every = Array.from({ length: 16 }, (_, n) => segment(0xe0 + n, `${marker} ${n}`))
  const many = Array.from({ length: 300 }, (_, n) => segment(0xe1 + (n % 13), `${marker}${'x'.repeat(900)}`))
  // Read as a script the JPEG is a comment until the payload: its first segment is 0x2f2a long, which are the letters /*
  const script = segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\0\0${`*/=alert("${marker}")/*`.padEnd(0x2f2a - 16, '\0')}`)
  return [
    ...comments,
    { name: 'a JPEG with every kind of segment', bytes: withSegments(jpeg, ...every) },
    { name: 'a JPEG with 300 segments', bytes: withSegments(jpeg, ...many) },
    { name: 'a JPEG that is a script too', bytes: withSegments(jpeg, script) },
    {
      name: 'a JPEG with fill bytes between segments',
      bytes: withSegments(jpeg, Buffer.alloc(50, 0xff), segment(0xfe, marker)),
    },
    { name: 'a JPEG of 511,999 bytes', bytes: padded(jpeg, 511_999) },
  ].map((one) => ({ ...one, format: 'jpeg' as const }))
}

async function fromCameras(jpeg: Buffer): Promise<Smuggled[]> {
  const exif = {
    IFD0: { Copyright: marker, Make: marker },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 45/1 0/1' },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${marker}</rdf:RDF></x:xmpmeta>`
  const iptc = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x16\x1c\x02\x78\0\x11', 'latin1'),
    Buffer.from(marker),
  ])
  const second = await photo().withExif(exif).jpeg().toBuffer()
  const turned = await photo().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
  return [
    { name: 'a JPEG with EXIF and GPS', bytes: second },
    { name: 'a JPEG lying on its side', bytes: turned, size: [240, 320] as [number, number] },
    { name: 'a JPEG with XMP', bytes: await photo().withXmp(xmp).jpeg().toBuffer() },
    { name: 'a JPEG with IPTC', bytes: withSegments(jpeg, segment(0xed, iptc)) },
    { name: 'a JPEG with a colour profile', bytes: await photo().withIccProfile('p3').jpeg().toBuffer() },
    {
      name: 'a JPEG with a broken colour profile',
      bytes: withSegments(jpeg, segment(0xe2, `ICC_PROFILE\0\x01\x01${marker}`)),
    },
    {
      name: 'a JPEG with broken EXIF',
      bytes: withSegments(jpeg, segment(0xe1, `Exif\0\0II*\0\xff\xff\xff\xff${marker}`)),
    },
    { name: 'two JPEGs in one file (MPO)', bytes: Buffer.concat([withSegments(jpeg, segment(0xe2, 'MPF\0')), second]) },
  ].map((one) => ({ ...one, format: 'jpeg' as const }))
}

async function unusualJpegs(jpeg: Buffer): Promise<Smuggled[]> {
  const comment = segment(0xfe, marker)
  const scan = findSegment(jpeg, 0xda)
  const selectionEnd = scan + 2 + jpeg.readUInt16BE(scan + 2) - 2
  return [
    { name: 'a CMYK JPEG', bytes: withSegments(await photo().toColourspace('cmyk').jpeg().toBuffer(), comment) },
    { name: 'a grey JPEG', bytes: withSegments(await photo().grayscale().jpeg().toBuffer(), comment) },
    { name: 'a progressive JPEG', bytes: withSegments(await photo().jpeg({ progressive: true }).toBuffer(), comment) },
    { name: 'a JPEG with the scan header of some phones', bytes: patched(jpeg, selectionEnd, 0) },
    { name: 'a JPEG of one pixel', bytes: await photo(1, 1).jpeg().toBuffer(), size: [1, 1] as [number, number] },
    {
      name: 'a JPEG of 36 megapixels',
      bytes: await flat(7200, 5000).jpeg({ quality: 50 }).toBuffer(),
      size: [3000, 2083] as [number, number],
    },
  ].map((one) => ({ ...one, format: 'jpeg' as const }))
}

function inChunks(drawn: Buffer): Smuggled[] {
  const profile = deflateSync(Buffer.from(marker.repeat(20)))
  const bomb = deflateSync(Buffer.alloc(100_000_000))
  const wrongSum = patched(chunk('tEXt', Buffer.from(`Comment\0${marker}`)), 8, 0)
  const added = {
    'a text': chunk('tEXt', Buffer.from(`Comment\0${payloads.HTML}`)),
    'a packed text': chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.from(marker))])),
    'an international text': chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${marker}`)),
    EXIF: chunk('eXIf', Buffer.from(`II*\0\x08\0\0\0\0\0${marker}`, 'latin1')),
    'a broken colour profile': chunk('iCCP', Buffer.concat([Buffer.from(`${marker}\0\0`), profile])),
    'a private chunk': chunk('prVt', Buffer.from(payloads.PHP)),
    'a time': chunk('tIME', Buffer.from('07e80101000000', 'hex')),
    'a text bomb of 100 MB': chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
    'a colour profile bomb of 100 MB': chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb])),
    '500 texts': Buffer.concat(
      Array.from({ length: 500 }, (_, n) => chunk('tEXt', Buffer.from(`Comment${n}\0${marker}`))),
    ),
    'a text with a wrong checksum': wrongSum,
  }
  const inside = Object.entries(added).map(([name, extra]) => ({
    name: `a PNG with ${name}`,
    bytes: withChunks(drawn, extra),
  }))
  const animated = withChunks(
    drawn,
    chunk('acTL', Buffer.from('0000000200000000', 'hex')),
    chunk('fcTL', Buffer.from(`00000000${size(320)}${size(240)}00000000000000000001000a0000`, 'hex')),
  )
  const frame = Buffer.concat([
    chunk('fcTL', Buffer.from(`00000001${size(320)}${size(240)}00000000000000000001000a0000`, 'hex')),
    chunk('fdAT', Buffer.concat([Buffer.from('00000002', 'hex'), Buffer.from(marker)])),
  ])
  const end = animated.length - 12
  const moving = Buffer.concat([animated.subarray(0, end), frame, animated.subarray(end)])
  return [...inside, { name: 'an animated PNG', bytes: moving }].map((one) => ({ ...one, format: 'png' as const }))
}

async function unusualPngs(drawn: Buffer): Promise<Smuggled[]> {
  const rows = Buffer.concat(
    Array.from({ length: 240 }, () => Buffer.from(`\0${marker.repeat(60).slice(0, 960)}`, 'latin1')),
  )
  const pixels = chunks(drawn).filter(({ type }) => type === 'IDAT')
  const stored = Buffer.concat([
    pngStart,
    drawn.subarray(8, 33),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND'),
  ])
  const split = pixels.flatMap(({ data }) => [chunk('IDAT', data.subarray(0, 99)), chunk('IDAT', data.subarray(99))])
  return [
    { name: 'a PNG of 16 bits', bytes: await photo().toColourspace('rgb16').png().toBuffer() },
    { name: 'a PNG with a palette', bytes: await photo().png({ palette: true }).toBuffer() },
    { name: 'an interlaced PNG', bytes: await photo().png({ progressive: true }).toBuffer() },
    { name: 'a grey PNG', bytes: await photo().grayscale().png().toBuffer() },
    { name: 'a PNG with hidden colours', bytes: await photo().ensureAlpha(0).png().toBuffer() },
    { name: 'a PNG whose pixels spell a payload', bytes: stored },
    { name: 'a PNG with its pixels in pieces', bytes: Buffer.concat([drawn.subarray(0, 33), ...split, chunk('IEND')]) },
    { name: 'a PNG without its end', bytes: drawn.subarray(0, -12) },
    { name: 'a PNG of one pixel', bytes: png(1, 1), size: [1, 1] as [number, number] },
    { name: 'a PNG of 40 megapixels, very wide', bytes: png(40_000, 1000), size: [3000, 75] as [number, number] },
    {
      name: 'a PNG of 36 megapixels',
      bytes: png(6000, 6000),
      size: [3000, 3000] as [number, number],
    },
  ].map((one) => ({ ...one, format: 'png' as const }))
}

function flat(width: number, height: number) {
  return photo(8, 8).resize(width, height, { fit: 'fill', kernel: 'nearest' })
}

function size(value: number): string {
  return value.toString(16).padStart(8, '0')
}
