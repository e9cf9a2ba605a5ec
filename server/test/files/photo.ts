import sharp, { type Sharp } from 'sharp'

/** A marker for data hidden in a picture by an attacker or a person; it must not survive cleaning. */
export const marker = 'SMUGGLED-7f3a91c4'

/** A picture with the detail of a photo, always the same. */
export function photo(width = 320, height = 240): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  let state = 7
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels[at] = 128 + 80 * Math.sin(at / 5000) + (state >>> 26)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
