/**
 * Synonyms: a search for one of `words` also looks for each of `others`, which may include the word itself. All words
 * are in the normalized form in which texts are compared.
 */
export interface WordGroup {
  words: readonly string[]
  others: readonly string[]
}

/**
 * The wordings of a question: as typed, and with each phrase of a group replaced by the group's other words. A single
 * Chinese character left beside a replaced phrase has no meaning of its own (打 of 打麻將) and is dropped. Words in the
 * script of the phrase come first; at most `most` wordings are returned.
 */
export function variantsOf(question: string, groups: readonly WordGroup[], max: number): string[] {
  return [...new Set([question, ...replaced(question, groups, max)])].slice(0, max)
}

function replaced(text: string, groups: readonly WordGroup[], max: number): string[] {
  const phrase = longestPhrase(text, groups)
  if (!phrase) return [text]
  const { at, word, others } = phrase
  const before = replaced(withoutRemnant(text.slice(0, at)), groups, max)
  const after = replaced(withoutRemnant(text.slice(at + word.length)), groups, max)
  const isAlike = (other: string) => Number(isChinese(other) === isChinese(word))
  const alikeFirst = [...others].sort((a, b) => isAlike(b) - isAlike(a))
  const all = alikeFirst.flatMap((middle) => before.flatMap((left) => after.map((right) => [left, middle, right])))
  return all.slice(0, max).map((parts) =>
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

/** Finds Chinese words anywhere, and words of letters only as whole words. */
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
