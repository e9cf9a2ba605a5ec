import {
  type BatchCheck,
  type BatchDetail,
  comparePerson,
  confirmBatch,
} from '@portal/contract/care/eligibility/batches'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useBatchTexts } from '../../locales/check-batches'
import { useChecksTexts } from '../../locales/checks'
import { Card } from '../../ui/card'
import { AskFirst } from '../../ui/dialog/ask-first'
import { BatchTable } from './batch-table'
import styles from './checks.module.css'
import { decisionOf } from './decision-of'
import { useBatchChange } from './use-batch-change'

/** The checks of a batch by state: clear ones to confirm, ones that need review, and finished ones. */
export function BatchProposals({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const place = useRef<HTMLDivElement>(null)
  const confirm = useConfirm(batch, place)
  const having = (...results: BatchCheck['result'][]) => batch.list.filter(({ result }) => results.includes(result))
  const compare = useCompare(batch)
  const mayConfirm = batch.state === 'answered' && !batch.isTest
  const [clear, doubtful, done] = [having('eligible', 'ineligible'), having('doubtful'), having('decided', 'changed')]
  const open = having('open')
  const confirmOne = (checkId: string) => confirm.mutate([checkId])
  return (
    <Card title={texts.confirm} text={texts.confirmText}>
      <div ref={place} tabIndex={-1} className={styles.proposals}>
        {batch.isTest && <p>{texts.testText}</p>}
        {open.length > 0 && <p>{texts.noAnswer}</p>}
        {clear.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.counted(texts.clear, clear.length)}</h3>
            {mayConfirm && (
              <ConfirmAll clear={clear} isBusy={confirm.isPending} onConfirm={() => confirm.mutate(undefined)} />
            )}
            <BatchTable label={texts.clear} checks={clear} onConfirm={mayConfirm ? confirmOne : undefined} />
          </>
        )}
        {doubtful.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.counted(texts.doubtful, doubtful.length)}</h3>
            <BatchTable
              label={texts.doubtful}
              checks={doubtful}
              onCompare={mayConfirm ? (checkId, isSame) => compare.mutate({ checkId, isSame }) : undefined}
            />
          </>
        )}
        {open.length > 0 && <BatchTable label={texts.results.open} checks={open} />}
        {done.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.counted(texts.done, done.length)}</h3>
            <BatchTable label={texts.done} checks={done} />
          </>
        )}
      </div>
    </Card>
  )
}

/** Confirms proposals and moves the focus to the remaining ones, because the pressed button is removed. */
function useConfirm({ id, version }: BatchDetail, place: RefObject<HTMLDivElement | null>) {
  const texts = useBatchTexts()
  const [confirmed, setConfirmed] = useState(0)
  const confirm = useBatchChange(
    id,
    (checkIds: string[] | undefined) => api(confirmBatch, { id, version, checkIds }),
    (after, decided) => {
      tellDone(decided > 0 ? texts.confirmed(decided) : texts.confirmedNone)
      setConfirmed(after.version)
    },
  )
  const isReady = confirmed > 0 && !confirm.isPending
  useEffect(() => {
    const left = place.current?.querySelector<HTMLElement>('button') ?? place.current
    if (isReady) left?.focus()
  }, [isReady, place])
  return confirm
}

/** Records whether an answer is about the patient. */
function useCompare({ id, version }: BatchDetail) {
  const texts = useBatchTexts()
  return useBatchChange(
    id,
    (input: { checkId: string; isSame: boolean }) => api(comparePerson, { id, version, ...input }),
    (_, decided) => tellDone(decided > 0 ? texts.confirmed(decided) : texts.otherPersonDone),
  )
}

interface ConfirmAllProps {
  clear: readonly BatchCheck[]
  isBusy: boolean
  onConfirm: () => void
}

function ConfirmAll({ clear, isBusy, onConfirm }: ConfirmAllProps) {
  const texts = useBatchTexts()
  const { status: states } = useChecksTexts()
  const decisions = clear.flatMap((check) => decisionOf(check) ?? [])
  const counted = [...new Set(decisions)].map(
    (decision) => `${states[decision]}${texts.colon}${decisions.filter((one) => one === decision).length}`,
  )
  return (
    <div>
      <AskFirst
        label={texts.confirmAll(clear.length)}
        title={texts.confirmAsk}
        text={counted.join(' · ')}
        hint={texts.confirmText}
        isMain
        loading={isBusy}
        onSure={onConfirm}
      />
    </div>
  )
}
