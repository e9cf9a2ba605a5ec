import type { ReactNode } from 'react'
import parts from './parts.module.css'

/** A list of labels and values. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={parts.facts}>{children}</dl>
}

/** A label with its value; renders nothing when the value is empty. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
