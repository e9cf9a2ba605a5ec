import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../core/icon'
import { useViewerTexts } from '../../locales/viewer'
import * as styles from './viewer.module.css'

export interface ViewerPicture {
  key: string
  alt: string
  caption?: string
  show: (size: 'large', alt: string) => ReactNode
}

interface ViewerProps {
  pictures: readonly ViewerPicture[]
  /** Index of the picture to show first, from 0. */
  first: number
  onClose: () => void
}

/**
 * A viewer for enlarged pictures, one at a time; arrow keys, buttons and swipes change the picture. The browser keeps
 * the focus inside, closes the dialog on Escape, and restores the focus.
 */
export function Viewer({ pictures, first, onClose }: ViewerProps) {
  const words = useViewerTexts()
  const [shown, setShown] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  const many = pictures.length > 1
  const go = (steps: number) => many && setShown((shown + steps + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  const swipe = useSwipe(go)
  const picture = pictures[shown]
  if (!picture) return null
  return (
    // A click beside the picture closes the viewer, like Escape and the button.
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={words.label}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={onClose}
      {...swipe}
    >
      <div className={styles.bar}>
        <p>{many && words.position(shown + 1, pictures.length)}</p>
        <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          {words.close}
        </button>
      </div>
      <figure key={picture.key} className={styles.picture}>
        <div className={styles.frame}>{picture.show('large', picture.alt)}</div>
        {picture.caption && <figcaption>{picture.caption}</figcaption>}
      </figure>
      {many && (
        <div className={styles.bar}>
          <button type="button" className={styles.button} onClick={() => go(-1)}>
            <Icon name="left" />
            {words.previous}
          </button>
          <button type="button" className={styles.button} onClick={() => go(1)}>
            {words.next}
            <Icon name="right" />
          </button>
        </div>
      )}
      <p aria-live="polite" className="visually-hidden">
        {shown !== first && `${words.position(shown + 1, pictures.length)}: ${picture.alt}`}
      </p>
    </dialog>
  )
}

const minSwipe = 50

/** Changes the picture on a horizontal swipe; ignores two fingers, and one finger on a zoomed page. */
function useSwipe(go: (steps: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [touch, other] = [touches[0], touches[1]]
      const enlarged = (window.visualViewport?.scale ?? 1) > 1
      start.current = touch && !other && !enlarged ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > minSwipe && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1)
    },
  }
}
