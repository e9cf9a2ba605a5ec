import sharp from 'sharp'

const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f5d4c' } })
  .jpeg()
  .toBuffer()

/** A small picture, as somebody would upload it. */
export const jpeg = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
