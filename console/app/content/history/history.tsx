import { Navigate, useParams } from 'react-router'
import { useContentTexts } from '../../locales/content'
import { RecordPage } from '../../ui/record/record-page'
import { isKind, type KindName, kinds } from '../kinds'
import { useRecord } from '../record-query'
import { useTitle } from '../use-title'
import { Versions } from './versions'

/** What a record has said: its versions, and what has changed between two of them. */
export function History() {
  const { kind, id = '' } = useParams()
  return isKind(kind) ? <Shown key={`${kind} ${id}`} name={kind} id={id} /> : <Navigate to="/" replace />
}

function Shown({ name, id }: { name: KindName; id: string }) {
  const texts = useContentTexts()
  const query = useRecord(kinds[name], id)
  const title = useTitle(name, query.data)
  return (
    <RecordPage
      title={texts.versions.title(title)}
      query={query}
      list={{ to: `/content/${name}/${id}`, label: texts.previewing.back }}
    >
      {(record) => <Versions name={name} record={record} />}
    </RecordPage>
  )
}
