import type { ReactNode } from 'react'
import parts from './parts.module.css'

/** A list of facts. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={parts.facts}>{children}</dl>
}

/** One fact; left out when there is nothing to tell. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
