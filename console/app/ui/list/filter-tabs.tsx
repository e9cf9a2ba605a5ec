import type { ReactNode } from 'react'
import { Link } from 'react-router'
import tabs from './tabs.module.css'

export interface FilterTabsProps {
  label: string
  names: readonly string[]
  current: string
  /** The address of the list with this filter. */
  to: (name: string) => string
  /** State of the history entry, such as what is searched for. */
  state?: unknown
  words: Readonly<Record<string, ReactNode>>
}

/** Links to the parts of a list, of which one is shown. */
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
