import { createNodeFromContent, Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { withoutAttributes } from './pasted'
import { richSchema } from './rich-schema'

interface RichTextOptions {
  value: string
  isLocked: boolean
  /** Attributes of the editable element. */
  attributes: Record<string, string>
  onChange: (html: string) => void
}

/** An editor of rich text in an element. What comes from elsewhere replaces its text, unless it says the same. */
export function useRichText({ value, isLocked, attributes, onChange }: RichTextOptions) {
  const element = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef(onChange)
  const known = useRef(value)
  const named = JSON.stringify(attributes)
  useEffect(() => {
    latest.current = onChange
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for the element's life; later values are set below
  useEffect(() => {
    const made = new Editor({
      element: element.current,
      extensions: richSchema,
      content: value,
      editable: !isLocked,
      injectCSS: false,
      onUpdate: ({ editor }) => {
        known.current = editor.isEmpty ? '' : editor.getHTML()
        latest.current(known.current)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  useEffect(() => {
    editor?.setOptions({
      editorProps: { attributes: JSON.parse(named) as Record<string, string>, transformPastedHTML: withoutAttributes },
    })
  }, [editor, named])
  useEffect(() => {
    editor?.setEditable(!isLocked, false)
  }, [editor, isLocked])
  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    if (!isSameDocument(editor, value)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return { element, editor }
}

/** Whether a text reads as what the editor holds: the server writes some elements in another way. */
function isSameDocument(editor: Editor, html: string): boolean {
  const node = createNodeFromContent(html, editor.schema, { slice: false })
  return 'eq' in node && editor.state.doc.eq(node as typeof editor.state.doc)
}
