import { pictureSources } from '@portal/contract/picture'

interface PictureTexts {
  picture?: string
  alt?: string
  caption?: string
}

/** The words of a text in one language, also of the pictures of a gallery; empty when there are none. */
export function textOfCell(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return (value as PictureTexts[]).map(({ alt, caption }) => [alt, caption].filter(Boolean).join(' — ')).join('\n')
}

/** The pictures that a value without language names. */
export function picturesIn(value: unknown): string[] {
  const paths = Array.isArray(value)
    ? value.map((one: PictureTexts | string) => (one as PictureTexts).picture)
    : [value]
  return paths.filter((path): path is string => typeof path === 'string' && pictureSources(path) !== null)
}
