import { useRef } from 'react'
import { useSingleKeys } from '../../core/single-keys'

/**
 * Moves the focus through the rows of a table with `j` and `k`.
 * @param target the element to focus in a row; by default its link
 * @returns the ref for the table body
 */
export function useRowKeys(target = 'th a') {
  const body = useRef<HTMLTableSectionElement>(null)
  const move = (step: number) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>(`tr ${target}`) ?? [])]
    const now = links.indexOf(document.activeElement as HTMLElement)
    links[Math.min(Math.max(now + step, 0), links.length - 1)]?.focus()
  }
  useSingleKeys({ j: () => move(1), k: () => move(-1) })
  return body
}
