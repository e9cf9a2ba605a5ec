/**
 * Normalizes typed and pasted text before any rule validates it. Drops invisible characters and unifies
 * look-alikes, so that no error message blames people for characters that their phone inserted.
 */

/**
 * Kinds of text. `plain`: identifiers, e-mail addresses, search terms. `number`: phones, codes, dates, in digits of any script. `name`:
 * people and places. `line` and `lines`: free text, which keeps its punctuation. `password`: as different keyboards write it.
 */
export type Writing = 'plain' | 'number' | 'name' | 'line' | 'lines' | 'password'

/** @returns the normalized text; idempotent */
export function tidy(typed: string, writing: Writing): string {
  return ways[writing](typed)
}

const ways: Record<Writing, (typed: string) => string> = {
  plain: (typed) =>
    alike(withoutHidden(typed.replace(joiners, '')))
      .replace(selectors, '')
      .trim(),
  number: (typed) => ways.plain(typed).replace(/\p{Nd}/gu, asDialed),
  name: (typed) => alike(withoutHidden(typed)).replace(selectors, '').replace(betweenHan, '$1').trim(),
  line: (typed) => oneBlank(halfWidth(withoutHidden(typed)).replace(/[‐‑]/g, '-')).trim(),
  lines: (typed) => withoutHidden(typed.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')).trim(),
  password: (typed) => sameSigns(withoutHidden(typed.replace(joiners, ''))).replace(selectors, ''),
}

/** Chinese names have no blanks within. */
const betweenHan = /(\p{Script=Han}) (?=\p{Script=Han})/gu

const joiners = /\p{Join_C}/gu
/** Variation selectors, except those that distinguish variants of a Chinese character. */
const selectors = /[\u180b-\u180d\u180f\ufe00-\ufe0f]/g

/** Invisible characters: direction marks, zero-width blanks, soft hyphens, control characters, marks of embedded objects. */
const hidden = /(?![\p{Join_C}\p{VS}\u202e])[\p{DI}\ufff9-\ufffc]|(?![\0\t\n\v\f\r\u0085])\p{Cc}/gu

/** Removes invisible characters. Keeps joiners that shape visible text, in emoji and in scripts with joined letters. */
function withoutHidden(typed: string): string {
  return typed
    .replace(hidden, '')
    .replace(joiners, (joiner, at: number, text: string) => (joinsAt(text, at) ? joiner : ''))
    .normalize('NFC')
}

const joins = /[\p{M}\p{So}\p{Sk}\p{Lo}]$/u
const standsAlone = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

function joinsAt(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at)
  return joins.test(before) && !standsAlone.test(before) && /^[^\s\p{Join_C}]/u.test(text.slice(at + 1, at + 2))
}

function alike(typed: string): string {
  return oneBlank(sameSigns(typed))
}

/** Unifies look-alike quotes, dashes and widths. Keeps acute accents whole, which would otherwise decompose into blank and accent. */
function sameSigns(typed: string): string {
  const straight = typed.replace(/[‘’‛`´′‵＇]/g, "'").normalize('NFKC')
  return straight.replace(/[\p{Pd}\u2212\u02d7\u2043]/gu, '-')
}

/** Letters and digits of Chinese keyboards (full width). Their punctuation stays: it belongs to Chinese text. */
function halfWidth(typed: string): string {
  return typed.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'))
}

/** Converts a digit of any script to ASCII. The ten digits of each script are consecutive. */
function asDialed(digit: string): string {
  let value = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(Number(digit.codePointAt(0)) - value - 1))) value++
  return String(value)
}

function oneBlank(typed: string): string {
  return typed.replace(/[\s\u0085\u2800]+/g, ' ')
}
