import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { later } from '../../core/later'
import { useShown } from '../../core/shown'
import { useContentTexts } from '../../locales/content'
import { type KindName, kinds } from '../kinds'
import { isScheduled } from './saving'
import { publishId, useAct } from './use-act'

const loadPublishDialog = async () => (await import('../publish/publish-dialog')).PublishDialog
const PublishDialog = later(loadPublishDialog)
const AddToRelease = later(async () => (await import('../releases/parts')).AddToRelease)
// Few kinds have copies.
const CopyActions = later(async () => (await import('../repeat/copy-actions')).CopyActions)

/** The ways to preview, history and publication. */
export function RecordActions({ name, record }: { name: KindName; record: ContentRecord }) {
  const texts = useContentTexts()
  const [publishes, setPublishes] = useShown('publish', false)
  const ask = useAct(kinds[name], record.id, {
    run: async () => null,
    onDone: () => setPublishes(true),
    keepsRecord: true,
    needsRight: true,
  })
  const isCalledOff = record.remark?.code === 'calledOff'
  const path = `/content/${name}/${record.id}`
  // Before the connection may be lost; an error is shown where the dialog is opened.
  useEffect(() => void loadPublishDialog().catch(() => {}), [])
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
      {record.recordId && kinds[name].kind.repeats && <CopyActions name={name} record={record} />}
      {record.draft && !record.release && !isCalledOff && <AddToRelease name={name} record={record} />}
      <Button
        id={publishId}
        disabled={isScheduled(record) || record.release !== null || isCalledOff}
        onClick={() => ask.mutate()}
      >
        {texts.publish}
      </Button>
      {publishes && (
        <PublishDialog managed={kinds[name]} name={name} id={record.id} onClose={() => setPublishes(false)} />
      )}
    </>
  )
}
