import type { ReactNode } from 'react'
import { useBatchTexts } from '../../locales/check-batches'
import { TableFrame } from '../../ui/list/list-table'
import styles from './checks.module.css'

interface SectionProps {
  title: string
  text: string
  /** The columns before the reason and the source. */
  columns: readonly string[]
  children: ReactNode
}

/** One of the lists, in which every row tells why, and from where that is known. */
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
