import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** What a scanner reads from the picture on the screen; fails when it finds no code. */
export async function scanned(picture: Locator): Promise<string> {
  // A phone's screen has four times as many dots, which take longer to pass on than a test may.
  const screenshot = await picture.screenshot({ scale: 'css' })
  const { data, info } = await sharp(screenshot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: Uint8ClampedArray.from(data) })
}
