import { Button } from '@mantine/core'
import {
  type Effect,
  getSchedule,
  previewSchedule,
  type Schedule,
  setSchedule,
} from '@portal/contract/care/staff-schedules'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { isChangedMeanwhile } from '../core/changed'
import { tellDone } from '../core/query'
import { useTyped } from '../core/typed'
import { useSend } from '../core/use-send'
import { useVisitsTexts } from '../locales/visits'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { Conflict } from './conflict'
import { EffectDialog } from './effect-dialog'
import { type Entered, enteredFrom, sentFrom } from './hours'
import { HoursFields, RuleFields } from './hours-fields'
import styles from './office.module.css'

/**
 * The hours of an office. Visits that a change would hit are shown before it is saved. What was entered stays when somebody else
 * has saved meanwhile.
 */
export function HoursForm({ schedule }: { schedule: Schedule }) {
  const texts = useVisitsTexts()
  const [{ entered, base }, setForm] = useTyped('hours', () => ({ entered: enteredFrom(schedule), base: schedule }))
  const setEntered = (entered: Entered) => setForm((form) => ({ ...form, entered }))
  const form = useSaving(base, entered, (base) => setForm((form) => ({ ...form, base })))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) form.check()
  }
  const takeTheirs = (theirs: Schedule) => {
    setEntered(enteredFrom(theirs))
    form.settle(theirs)
  }
  return (
    <Card title={texts.hours} text={texts.hoursHint}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <HoursFields entered={entered} onChange={setEntered} error={form.error} />
        <RuleFields entered={entered} onChange={setEntered} error={form.error} />
        {form.theirs ? (
          <Conflict read={base} theirs={form.theirs} onKeep={form.save} onTake={takeTheirs} />
        ) : (
          <Failure error={form.error} />
        )}
        {!form.theirs && (
          <div>
            <Button type="submit" loading={form.isBusy}>
              {texts.save}
            </Button>
          </div>
        )}
      </form>
      <EffectDialog
        effect={form.effect}
        confirm={texts.saveAnyway}
        isBusy={form.isBusy}
        onConfirm={() => form.save()}
        onClose={form.dismiss}
      />
    </Card>
  )
}

/** Checks what a change would hit, then saves it; at once when it hits nothing. */
/**
 * @param base what the form was filled with, or what it was saved as last
 */
function useSaving(base: Schedule, entered: Entered, setBase: (saved: Schedule) => void) {
  const texts = useVisitsTexts()
  const client = useQueryClient()
  const { companyAddressId } = base
  const [effect, setEffect] = useState<Effect>()
  const [theirs, setTheirs] = useState<Schedule>()
  const settle = (saved: Schedule) => {
    setBase(saved)
    setTheirs(undefined)
    client.setQueryData(['schedule', companyAddressId], saved)
    for (const key of ['visit-week', 'displaced']) void client.invalidateQueries({ queryKey: [key] })
  }
  const saving = useSend({
    meta: { quiet: true },
    mutationFn: (version: number) => api(setSchedule, { companyAddressId, version, ...sentFrom(entered) }),
    onSuccess: (saved) => {
      settle(saved)
      tellDone(texts.saved)
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error)) setTheirs(await api(getSchedule, { companyAddressId }))
    },
    onSettled: () => setEffect(undefined),
  })
  const checking = useSend({
    meta: { quiet: true },
    mutationFn: () => api(previewSchedule, { companyAddressId, ...sentFrom(entered) }),
    onSuccess: (found) => {
      if (found.affected.length + found.overfull.length > 0) setEffect(found)
      else saving.mutate((theirs ?? base).version)
    },
    onMutate: () => saving.reset(),
  })
  return {
    effect,
    theirs,
    settle,
    error: checking.error ?? saving.error,
    isBusy: checking.isPending || saving.isPending,
    check: () => checking.mutate(),
    save: () => saving.mutate((theirs ?? base).version),
    dismiss: () => setEffect(undefined),
  }
}
