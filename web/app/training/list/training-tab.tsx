import type { OutputOf } from '@portal/contract/endpoint'
import { getMyTraining, type TrainingCard } from '@portal/contract/training/own'
import { useId } from 'react'
import { Button } from '../../core/button'
import { httpApi } from '../../lib/api'
import { useCall } from '../../lib/use-call'
import { useTrainingTexts } from '../../locales/training'
import { Card, Cards } from '../../ui/card'
import { NotLoaded } from '../../ui/not-loaded'
import { Notice } from '../../ui/notice'
import { AskUs } from '../shared/ask-us'
import { FirstTraining } from './first-training'
import * as styles from './list.module.css'
import { Reminders } from './reminders'
import { TrainingItem } from './training-item'
import { YearHours } from './year-hours'

type MyTraining = OutputOf<typeof getMyTraining>

/** The caregiver's training (A10, T01): what to do next, the hours of the year, and every module with its status. */
export function TrainingTab() {
  const words = useTrainingTexts()
  const call = useCall((options) => httpApi(getMyTraining, {}, options), { keep: true })
  if (call.state !== 'loaded')
    return (
      <NotLoaded call={call} texts={words}>
        <AskUs />
      </NotLoaded>
    )
  const { data, update } = call
  return (
    <Cards>
      <Modules training={data} />
      <Reminders remind={data.remind} onChange={(remind) => update((latest) => ({ ...latest, remind }))} />
    </Cards>
  )
}

function Modules({ training }: { training: MyTraining }) {
  const words = useTrainingTexts()
  const { approved, items } = training
  const first = firstOf(items)
  const open = items.filter((item) => item.status !== 'signed' && item !== first)
  const signed = items.filter((item) => item.status === 'signed')
  if (items.length === 0)
    return (
      <Notice look="card" title={words.empty} text={approved ? words.approvedText : words.emptyText}>
        {!approved && (
          <Button to="/user/index?tab=documents" size="large" mainAction>
            {words.documents}
          </Button>
        )}
        <AskUs />
      </Notice>
    )
  return (
    <>
      {first ? <FirstTraining card={first} /> : <Card title={words.allDone} text={words.allDoneText} />}
      <YearHours {...training} />
      {open.length > 0 && <Part title={words.others} items={open} />}
      {signed.length > 0 && <Part title={words.done} items={signed} />}
    </>
  )
}

/** What to do next: the open module with the nearest due date, before those that have to wait. */
function firstOf(items: readonly TrainingCard[]): TrainingCard | undefined {
  return items.find(({ next }) => next !== 'none' && next !== 'wait') ?? items.find(({ next }) => next === 'wait')
}

function Part({ title, items }: { title: string; items: readonly TrainingCard[] }) {
  const id = useId()
  return (
    <Card title={title} id={id}>
      <ul className={styles.list} aria-labelledby={id}>
        {items.map((item) => (
          <TrainingItem key={item.trainingContentId} card={item} />
        ))}
      </ul>
    </Card>
  )
}
