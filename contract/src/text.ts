import * as z from 'zod/mini'
import type { FieldMessage } from './field-texts.ts'
import { say } from './say.ts'

/** Rules for free text that people enter, shared by forms and server. The text is stored and shown as typed. */

// Control characters, lone surrogates, and bidirectional formatting characters.
const invisible = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A single line, trimmed. */
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

/** A word that identifies something, such as a type's id or a city's name. */
export function word(most: number, otherwise: FieldMessage = 'unusable') {
  return z.string(say(otherwise)).check(z.trim(), z.maxLength(most, say(otherwise)), inSight(otherwise))
}

/** The first `most` visible characters of an address parameter or a search query; such input is never rejected. */
export function visible(value: string, most: number): string {
  const letters = value.replace(new RegExp(invisible, 'gu'), ' ').trim().slice(0, most)
  // The cut may have left a lone surrogate.
  return letters.replace(/\p{Cs}$/u, '').trim()
}

/** Whether a text has visible characters; zero-width ones, such as those that join emoji, do not count. */
function isSeen(value: string): boolean {
  return value.replace(/[\p{Cf}\s]/gu, '') !== ''
}

function inSight(otherwise: FieldMessage) {
  return z.refine<string>((value) => !invisible.test(value), say(otherwise))
}

/** Text that may be empty or have several lines, trimmed. */
export function paragraphs(most: number) {
  return z.string(say('required')).check(
    z.trim(),
    z.maxLength(most, say('tooLong')),
    z.refine((value) => !invisible.test(value.replace(/[\r\n\t]/g, '')), say('unusable')),
  )
}
