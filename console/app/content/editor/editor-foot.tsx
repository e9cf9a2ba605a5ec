import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useState } from 'react'
import { api } from '../../core/api'
import { later } from '../../core/later'
import { tellDone } from '../../core/query'
import { draftOf, dropDraft, keepDraft } from '../../core/saving/drafts'
import { useContentTexts } from '../../locales/content'
import { AskFirst } from '../../ui/dialog/ask-first'
import type { Managed } from '../kinds'
import { type Content, draftName, savedContent, standingOf } from './content'
import styles from './editor.module.css'
import { forgetSaving, isScheduled } from './saving'
import { useAct } from './use-act'

// Below the first screen, and of few records.
const Remove = later(async () => (await import('./remove')).Remove)
const Uses = later(async () => (await import('./uses')).Uses)

/** What ends a draft, or takes the record off the site. */
export function EditorFoot({ managed, record }: { managed: Managed; record: ContentRecord }) {
  const texts = useContentTexts()
  const { isPending, discard, bringBack } = useDiscard(managed, record)
  const unpublish = useAct(managed, record.id, {
    run: ({ id, version, baseVersion }) => api(managed.endpoints.unpublish, { id, version, baseVersion }),
    onDone: () => tellDone(texts.unpublished),
  })
  return (
    <div className={styles.foot}>
      {record.draft && !isScheduled(record) && (
        <Button variant="default" loading={isPending} onClick={discard}>
          {texts.discard}
        </Button>
      )}
      {record.live && record.uses.length === 0 && !managed.kind.stays && !isScheduled(record) && (
        <AskFirst
          label={texts.unpublish}
          text={texts.unpublishText}
          loading={unpublish.isPending}
          onSure={() => unpublish.mutate()}
        />
      )}
      {!record.live && record.number > 0 && !managed.kind.keys && !isScheduled(record) && (
        <Remove managed={managed} record={record} />
      )}
      {record.live && <Uses uses={record.uses} />}
      <p role="status">
        {bringBack && (
          <>
            <span>{texts.discarded}</span>{' '}
            <Button variant="default" size="compact-md" onClick={bringBack}>
              {texts.undoDiscard}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}

/** Discards a draft; until something else is typed it can be brought back. */
function useDiscard(managed: Managed, record: ContentRecord) {
  const [thrown, setThrown] = useState<Content>()
  const name = draftName(managed, record.id)
  const act = useAct(managed, record.id, {
    run: ({ id, version }) => api(managed.endpoints.discard, { id, version }),
    discards: true,
    onDone: (_after, _given, before) => {
      setThrown(standingOf(managed, before, draftOf(name)).content)
      dropDraft(name)
      forgetSaving(name)
    },
  })
  const bringBack = () => {
    if (thrown)
      keepDraft(name, { values: thrown, initial: savedContent(managed, record), seen: undefined, isSecret: true })
    setThrown(undefined)
  }
  const isOffered = thrown && !record.draft && !draftOf(name)
  return { isPending: act.isPending, discard: () => act.mutate(), bringBack: isOffered ? bringBack : undefined }
}
