import { NativeSelect, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/applications/applications'
import { callOutcomes, noteCall, type StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { formatPastMoment } from '@portal/contract/moments'
import { useRef } from 'react'
import { api } from '../../core/api'
import { useSingleKeys } from '../../core/single-keys'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { Card } from '../../ui/card'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './application.module.css'
import { seenIn, useApplicationSave } from './use-application'

/** The phone calls about an application, with a form to record another one. */
export function Calls({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts().calls
  const language = useLanguage()
  return (
    <Card title={texts.title} text={texts.text}>
      {application.calls.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.history}>
        {application.calls.map(({ id, at, outcome, note, by }) => (
          <li key={id}>
            <strong>{texts.outcomes[outcome]}</strong>{' '}
            <span className={styles.soft}>
              <span>{formatPastMoment(at, language)}</span> · {by}
            </span>
            {note && <p className={styles.written}>{note}</p>}
          </li>
        ))}
      </ul>
      <CallForm application={application} />
    </Card>
  )
}

type Noted = { outcome: (typeof callOutcomes)[number]; note: string }
const empty: Noted = { outcome: 'reached', note: '' }

function CallForm({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts().calls
  const form = useForm({
    name: `${application.id} call`,
    initial: empty,
    endpoint: noteCall,
    seen: seenIn(application),
  })
  const save = useApplicationSave(application, form, (given) => api(noteCall, { id: application.id, ...given }), {
    done: texts.saved,
  })
  const field = useRef<HTMLSelectElement>(null)
  useSingleKeys({ c: () => field.current?.focus() })
  return (
    <Form form={form} onSubmit={save.mutate} className={`${styles.form} ${styles.onScreen}`}>
      <NativeSelect
        {...form.field('outcome')}
        ref={field}
        label={texts.outcome}
        size="md"
        data={callOutcomes.map((one) => ({ value: one, label: texts.outcomes[one] }))}
      />
      <Textarea {...form.field('note')} label={texts.note} rows={2} maxLength={maxMessageLetters} />
      <FormFoot send={texts.save} save={save} form={form} isQuiet />
    </Form>
  )
}
