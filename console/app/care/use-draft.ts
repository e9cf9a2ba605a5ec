import { useState } from 'react'

/** In memory only, since the texts are about somebody's health; a logout loads the page anew and forgets them. */
const drafts = new Map<string, string>()

/** What is being written, kept while its writer looks at other pages of the console. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? '')
  const keep = (next: string) => {
    setText(next)
    if (next) drafts.set(key, next)
    else drafts.delete(key)
  }
  return [text, keep]
}
