import { useEffect, useState } from 'react'

/** Announces a text to screen readers, even one that is present from the start: live regions announce only changes. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
