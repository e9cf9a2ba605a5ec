import './field-texts.ts'
import * as z from 'zod/mini'
import { fieldMessage } from '../fields/field-message.ts'
import type { Texts } from '../language.ts'
import { AllTexts, inSameLanguages, managedText, optionalText } from '../managed-text.ts'
import { addDays } from '../new-york.ts'
import { picturePath } from '../picture-path.ts'
import { line, paragraphs, word } from '../text.ts'
import { Day } from '../time.ts'
import { isWritten, momentsOf, wallTimeOf } from '../wall-time.ts'
import { type Format, formats } from './formats.ts'
import type { GalleryPicture } from './gallery.ts'

/**
 * How a field is edited. `line`, `paragraphs` and `rich` (HTML) have one text in each language; a `gallery` has pictures, and texts of each in each
 * language; all others have one value. A `film` is a choice to which staff may add, `choices` are several of those that the record's answer lists, `options` several of the field's own words,
 * and `words` several that staff enter. A `moment` is written as in wall-time.ts.
 */
export const fieldTypes = [
  'line',
  'paragraphs',
  'rich',
  'gallery',
  'picture',
  'choice',
  'choices',
  'film',
  'word',
  'number',
  'decimal',
  'day',
  'moment',
  'flag',
  'options',
  'words',
] as const
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
  /** Limits of a number, or of how many pictures or words there are. */
  limits?: readonly [least: number, most: number]
  /** Of a gallery: its pictures have no captions, and need no text. */
  uncaptioned?: true
  /** The words from which those of the type `options` are chosen. */
  options?: readonly string[]
  /** What a text must be besides. */
  format?: Format
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

/** Captions of a film in each language, as WebVTT; optional. */
export function captionsField(max: number): Field<Texts, Texts> {
  const whole = optionalText(paragraphs(max).check(formats.captions))
  return { ...paragraphText(max, { optional: true }), format: 'captions', whole }
}

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
  return { ...plain('picture'), whole: picturePath, draft: noPicture, shown: z.nullable(z.string()) }
}

/** A stored picture that may be left out. */
export function optionalPictureField(): Field<string | null, string | null> {
  return { ...plain('picture'), optional: true, whole: noPicture, draft: noPicture, shown: z.nullable(z.string()) }
}

const noPicture = z._default(z.nullable(picturePath), null)

/** Pictures in their order, the first of them the cover, each with what it shows (`alt`) and a caption. */
export function galleryField(
  least: number,
  most: number,
  max: number,
  { uncaptioned }: Pick<Field, 'uncaptioned'> = {},
): Field<GalleryPicture[], GalleryPicture[]> {
  const text = line(max)
  const draft = z.object({ picture: picturePath, alt: optionalText(text), caption: optionalText(text) })
  const captioned = z
    .object({ picture: picturePath, alt: managedText(text), caption: managedText(text) })
    .check(inSameLanguages<Record<string, unknown>>('alt', 'caption'))
  const whole = uncaptioned ? draft : captioned
  const atMost = z.maxLength(most, { error: fieldMessage('pictureCount'), abort: true })
  const once = z.refine<GalleryPicture[]>(isOnceEach, fieldMessage('pictureTwice'))
  return {
    type: 'gallery',
    translated: true,
    optional: false,
    max,
    limits: [least, most],
    ...(uncaptioned && { uncaptioned }),
    whole: z.array(whole).check(z.minLength(least, fieldMessage('pictureCount')), atMost, once),
    draft: z._default(z.array(draft).check(atMost, once), []),
    shown: z.array(z.object({ picture: z.string(), alt: AllTexts, caption: AllTexts })),
  }
}

function isOnceEach(pictures: readonly GalleryPicture[]): boolean {
  return new Set(pictures.map(({ picture }) => picture)).size === pictures.length
}

/** One of the choices that the record's answer lists, by its key. */
export function choiceField(): Field<string, string> {
  const whole = word(60, 'choose').check(z.minLength(1, fieldMessage('choose')))
  return { ...plain('choice'), whole, draft: z._default(word(60), ''), shown: z.string() }
}

/** One of the films that the record's answer lists, by its key; an editor may upload another. */
export function filmField(): Field<string, string> {
  return { ...choiceField(), type: 'film' }
}

