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

/** What has changed in a gallery: which pictures came, went and moved, or the words of each in one language. */
export function GalleryDiff({ before, after, language }: GalleryDiffProps) {
  const gone = before.filter(({ picture }) => placeIn(after, picture) < 0)
  return (
    <ul className={styles.gallery}>
      {[...after, ...gone].map(({ picture }) =>
        language ? (
          <Texts key={picture} picture={picture} before={before} after={after} language={language} />
        ) : (
          <Place key={picture} picture={picture} from={placeIn(before, picture)} to={placeIn(after, picture)} />
        ),
      )}
    </ul>
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

/** The words of a picture in one language; none that stay as they were. */
function Texts({ picture, before, after, language }: GalleryDiffProps & { picture: string; language: Language }) {
  const { gallery: texts } = useContentTexts()
  const textOf = (gallery: readonly GalleryPicture[], part: 'alt' | 'caption') =>
    gallery.find((one) => one.picture === picture)?.[part][language] ?? ''
  const parts = (['alt', 'caption'] as const).filter((part) => textOf(before, part) !== textOf(after, part))
  if (parts.length === 0) return null
  return (
    <Shown picture={picture}>
      {parts.map((part) => (
        <div key={part}>
          <p className={styles.part}>{texts[part]}</p>
          <WordDiff before={textOf(before, part)} after={textOf(after, part)} language={language} />
        </div>
      ))}
    </Shown>
  )
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
