import { type GalleryPicture, picturesOnly } from '@portal/contract/content/gallery'
import { type Language, languageNames } from '@portal/contract/language'
import { tellError } from '../../core/query'
import { useContentTexts } from '../../locales/content'
import shared from '../content.module.css'
import type { Editing } from '../editor/use-editing'
import styles from './fields.module.css'
import { GalleryItem } from './gallery-item'
import { PictureButton } from './picture-button'
import { Proposal } from './proposal'
import { StaleNotice } from './stale-notice'

interface GalleryProps {
  editing: Editing
  field: string
  label: string
  shown: readonly Language[]
}

/** Pictures in their order, each with its texts in every language. */
export function Gallery({ editing, field, label, shown }: GalleryProps) {
  const { gallery: texts, inLanguage } = useContentTexts()
  const { managed, content, record, saving, isLocked } = editing
  const [, most = 0] = managed.kind.fields[field]?.limits ?? []
  const gallery = (content[field] ?? []) as GalleryPicture[]
  const put = (pictures: readonly Pick<GalleryPicture, 'picture'>[]) => editing.set({ field, language: null }, pictures)
  const add = (picture: string) => {
    if (gallery.some((one) => one.picture === picture)) tellError(texts.twice)
    else put([...picturesOnly(gallery), { picture }])
  }
  const move = (from: number, to: number) => {
    const pictures = picturesOnly(gallery)
    pictures.splice(to, 0, ...pictures.splice(from, 1))
    put(pictures)
  }
  const stale = record.stale.filter((one) => one.field === field && shown.includes(one.language))
  return (
    <div className={shared.stack} id={`cell-${field}`} data-wrong={saving.errors[field] && true}>
      {saving.errors[field] && (
        <p role="alert" className={shared.error}>
          {saving.errors[field]}
        </p>
      )}
      {stale.map((one) => (
        <StaleNotice
          key={one.language}
          editing={editing}
          stale={one}
          onTranslate={() => focusFirst(field, one.language)}
        />
      ))}
      {shown.map((language) => (
        <Proposal
          key={language}
          editing={editing}
          field={field}
          language={language}
          label={inLanguage(label, languageNames[language])}
          onFilled={() => focusFirst(field, language)}
        />
      ))}
      <ol className={styles.gallery}>
        {gallery.map((one, index) => (
          <GalleryItem
            key={one.picture}
            editing={editing}
            field={field}
            shown={shown}
            gallery={gallery}
            index={index}
            onMove={(to) => move(index, to)}
            onRemove={() => put(picturesOnly(gallery.filter((other) => other !== one)))}
          />
        ))}
      </ol>
      {!isLocked && gallery.length < most && (
        <div className={shared.buttons}>
          <PictureButton label={label} text={texts.add} onPicture={add} />
        </div>
      )}
    </div>
  )
}

function focusFirst(field: string, language: Language) {
  document.querySelector<HTMLElement>(`#cell-${field} textarea:lang(${language})`)?.focus()
}
