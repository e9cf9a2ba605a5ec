import { isNewRecord } from '@portal/contract/content/kind'
import { Navigate, useParams } from 'react-router'
import { useContentTexts } from '../../locales/content'
import { RecordPage } from '../../ui/record/record-page'
import { Viewers } from '../../ui/record/viewers'
import { isKind, type KindName, kinds } from '../kinds'
import { RemarkMark, StateMark } from '../marks'
import { useRecord } from '../record-query'
import { useListLink } from '../use-list-link'
import { useTitle } from '../use-title'
import { Editor } from './editor'
import { RecordActions } from './record-actions'
import { SavingLine } from './saving-line'

/** One record: its editor, and what can be done with it. */
export function ContentRecordPage() {
  const { kind, id = '' } = useParams()
  return isKind(kind) ? <Record key={`${kind} ${id}`} name={kind} id={id} /> : <Navigate to="/content" replace />
}

function Record({ name, id }: { name: KindName; id: string }) {
  const texts = useContentTexts()
  const managed = kinds[name]
  const query = useRecord(managed, id)
  const title = useTitle(name, query.data)
  const list = useListLink(name)
  const record = query.data
  // Its first publication has given it another.
  if (record && record.id !== id) return <Navigate to={`/content/${name}/${record.id}`} replace />
  return (
    <RecordPage
      title={record ? title : isNewRecord(id) ? texts.kinds[name].new : texts.kinds[name].title}
      query={query}
      list={list}
      facts={
        record && (
          <>
            <StateMark state={record.state} />
            {record.remark && <RemarkMark remark={record.remark} />}
            <SavingLine managed={managed} record={record} />
            {record.recordId && <Viewers kind="content" id={record.recordId} />}
          </>
        )
      }
      actions={record && <RecordActions name={name} record={record} />}
    >
      {(shown) => <Editor name={name} managed={managed} record={shown} />}
    </RecordPage>
  )
}
