import { ActionIcon } from '@mantine/core'
import type { GalleryPicture } from '@portal/contract/content/gallery'
import { type Language, languageNames, nearestLanguage } from '@portal/contract/language'
import { pictureSources } from '@portal/contract/picture'
import { useContentTexts } from '../../locales/content'
import { AskFirst } from '../../ui/dialog/ask-first'
import { ConsentButton } from '../consent/consent-button'
import shared from '../content.module.css'
import type { Editing } from '../editor/use-editing'
import styles from './fields.module.css'
import { GrowingText } from './growing-text'

interface GalleryItemProps {
  editing: Editing
  field: string
  shown: readonly Language[]
  gallery: readonly GalleryPicture[]
  index: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** A picture of a gallery: its place, and what it shows in each language. */
export function GalleryItem({ editing, field, shown, gallery, index, onMove, onRemove }: GalleryItemProps) {
  const { gallery: texts, picture: words } = useContentTexts()
  const { picture = '' } = gallery[index] ?? {}
  const steps = [
    { sign: '↑', label: texts.earlier(index + 1), to: index - 1 },
    { sign: '↓', label: texts.later(index + 1), to: index + 1 },
  ]
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <img src={pictureSources(picture)?.src} width={160} alt="" />
        <p>{index === 0 ? texts.cover : texts.number(index + 1)}</p>
        <ConsentButton picture={picture} number={index + 1} />
        {!editing.isLocked && (
          <div className={shared.buttons}>
            {steps.map(({ sign, label, to }) => (
              <ActionIcon
                key={sign}
                variant="default"
                size={36}
                aria-label={label}
                title={label}
                disabled={to < 0 || to >= gallery.length}
                onClick={() => onMove(to)}
              >
                <span aria-hidden>{sign}</span>
              </ActionIcon>
            ))}
            <AskFirst
              label={words.remove}
              aria-label={texts.remove(index + 1)}
              text={texts.removeText}
              onSure={onRemove}
            />
          </div>
        )}
      </div>
      <div className={styles.cells} data-columns={shown.length}>
        {shown.map((language) => (
          <ItemTexts
            key={language}
            editing={editing}
            field={field}
            language={language}
            gallery={gallery}
            index={index}
          />
        ))}
      </div>
    </li>
  )
}

type ItemTextsProps = Pick<GalleryItemProps, 'editing' | 'field' | 'gallery' | 'index'> & { language: Language }

/** The description and the caption in one language. */
function ItemTexts({ editing, field, language, gallery, index }: ItemTextsProps) {
  const texts = useContentTexts()
  const { managed, saving, isLocked } = editing
  const isUncaptioned = managed.kind.fields[field]?.uncaptioned
  const set = (part: 'alt' | 'caption', text: string) =>
    editing.set(
      { field, language },
      gallery.map(({ picture, alt, caption }, place) => ({
        picture,
        alt: alt[language],
        caption: caption[language],
        ...(place === index && { [part]: text }),
      })),
    )
  return (
    <div className={styles.cell}>
      {(isUncaptioned ? (['alt'] as const) : (['alt', 'caption'] as const)).map((part) => {
        const all = gallery[index]?.[part]
        const error = saving.errors[`${field}.${index}.${part}.${language}`]
        return (
          <div key={part}>
            <p className={shared.small} aria-hidden>
              {texts.gallery[part]}
            </p>
            <GrowingText
              language={language}
              isLocked={isLocked}
              error={error}
              isOneLine
              errorId={undefined}
              label={texts.inLanguage(texts.gallery.of(index + 1, texts.gallery[part]), languageNames[language])}
              value={all?.[language] ?? ''}
              max={managed.kind.fields[field]?.max}
              instead={all?.[nearestLanguage(all, language)] ?? ''}
              onChange={(text) => set(part, text)}
            />
            {error && (
              <p className={shared.error} role="alert">
                {error}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
