import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { languageNames } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { formatTime } from '@portal/contract/when'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { usePageActions } from '../../core/page-actions'
import { tellDone } from '../../core/query'
import { useSingleKeysOn } from '../../core/single-keys'
import { useLanguage } from '../../core/texts'
import { useContentTexts } from '../../locales/content'
import { useShellTexts } from '../../locales/shell'
import type { KindName, Managed } from '../kinds'
import { changedLanguages } from '../publish/news'
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
  const undo = useAct(managed, record.id, {
    run: ({ id, number }) => api(managed.endpoints.takeBack, { id, number }),
    onDone: () => tellDone(texts.takenBack),
  })
  usePageActions([{ key: 'z', label: texts.takeBack, run: () => undo.mutate() }])
  const rest = changedLanguages(record).map((one) => languageNames[one])
  const [page] = record.addresses
  const list = useListLink(name)
  return (
    <div className={styles.notice} role="status">
      <p>{texts.takeBackUntil(formatTime(newYorkTime(new Date(until)), language))}</p>
      {rest.length > 0 && <p>{texts.stillDraft(rest.join(' · '))}</p>}
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
        {keysOn ? undoing.withKey(texts.takeBack) : texts.takeBack}
      </Button>
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {texts.onSite}
        </a>
      )}
      <Link to={list.to}>{list.label}</Link>
    </div>
  )
}
