import { usePicture } from '../accounts/documents/use-picture'
import { useFeedbackTexts } from './feedback-texts'

interface PrivatePictureProps {
  fileId: string
  alt: string
  load: () => Promise<Blob>
}

/** A picture that only its owner may see, until it is published. */
export function PrivatePicture({ fileId, alt, load }: PrivatePictureProps) {
  const words = useFeedbackTexts()
  const { url, failed } = usePicture(load, fileId)
  if (failed) return <span>{words.noPicture}</span>
  return url ? <img src={url} alt={alt} /> : <span>{words.loadingPicture}</span>
}
