import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { later } from '../../core/later'
import { useRichTextTexts } from '../../locales/rich-text'
import { LinkDialog } from './link-dialog'
import { tools } from './rich-commands'
import { RichIcon } from './rich-icon'
import styles from './rich-text.module.css'

const PictureDialog = later(async () => (await import('./picture-dialog')).PictureDialog)

interface RichToolsProps {
  editor: Editor
  label: string
  language: string
}

/** The buttons above a rich text: one stop of the Tab key, walked by arrows. */
export function RichTools({ editor, label, language }: RichToolsProps) {
  const rich = useRichTextTexts()
  const [asks, setAsks] = useState<'link' | 'picture'>()
  const close = () => setAsks(undefined)
  const bar = useRef<HTMLDivElement>(null)
  useEachChange(editor)
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={rich.tools(label)}
        className={styles.tools}
        onKeyDown={(event) => walk(event, bar.current)}
      >
        {tools.map(({ name, sign, isOn, run }, index) => (
          <Tool key={name} isFirst={index === 0} label={rich[name]} isOn={isOn(editor)} onPress={() => run(editor)}>
            {sign}
          </Tool>
        ))}
        <Tool label={rich.link} isOn={editor.isActive('link')} onPress={() => setAsks('link')}>
          <RichIcon of="link" />
        </Tool>
        <Tool label={rich.picture} isOn={editor.isActive('image')} onPress={() => setAsks('picture')}>
          <RichIcon of="picture" />
        </Tool>
      </div>
      {asks === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asks === 'picture' && <PictureDialog editor={editor} language={language} onClose={close} />}
    </>
  )
}

interface ToolProps {
  label: string
  isOn: boolean
  isFirst?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, isOn, isFirst = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      tabIndex={isFirst ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Renders again after each change of the text or the selection. */
function useEachChange(editor: Editor) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', renderAgain)
    return () => {
      editor.off('transaction', renderAgain)
    }
  }, [editor])
}

function walk(event: KeyboardEvent, bar: HTMLElement | null) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step || !bar) return
  event.preventDefault()
  const buttons = [...bar.querySelectorAll('button')]
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const next = buttons[(now + step + buttons.length) % buttons.length]
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
}
