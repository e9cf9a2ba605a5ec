import { Button, TextInput } from '@mantine/core'
import { pictureSources } from '@portal/contract/picture'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { useContentTexts } from '../../locales/content'
import { useRichTextTexts } from '../../locales/rich-text'
import { Dialog } from '../../ui/dialog/dialog'
import { ConsentDialog } from '../consent/consent-dialog'
import { PictureButton } from '../fields/picture-button'
import { DialogFoot } from './dialog-foot'
import styles from './rich-text.module.css'

interface PictureDialogProps {
  editor: Editor
  /** The language of the text, and so of the description. */
  language: string
  onClose: () => void
}

/** Inserts a picture below the paragraph of the cursor, or changes the selected one. */
export function PictureDialog({ editor, language, onClose }: PictureDialogProps) {
  const { picture: texts, gallery } = useContentTexts()
  const rich = useRichTextTexts()
  const before = editor.isActive('image') ? editor.getAttributes('image') : undefined
  const [path, setPath] = useState(String(before?.src ?? ''))
  const [alt, setAlt] = useState(String(before?.alt ?? ''))
  const [wrong, setWrong] = useState<'path' | 'alt'>()
  const [isAsking, setAsking] = useState(false)
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
    insertPicture(editor, { src: path, alt: alt.trim() })
    close()
  }
  const remove = () => {
    editor.commands.deleteSelection()
    close()
  }
  // In its place, not above it: Escape would close both.
  if (isAsking) return <ConsentDialog picture={path} onClose={() => setAsking(false)} />
  return (
    <Dialog opened onClose={close} title={rich.picture}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        {shown && <img className={styles.chosen} src={shown.src} alt="" />}
        <div className={styles.buttons}>
          <PictureButton label={rich.picture} text={path ? texts.replace : texts.choose} onPicture={setPath} />
          {path && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {texts.people}
            </Button>
          )}
        </div>
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
        <DialogFoot
          label={before ? rich.changePicture : rich.insertPicture}
          removeLabel={before !== undefined && texts.remove}
          onRemove={remove}
          onClose={close}
        />
      </form>
    </Dialog>
  )
}

/** Inserts the picture and selects it, so that Enter continues below it. */
function insertPicture(editor: Editor, attrs: { src: string; alt: string }) {
  if (editor.isActive('image')) {
    editor.commands.updateAttributes('image', attrs)
    return
  }
  const { $to } = editor.state.selection
  const below = $to.depth > 0 ? $to.after(1) : $to.pos
  editor.chain().insertContentAt(below, { type: 'image', attrs }).setNodeSelection(below).run()
}
