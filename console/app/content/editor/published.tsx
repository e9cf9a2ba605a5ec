import { Button } from '@mantine/core'
import { type ContentRecord, takeBackMs } from '@portal/contract/content/endpoints'
import { languageNames } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { formatTime } from '@portal/contract/when'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { usePageActions } from '../../core/page-actions'
import { queryClient, tellDone } from '../../core/query'
import { useSingleKeysOn } from '../../core/single-keys'
import { useLanguage } from '../../core/texts'
import { shownDate } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import { useShellTexts } from '../../locales/shell'
import { AskDialog } from '../../ui/dialog/ask-dialog'
import type { KindName, Managed } from '../kinds'
import { changedLanguages } from '../publish/news'
import { recordKey } from '../record-query'
import { useListLink } from '../use-list-link'
import styles from './editor.module.css'
import { useAct } from './use-act'

interface PublishedProps {
  name: KindName
  managed: Managed
  record: ContentRecord
  until: string
}

/** After a publication: where it can be seen, what is still a draft, and the way back. */
export function Published({ name, managed, record, until }: PublishedProps) {
  const texts = useContentTexts()
  const { undoing } = useShellTexts()
  const language = useLanguage()
  const [keysOn] = useSingleKeysOn()
  const { told, remark } = record
  const { waiting, sent } = told
  const isAhead = remark?.code === 'inForceFrom'
  const label = isAhead ? texts.withdraw : texts.takeBack
  const [asks, setAsks] = useState(false)
  const undo = useTakeBack(managed, record)
  const press = () => (sent > 0 || isAhead ? setAsks(true) : undo.mutate(0))
  usePageActions([{ key: 'z', label, run: press }])
  const timeOf = (moment: number) => formatTime(newYorkTime(new Date(moment)), language)
  const rest = changedLanguages(record).map((one) => languageNames[one])
  const [page] = record.addresses
  const list = useListLink(name)
  return (
    <div className={styles.notice} role="status">
      <p>
        {isAhead
          ? texts.withdrawUntil(shownDate(remark.on, language))
          : texts.takeBackUntil(timeOf(+new Date(until) - takeBackMs), timeOf(+new Date(until)))}
      </p>
      {waiting > 0 && <p>{texts.toldThen(waiting)}</p>}
      {sent > 0 && <p>{texts.toldAlready(sent)}</p>}
      {rest.length > 0 && <p>{texts.stillDraft(rest.join(' · '))}</p>}
      <Button variant="default" loading={undo.isPending} onClick={press}>
        {keysOn ? undoing.withKey(label) : label}
      </Button>
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {texts.onSite}
        </a>
      )}
      <Link to={list.to}>{list.label}</Link>
      <AskDialog
        opened={asks}
        title={label}
        label={label}
        onSure={() => undo.mutate(sent)}
        onClose={() => setAsks(false)}
      >
        {isAhead && <p>{texts.withdrawText}</p>}
        {sent > 0 && <p>{texts.toldAlready(sent)}</p>}
        {sent > 0 && <p>{texts.toldUndo}</p>}
      </AskDialog>
    </div>
  )
}

/** @returns takes back what was published, when so many people as given have been told of it */
function useTakeBack(managed: Managed, { id: recordId }: ContentRecord) {
  const texts = useContentTexts()
  return useAct<number>(managed, recordId, {
    run: ({ id, number }, told) =>
      api(managed.endpoints.takeBack, { id, number, told }).catch(async (error: unknown) => {
        await queryClient.invalidateQueries({ queryKey: recordKey(managed, recordId) })
        throw error
      }),
    onDone: () => tellDone(texts.takenBack),
  })
}
