import { useEffect, useRef } from 'react'
import type { DocumentListProps, DraftDocument } from './draft-document'

export type Edit = (documents: readonly DraftDocument[]) => DraftDocument[]

/**
 * Applies edits to the documents one after another, each to what the one before left, so that two uploads that end
 * together do not overwrite each other.
 */
export function useEdits({ documents, onChange }: Pick<DocumentListProps, 'documents' | 'onChange'>) {
  const latest = useRef({ documents, onChange })
  const tail = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    latest.current = { documents, onChange }
  }, [documents, onChange])

  return (edit: Edit): Promise<void> => {
    const turn = tail.current.then(async () => {
      const next = edit(latest.current.documents)
      await latest.current.onChange(next)
      latest.current = { ...latest.current, documents: next }
    })
    tail.current = turn.catch(() => {})
    return turn
  }
}
