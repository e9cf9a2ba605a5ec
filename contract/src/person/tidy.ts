/**
 * The one form that typed and pasted text is brought into before any rule looks at it. What nobody sees is dropped, and characters
 * that look alike become one, so that no message blames people for what their phone put in.
 */

/**
 * `plain`: identifiers, addresses of e-mail, words to look for. `number`: phones, codes, dates, in digits of any script. `name`: of people
 * and places. `line` and `lines`: free text,
 * which keeps its punctuation. `password`: as different keyboards write it.
 */
export type Writing = 'plain' | 'number' | 'name' | 'line' | 'lines' | 'password'

/** @returns the text in its one form; tidying it again changes nothing */
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
/** Variation selectors, but not those that tell variants of a Chinese character apart. */
const selectors = /[\u180b-\u180d\u180f\ufe00-\ufe0f]/g

/** Characters that show nothing: formatting of direction, zero-width blanks, soft hyphens, controls, marks of embedded objects. */
const hidden = /(?![\p{Join_C}\p{VS}\u202e])[\p{DI}\ufff9-\ufffc]|(?![\0\t\n\v\f\r\u0085])\p{Cc}/gu

/** Without what nobody sees. A joiner stays where it shapes what is seen, in emoji and in scripts whose letters join. */
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

/** Quotes, dashes and widths of one look as one character each. An acute accent would else fall apart into blank and accent. */
function sameSigns(typed: string): string {
  const straight = typed.replace(/[‘’‛`´′‵＇]/g, "'").normalize('NFKC')
  return straight.replace(/[\p{Pd}\u2212\u02d7\u2043]/gu, '-')
}

/** Letters and digits of Chinese keyboards. Their punctuation stays: it belongs to Chinese text. */
function halfWidth(typed: string): string {
  return typed.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => wide.normalize('NFKC'))
}

/** A digit of any script as phones have it. Each script's ten stand in a row. */
function asDialed(digit: string): string {
  let value = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(Number(digit.codePointAt(0)) - value - 1))) value++
  return String(value)
}

function oneBlank(typed: string): string {
  return typed.replace(/[\s\u0085\u2800]+/g, ' ')
}
