import { Button, TextInput } from '@mantine/core'
import { newYorkToday } from '@portal/client/new-york'
import { formatDate } from '@portal/contract/when'
import type { WorkItem } from '@portal/contract/work/staff'
import { useEffect } from 'react'
import { useLanguage } from '../../core/texts'
import { useWorkTexts } from '../../locales/work'
import { Dialog } from '../dialog/dialog'
import { Form } from '../form/form'
import { useForm } from '../form/use-form'
import { fieldError, formError } from '../form-errors'
import type { Change } from './use-arrange'
import styles from './work.module.css'

const opening = '09:00'
const someDay = { day: '' }

interface SnoozeDialogProps {
  opened: boolean
  about: readonly WorkItem[]
  onClose: () => void
  onGive: (change: Change, words: (count: number) => string) => void
  error: unknown
}

/** Snoozes items until a selected day. */
export function SnoozeDialog({ opened, about, onClose, onGive, error }: SnoozeDialogProps) {
  const texts = useWorkTexts()
  const language = useLanguage()
  const form = useForm({ name: 'snooze', initial: someDay })
  const until = (chosen: string) => onGive({ snoozedUntil: `${chosen} ${opening}` }, texts.snoozed)
  const [tomorrow, monday] = [newYorkToday(1), nextMonday()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is for another day
  useEffect(() => {
    if (!opened) form.reset()
  }, [opened])
  const fault = error ? (fieldError(error, 'items.0.snoozedUntil') ?? formError(error)) : undefined
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.snoozeTitle(about.length)}>
      <p className={styles.soft}>{texts.snoozeText}</p>
      <div className={styles.choices}>
        <Button variant="default" data-autofocus onClick={() => until(tomorrow)}>
          {texts.tomorrow} · <span>{formatDate(tomorrow, language)}</span>
        </Button>
        <Button variant="default" onClick={() => until(monday)}>
          {texts.nextWeek} · <span>{formatDate(monday, language)}</span>
        </Button>
        {about.some(({ snoozedUntil }) => snoozedUntil) && (
          <Button variant="default" onClick={() => onGive({ snoozedUntil: '' }, texts.woken)}>
            {texts.wake}
          </Button>
        )}
        <Form form={form} onSubmit={({ day }) => until(day)} className={styles.day}>
          <TextInput {...form.field('day')} type="date" label={texts.otherDay} min={tomorrow} error={fault} />
          <Button type="submit" variant="default">
            {texts.snoozeDay}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}

function nextMonday(): string {
  const weekday = new Date(`${newYorkToday()}T12:00:00Z`).getUTCDay()
  return newYorkToday((8 - weekday) % 7 || 7)
}
