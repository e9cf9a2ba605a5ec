import type { Language } from '@portal/contract/language'
import { pictureTag } from '@portal/contract/pictures-in-text'

/** The text of managed HTML, for pictures their descriptions; parts that stand below each other are sentences of their own. */
export function plainText(html: string): string {
  return html
    .replace(pictureTag, '$2\n')
    .replace(/<\/(?:p|h2|h3|li|blockquote)>|<br[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}

/** How hard a text is to read: the school year after Flesch and Kincaid, or the length of the longest Chinese sentence in characters. */
export function readability(text: string, language: Language): number {
  return language === 'en' ? gradeOf(text) : longestSentence(text)
}

function gradeOf(text: string): number {
  const sentences = text.split(/[.!?]+(?=\s|$)|\n+/).filter((sentence) => /[a-z]/i.test(sentence))
  const words = text.match(/[a-z][a-z'’-]*/gi) ?? []
  // A few words have no reading grade.
  if (words.length < 30) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return Math.max(0, Math.round(grade * 10) / 10)
}

function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

function longestSentence(text: string): number {
  const lengths = text.split(/[。！？；\n]+/).map((sentence) => (sentence.match(/\p{Script=Han}/gu) ?? []).length)
  return Math.max(0, ...lengths)
}
