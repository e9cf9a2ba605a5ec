import * as styles from './rich-text.module.css'

interface RichTextProps {
  /** HTML sanitized by the server. */
  html: string
  /** The language of the text, if it differs from the interface language. */
  lang?: string
  className?: string
}

/** Links that show a phone number or an e-mail address, which no translator may change. */
const contactLinks = /<a (?=href="(?:tel|mailto):[^>]*>[^<]*[\d@][^<]*<\/a>)/g

/** Managed text with headings, lists and links. Rendered as is: the server sanitizes it when it is saved. */
export function RichText({ html, lang, className = '' }: RichTextProps) {
  const shown = { __html: html.replace(contactLinks, '<a translate="no" ') }
  return <div lang={lang} className={`${styles.text} ${className}`.trim()} dangerouslySetInnerHTML={shown} />
}
