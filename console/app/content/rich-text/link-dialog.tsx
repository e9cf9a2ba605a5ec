import { TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { useRichTextTexts } from '../../locales/rich-text'
import { Dialog } from '../../ui/dialog/dialog'
import { DialogFoot } from './dialog-foot'
import { isLinkAddress } from './rich-schema'
import styles from './rich-text.module.css'

/** Asks where the selected words lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const rich = useRichTextTexts()
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = address.trim()
    if (!isLinkAddress(href)) return setWrong(true)
    setLink(editor, href)
    close()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <Dialog opened onClose={close} title={rich.link}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <TextInput
          label={rich.address}
          description={rich.addressHint}
          value={address}
          error={isWrong && rich.badAddress}
          data-autofocus
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <DialogFoot label={rich.setLink} removeLabel={before !== '' && rich.unlink} onRemove={remove} onClose={close} />
      </form>
    </Dialog>
  )
}

/** Without selected words the address itself is the text. */
function setLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection
  if (empty && !editor.isActive('link'))
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run()
  else editor.chain().extendMarkRange('link').setLink({ href }).run()
}
