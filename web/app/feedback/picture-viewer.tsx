import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon'
import { useFeedbackTexts } from './feedback-texts'
import styles from './picture-viewer.module.css'
import type { ReviewPicture } from './review-pictures'

interface PictureViewerProps {
  pictures: readonly ReviewPicture[]
  /** Number of the picture that shows first, from 0. */
  first: number
  onClose: () => void
}

/** Pictures large, one at a time. The browser keeps the focus inside, closes it by Escape, and gives the focus back. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const words = useFeedbackTexts()
  const [shown, setShown] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const many = pictures.length > 1
  const go = (steps: number) => setShown((shown + steps + pictures.length) % pictures.length)
  const picture = pictures[shown]
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (many && key === 'ArrowLeft') go(-1)
    if (many && key === 'ArrowRight') go(1)
  }
  return (
    // A click beside the picture closes, as Escape and the button do.
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={words.viewer}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <p aria-live="polite">
          {many && words.position(shown + 1, pictures.length)}
          <span className="visually-hidden"> {picture?.alt}</span>
        </p>
        <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          {words.close}
        </button>
      </div>
      <div key={picture?.key} className={styles.picture}>
        {picture?.show('large')}
      </div>
      {many && (
        <div className={styles.steps}>
          <button type="button" className={styles.button} onClick={() => go(-1)}>
            <Icon name="left" />
            {words.previousPicture}
          </button>
          <button type="button" className={styles.button} onClick={() => go(1)}>
            {words.nextPicture}
            <Icon name="right" />
          </button>
        </div>
      )}
    </dialog>
  )
}
