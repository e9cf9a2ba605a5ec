import type { Language } from '@portal/contract/language'
import { diffArrays } from 'diff'
import { useMemo } from 'react'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import { plainText } from '../rich-text/plain-text'
import styles from './history.module.css'

/** What has changed between two texts, by words. */
export function WordDiff({ before, after, language }: { before: string; after: string; language: Language }) {
  const texts = useContentTexts()
  const parts = useMemo(
    () => diffArrays(wordsOf(before, language), wordsOf(after, language)),
    [before, after, language],
  )
  const isSame = parts.every(({ added, removed }) => !added && !removed)
  if (isSame) return <p className={shared.soft}>{before === after ? texts.versions.same : texts.sameWords}</p>
  return (
    <p className={styles.diff} lang={language}>
      {parts.map(({ added, removed, value }, index) => {
        const words = value.join('')
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and are never reordered
        if (added) return <ins key={index}>{words}</ins>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        if (removed) return <del key={index}>{words}</del>
        return words
      })}
    </p>
  )
}

/** The words of a text, and what stands between them. Chinese has no spaces; the browser knows its words. */
function wordsOf(html: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return [...segmenter.segment(plainText(html))].map(({ segment }) => segment)
}
