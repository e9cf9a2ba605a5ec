import type { Field } from '@portal/contract/content/fields'
import type { Kind } from '@portal/contract/content/kind'
import type { Texts } from '@portal/contract/language'

interface Sample {
  /** Stands in every word. */
  word: string
  text: (field: Field) => Texts
  pictures: readonly string[]
  /** The last choice of each field is taken, which is the one added last. */
  choices?: Record<string, readonly { id: string }[]>
}

/** The number in the samples of a word, which no page of the demo has. */
export function sampleNumber(word: string): number {
  return 918_200 + word.length
}

/** A whole content of any kind. */
export function sampleOf({ fields }: Pick<Kind, 'fields'>, sample: Sample): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(name, field, sample)]))
}

function valueFor(name: string, field: Field, { word, text, pictures, choices = {} }: Sample): unknown {
  const [least = 0, most = 0] = field.limits ?? []
  if (field.format === 'captions') return captionsOf(text(field))
  switch (field.type) {
    case 'line':
    case 'paragraphs':
    case 'rich':
      return text(field)
    case 'gallery':
      return pictures.map((picture) => ({ picture, alt: text(field), caption: text(field) }))
    case 'picture':
      return pictures[0]
    case 'choice':
    case 'film':
      return choices[name]?.at(-1)?.id ?? ''
    case 'word':
      return wordOf(field, word)
    case 'words':
      return [word, `${word} again`]
    case 'number':
      return Math.min(most, sampleNumber(word))
    case 'decimal':
      return (least + most) / 2 + 0.5
    case 'day':
      return '2098-01-01'
    case 'choices':
      return [choices[name]?.at(-1)?.id ?? '']
    case 'moment':
      return `${/registration/.test(name) ? 2097 : 2098}-01-0${/ends|closes/i.test(name) ? 2 : 1} 10:00`
    case 'flag':
      return true
    case 'options':
      return [...(field.options ?? [])]
  }
}

function captionsOf(texts: Texts): Texts {
  const shown = (said: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n${said}`
  return { en: shown(texts.en), 'zh-CN': shown(texts['zh-CN']), 'zh-TW': shown(texts['zh-TW']) }
}

function wordOf({ format }: Field, word: string): string {
  if (format === 'email') return `${word.toLowerCase()}@example.com`
  if (format === 'phone') return '212-555-0199'
  return format === 'link' ? `https://example.com/${word}` : word
}
