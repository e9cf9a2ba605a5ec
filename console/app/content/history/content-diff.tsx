import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { GalleryPicture } from '@portal/contract/content/gallery'
import { type Cell, cellsOf, isSameAt, valueAt } from '@portal/contract/content/merge'
import { languageNames } from '@portal/contract/language'
import { pictureSources } from '@portal/contract/picture'
import { useContentTexts } from '../../locales/content'
import { picturesIn } from '../cell-text'
import { type Content, textAt } from '../editor/content'
import { type KindName, kinds } from '../kinds'
import { useShownValue } from '../shown-value'
import { GalleryDiff, saysElse } from './gallery-diff'
import styles from './history.module.css'
import { WordDiff } from './word-diff'

interface ContentDiffProps {
  name: KindName
  before: Content | null
  after: Content
  choices: ContentRecord['choices']
}

/** The differences between two states of a record, a field and a language at a time. */
export function ContentDiff({ name, before, after, choices }: ContentDiffProps) {
  const texts = useContentTexts()
  const { kind } = kinds[name]
  const shownValue = useShownValue(name, choices)
  const cells = cellsOf(kind).filter((cell) => {
    if (isSameAt(before, after, cell) || isEmptyBoth(before, after, cell)) return false
    const { field, language } = cell
    if (kind.fields[field]?.type !== 'gallery' || !language) return true
    return saysElse({ before: galleryIn(before, field), after: galleryIn(after, field), language })
  })
  if (cells.length === 0) return <p>{texts.versions.same}</p>
  const label = (field: string) => texts.kinds[name].fields[field] ?? field
  return (
    <dl className={styles.changes}>
      {cells.map((cell) => (
        <div key={`${cell.field} ${cell.language}`}>
          <dt>
            {cell.language ? texts.inLanguage(label(cell.field), languageNames[cell.language]) : label(cell.field)}
          </dt>
          <dd>
            {kind.fields[cell.field]?.type === 'gallery' ? (
              <GalleryDiff
                before={galleryIn(before, cell.field)}
                after={galleryIn(after, cell.field)}
                language={cell.language}
              />
            ) : cell.language ? (
              <WordDiff before={textAt(before, cell)} after={textAt(after, cell)} language={cell.language} />
            ) : (
              <PlainDiff
                before={valueAt(before, cell)}
                after={valueAt(after, cell)}
                shown={(value) => shownValue(cell.field, value)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function galleryIn(content: Content | null, field: string): GalleryPicture[] {
  return (content?.[field] ?? []) as GalleryPicture[]
}

function isEmptyBoth(before: Content | null, after: Content, cell: Cell): boolean {
  return [before, after].every((one) => ['null', '""', 'false', '[]'].includes(JSON.stringify(valueAt(one, cell))))
}

interface PlainDiffProps {
  before: unknown
  after: unknown
  shown: (value: unknown) => string
}

function PlainDiff({ before, after, shown }: PlainDiffProps) {
  const texts = useContentTexts()
  const [from = [], to = []] = [before, after].map(picturesIn)
  if (from.length + to.length > 0)
    return (
      <div className={styles.pictures}>
        {from.map((path) => (
          <img key={path} src={pictureSources(path)?.src} width={200} alt={texts.versions.removed} />
        ))}
        {to.map((path) => (
          <img key={path} src={pictureSources(path)?.src} width={200} alt={texts.versions.added} />
        ))}
      </div>
    )
  return (
    <p className={styles.diff}>
      <del>{shown(before)}</del> <ins>{shown(after)}</ins>
    </p>
  )
}
