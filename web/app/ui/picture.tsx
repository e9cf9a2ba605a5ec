import { pictureSources } from '@portal/contract/picture'

interface PictureProps {
  /** Public picture path, as the contract gives it. */
  path: string
  alt: string
  /** How wide it shows, in the words of the `sizes` attribute. */
  sizes: string
  className?: string
  /** The picture that the first screen shows is fetched first; all others when they come near. */
  first?: boolean
}

/** A public picture in every stored width and format; its natural size keeps its place free. */
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
