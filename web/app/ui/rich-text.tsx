import { pictureSources } from '@portal/contract/picture'
import { pictureTag } from '@portal/contract/pictures-in-text'
import { acrossUpTo } from './picture'
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

/** Of a picture in a text, which is at most so wide. */
const sizes = acrossUpTo('860px', '820px')

/** Managed text with headings, lists, links and pictures. The server sanitizes it when it is saved. */
export function RichText({ html, lang, className = '' }: RichTextProps) {
  const shown = { __html: html.replace(contactLinks, '<a translate="no" ').replace(pictureTag, pictureHtml) }
  return <div lang={lang} className={`${styles.text} ${className}`.trim()} dangerouslySetInnerHTML={shown} />
}

/** A picture in all stored widths and formats, as `Picture` renders it. */
function pictureHtml(_tag: string, path: string, alt: string): string {
  const sources = pictureSources(path)
  if (!sources) return ''
  const { src, width, height, avif, webp } = sources
  const source = (type: string, set: string) => `<source type="image/${type}" srcset="${set}" sizes="${sizes}">`
  const img = `<img loading="lazy" decoding="async" src="${src}" width="${width}" height="${height}" alt="${alt}">`
  return `<picture>${source('avif', avif)}${source('webp', webp)}${img}</picture>`
}
