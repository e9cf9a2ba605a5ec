import type { Page } from '@playwright/test'

// Exif that says: turn by 90 degrees. Phones store a photo that was taken upright on its side, with this mark.
const turned = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/** A photo of a phone held upright: stored on its side, far too large, with the mark that turns it. Its top is red. */
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

/** A file for a file input. */
export function pictureFile(name: string, buffer: Buffer) {
  return { name, mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg', buffer }
}

/** Lets the browser draw, and gives the bytes. */
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
