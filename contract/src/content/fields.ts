import * as z from 'zod/mini'
import { fieldMessage } from '../fields/field-message.ts'
import type { Texts } from '../language.ts'
import { AllTexts, managedText, optionalText } from '../managed-text.ts'
import { picturePath } from '../picture-path.ts'
import { line, paragraphs, word } from '../text.ts'
import { Day } from '../time.ts'

/** How a field is edited. `line`, `paragraphs` and `rich` (HTML) have one text in each language, all others one value. */
export const fieldTypes = ['line', 'paragraphs', 'rich', 'picture', 'choice', 'word', 'number', 'day', 'flag'] as const
export type FieldType = (typeof fieldTypes)[number]

/**
 * A field of a kind of content. One declaration gives the schema of what is published and of what a draft may hold: the same lengths,
 * but nothing required.
 */
export interface Field<Whole = unknown, Draft = unknown> {
  type: FieldType
  /** Whether there is one text in each language. */
  translated: boolean
  /** Whether it may be left empty when published. */
  optional: boolean
  /** Maximum length of a text in one language, in characters; of a rich text with its markup. */
  max?: number
  /** Limits of a number. */
  limits?: readonly [least: number, most: number]
  /** The field of the picture that this text describes to those who do not see it. */
  describes?: string
  whole: z.ZodMiniType<Whole>
  draft: z.ZodMiniType<Draft>
  /** The schema of answers. */
  shown: z.ZodMiniType<Draft>
}

interface TextOptions {
  optional?: boolean
  describes?: string
}

const oneLine = (max: number) => line(max)

/** A single line in each language. */
export const lineText = (max: number, options: TextOptions = {}) => textField('line', max, oneLine(max), options)
/** Several lines in each language. */
export const paragraphText = (max: number, options: TextOptions = {}) =>
  textField('paragraphs', max, paragraphs(max), options)
/** HTML in each language, sanitized by the server. */
export const richText = (max: number, options: TextOptions = {}) => textField('rich', max, paragraphs(max), options)

function textField(
  type: FieldType,
  max: number,
  inOneLanguage: z.core.$ZodType<string, string>,
  { optional = false, describes }: TextOptions,
): Field<Texts, Texts> {
  const draft = optionalText(inOneLanguage)
  return {
    type,
    translated: true,
    optional,
    max,
    ...(describes && { describes }),
    whole: optional ? draft : managedText(inOneLanguage),
    draft,
    shown: AllTexts,
  }
}

/** A stored picture; null while there is none. */
export function pictureField(): Field<string, string | null> {
  const draft = z._default(z.nullable(picturePath), null)
  return { ...plain('picture'), whole: picturePath, draft, shown: z.nullable(z.string()) }
}

/** One of the choices that the record's answer lists, by its key. */
export function choiceField(): Field<string, string> {
  const whole = word(60, 'choose').check(z.minLength(1, fieldMessage('choose')))
  return { ...plain('choice'), whole, draft: z._default(word(60), ''), shown: z.string() }
}

/** A single line without translation, such as a phone. */
export function wordField(max: number, { optional = false } = {}): Field<string, string> {
  const draft = z._default(word(max, 'tooLong'), '')
  return { ...plain('word'), optional, max, whole: optional ? draft : line(max), draft, shown: z.string() }
}

/** A whole number; null while there is none. */
export function numberField(least: number, most: number): Field<number, number | null> {
  const wrong = fieldMessage('wholeNumber')
  const whole = z.int(wrong).check(z.minimum(least, wrong), z.maximum(most, wrong))
  const draft = z._default(z.nullable(whole), null)
  return { ...plain('number'), limits: [least, most], whole, draft, shown: z.nullable(z.int()) }
}

/** A day in New York, YYYY-MM-DD; empty while there is none. */
export function dayField(): Field<string, string> {
  return { ...plain('day'), whole: Day, draft: z._default(z.union([z.literal(''), Day]), ''), shown: z.string() }
}

export function flagField(): Field<boolean, boolean> {
  const flag = z._default(z.boolean(), false)
  return { ...plain('flag'), optional: true, whole: flag, draft: flag, shown: z.boolean() }
}

function plain(type: FieldType) {
  return { type, translated: false, optional: false } as const
}
