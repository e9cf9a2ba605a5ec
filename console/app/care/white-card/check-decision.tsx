import { Button } from '@mantine/core'
import { type CardDecision, decideCheck } from '@portal/contract/care/white-card/checks'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useSave } from '../../core/saving/use-save'
import { useShown } from '../../core/shown'
import { useChecksTexts } from '../../locales/checks'
import { Card } from '../../ui/card'
import { SaveError } from '../../ui/form/save-error'
import { useForm } from '../../ui/form/use-form'
import { focusNext } from '../../ui/record/record-page'
import { tellSaved } from '../../ui/undo'
import styles from '../eligibility/checks.module.css'
import type { CheckDetail } from './check-detail'
import { CheckReason } from './check-reason'

const noReason = { reason: '' }

/** Decisions that come with a text for the patient, in button order. */
const explained = ['managed_care', 'limited', 'spend_down', 'pending', 'ineligible', 'not_found'] as const

/** The health plan that the state named for this Medicaid ID; empty for a test or an answer that predates a later change. */
function planOf({ answer }: CheckDetail): string {
  return answer && !answer.isTest && answer.result !== 'changed' ? (answer.coverage?.plan ?? '') : ''
}

/** Records the state's answer. If a colleague changed the check meanwhile, the change is shown before deciding. */
export function CheckDecision({ check }: { check: CheckDetail }) {
  const texts = useChecksTexts()
  const client = useQueryClient()
  const [asks, setAsks] = useShown<CardDecision | undefined>('asks', undefined)
  const { accountId, version, status } = check
  const form = useForm({
    name: `${accountId} check ${asks}`,
    initial: noReason,
    endpoint: decideCheck,
    given: (given) => ({ accountId, version, status: asks, ...given }),
    seen: version,
  })
  const deciding = useSave({
    form,
    record: check,
    queryKey: ['check', accountId],
    facts: (seen) => [
      [texts.state, texts.status[seen.status]],
      [texts.reason, seen.reason],
      [texts.card, seen.maskedId],
    ],
    change: (decided: { status: CardDecision; reason: string }) =>
      api(decideCheck, { accountId, version: form.seen, ...decided }),
    onSaved: async (saved) => {
      setAsks(undefined)
      tellSaved(saved, texts.saved)
      void client.invalidateQueries({ queryKey: ['checks'] })
      await client.invalidateQueries({ queryKey: ['check', accountId] })
      focusNext()
    },
  })
  const ask = (decision: CardDecision) => {
    deciding.forget()
    setAsks(decision)
  }
  if (status === 'waiting')
    return (
      <Card title={texts.answer}>
        <p>{texts.notSubmitted}</p>
      </Card>
    )
  return (
    <Card title={texts.answer} text={texts.answerHint}>
      <div className={styles.buttons}>
        {status !== 'eligible' && (
          <Button
            loading={deciding.isPending && !asks}
            onClick={() => deciding.mutate({ status: 'eligible', reason: '' })}
          >
            {texts.eligible}
          </Button>
        )}
        {explained
          .filter((decision) => decision !== status)
          .map((decision) => (
            <Button key={decision} variant="default" onClick={() => ask(decision)}>
              {texts.decide[decision]}
            </Button>
          ))}
        <Button variant="default" onClick={() => ask('waiting')}>
          {texts.reopen}
        </Button>
      </div>
      {!asks && <SaveError save={deciding} />}
      <CheckReason
        decision={asks}
        language={check.language}
        plan={planOf(check)}
        form={form}
        save={deciding}
        onSubmit={({ reason }) => asks && deciding.mutate({ status: asks, reason })}
        onClose={() => setAsks(undefined)}
      />
    </Card>
  )
}
