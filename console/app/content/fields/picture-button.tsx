import { Button } from '@mantine/core'
import { addPicture } from '@portal/contract/pictures-staff'
import { useRef, useState } from 'react'
import { api } from '../../core/api'
import { useSend } from '../../core/saving/use-send'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'

interface PictureButtonProps {
  /** Of the input, which the button opens. */
  label: string
  text: string
  onPicture: (path: string) => void
}

/** Asks for a picture of this device, which is made small enough here and stored by the server. */
export function PictureButton({ label, text, onPicture }: PictureButtonProps) {
  const { picture: texts } = useContentTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const upload = useSend({
    meta: { quiet: true },
    mutationFn: async (file: File) => {
      const { smallPicture } = await import('./small-picture')
      const small = await smallPicture(file).catch(() => undefined)
      setUnreadable(!small)
      return small && (await api(addPicture, { file: small })).picture
    },
    onSuccess: (picture) => picture && onPicture(picture),
  })
  const message = isUnreadable ? texts.unreadable : upload.error?.message
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) upload.mutate(file)
        }}
      />
      <Button variant="default" loading={upload.isPending} onClick={() => input.current?.click()}>
        {text}
      </Button>
      {message && (
        <p role="alert" className={shared.error}>
          {message}
        </p>
      )}
    </>
  )
}
