import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { ApiError } from '@portal/client/api-error'
import { second } from '@portal/contract/durations'
import { undoMs, undoSave } from '@portal/contract/undo'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../core/api'
import { readAgain, tellDone, tellError } from '../core/query'
import { type Offer, offerOf } from '../core/saving/offers'
import { useSend } from '../core/saving/use-send'
import { useSingleKeys, useSingleKeysOn } from '../core/single-keys'
import { shellTexts, useShellTexts } from '../locales/shell'
import styles from './undo.module.css'

let shown = ''

/**
 * Reports a save: first that its messages are held back, with "Undo" for ten seconds, then `done`. The next save replaces it, since "Undo"
 * applies only to the last one.
 * @param done undefined if the page reports the save itself
 */
export function tellSaved(saved: unknown, done?: string): void {
  const offer = offerOf(saved)
  endOffer()
  if (offer) show(offer, done)
  else if (done) tellDone(done)
}

/** Removes "Undo", because a newer save has its own. */
export function endOffer(): void {
  notifications.hide(shown)
}

function show(offer: Offer, done: string | undefined) {
  shown = offer.id
  const end = (message?: string) => {
    notifications.hide(offer.id)
    if (message) tellDone(message)
  }
  notifications.show({
    id: offer.id,
    message: <UndoOffer offer={offer} done={done} onEnd={end} />,
    color: 'pine',
    autoClose: false,
    role: 'status',
    withCloseButton: false,
  })
}

interface UndoOfferProps {
  offer: Offer
  done: string | undefined
  onEnd: (message?: string) => void
}

function UndoOffer({ offer, done, onEnd }: UndoOfferProps) {
  const { undo, undoing: texts } = useShellTexts()
  const [keysOn] = useSingleKeysOn()
  const left = useSecondsLeft(offer.since + undoMs)
  const sending = useSend({
    meta: { quiet: true },
    mutationFn: () => api(undoSave, { id: offer.id }),
    onSuccess: async () => {
      onEnd(shellTexts().undoing.done)
      // Refetch before restoring the input, which would hold back the refetch.
      await readAgain()
      offer.restore?.()
    },
    onError: (error) => {
      tellError(error.message)
      if (error instanceof ApiError && error.status > 0) onEnd()
    },
  })
  const isOver = left <= 0 && !sending.isPending
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) onEnd(done)
  }, [isOver])
  useSingleKeys({ z: () => sending.mutate() })
  const box = useRef<HTMLDivElement>(null)
  // A button that becomes busy loses the focus.
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    const own = box.current
    return () => {
      const { activeElement, body } = document
      if (own?.contains(activeElement) || (isPressed.current && activeElement === body))
        document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [])
  const press = () => {
    isPressed.current = true
    sending.mutate()
  }
  return (
    <div ref={box} className={styles.offer}>
      <p>{offer.messages > 0 ? texts.held : texts.saved}</p>
      <div className={styles.act}>
        <Button size="compact-md" loading={sending.isPending} onClick={press}>
          {keysOn ? texts.withKey(undo) : undo}
        </Button>
        <span aria-hidden className={styles.left}>
          {left}
        </span>
      </div>
    </div>
  )
}

/** Whole seconds until a moment by `performance.now()`. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), second / 5)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - performance.now()) / second))
}
