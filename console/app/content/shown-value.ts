import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useLanguage } from '../core/texts'
import { useContentTexts } from '../locales/content'
import { textOfCell } from './cell-text'
import { type KindName, kinds } from './kinds'
import { shownWritten } from './moments'
import { plainText } from './rich-text/plain-text'

/** A value in words, whatever its field. */
export function useShownValue(name: KindName, choices: ContentRecord['choices']) {
  const texts = useContentTexts()
  const language = useLanguage()
  return (field: string, value: unknown): string => {
    const words = texts.kinds[name].options?.[field]
    if (typeof value === 'boolean') return value ? '✓' : '–'
    if (value === null || value === undefined || value === '') return texts.conflict.empty
    if (Array.isArray(value) && value.every((one) => typeof one === 'object'))
      return textOfCell(value).trim() || texts.pictureCount(value.length)
    const labelOf = (key: unknown) => choices[field]?.find(({ id }) => id === key)?.label[language]
    if (Array.isArray(value))
      return value.map((one: string) => words?.[one] ?? (labelOf(one) || one)).join(', ') || texts.conflict.empty
    if (kinds[name].kind.fields[field]?.type === 'moment') return shownWritten(String(value), language)
    return (
      labelOf(value) || (kinds[name].kind.fields[field]?.type === 'rich' ? plainText(String(value)) : String(value))
    )
  }
}
