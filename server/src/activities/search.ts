const chinese = /[\u3400-\u9fff\uf900-\ufaff]+/g
const startsChinese = /^[\u3400-\u9fff\uf900-\ufaff]/
const others = /[a-z0-9\u00c0-\u024f\u0400-\u04ff]+/g

/** The words that are looked for. Without words, nothing is found. */
export interface Sought {
  words: string[]
}

/** Takes what was typed apart as the database does with its texts (migration 0003); null when there is nothing to look for. */
export function soughtIn(keyword: string): Sought | null {
  const text = keyword.normalize('NFKC').toLowerCase()
  const runs = text.match(chinese) ?? []
  const words = text.match(others) ?? []
  if (runs.length + words.length === 0) return keyword.trim() === '' ? null : { words: [] }
  return { words: [...new Set([...runs, ...words])] }
}

/** The pieces by which the index finds a word. */
export function piecesOf(word: string): string[] {
  return [...new Set(startsChinese.test(word) ? piecesOfRun(word) : piecesOfWord(word))]
}

/** One character by itself, of longer runs every pair. */
function piecesOfRun(run: string): string[] {
  return run.length === 1 ? [run] : windows(run, 2)
}

/** One or two letters begin a word; three and more can stand anywhere in it. */
function piecesOfWord(word: string): string[] {
  return word.length < 3 ? [`^${word}`] : windows(word, 3)
}

function windows(text: string, size: number): string[] {
  return Array.from({ length: text.length - size + 1 }, (_, start) => text.slice(start, start + size))
}
