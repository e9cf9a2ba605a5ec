import { lazy, Suspense } from 'react'
import styles from '../fields/fields.module.css'
import type { RichTextProps } from './rich-text-editor'

// 125 KB, which no other page needs.
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor')).RichTextEditor }))

/** A text with headings, lists, emphasis and links. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<div className={styles.richPlace} />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
