import { Button } from '@mantine/core'
import { pictureSources } from '@portal/contract/picture'
import { addPicture } from '@portal/contract/pictures-staff'
import { useRef, useState } from 'react'
import { api } from '../../core/api'
import { useSend } from '../../core/saving/use-send'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import styles from './fields.module.css'
import { smallPicture } from './small-picture'

interface PictureFieldProps {
  label: string
  path: string | null
  disabled: boolean
  error: string | undefined
  onChange: (path: string | null) => void
}

/** A picture of the site: chosen from this device, made small enough here, and stored by the server. */
export function PictureField({ label, path, disabled, error, onChange }: PictureFieldProps) {
  const { picture: texts } = useContentTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const upload = useSend({
    meta: { quiet: true },
    mutationFn: async (file: File) => {
      const small = await smallPicture(file).catch(() => undefined)
      setUnreadable(!small)
      return small && (await api(addPicture, { file: small })).picture
    },
    onSuccess: (picture) => picture && onChange(picture),
  })
  const message = isUnreadable ? texts.unreadable : (upload.error?.message ?? error)
  const shown = path ? pictureSources(path) : null
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.plainLabel}>{label}</legend>
      {shown ? <img src={shown.src} width={240} alt="" /> : <p className={styles.noPicture}>{texts.none}</p>}
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
      {!disabled && (
        <div className={shared.buttons}>
          <Button variant="default" loading={upload.isPending} onClick={() => input.current?.click()}>
            {path ? texts.replace : texts.choose}
          </Button>
          {path && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {message && (
        <p role="alert" className={shared.error}>
          {message}
        </p>
      )}
    </fieldset>
  )
}
