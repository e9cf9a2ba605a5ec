import type { Language } from '@portal/contract/language'
import { Converter as fromSimplified } from 'opencc-js/cn2t'
import { Converter as fromTraditional } from 'opencc-js/t2cn'

export type Chinese = Exclude<Language, 'en'>

export interface ChineseText {
  text: string
  /** Whether it is HTML, of which only the text is converted. */
  isRich: boolean
}

/** Words of our texts that the dictionary has otherwise, in traditional and simplified characters: the community is not one on the net. */
const glossary: readonly (readonly [traditional: string, simplified: string])[] = [
  ['社區', '社区'],
  ['義工', '志愿者'],
  ['信箱', '邮箱'],
  ['品質', '质量'],
  ['公車', '公交车'],
  ['洗手間', '卫生间'],
  ['馬鈴薯', '土豆'],
  ['優格', '酸奶'],
]

/** Converts a text to our words: what the dictionary makes of those in the glossary is replaced. */
function converterTo(to: Chinese): (text: string) => string {
  const plain = to === 'zh-TW' ? fromSimplified({ from: 'cn', to: 'twp' }) : fromTraditional({ from: 'twp', to: 'cn' })
  const corrections = glossary
    .map(([tw, cn]) => (to === 'zh-TW' ? [plain(cn), tw] : [plain(tw), cn]))
    .filter(([made, ours]) => made !== ours)
  return (text) => corrections.reduce((whole, [made = '', ours = '']) => whole.replaceAll(made, ours), plain(text))
}

/** Texts in the other Chinese script, in its words. */
export function convertAll(texts: readonly ChineseText[], to: Chinese): string[] {
  const convert = converterTo(to)
  const inTag = (tag: string) => tag.replace(/(?<= alt=")[^"]*/, convert)
  const inTags = (html: string) =>
    html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? inTag(part) : convert(part)))
  return texts.map(({ text, isRich }) => (isRich ? inTags(text) : convert(text)))
}
