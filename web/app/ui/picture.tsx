import { pictureSources } from '@portal/contract/picture'

interface PictureProps {
  /** Public path of the picture, from the contract. */
  path: string
  alt: string
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string
  className?: string
  /** Fetches the picture eagerly, for the first screen; others load lazily. */
  first?: boolean
}

/**
 * The `sizes` of a picture that spans the page in windows up to `width`; `beyond` is for wider ones. Screens with 2.5 pixels or more per
 * point get a picture of 1.8: a sharper one looks the same and takes longer to load.
 */
export function acrossUpTo(width: string, beyond: string): string {
  return `(max-width: ${width}) and (min-resolution: 2.5dppx) 55vw, (max-width: ${width}) 92vw, ${beyond}`
}

/** A public picture in all stored widths and formats; its intrinsic size reserves the space. */
export function Picture({ path, alt, sizes, className, first = false }: PictureProps) {
  const sources = pictureSources(path)
  const fetching = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  if (!sources) return <img {...fetching} src={path} alt={alt} className={className} />
  const { src, width, height, avif, webp } = sources
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img {...fetching} src={src} width={width} height={height} alt={alt} className={className} />
    </picture>
  )
}
