/** Words that stand for something: whoever writes one of `words` looks for each of `others`, which may have the word itself. All in the form that texts are compared in. */
export interface WordGroup {
  words: readonly string[]
  others: readonly string[]
}

/**
 * The ways to write what is looked for: as it stands, and with each phrase of a group replaced by the others of it. A character that is
 * left beside a replaced phrase says nothing (打 of 打麻將) and is dropped. Others in the script of the phrase come first; no more than
 * `most` wordings are made.
 */
export function wordingsOf(question: string, groups: readonly WordGroup[], most: number): string[] {
  return [...new Set([question, ...replaced(question, groups, most)])].slice(0, most)
}

function replaced(text: string, groups: readonly WordGroup[], most: number): string[] {
  const phrase = longestPhrase(text, groups)
  if (!phrase) return [text]
  const { at, word, others } = phrase
  const before = replaced(withoutRemnant(text.slice(0, at)), groups, most)
  const after = replaced(withoutRemnant(text.slice(at + word.length)), groups, most)
  const isAlike = (other: string) => Number(isChinese(other) === isChinese(word))
  const alikeFirst = others.toSorted((a, b) => isAlike(b) - isAlike(a))
  const all = alikeFirst.flatMap((middle) => before.flatMap((left) => after.map((right) => [left, middle, right])))
  return all.slice(0, most).map((parts) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
  )
}

function longestPhrase(text: string, groups: readonly WordGroup[]) {
  const found = groups.flatMap(({ words, others }) =>
    words.map((word) => ({ word, others, at: placeOf(text, word) })).filter(({ at }) => at >= 0),
  )
  return found.sort((a, b) => b.word.length - a.word.length)[0]
}

/** Chinese is found anywhere, a word of letters only as a whole. */
function placeOf(text: string, word: string): number {
  if (word === '') return -1
  const isWhole = (at: number) => !isLetter(text[at - 1]) && !isLetter(text[at + word.length])
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isChinese(word) || isWhole(at)) return at
  return -1
}

function withoutRemnant(text: string): string {
  return /^\p{Script=Han}$/u.test(text) ? '' : text
}

function isChinese(word: string): boolean {
  return /\p{Script=Han}/u.test(word)
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
