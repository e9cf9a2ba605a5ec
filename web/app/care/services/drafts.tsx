import { discardDraft, type getDrafts } from '@portal/contract/care/applications/applying'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useCareTexts } from '../../locales/care'
import { useServiceTexts } from '../../locales/services'
import { ConfirmButton } from '../../ui/dialog/confirm-button'
import { onlinePath } from '../addresses'
import { Panel } from '../shared/panel'
import { ForPerson } from '../shared/people/for-person'
import * as styles from './services.module.css'

type Draft = OutputOf<typeof getDrafts>[number]

/** Applications that the patient started but did not submit. */
export function Drafts({ drafts, onDiscarded }: { drafts: Draft[]; onDiscarded: () => void }) {
  const { drafts: words } = useServiceTexts()
  if (drafts.length === 0) return null
  return (
    <Panel title={words.title}>
      <p>{words.text}</p>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <Item key={draft.serviceId} draft={draft} onDiscarded={onDiscarded} />
        ))}
      </ul>
    </Panel>
  )
}

function Item({
  draft: { serviceId, item, savedAt, applicant },
  onDiscarded,
}: {
  draft: Draft
  onDiscarded: () => void
}) {
  const texts = useServiceTexts()
  const { drafts: words } = texts
  const { forPerson } = useCareTexts()
  const name = fullName(applicant)
  const of = texts.of([item, name && forPerson(name)].filter(Boolean).join(' '))
  const language = useLanguage()
  const discard = async () => {
    await httpApi(discardDraft, { serviceId })
    toast(words.done, 'success')
  }
  return (
    <li>
      <div>
        <h3>
          <span>{item}</span>
          <ForPerson person={applicant} />
        </h3>
        <p className={styles.saved}>{words.saved(formatPastMoment(newYorkTime(new Date(savedAt)), language))}</p>
      </div>
      <div className={styles.actions}>
        <Button to={onlinePath(serviceId)}>
          {words.go}
          <span className="visually-hidden">{of}</span>
        </Button>
        <ConfirmButton
          label={words.discard}
          of={of}
          question={words.question(name)}
          text={words.questionText}
          no={words.keep}
          yes={words.yes}
          act={discard}
          onDone={onDiscarded}
        />
      </div>
    </li>
  )
}
