import { Button } from '@mantine/core'
import type { WorkItem } from '@portal/contract/work/staff'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { placeInList } from '../../core/list/list-place'
import { usePageActions } from '../../core/page-actions'
import { useShown } from '../../core/shown'
import { useWorkTexts } from '../../locales/work'
import { filterIn } from '../queue/filter'
import { queueQuery } from '../queue/queue-query'
import { pathOf } from '../queue/targets'
import { type NotesAbout, NotesDialog } from './notes-dialog'
import { Viewers } from './viewers'

// Needed only after coming from the queue, which has loaded most of it already.
const RecordItem = lazy(async () => ({ default: (await import('../queue/record-item')).RecordItem }))

/** The internal notes of a record, and its item if the user came from the work queue. */
export function RecordBar(about: NotesAbout) {
  const { pathname } = useLocation()
  const queue = placeInList(pathname)?.to.match(/^\/work(\?.*)?$/)
  const query = useQuery({
    ...queueQuery(filterIn(new URLSearchParams(queue?.[1]))),
    enabled: queue !== null && queue !== undefined,
  })
  const found = queue && query.data?.records.find((one) => pathOf(one) === pathname)
  const [last, setLast] = useState<WorkItem>()
  if (found && found !== last) setLast(found)
  // Keep an item that has left the queue's page, so that it still takes notes and its last change can be undone.
  const item = found ?? (last && pathOf(last) === pathname ? last : undefined)
  return (
    <>
      {item ? (
        <Suspense>
          <RecordItem item={item} isWaiting={Boolean(found)} me={query.data?.me} />
        </Suspense>
      ) : (
        <Notes {...about} />
      )}
      <Viewers kind={about.kind} id={about.id} />
    </>
  )
}

function Notes(about: NotesAbout) {
  const texts = useWorkTexts()
  const [isOpen, setOpen] = useShown('notes', false)
  const open = () => setOpen(true)
  usePageActions([{ key: 'n', label: texts.note, run: open }])
  return (
    <>
      <Button variant="default" size="compact-md" onClick={open}>
        {texts.withKey(texts.note, 'n')}
      </Button>
      <NotesDialog about={isOpen ? about : undefined} onClose={() => setOpen(false)} />
    </>
  )
}
