import type { Field, FieldType } from '@portal/contract/content/fields'

/** The text of a value in its field. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  return value === null || value === undefined ? '' : String(value)
}

/** The value that a text stands for; a number that is none yet is null. */
export function valueTyped(type: FieldType, text: string): unknown {
  const trimmed = text.trim()
  if (type === 'number') return /^-?\d+$/.test(trimmed) ? Number(trimmed) : null
  if (type === 'decimal') return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : null
  return type === 'words' ? wordsOf(text) : text
}

function wordsOf(text: string): string[] {
  const words = text.split('\n').map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== ''))]
}

/** Attributes of the input, by which browsers offer the right keyboard. */
export function formatOf(type: FieldType, format: Field['format']) {
  if (type === 'day') return { type: 'date' }
  if (type === 'number') return { inputMode: 'numeric' as const }
  if (type === 'decimal') return { inputMode: 'decimal' as const }
  return { type: format === 'phone' ? 'tel' : format === 'link' ? 'url' : (format ?? 'text') }
}
