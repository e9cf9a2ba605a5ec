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
  /** The query key of the record. */
  queryKey: QueryKey
  /** The facts to compare when a colleague was faster. */
  facts: (record: R) => readonly Fact[]
  change: () => Promise<R>
  /** Further queries to refetch, besides the work queue. */
  outdated?: readonly QueryKey[]
  /** The label of the button, and the hint below it. */
  words: { settle: string; settleHint: string }
}

/** Settles an item of the work queue, or shows who settled it. */
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
    record,
    queryKey,
    facts,
    change,
    onSaved: (settled: R) => {
      client.setQueryData(queryKey, settled)
      tellDone(texts.settled)
      // The focused button was removed.
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

/** Returns a function that says who settled an item, and when. */
export function useSettledBy(): (handled: NonNullable<Handled>) => string {
  const texts = useWorkTexts()
  const language = useLanguage()
  return ({ at, by }) => texts.settledBy(by || texts.formerStaff, shownMoment(at, language))
}
