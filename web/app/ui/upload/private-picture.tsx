import { Button } from '../../core/button'
import { useUploadTexts } from '../../locales/upload'
import type { LoadPicture } from './use-own-pictures'
import { usePicture } from './use-picture'

interface PrivatePictureProps {
  fileId: string
  alt: string
  size: 'small' | 'large'
  load: LoadPicture
}

/** A private picture, fetched with the session token, as a thumbnail or in full size. */
export function PrivatePicture({ fileId, alt, size, load }: PrivatePictureProps) {
  const words = useUploadTexts()
  const { url, retry } = usePicture(() => load(fileId, size === 'small' ? 'small' : 'full'), fileId)
  if (retry)
    return (
      <span>
        {words.noPicture} {size === 'large' && <Button onClick={retry}>{words.showAgain}</Button>}
      </span>
    )
  return url ? <img src={url} alt={alt} draggable={false} /> : <span>{words.loadingPicture}</span>
}
