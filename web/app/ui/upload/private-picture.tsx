import { useUploadTexts } from '../../locales/upload'
import { usePicture } from './use-picture'

interface PrivatePictureProps {
  fileId: string
  alt: string
  load: () => Promise<Blob>
}

/** A private picture, fetched with the session token. */
export function PrivatePicture({ fileId, alt, load }: PrivatePictureProps) {
  const words = useUploadTexts()
  const { url, retry } = usePicture(load, fileId)
  if (retry) return <span>{words.noPicture}</span>
  return url ? <img src={url} alt={alt} /> : <span>{words.loadingPicture}</span>
}
