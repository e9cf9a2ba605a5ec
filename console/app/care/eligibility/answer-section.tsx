import type { ReactNode } from 'react'
import { useBatchTexts } from '../../locales/check-batches'
import { TableFrame } from '../../ui/list/list-table'
import styles from './checks.module.css'

interface SectionProps {
  title: string
  text: string
  /** The column headings before reason and source. */
  columns: readonly string[]
  children: ReactNode
}

/** A table of rules, each with its reason and, if known, its source. */
export function AnswerSection({ title, text, columns, children }: SectionProps) {
  const { answers: texts } = useBatchTexts()
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.soft}>{text}</p>
      <TableFrame label={title} labels={[...columns, texts.why, texts.source]}>
        {children}
      </TableFrame>
    </section>
  )
}
