import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../core/button'
import { useUploadTexts } from '../../locales/upload'
import * as styles from './upload.module.css'

interface MoveButtonsProps {
  /** The name of the picture. */
  title: string
  /** Its index among `count` pictures. */
  at: number
  count: number
  move: (to: number) => void
}

/** Buttons that move a picture by one position; the pressed one keeps the focus. */
export function MoveButtons({ title, at, count, move }: MoveButtonsProps) {
  const words = useUploadTexts()
  const pressed = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser drops the focus when the item changes its place
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [at])
  if (count < 2) return null
  const steps = [
    { label: words.moveUp, to: at - 1 },
    { label: words.moveDown, to: at + 1 },
  ]
  return steps.map(({ label, to }) => {
    const isPossible = to >= 0 && to < count
    return (
      <Button
        key={label}
        kind="quiet"
        className={styles.move}
        aria-disabled={!isPossible || undefined}
        onClick={({ currentTarget }) => {
          if (!isPossible) return
          pressed.current = currentTarget as HTMLButtonElement
          move(to)
        }}
      >
        {label}
        <span className="visually-hidden"> {title}</span>
      </Button>
    )
  })
}
