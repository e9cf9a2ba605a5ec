import * as styles from './phrases.module.css'

/**
 * A title that breaks after Chinese punctuation where possible, otherwise between words; browsers would break Chinese
 * between any two characters. The server marks the ends of phrases and words in the document; the text stays the same,
 * so React hydrates it. A title that is rendered in the browser has no such marks and breaks at its punctuation.
 */
export function Phrases({ text }: { text: string }) {
  return import.meta.env.SSR ? (
    <span className={styles.phrases} dangerouslySetInnerHTML={{ __html: markedText(text) }} />
  ) : (
    <span className={styles.phrases}>{text}</span>
  )
}

function markedText(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return escaped(text)
  return text.replace(phrase, (words) => (words === text ? marked(words) : `<span>${marked(words)}</span>`))
}

const phrase = /[^，；：。？！]+[，；：。？！」』”）]*|[，；：。？！]+/g

/** Adds a break opportunity before words of two or more characters; single ones stay with the text before. */
function marked(words: string): string {
  let html = ''
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(words)) {
    if (isWordLike && segment.length > 1 && /[\p{L}\p{N}]$/u.test(html)) html += '<wbr>'
    html += escaped(segment)
  }
  return html
}

function escaped(text: string): string {
  return text.replace(/[&<]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'))
}
