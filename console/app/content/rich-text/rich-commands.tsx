import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import type { richText } from '../../locales/en/rich-text'
import { RichIcon } from './rich-icon'

interface ToolButton {
  name: keyof typeof richText & ('bold' | 'italic' | 'h2' | 'h3' | 'bullets' | 'numbers' | 'quote')
  sign: ReactNode
  isOn: (editor: Editor) => boolean
  run: (editor: Editor) => unknown
}

const focused = (editor: Editor) => editor.chain().focus()

/** What the buttons above a rich text do. */
export const tools: readonly ToolButton[] = [
  {
    name: 'bold',
    sign: <strong>B</strong>,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => focused(editor).toggleBold().run(),
  },
  {
    name: 'italic',
    sign: <em>I</em>,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => focused(editor).toggleItalic().run(),
  },
  {
    name: 'h2',
    sign: <RichIcon of="h2" />,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => focused(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'h3',
    sign: <RichIcon of="h3" />,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => focused(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullets',
    sign: <RichIcon of="bullets" />,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => focused(editor).toggleBulletList().run(),
  },
  {
    name: 'numbers',
    sign: <RichIcon of="numbers" />,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => focused(editor).toggleOrderedList().run(),
  },
  {
    name: 'quote',
    sign: <RichIcon of="quote" />,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => focused(editor).toggleBlockquote().run(),
  },
]
