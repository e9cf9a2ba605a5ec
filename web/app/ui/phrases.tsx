import styles from './phrases.module.css'

/**
 * A title whose lines end after Chinese punctuation where they can: browsers break Chinese between any two
 * characters, also inside a word. A title without such punctuation stays plain text.
 */
export function Phrases({ text }: { text: string }) {
  const phrases = [...text.matchAll(phrase)]
  if (phrases.length < 2) return text
  return phrases.map(({ 0: words, index }) => (
    <span key={index} className={styles.phrase}>
      {words}
    </span>
  ))
}

const phrase = /[^，、；：。？！]+[，、；：。？！」』”）]*|[，、；：。？！]+/g
