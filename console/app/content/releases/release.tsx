import { useParams } from 'react-router'
import { useReleaseTexts } from '../../locales/releases'
import { RecordPage } from '../../ui/record/record-page'
import { Viewers } from '../../ui/record/viewers'
import shared from '../content.module.css'
import { ReleaseActions } from './release-actions'
import { ReleaseMark } from './release-columns'
import { ReleaseDrafts } from './release-drafts'
import { ReleaseNotices } from './release-notices'
import { useRelease } from './release-query'
import { ReleaseRecords } from './release-records'

/** One release: its drafts, what publishing them does, and what it has published. */
export function ReleaseView() {
  const { id = '' } = useParams()
  return <Shown key={id} id={id} />
}

function Shown({ id }: { id: string }) {
  const texts = useReleaseTexts()
  const query = useRelease(id)
  const release = query.data
  return (
    <RecordPage
      title={release?.name ?? texts.title}
      query={query}
      list={{ to: '/content/releases', label: texts.all }}
      facts={
        release && (
          <>
            <ReleaseMark state={release.state} />
            <Viewers kind="release" id={id} />
          </>
        )
      }
      actions={release && <ReleaseActions release={release} />}
    >
      {(shown) => (
        <div className={shared.stack}>
          <ReleaseNotices release={shown} />
          {shown.published ? <ReleaseRecords records={shown.published.records} /> : <ReleaseDrafts release={shown} />}
        </div>
      )}
    </RecordPage>
  )
}
