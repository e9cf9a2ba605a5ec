import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useLanguage } from '../core/texts'
import { useContentTexts } from '../locales/content'
import { textOfCell } from './cell-text'
import { type KindName, kinds } from './kinds'
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
    if (Array.isArray(value)) return value.map((one: string) => words?.[one] ?? one).join(', ') || texts.conflict.empty
    const label = choices[field]?.find(({ id }) => id === value)?.label[language]
    return label || (kinds[name].kind.fields[field]?.type === 'rich' ? plainText(String(value)) : String(value))
  }
}
