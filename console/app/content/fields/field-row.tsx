import type { Language } from '@portal/contract/language'
import { later } from '../../core/later'
import { useContentTexts } from '../../locales/content'
import { Optional } from '../../ui/form/optional'
import shared from '../content.module.css'
import type { Editing } from '../editor/use-editing'
import type { KindName } from '../kinds'
import styles from './fields.module.css'
import { PlainField } from './plain-field'
import { TextCell } from './text-cell'

// Few kinds have galleries.
const Gallery = later(async () => (await import('./gallery')).Gallery)

interface FieldRowProps {
  name: KindName
  editing: Editing
  shown: readonly Language[]
  /** One field with a text in each language, or those without that stand together. */
  fields: readonly string[]
}

export function FieldRow({ name, editing, shown, fields }: FieldRowProps) {
  const words = useContentTexts().kinds[name]
  const [first = ''] = fields
  const label = (field: string) => words.fields[field] ?? field
  const { translated, type, optional = false } = editing.managed.kind.fields[first] ?? {}
  if (!translated)
    return (
      <div className={styles.plain}>
        {fields.map((field) => (
          <div key={field} data-field={field} className={styles.inRow}>
            <PlainField editing={editing} field={field} label={label(field)} words={words} />
          </div>
        ))}
      </div>
    )
  return (
    <section className={styles.row} aria-label={label(first)}>
      <div className={styles.label}>
        <h2>{optional ? <Optional label={label(first)} /> : label(first)}</h2>
        {words.hints[first] && <p className={shared.soft}>{words.hints[first]}</p>}
      </div>
      {type === 'gallery' ? (
        <Gallery editing={editing} field={first} label={label(first)} shown={shown} />
      ) : (
        <div className={styles.cells} data-columns={shown.length}>
          {shown.map((language) => (
            <TextCell key={language} editing={editing} field={first} language={language} label={label(first)} />
          ))}
        </div>
      )}
    </section>
  )
}
