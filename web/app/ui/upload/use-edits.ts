import { useEffect, useRef } from 'react'

/**
 * Applies edits to a list sequentially, each to the result of the previous one, so that two uploads that finish at the
 * same time do not overwrite each other. If `onChange` rejects, the list stays as it was.
 */
export function useEdits<T>(list: readonly T[], onChange: (list: T[]) => void | Promise<void>) {
  const latest = useRef({ list, onChange })
  const tail = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    latest.current = { list, onChange }
  }, [list, onChange])

  return (edit: (list: readonly T[]) => T[]): Promise<void> => {
    const turn = tail.current.then(async () => {
      const next = edit(latest.current.list)
      await latest.current.onChange(next)
      latest.current = { ...latest.current, list: next }
    })
    tail.current = turn.catch(() => {})
    return turn
  }
}
