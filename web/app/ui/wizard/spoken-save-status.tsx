import { useEffect, useRef, useState } from 'react'

interface SpokenSaveStatusProps {
  /** Whether the last save of the draft failed. */
  failed: boolean
  texts: { notSaved: string; savedAgain: string }
}

/** Announces to screen readers only when saving starts to fail and when it works again. */
export function SpokenSaveStatus({ failed, texts }: SpokenSaveStatusProps) {
  const [said, say] = useState('')
  const before = useRef(failed)
  useEffect(() => {
    if (before.current !== failed) say(failed ? texts.notSaved : texts.savedAgain)
    before.current = failed
  }, [failed, texts])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