/** Several of the choices that the record's answer lists, by their keys. */
export function choicesField(most: number): Field<string[], string[]> {
  const wrong = fieldMessage('choose')
  const some = z.array(word(60)).check(
    z.maxLength(most, wrong),
    z.refine((keys) => new Set(keys).size === keys.length, wrong),
  )
  return {
    ...plain('choices'),
    whole: some.check(z.minLength(1, wrong)),
    draft: z._default(some, []),
    shown: listOfWords,
  }
}

interface WordOptions {
  optional?: boolean
  format?: Format
}

/** A single line without translation, such as a phone. */
export function wordField(max: number, { optional = false, format }: WordOptions = {}): Field<string, string> {
  const draft = z._default(word(max, 'tooLong'), '')
  const filled = format ? line(max, 'plain').check(formats[format]) : line(max)
  const whole = optional ? z._default(z.union([z.literal(''), filled]), '') : filled
  return { ...plain('word'), optional, max, ...(format && { format }), whole, draft, shown: z.string() }
}

/** Several different words that staff enter, in any language. */
export function wordsField(least: number, most: number, max: number): Field<string[], string[]> {
  const wrong = fieldMessage('wordCount')
  const some = z.array(line(max)).check(z.maxLength(most, wrong))
  const whole = some.check(z.minLength(least, wrong))
  return { ...plain('words'), max, limits: [least, most], whole, draft: z._default(some, []), shown: listOfWords }
}

/** Some of a field's own words, each at most once. */
export function optionsField<const W extends string>(
  options: readonly W[],
  { optional = false } = {},
): Field<W[], W[]> {
  const wrong = fieldMessage('choose')
  const draft = z._default(
    z.array(z.enum(options, wrong)).check(z.refine((some) => new Set(some).size === some.length, wrong)),
    [],
  )
  const whole = optional ? draft : draft.check(z.minLength(1, wrong))
  return { ...plain('options'), optional, options, whole, draft, shown: listOfWords as never }
}

const listOfWords = z.array(z.string())

/** A whole number; null while there is none. */
export function numberField(least: number, most: number): Field<number, number | null> {
  const wrong = fieldMessage('wholeNumber')
  const error = ({ input }: { input?: unknown }) => (input === null ? fieldMessage('required') : wrong)
  const whole = z.int({ error }).check(z.minimum(least, wrong), z.maximum(most, wrong))
  const draft = z._default(z.nullable(whole), null)
  return { ...plain('number'), limits: [least, most], whole, draft, shown: z.nullable(z.int()) }
}

/** A number with decimals, such as a latitude; null while there is none. */
export function decimalField(least: number, most: number): Field<number, number | null> {
  const wrong = fieldMessage('numberBetween')
  const whole = z.number(fieldMessage('required')).check(z.minimum(least, wrong), z.maximum(most, wrong))
  const draft = z._default(z.nullable(whole), null)
  return { ...plain('decimal'), limits: [least, most], whole, draft, shown: z.nullable(z.number()) }
}

/** A day in New York, YYYY-MM-DD; empty while there is none. */
export function dayField(): Field<string, string> {
  return { ...plain('day'), whole: Day, draft: z._default(z.union([z.literal(''), Day]), ''), shown: z.string() }
}

/** A moment in New York, as it is written (wall-time.ts); a draft may lack the day or the time. */
export function momentField(): Field<string, string> {
  const exists = z.refine<string>((text) => momentsOf(wallTimeOf(text)).length > 0, fieldMessage('skippedHour'))
  const isDay = z.refine<string>((text) => addDays(text.slice(0, 10), 0) === text.slice(0, 10), {
    error: fieldMessage('wallTime'),
    abort: true,
  })
  const isWhole = z.refine<string>(isWritten, { error: fieldMessage('wallTime'), abort: true })
  const isGiven = z.minLength(1, { error: fieldMessage('required'), abort: true })
  const draft = z._default(word(24).check(z.regex(partOfMoment, fieldMessage('wallTime'))), '')
  return { ...plain('moment'), whole: word(24).check(isGiven, isWhole, isDay, exists), draft, shown: z.string() }
}

const partOfMoment = /^$|^20\d\d-\d\d-\d\d$|^(20\d\d-\d\d-\d\d )?([01]\d|2[0-3]):[0-5]\d( again)?$/

export function flagField(): Field<boolean, boolean> {
  const flag = z._default(z.boolean(), false)
  return { ...plain('flag'), optional: true, whole: flag, draft: flag, shown: z.boolean() }
}

function plain(type: FieldType) {
  return { type, translated: false, optional: false } as const
}
