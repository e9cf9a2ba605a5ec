import * as z from 'zod/mini'
import { fieldMessage } from './fields/field-message.ts'
import type { FieldMessage } from './fields/field-texts.ts'
import { tidy, type Writing } from './person/tidy.ts'

/** Rules for text that people enter, shared by forms and server. It is tidied first, stored and shown in that form. */

/** A string that somebody has typed or pasted, tidied before every rule. */
export function typed(writing: Writing, otherwise: FieldMessage = 'required') {
  return z.string(fieldMessage(otherwise)).check(z.overwrite((value) => tidy(value, writing)))
}

/** A single line. */
export function line(max: number, writing: Writing = 'line') {
  return typed(writing).check(
    z.minLength(1, { error: fieldMessage('required'), abort: true }),
    z.maxLength(max, fieldMessage('tooLong')),
    usable('unusable'),
  )
}

/** A word that identifies something, such as a type's id or a city's name. */
export function word(max: number, otherwise: FieldMessage = 'unusable', writing: Writing = 'line') {
  return typed(writing, otherwise).check(z.maxLength(max, fieldMessage(otherwise)), usable(otherwise))
}

/** What no database stores, and the override that turns Latin letters around: without it the text would read otherwise than it did. */
const unusable = /[\0\p{Cs}\u202e]/u

/** The first `max` characters of an address parameter or a search query, without those that cannot be used. */
export function visible(value: string, max = value.length): string {
  const letters = tidy(value.replace(new RegExp(unusable, 'gu'), ' '), 'line').slice(0, max)
  // The cut may have left a lone surrogate.
  return letters.replace(/\p{Cs}$/u, '').trim()
}

function usable(otherwise: FieldMessage) {
  return z.refine<string>((value) => !unusable.test(value), fieldMessage(otherwise))
}

/** A blank of a ready text that is to be filled in. */
export const blank = /[_＿]{3,}/

/** Text that may be made from a ready text: several lines, without a blank that nobody has filled in. */
export function withoutBlanks(max: number) {
  return paragraphs(max).check(filledIn())
}

/** Checks that a text which is sent to people has no blank that nobody has filled in. */
export function filledIn() {
  return z.refine<string>((value) => !blank.test(value), fieldMessage('blankLeft'))
}

/** Text that may be empty or have several lines. */
export function paragraphs(max: number) {
  return typed('lines').check(z.maxLength(max, fieldMessage('tooLong')), usable('unusable'))
}

/** A field that may be left empty; blank, empty and absent are equivalent. */
export function optional<T extends z.core.$ZodType<string, string>>(schema: T) {
  const blank = typed('lines').check(z.maxLength(0, { abort: true }))
  return z._default(z.union([schema, blank]), '')
}
