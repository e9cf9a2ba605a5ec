import * as z from 'zod/mini'
import type { FieldMessage } from './field-texts.ts'
import { say } from './say.ts'

/** The rules for free text that people type; forms and server check by the same ones. It is kept and shown as typed. */

// Control characters, halves of characters, and the marks that turn the direction of the text around them.
const invisible = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** One line, without spaces around it. */
export function line(most: number) {
  return z
    .string(say('required'))
    .check(
      z.trim(),
      z.minLength(1, { error: say('required'), abort: true }),
      z.refine<string>(isSeen, { error: say('required'), abort: true }),
      z.maxLength(most, say('tooLong')),
      inSight('unusable'),
    )
}

/** A word by which something is known, such as the id of a type or the name of a city. */
export function word(most: number, otherwise: FieldMessage = 'unusable') {
  return z.string(say(otherwise)).check(z.trim(), z.maxLength(most, say(otherwise)), inSight(otherwise))
}

/** What stands in an address or a search box as `most` letters that can be seen: it is looked for and never refused. */
export function visible(value: string, most: number): string {
  const letters = value.replace(new RegExp(invisible, 'gu'), ' ').trim().slice(0, most)
  // The cut may have left half of a character.
  return letters.replace(/\p{Cs}$/u, '').trim()
}

/** Marks without width, such as those that join emoji, are no text by themselves. */
function isSeen(value: string): boolean {
  return value.replace(/[\p{Cf}\s]/gu, '') !== ''
}

function inSight(otherwise: FieldMessage) {
  return z.refine<string>((value) => !invisible.test(value), say(otherwise))
}

/** Text that may be empty or have several lines, without space around it. */
export function paragraphs(most: number) {
  return z.string(say('required')).check(
    z.trim(),
    z.maxLength(most, say('tooLong')),
    z.refine((value) => !invisible.test(value.replace(/[\r\n\t]/g, '')), say('unusable')),
  )
}
