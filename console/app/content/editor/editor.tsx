import type { ContentRecord } from '@portal/contract/content/endpoints'
import { isLanguage, type Language, languages } from '@portal/contract/language'
import { useSearchParams } from 'react-router'
import { later } from '../../core/later'
import { useShown } from '../../core/shown'
import { FieldRow } from '../fields/field-row'
import { hasTexts, type KindName, type Managed } from '../kinds'
import { rowsOf } from '../rows'
import { ColumnHeads } from './column-heads'
import styles from './editor.module.css'
import { EditorFoot } from './editor-foot'
import { RecordNotices } from './record-notices'
import { useEditing } from './use-editing'
import { useColumnCount } from './use-width'
import { formId, useShowWrong } from './wrong-fields'

const ConflictChoice = later(async () => (await import('./conflict-choice')).ConflictChoice)

interface EditorProps {
  name: KindName
  managed: Managed
  record: ContentRecord
}

/** The form of a record: one row a field, one column a language. */
export function Editor({ name, managed, record }: EditorProps) {
  const editing = useEditing(managed, record)
  const { shown, current, show } = useLanguagesShown()
  useShowWrong(show)
  return (
    <div className={styles.editor}>
      <RecordNotices name={name} managed={managed} record={record} />
      {editing.conflicts.length > 0 && <ConflictChoice name={name} editing={editing} />}
      <form id={formId} className={styles.rows} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        {hasTexts(name) && <ColumnHeads editing={editing} shown={shown} current={current} onShow={show} />}
        {rowsOf(managed.kind).map((fields) => (
          <FieldRow key={fields[0]} name={name} editing={editing} shown={shown} fields={fields} />
        ))}
      </form>
      <EditorFoot managed={managed} record={record} />
    </div>
  )
}

/** The languages for which there is room; beside English the one that was chosen last. */
function useLanguagesShown() {
  const [params] = useSearchParams()
  const asked = params.get('in')
  const [current, show] = useShown<Language>('language', isLanguage(asked) ? asked : 'en')
  const count = useColumnCount()
  const pair: Language[] = ['en', current === 'en' ? 'zh-CN' : current]
  const shown: readonly Language[] = count === 3 ? languages : count === 2 ? pair : [current]
  return { shown, current, show }
}
