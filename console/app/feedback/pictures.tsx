import type { StaffReview } from '@portal/contract/feedback/staff'
import { pictureSources } from '@portal/contract/picture'
import { useState } from 'react'
import { DocumentPicture } from '../accounts/document-picture'
import { useReviewsTexts } from '../locales/reviews'
import { Dialog } from '../ui/dialog/dialog'
import styles from './reviews.module.css'

/** The pictures of a review: private files until it is published, then public ones. */
export function Pictures({ review }: { review: StaffReview }) {
  const texts = useReviewsTexts()
  const [large, setLarge] = useState<string>()
  const pictures = [
    ...review.imageFileIds.map((fileId) => ({ key: fileId, fileId })),
    ...review.commentImage.map((path) => ({ key: path, path })),
  ]
  if (pictures.length === 0) return null
  return (
    <ul className={styles.pictures} aria-label={texts.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.key}>
          <button
            type="button"
            className={styles.picture}
            aria-label={texts.larger(texts.picture(index + 1))}
            onClick={() => setLarge(picture.key)}
          >
            <Picture {...picture} />
          </button>
          <Dialog
            opened={large === picture.key}
            onClose={() => setLarge(undefined)}
            title={texts.picture(index + 1)}
            size="70rem"
          >
            <Picture {...picture} className={styles.large} />
          </Dialog>
        </li>
      ))}
    </ul>
  )
}

function Picture({ fileId, path, className }: { fileId?: string; path?: string; className?: string | undefined }) {
  if (fileId) return <DocumentPicture fileId={fileId} size={className ? 'full' : 'small'} className={className} />
  return <img className={className} src={pictureSources(path ?? '')?.src} alt="" />
}
