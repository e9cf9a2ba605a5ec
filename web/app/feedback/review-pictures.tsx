import { type ReactNode, useState } from 'react'
import { useFeedbackTexts } from '../locales/feedback'
import { Viewer } from '../ui/dialog/viewer'
import * as styles from './review-pictures.module.css'

export interface ReviewPicture {
  key: string
  alt: string
  /** Renders the picture with an alternative text; its container determines the size. */
  show: (size: 'small' | 'large', alt: string) => ReactNode
}

/** Thumbnails of a review's pictures; each opens enlarged in a viewer. */
export function ReviewPictures({ pictures }: { pictures: readonly ReviewPicture[] }) {
  const words = useFeedbackTexts()
  const [open, setOpen] = useState<number | null>(null)
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, i) => (
          <li key={picture.key}>
            <button type="button" onClick={() => setOpen(i)}>
              {picture.show('small', words.enlarge(picture.alt))}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <Viewer pictures={pictures} first={open} onClose={() => setOpen(null)} />}
    </>
  )
}
