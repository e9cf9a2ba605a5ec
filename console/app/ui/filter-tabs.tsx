import type { ReactNode } from 'react'
import { Link } from 'react-router'
import tabs from './tabs.module.css'

interface FilterTabsProps<Name extends string> {
  label: string
  names: readonly Name[]
  current: Name
  /** The address of the list with this filter. */
  to: (name: Name) => string
  /** State of the history entry, such as what is searched for. */
  state?: unknown
  children: (name: Name) => ReactNode
}

/** Links to the parts of a list, of which one is shown. */
export function FilterTabs<Name extends string>({ label, names, current, to, state, children }: FilterTabsProps<Name>) {
  return (
    <nav className={tabs.tabs} aria-label={label}>
      {names.map((name) => (
        <Link key={name} to={to(name)} state={state} aria-current={name === current ? 'page' : undefined}>
          {children(name)}
        </Link>
      ))}
    </nav>
  )
}
