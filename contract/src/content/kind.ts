import * as z from 'zod/mini'
import type { Access } from '../access.ts'
import { fieldMessage } from '../fields/field-message.ts'
import { inSameLanguages } from '../managed-text.ts'
import { typed } from '../text.ts'
import type { Field } from './fields.ts'

// biome-ignore lint/suspicious/noExplicitAny: a field of any content
export type Fields = Record<string, Field<any, any>>

/** What is published: every field filled in. */
export type WholeOf<F extends Fields> = { [N in keyof F]: F[N] extends Field<infer Whole, unknown> ? Whole : never }
/** What a draft holds: any of it may be missing. */
export type DraftOf<F extends Fields> = { [N in keyof F]: F[N] extends Field<unknown, infer Draft> ? Draft : never }

interface Declared<F extends Fields> {
  /** Its name in addresses, such as `article`. */
  kind: string
  /** Whoever may edit and publish it. */
  access: readonly Access[]
  /** In the order of the form. */
  fields: F
  /** The field by which lists name a record, a `line` or `words`; records without one are known by their kind. */
  title?: keyof F & string
  /** Texts that a reader gets in one language or not at all. */
  together?: readonly (keyof F & string)[]
  /** Validates fields against each other. */
  check?: z.core.$ZodCheck<WholeOf<F>>
  /** Whether a record can be copied without its moments, and repeated weekly. */
  repeats?: boolean
  /** The moment by which lists are ordered, and tell records of one title apart. */
  moment?: keyof F & string
  /** How a record is known: by a number, by a word that stays, or as the only one. */
  key: 'number' | 'word' | 'single'
  /** The only records that there are, each a word; they are always there, written or not. */
  keys?: readonly string[]
  /** Whether its records have an order that staff choose. */
  ordered?: boolean
  /** Whether all languages that a draft changes are published together. */
  allAtOnce?: boolean
  /** Whether the site cannot do without: such a record is changed, never taken off. */
  stays?: boolean
}

/** A kind of content that staff write, read in three languages, and publish (docs/decisions/0164). */
export interface Kind<F extends Fields = Fields> extends Declared<F> {
  together: readonly (keyof F & string)[]
  ordered: boolean
  stays: boolean
  repeats: boolean
  whole: z.ZodMiniType<WholeOf<F>>
  draft: z.ZodMiniType<DraftOf<F>>
  shown: z.ZodMiniType<DraftOf<F>>
}

/** Declares a kind of content and derives its schemas. */
export function contentKind<F extends Fields>(declared: Declared<F>): Kind<F> {
  const { fields, together = [], ordered = false, stays = false, repeats = false, check } = declared
  const schemaOf = (which: 'whole' | 'draft' | 'shown') =>
    z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[which]])))
  return {
    ...declared,
    together,
    ordered,
    stays,
    repeats,
    whole: schemaOf('whole').check(
      inSameLanguages<Record<string, unknown>>(...together),
      ...((check ? [check] : []) as never[]),
    ) as never,
    draft: schemaOf('draft') as never,
    shown: schemaOf('shown') as never,
  }
}

/** The names of the fields that have one text in each language. */
export function translatedFields({ fields }: Pick<Kind, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.translated)
}

/** The names of the fields that are moments. */
export function momentFields({ fields }: Pick<Kind, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.type === 'moment')
}

/** A draft in which nothing is filled in. */
export function emptyDraft<F extends Fields>(kind: Kind<F>): DraftOf<F> {
  const texts = translatedFields(kind as Kind).filter((name) => kind.fields[name]?.type !== 'gallery')
  return z.parse(kind.draft, Object.fromEntries(texts.map((name) => [name, {}])))
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const newRecord = new RegExp(`^new-${uuid}$`)
const recordIds = { number: /^[1-9]\d{0,9}$/, word: /^[a-z0-9][a-z0-9.-]{0,79}$/, single: /^only$/ }

/** Whether an id is of a record that has never been published: `new-` and a UUID that the client has made. */
export function isNewRecord(id: string): boolean {
  return newRecord.test(id)
}

/** Whether records of a kind are begun by staff; otherwise all that there can be are there. */
export function hasNewRecords({ key, keys }: Pick<Kind, 'key' | 'keys'>): boolean {
  return key !== 'single' && keys === undefined
}

/** The id of a record of a kind: its key, or `new-` and a UUID before its first publication; of the only one, `only`. */
export function contentId(kind: Pick<Kind, 'key' | 'keys'>) {
  const isKnown = (id: string) => kind.keys?.includes(id) ?? recordIds[kind.key].test(id)
  return typed('plain').check(
    z.refine((id) => isKnown(id) || (hasNewRecords(kind) && newRecord.test(id)), fieldMessage('notUsable')),
    z.describe('the key of the record, or new- and a UUID for one that was never published'),
  )
}
