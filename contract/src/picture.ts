/** Widths in pixels at which pictures are stored, in addition to their natural width. */
export const pictureWidths = [480, 720, 960, 1440] as const

export interface PictureSources {
  src: string
  width: number
  height: number
  avif: string
  webp: string
}

/** The files of a picture: fallback, natural size, and one `srcset` per format. Null for an invalid path. */
export function pictureSources(path: string): PictureSources | null {
  const match = /^(\/media\/[0-9a-f]{16}-(\d+)x(\d+))\//.exec(path)
  if (!match) return null
  const [, folder, width, height] = match
  const set = (format: string) =>
    storedWidths(Number(width))
      .map((w) => `${folder}/${w}.${format} ${w}w`)
      .join(',')
  return { src: path, width: Number(width), height: Number(height), avif: set('avif'), webp: set('webp') }
}

/** The stored widths of a picture with this natural width. */
export function storedWidths(width: number): number[] {
  return [...pictureWidths.filter((w) => w < width), width]
}
