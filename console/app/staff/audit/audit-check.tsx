import { TextInput } from '@mantine/core'
import { type AuditCheck as Check, getAuditCheck, verifyAuditLog } from '@portal/contract/staff/audit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useSave } from '../../core/saving/use-save'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useAuditTexts } from '../../locales/audit'
import { Card } from '../../ui/card'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { Optional } from '../../ui/form/optional'
import { useForm } from '../../ui/form/use-form'
import styles from './audit.module.css'

const askEvery = 2_000
/** The place of an error that is not in the log: the check itself failed. */
const unfinished = 'the check'

const empty = { expected: '' }

/** Verifies the integrity of the audit log, and shows the result in plain language. */
export function AuditCheck() {
  const { check: texts } = useAuditTexts()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['audit-check'],
    queryFn: ({ signal }) => api(getAuditCheck, {}, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.doneAt === null ? askEvery : false),
  })
  const form = useForm({ name: 'audit check', initial: empty, endpoint: verifyAuditLog })
  const checking = useSave({
    form,
    change: ({ expected }: typeof empty) => api(verifyAuditLog, { expected }),
    onSaved: (check) => client.setQueryData(['audit-check'], check),
  })
  const isRunning = checking.isPending || (query.data != null && query.data.doneAt === null)
  return (
    <Card title={texts.title} text={texts.text}>
      <Form form={form} onSubmit={(given) => isRunning || checking.mutate(given)} className={styles.stack}>
        <TextInput
          {...form.field('expected')}
          label={<Optional label={texts.expected} />}
          description={texts.expectedHint}
          autoComplete="off"
        />
        <FormFoot send={texts.start} save={{ ...checking, isPending: isRunning }} />
      </Form>
      <div role="status">
        {isRunning && <p>{texts.running}</p>}
        {query.data?.doneAt && !isRunning && <Result check={query.data} doneAt={query.data.doneAt} />}
      </div>
    </Card>
  )
}

function Result({ check: { entries, waiting, end, broken }, doneAt }: { check: Check; doneAt: string }) {
  const { check: texts } = useAuditTexts()
  const language = useLanguage()
  const checkedAt = <p className={styles.soft}>{texts.at(shownMoment(doneAt, language))}</p>
  if (broken?.place === unfinished)
    return (
      <div className={styles.broken}>
        <p>{texts.unfinished}</p>
        {checkedAt}
      </div>
    )
  if (broken)
    return (
      <div className={styles.broken}>
        <p>
          <strong>{texts.broken}</strong> {texts.brokenText}
        </p>
        <dl className={styles.facts}>
          <dt>{texts.place}</dt>
          <dd>{placeIn(broken.place, texts)}</dd>
          <dt>{texts.why}</dt>
          <dd>{whyIn(broken.why, texts)}</dd>
        </dl>
        {checkedAt}
      </div>
    )
  return (
    <div className={styles.whole}>
      <p>
        <strong>{texts.whole(entries.toLocaleString(language))}</strong>{' '}
        {waiting > 0 && <span>{texts.waiting(waiting.toLocaleString(language))}</span>}
      </p>
      <p>{texts.end}</p>
      <code className={styles.seal}>{end}</code>
      {checkedAt}
    </div>
  )
}

type Texts = ReturnType<typeof useAuditTexts>['check']

/** The place of an error in the reader's language, or as the server names it if it has no translation. */
function placeIn(place: string, { places }: Texts): string {
  const [, kind, number = ''] = /^(entry|seal) (\d+)$/.exec(place) ?? []
  if (kind === 'entry' || kind === 'seal') return places[kind](number)
  return place === 'the head' || place === 'the older head' ? places[place] : place
}

/** The reason in the reader's language, by the longest known prefix. */
function whyIn(why: string, { whys }: Texts): string {
  const [begins = ''] = Object.keys(whys)
    .filter((known) => why.startsWith(known))
    .sort((a, b) => b.length - a.length)
  return whys[begins] ?? why
}
