import * as z from 'zod/mini'
import { fieldMessage } from './field-message.ts'
import type { FieldMessage } from './field-texts.ts'

/** Rules for free text that people enter, shared by forms and server. The text is stored and shown as typed. */

// Control characters, lone surrogates, and bidirectional formatting characters.
const invisible = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A single line, trimmed. */
export function line(max: number) {
  return z
    .string(fieldMessage('required'))
    .check(
      z.trim(),
      z.minLength(1, { error: fieldMessage('required'), abort: true }),
      z.refine<string>(isSeen, { error: fieldMessage('required'), abort: true }),
      z.maxLength(max, fieldMessage('tooLong')),
      inSight('unusable'),
    )
}

/** A word that identifies something, such as a type's id or a city's name. */
export function word(max: number, otherwise: FieldMessage = 'unusable') {
  return z
    .string(fieldMessage(otherwise))
    .check(z.trim(), z.maxLength(max, fieldMessage(otherwise)), inSight(otherwise))
}

/** The first `max` visible characters of an address parameter or a search query, without those that nobody sees or the database cannot store. */
export function visible(value: string, max = value.length): string {
  const letters = value.replace(new RegExp(invisible, 'gu'), ' ').trim().slice(0, max)
  // The cut may have left a lone surrogate.
  return letters.replace(/\p{Cs}$/u, '').trim()
}

/** Whether a text has visible characters; zero-width ones, such as those that join emoji, do not count. */
function isSeen(value: string): boolean {
  return value.replace(/[\p{Cf}\s]/gu, '') !== ''
}

function inSight(otherwise: FieldMessage) {
  return z.refine<string>((value) => !invisible.test(value), fieldMessage(otherwise))
}

/** Text that may be empty or have several lines, trimmed. */
export function paragraphs(max: number) {
  return z.string(fieldMessage('required')).check(
    z.trim(),
    z.maxLength(max, fieldMessage('tooLong')),
    z.refine((value) => !invisible.test(value.replace(/[\r\n\t]/g, '')), fieldMessage('unusable')),
  )
}
