import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icon, mark } from './mark.ts'

const target = new URL('../../web/public/', import.meta.url)

/** Writes the mark and the icons of tabs and home screens. */
export async function writeIcons(): Promise<void> {
  await mkdir(target, { recursive: true })
  await save('logo.svg', mark())
  await save('favicon.svg', icon())
  await save('favicon.ico', iconFile(await png(icon(), 32)))
  await save('apple-touch-icon.png', await png(icon(0.08, 0), 180))
  await save('icon-192.png', await png(icon(0.12, 0), 192))
  await save('icon-512.png', await png(icon(0.12, 0), 512))
}

function save(name: string, content: string | Buffer): Promise<void> {
  return writeFile(new URL(name, target), content)
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An .ico file is a small directory in front of an ordinary PNG. */
function iconFile(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}
