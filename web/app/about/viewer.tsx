import type { TeamEvent } from '@portal/contract/about'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { useAboutTexts } from './about-texts'
import styles from './viewer.module.css'

interface ViewerProps {
  pictures: TeamEvent['pictures']
  /** Number of the picture that shows first, from 0. */
  first: number
  onClose: () => void
}

/** Pictures large, one at a time. The browser keeps the focus inside, closes it by Escape, and gives the focus back. */
export function Viewer({ pictures, first, onClose }: ViewerProps) {
  const words = useAboutTexts().event
  const [shown, setShown] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  const many = pictures.length > 1
  const go = (steps: number) => setShown((shown + steps + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (many && key === 'ArrowLeft') go(-1)
    if (many && key === 'ArrowRight') go(1)
  }
  const picture = pictures[shown]
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={words.viewer}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <p>{many && words.position(shown + 1, pictures.length)}</p>
        <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
          {words.close}
        </button>
      </div>
      <figure key={picture.picture} className={styles.picture}>
        <div className={styles.frame}>
          <Picture path={picture.picture} alt={picture.alt} sizes="(max-width: 1124px) 100vw, 1072px" first />
        </div>
        <figcaption>{picture.caption}</figcaption>
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
