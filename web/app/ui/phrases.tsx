import styles from './phrases.module.css'

/**
 * A title whose lines end after Chinese punctuation where they can, and else between words: browsers break Chinese between any two
 * characters. The server marks in the document where phrases and words end; the text is the same, so React takes it over as it is.
 * A title that the browser makes itself breaks at its punctuation.
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

const phrase = /[^，、；：。？！]+[，、；：。？！」』”）]*|[，、；：。？！]+/g

/** With places to break before each word of two characters or more; single ones stay with what is before them. */
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
