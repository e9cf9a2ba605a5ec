import type { Locator, Page } from '@playwright/test'

// Exif orientation of 90 degrees: phones store portrait photos sideways, with this tag.
const turned = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/** A portrait phone photo: stored sideways with an Exif orientation, and over the size limit. Its top edge is red. */
export async function largePhoto(page: Page): Promise<Buffer> {
  const photo = await drawn(page, async () => {
    const canvas = new OffscreenCanvas(2400, 1600)
    const pen = canvas.getContext('2d')
    const noise = new ImageData(canvas.width, canvas.height)
    for (let i = 0; i < noise.data.length; i++) noise.data[i] = i % 4 === 3 ? 255 : Math.random() * 255
    pen?.putImageData(noise, 0, 0)
    if (pen) pen.fillStyle = '#d01010'
    pen?.fillRect(0, 0, 400, canvas.height)
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  })
  return Buffer.concat([photo.subarray(0, 2), turned, photo.subarray(2)])
}

/** A small PNG of one colour, 320 × 200. */
export function smallPicture(page: Page, colour: string): Promise<Buffer> {
  return drawn(
    page,
    async (fill) => {
      const canvas = new OffscreenCanvas(320, 200)
      const pen = canvas.getContext('2d')
      if (pen) pen.fillStyle = fill
      pen?.fillRect(0, 0, 320, 200)
      return canvas.convertToBlob()
    },
    colour,
  )
}

/** A JPEG of exactly this many bytes: small, with comments before its pixels. */
export async function pictureOfBytes(page: Page, bytes: number): Promise<Buffer> {
  const jpeg = await drawn(page, async () => {
    const canvas = new OffscreenCanvas(320, 200)
    canvas.getContext('2d')
    return canvas.convertToBlob({ type: 'image/jpeg' })
  })
  const parts = [jpeg.subarray(0, 2)]
  for (let missing = bytes - jpeg.length; missing > 0; ) {
    // A comment has at least 4 bytes: its marker and its length.
    const size = missing > 65_000 ? 60_000 : missing
    const comment = Buffer.alloc(size, 'x')
    comment.writeUInt16BE(0xfffe)
    comment.writeUInt16BE(size - 2, 2)
    parts.push(comment)
    missing -= size
  }
  return Buffer.concat([...parts, jpeg.subarray(2)])
}

/** A file for a file input. */
export function pictureFile(name: string, buffer: Buffer) {
  return { name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer }
}

/** The width and height of a picture's file. */
export function naturalSize(image: Locator): Promise<number[]> {
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return [element.naturalWidth, element.naturalHeight]
  })
}

/** The colour at the middle of a picture's top edge. */
export function topColour(image: Locator): Promise<[number, number, number]> {
  return image.evaluate((element: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = element.naturalWidth
    canvas.height = element.naturalHeight
    const pen = canvas.getContext('2d')
    pen?.drawImage(element, 0, 0)
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(canvas.width / 2, canvas.height / 20, 1, 1).data ?? []
    return [red, green, blue]
  })
}

/** Draws a picture in the browser and returns its bytes. */
async function drawn(page: Page, draw: (fill: string) => Promise<Blob>, fill = ''): Promise<Buffer> {
  const blob = await page.evaluateHandle(draw, fill)
  const base64 = await blob.evaluate(
    (picture) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
        reader.readAsDataURL(picture)
      }),
  )
  return Buffer.from(base64, 'base64')
}
