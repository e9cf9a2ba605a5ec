import { Button } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { decideWhiteCard } from '@portal/contract/care/staff-white-card'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../core/api'
import { tellDone, tellError } from '../core/query'
import { useChecksTexts } from '../locales/checks'
import { Card } from '../ui/card'
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
  const deciding = useMutation({
    meta: { quiet: true },
    mutationFn: (decided: Status) =>
      api(decideWhiteCard, { accountId, version, status: decided, reason: decided === 'eligible' ? '' : reason }),
    onSuccess: async () => {
      setAsks(undefined)
      setReason('')
      tellDone(texts.saved)
      void client.invalidateQueries({ queryKey: ['checks'] })
      await client.invalidateQueries({ queryKey: ['check', accountId] })
      document.getElementById(nextCheckId)?.focus()
    },
    onError: (error, decided) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        void client.invalidateQueries({ queryKey: ['check', accountId] })
      if (decided === 'eligible') tellError(error.message)
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
      <CheckReason
        decision={asks}
        language={check.language}
        reason={reason}
        onReason={setReason}
        error={deciding.error}
        isBusy={deciding.isPending}
        onSend={(decided) => deciding.mutate(decided)}
        onClose={() => setAsks(undefined)}
      />
    </Card>
  )
}
