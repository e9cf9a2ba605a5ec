import { Button } from '@mantine/core'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { getRelease, takeFromRelease } from '@portal/contract/content/releases'
import { formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useLanguage } from '../../core/texts'
import { useReleaseTexts } from '../../locales/releases'
import styles from '../editor/editor.module.css'
import { isScheduled } from '../editor/saving'
import type { KindName } from '../kinds'
import { useReleaseAct } from './release-query'

interface InReleaseProps {
  name: KindName
  record: ContentRecord
  release: NonNullable<ContentRecord['release']>
}

/** Says that a draft is published with others, and takes it out. */
export function InRelease({ name, record, release: { id, name: title } }: InReleaseProps) {
  const texts = useReleaseTexts()
  const language = useLanguage()
  const take = useReleaseAct(id, {
    run: async () => {
      const { version } = await api(getRelease, { id })
      return api(takeFromRelease, { id, version, kind: name, record: record.id })
    },
    onDone: () => tellDone(texts.takenOut),
  })
  const at = isScheduled(record) && record.schedule
  return (
    <div className={styles.notice}>
      <p>{at ? texts.heldBy(title, formatPastMoment(at.wallTime, language)) : texts.inRelease(title)}</p>
      {!at && <p>{texts.alone}</p>}
      <Link to={`/content/releases/${id}`}>{texts.open}</Link>
      <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
        {texts.takeOut}
      </Button>
    </div>
  )
}
