import { Button } from '@mantine/core'
import { decideWhiteCard } from '@portal/contract/care/staff-white-card'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useRecordChange } from '../core/use-record-change'
import { useChecksTexts } from '../locales/checks'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import type { CheckDetail } from './check-detail'
import { nextCheckId } from './check-neighbors'
import { CheckReason } from './check-reason'
import styles from './checks.module.css'

type Status = 'eligible' | 'ineligible' | 'waiting'

/** Says what the state answered. Who decides what a colleague has changed meanwhile sees the change first. */
export function CheckDecision({ check }: { check: CheckDetail }) {
  const texts = useChecksTexts()
  const client = useQueryClient()
  const [asks, setAsks] = useState<'ineligible' | 'waiting'>()
  const [reason, setReason] = useState('')
  const { accountId, version, status } = check
  const deciding = useRecordChange({
    record: check,
    queryKey: ['check', accountId],
    facts: (seen) => [
      [texts.state, texts.status[seen.status]],
      [texts.reason, seen.reason],
      [texts.card, seen.maskedId],
    ],
    change: (decided: Status) =>
      api(decideWhiteCard, { accountId, version, status: decided, reason: decided === 'eligible' ? '' : reason }),
    onSaved: async () => {
      setAsks(undefined)
      setReason('')
      tellDone(texts.saved)
      void client.invalidateQueries({ queryKey: ['checks'] })
      await client.invalidateQueries({ queryKey: ['check', accountId] })
      document.getElementById(nextCheckId)?.focus()
    },
  })
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
            loading={deciding.isPending && deciding.variables === 'eligible'}
            onClick={() => deciding.mutate('eligible')}
          >
            {texts.eligible}
          </Button>
        )}
        {status !== 'ineligible' && (
          <Button variant="default" onClick={() => setAsks('ineligible')}>
            {texts.ineligible}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsks('waiting')}>
          {texts.reopen}
        </Button>
      </div>
      {!asks && <Failure error={deciding.error} missed={deciding.missed} />}
      <CheckReason
        decision={asks}
        language={check.language}
        reason={reason}
        onReason={setReason}
        error={deciding.error}
        missed={deciding.missed}
        isBusy={deciding.isPending}
        onSend={(decided) => deciding.mutate(decided)}
        onClose={() => setAsks(undefined)}
      />
    </Card>
  )
}
