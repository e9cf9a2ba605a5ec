import { Button } from '@mantine/core'
import { pictureSources } from '@portal/contract/picture'
import type { ReactNode } from 'react'
import { useContentTexts } from '../../locales/content'
import { ConsentButton } from '../consent/consent-button'
import shared from '../content.module.css'
import styles from './fields.module.css'
import { PictureButton } from './picture-button'

interface PictureFieldProps {
  label: ReactNode
  /** Its label without marks. */
  name: string
  description: string | undefined
  path: string | null
  disabled: boolean
  error: string | undefined
  /** Shown while there is no picture. */
  instead?: ReactNode
  onChange: (path: string | null) => void
}

/** A picture of the site. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, description, path, disabled, error, instead, onChange } = props
  const { picture: texts } = useContentTexts()
  const shown = path ? pictureSources(path) : null
  return (
    <fieldset className={styles.picture} data-wrong={error && true}>
      <legend className={styles.plainLabel}>{label}</legend>
      {description && <p className={shared.small}>{description}</p>}
      {shown ? (
        <img src={shown.src} width={240} alt="" />
      ) : (
        (instead ?? <p className={styles.noPicture}>{texts.none}</p>)
      )}
      <div className={shared.buttons}>
        {!disabled && <PictureButton label={name} text={path ? texts.replace : texts.choose} onPicture={onChange} />}
        {path && <ConsentButton key={path} picture={path} />}
        {!disabled && path && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className={shared.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
