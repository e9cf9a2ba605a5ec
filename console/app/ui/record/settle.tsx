import { Button } from '@mantine/core'
import type { Handled } from '@portal/contract/handled'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { tellDone } from '../../core/query'
import type { Fact } from '../../core/saving/changed'
import { useSave } from '../../core/saving/use-save'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useWorkTexts } from '../../locales/work'
import { SaveError } from '../form/save-error'
import { focusNext } from './record-page'
import styles from './settle.module.css'

interface SettleProps<R> {
  record: R
  /** Under which the record was read. */
  queryKey: QueryKey
  /** What a member of staff compares when a colleague was faster. */
  facts: (record: R) => readonly Fact[]
  change: () => Promise<R>
  /** What else is read again, besides the work queue. */
  outdated?: readonly QueryKey[]
  /** What the button says, and what stands below it. */
  words: { settle: string; settleHint: string }
}

/** Takes an item out of the work queue, or says who of the staff has done so. */
export function Settle<R extends { handled: Handled }>({
  record,
  queryKey,
  facts,
  change,
  outdated = [],
  words,
}: SettleProps<R>) {
  const texts = useWorkTexts()
  const client = useQueryClient()
  const settledBy = useSettledBy()
  const said = useRef<HTMLParagraphElement>(null)
  const settling = useSave({
    ...{ record, queryKey, facts, change },
    onSaved: (settled: R) => {
      client.setQueryData(queryKey, settled)
      tellDone(texts.settled)
      // The button is gone, and the focus with it.
      if (!focusNext()) said.current?.focus()
      for (const read of [['work', 'page'], ...outdated]) void client.invalidateQueries({ queryKey: read })
    },
  })
  return (
    <div className={styles.settle}>
      <p role="status" ref={said} tabIndex={-1}>
        {record.handled && <span>{settledBy(record.handled)}</span>}
      </p>
      {!record.handled && (
        <>
          <div>
            <Button loading={settling.isPending} onClick={() => settling.mutate()}>
              {words.settle}
            </Button>
          </div>
          <p className={styles.soft}>{words.settleHint}</p>
        </>
      )}
      <SaveError save={settling} />
    </div>
  )
}

/** Gives a function that says who of the staff has dealt with something, and when. */
export function useSettledBy(): (handled: NonNullable<Handled>) => string {
  const texts = useWorkTexts()
  const language = useLanguage()
  return ({ at, by }) => texts.settledBy(by || texts.formerStaff, shownMoment(at, language))
}
