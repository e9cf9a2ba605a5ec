import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'

/** What a scanner reads from the picture on the screen; fails when it finds no code. */
export async function scanned(picture: Locator): Promise<string> {
  // A phone's screen has four times as many dots, which take longer to pass on than a test may.
  const screenshot = await picture.screenshot({ scale: 'css' })
  const reader = await picture.page().context().newPage()
  const image = await reader.evaluate(async (base64) => {
    const file = await (await fetch(`data:image/png;base64,${base64}`)).blob()
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    return { width, height, data: Array.from(context.getImageData(0, 0, width, height).data) }
  }, screenshot.toString('base64'))
  await reader.close()
  return decodeQR({ ...image, data: Uint8ClampedArray.from(image.data) })
}
