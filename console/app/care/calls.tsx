import { Button, NativeSelect, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/requests'
import { callOutcomes, noteCall, type StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { formatPastMoment } from '@portal/contract/moments'
import { type FormEvent, useRef } from 'react'
import { api } from '../core/api'
import { useSingleKeys } from '../core/single-keys'
import { useLanguage } from '../core/texts'
import { useDraft, useTyped } from '../core/typed'
import { useRequestsTexts } from '../locales/requests'
import { Card } from '../ui/card'
import { fieldError } from '../ui/form-errors'
import { ActionError } from './action-error'
import styles from './request.module.css'
import { useRequestAction } from './use-request'

/** The phone calls about an application, and a form for another one. */
export function Calls({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().calls
  const language = useLanguage()
  return (
    <Card title={texts.title} text={texts.text}>
      {request.calls.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.history}>
        {request.calls.map(({ id, at, outcome, note, by }) => (
          <li key={id}>
            <strong>{texts.outcomes[outcome]}</strong>{' '}
            <span className={styles.soft}>
              {formatPastMoment(at, language)} · {by}
            </span>
            {note && <p className={styles.written}>{note}</p>}
          </li>
        ))}
      </ul>
      <CallForm request={request} />
    </Card>
  )
}

function CallForm({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().calls
  const [outcome, setOutcome] = useTyped<(typeof callOutcomes)[number]>('outcome', 'reached')
  const [note, setNote] = useDraft(`${request.id} call`)
  const action = useRequestAction(
    'call',
    request,
    ({ id }, once) => api(noteCall, { id, ...once({ outcome, note }) }),
    {
      done: texts.saved,
      onDone: () => setNote(''),
    },
  )
  const field = useRef<HTMLSelectElement>(null)
  useSingleKeys({ c: () => field.current?.focus() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    action.send()
  }
  return (
    <form className={`${styles.form} ${styles.onScreen}`} onSubmit={submit} noValidate>
      <NativeSelect
        ref={field}
        label={texts.outcome}
        size="md"
        value={outcome}
        onChange={(event) => setOutcome(callOutcomes.find((one) => one === event.currentTarget.value) ?? outcome)}
        data={callOutcomes.map((one) => ({ value: one, label: texts.outcomes[one] }))}
      />
      <Textarea
        label={texts.note}
        rows={2}
        maxLength={maxMessageLetters}
        value={note}
        error={fieldError(action.error, 'note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <ActionError action={action} />
      <div>
        <Button type="submit" variant="default" loading={action.isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
