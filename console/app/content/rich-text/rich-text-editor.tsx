import type { Language } from '@portal/contract/language'
import styles from './rich-text.module.css'
import { RichTools } from './rich-tools'
import { useRichText } from './use-rich-text'

export interface RichTextProps {
  label: string
  language: Language
  value: string
  isLocked: boolean
  errorId: string | undefined
  onChange: (html: string) => void
}

/** The editor of a rich text, with its tools. */
export function RichTextEditor({ label, language, value, isLocked, errorId, onChange }: RichTextProps) {
  const { element, editor } = useRichText({
    value,
    isLocked,
    onChange,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      lang: language,
      ...(errorId && { 'aria-describedby': errorId, 'aria-invalid': 'true' }),
      ...(isLocked && { 'aria-readonly': 'true' }),
    },
  })
  return (
    <div className={styles.frame} data-invalid={errorId !== undefined || undefined}>
      {editor && !isLocked && <RichTools editor={editor} label={label} language={language} />}
      <div ref={element} className={styles.rich} />
    </div>
  )
}
