import type { ReactNode } from 'react'
import { Link } from 'react-router'
import tabs from './tabs.module.css'

export interface FilterTabsProps {
  label: string
  names: readonly string[]
  current: string
  /** The URL of the list with this filter. */
  to: (name: string) => string
  /** The state of the history entry, such as the search. */
  state?: unknown
  words: Readonly<Record<string, ReactNode>>
}

/** Links to the parts of a list, with the current one marked. */
export function FilterTabs({ label, names, current, to, state, words }: FilterTabsProps) {
  return (
    <nav className={tabs.tabs} aria-label={label}>
      {names.map((name) => (
        <Link key={name} to={to(name)} state={state} aria-current={name === current ? 'page' : undefined}>
          {words[name]}
        </Link>
      ))}
    </nav>
  )
}
