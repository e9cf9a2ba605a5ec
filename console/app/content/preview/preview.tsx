import { Navigate, useParams } from 'react-router'
import { useContentTexts } from '../../locales/content'
import { RecordPage } from '../../ui/record/record-page'
import { isKind, type KindName, kinds } from '../kinds'
import { useRecord } from '../record-query'
import { useTitle } from '../use-title'
import { OpenPreview } from './open-preview'

/** The site as it would be if a draft were published. */
export function Preview() {
  const { kind, id = '' } = useParams()
  return isKind(kind) ? <Shown key={`${kind} ${id}`} name={kind} id={id} /> : <Navigate to="/" replace />
}

function Shown({ name, id }: { name: KindName; id: string }) {
  const texts = useContentTexts()
  const query = useRecord(kinds[name], id)
  const title = useTitle(name, query.data)
  return (
    <RecordPage
      title={texts.previewing.title(title)}
      query={query}
      list={{ to: `/content/${name}/${id}`, label: texts.previewing.back }}
    >
      {() => <OpenPreview name={name} id={id} />}
    </RecordPage>
  )
}
