import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useShown } from '../../core/shown'
import { useContentTexts } from '../../locales/content'
import { type KindName, kinds } from '../kinds'
import { PublishDialog } from '../publish/publish-dialog'
import { isScheduled } from './saving'

// Few kinds have copies.
const CopyActions = lazy(async () => ({ default: (await import('../repeat/copy-actions')).CopyActions }))

/** The ways to preview, history and publication. */
export function RecordActions({ name, record }: { name: KindName; record: ContentRecord }) {
  const texts = useContentTexts()
  const [publishes, setPublishes] = useShown('publish', false)
  const path = `/content/${name}/${record.id}`
  return (
    <>
      {record.recordId && (
        <>
          <Button component={Link} to={`${path}/preview`} variant="default">
            {texts.preview}
          </Button>
          <Button component={Link} to={`${path}/history`} variant="default">
            {texts.history}
          </Button>
        </>
      )}
      {record.recordId && kinds[name].kind.repeats && (
        <Suspense fallback={null}>
          <CopyActions name={name} record={record} />
        </Suspense>
      )}
      <Button disabled={isScheduled(record)} onClick={() => setPublishes(true)}>
        {texts.publish}
      </Button>
      {publishes && (
        <PublishDialog managed={kinds[name]} name={name} id={record.id} onClose={() => setPublishes(false)} />
      )}
    </>
  )
}
