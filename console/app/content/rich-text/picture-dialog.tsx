import { Button, TextInput } from '@mantine/core'
import { pictureSources } from '@portal/contract/picture'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { useContentTexts } from '../../locales/content'
import { useRichTextTexts } from '../../locales/rich-text'
import { useShellTexts } from '../../locales/shell'
import { Dialog } from '../../ui/dialog/dialog'
import { PictureButton } from '../fields/picture-button'
import styles from './rich-text.module.css'

interface PictureDialogProps {
  editor: Editor
  /** Of the text, which the description is written in. */
  language: string
  onClose: () => void
}

/** Puts a picture below the paragraph of the cursor, or changes the one that is selected. */
export function PictureDialog({ editor, language, onClose }: PictureDialogProps) {
  const { picture: texts, gallery } = useContentTexts()
  const rich = useRichTextTexts()
  const { cancel } = useShellTexts()
  const before = editor.isActive('image') ? editor.getAttributes('image') : undefined
  const [path, setPath] = useState(String(before?.src ?? ''))
  const [alt, setAlt] = useState(String(before?.alt ?? ''))
  const [wrong, setWrong] = useState<'path' | 'alt'>()
  const shown = pictureSources(path)
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!path) return setWrong('path')
    if (!alt.trim()) return setWrong('alt')
    putPicture(editor, { src: path, alt: alt.trim() })
    close()
  }
  const remove = () => {
    editor.commands.deleteSelection()
    close()
  }
  return (
    <Dialog opened onClose={close} title={rich.picture}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        {shown && <img className={styles.chosen} src={shown.src} alt="" />}
        <PictureButton label={rich.picture} text={path ? texts.replace : texts.choose} onPicture={setPath} />
        {wrong === 'path' && !path && (
          <p role="alert" className={styles.wrong}>
            {rich.noPicture}
          </p>
        )}
        <TextInput
          label={gallery.alt}
          description={rich.altHint}
          value={alt}
          lang={language}
          maxLength={200}
          error={wrong === 'alt' && !alt.trim() && rich.noAlt}
          data-autofocus
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit">{before ? rich.changePicture : rich.putPicture}</Button>
          {before && (
            <Button variant="default" onClick={remove}>
              {texts.remove}
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Selects the picture that it has put, so that Enter goes on below it. */
function putPicture(editor: Editor, attrs: { src: string; alt: string }) {
  if (editor.isActive('image')) {
    editor.commands.updateAttributes('image', attrs)
    return
  }
  const { $to } = editor.state.selection
  const below = $to.depth > 0 ? $to.after(1) : $to.pos
  editor.chain().insertContentAt(below, { type: 'image', attrs }).setNodeSelection(below).run()
}
