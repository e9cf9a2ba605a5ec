import styles from './rich-text.module.css'

interface RichTextProps {
  /** HTML that the server has sanitized. */
  html: string
  /** The language that it is written in, where that is not the interface's. */
  lang?: string
  className?: string
}

/** Managed text with headings, lists and links. It stands as it is given: the server sanitizes it when it is saved. */
export function RichText({ html, lang, className = '' }: RichTextProps) {
  return <div lang={lang} className={`${styles.text} ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />
}
