import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useContentTexts } from '../locales/content'
import { RecordPage } from '../ui/record/record-page'
import { isKind, type KindName, kinds } from './kinds'
import { useRecord } from './record-query'
import { useTitle } from './use-title'

interface RecordViewProps {
  /** The page's title, made of the record's. */
  titled: (texts: ReturnType<typeof useContentTexts>) => (title: string) => string
  children: (name: KindName, record: ContentRecord) => ReactNode
}

/** A page about the record that the address names, with a link back to its editor. */
export function RecordView(props: RecordViewProps) {
  const { kind, id = '' } = useParams()
  return isKind(kind) ? (
    <Shown key={`${kind} ${id}`} {...props} name={kind} id={id} />
  ) : (
    <Navigate to="/content" replace />
  )
}

function Shown({ name, id, titled, children }: RecordViewProps & { name: KindName; id: string }) {
  const texts = useContentTexts()
  const query = useRecord(kinds[name], id)
  const title = useTitle(name, query.data)
  return (
    <RecordPage
      title={titled(texts)(title)}
      query={query}
      list={{ to: `/content/${name}/${id}`, label: texts.previewing.back }}
    >
      {(record) => children(name, record)}
    </RecordPage>
  )
}
