import type { GalleryPicture } from '@portal/contract/content/gallery'
import type { Language } from '@portal/contract/language'
import { pictureSources } from '@portal/contract/picture'
import type { ReactNode } from 'react'
import { useContentTexts } from '../../locales/content'
import styles from './history.module.css'
import { WordDiff } from './word-diff'

interface GalleryDiffProps {
  before: readonly GalleryPicture[]
  after: readonly GalleryPicture[]
  /** Of the texts that are compared; null for the pictures and their order. */
  language: Language | null
}

/** What has changed in a gallery: which pictures came, went and moved, or the words in one language of those that it has. */
export function GalleryDiff({ before, after, language }: GalleryDiffProps) {
  const gone = before.filter(({ picture }) => placeIn(after, picture) < 0)
  return (
    <ul className={styles.gallery}>
      {language
        ? after.map((one, place) => (
            <Texts
              key={one.picture}
              before={before.find(({ picture }) => picture === one.picture)}
              after={one}
              place={place}
              language={language}
            />
          ))
        : [...after, ...gone].map(({ picture }) => (
            <Place key={picture} picture={picture} from={placeIn(before, picture)} to={placeIn(after, picture)} />
          ))}
    </ul>
  )
}

/** Whether a gallery says something else in a language, but for the words of pictures that went. */
export function saysElse({ before, after, language }: GalleryDiffProps & { language: Language }): boolean {
  return after.some(
    (one) =>
      changedParts(
        before.find(({ picture }) => picture === one.picture),
        one,
        language,
      ).length > 0,
  )
}

/** Where a picture stands; none that stays where it was. */
function Place({ picture, from, to }: { picture: string; from: number; to: number }) {
  const { versions: texts } = useContentTexts()
  if (from === to) return null
  const words = to < 0 ? texts.pictureRemoved : from < 0 ? texts.pictureAdded(to + 1) : texts.moved(from + 1, to + 1)
  return (
    <Shown picture={picture}>
      <p>{words}</p>
    </Shown>
  )
}

interface TextsProps {
  before: GalleryPicture | undefined
  after: GalleryPicture
  place: number
  language: Language
}

/** The words of a picture in one language; none that stay as they were. */
function Texts({ before, after, place, language }: TextsProps) {
  const { gallery: texts } = useContentTexts()
  const parts = changedParts(before, after, language)
  if (parts.length === 0) return null
  return (
    <Shown picture={after.picture}>
      {parts.map((part) => (
        <div key={part}>
          <p className={styles.part}>{texts.of(place + 1, texts[part])}</p>
          <WordDiff before={before?.[part][language] ?? ''} after={after[part][language]} language={language} />
        </div>
      ))}
    </Shown>
  )
}

function changedParts(before: GalleryPicture | undefined, after: GalleryPicture, language: Language) {
  return (['alt', 'caption'] as const).filter((part) => (before?.[part][language] ?? '') !== after[part][language])
}

function Shown({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <li>
      <img src={pictureSources(picture)?.src} width={120} alt="" />
      <div>{children}</div>
    </li>
  )
}

function placeIn(gallery: readonly GalleryPicture[], picture: string): number {
  return gallery.findIndex((one) => one.picture === picture)
}
