import { useEffect, useState } from 'react'

/** Reads a text out, also one that is there from the start: screen readers only announce changes of a region that they know. */
export function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
