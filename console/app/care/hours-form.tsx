import { Button } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import {
  type Effect,
  getSchedule,
  previewSchedule,
  type Schedule,
  setSchedule,
} from '@portal/contract/care/staff-schedules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useVisitsTexts } from '../locales/visits'
import { Alert } from '../ui/alert'
import { Card } from '../ui/card'
import { formError } from '../ui/form-errors'
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
  const [entered, setEntered] = useState<Entered>(() => enteredFrom(schedule))
  const form = useSaving(schedule, entered)
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
          <Conflict theirs={form.theirs} onKeep={form.save} onTake={takeTheirs} />
        ) : (
          formError(form.error) && <Alert>{formError(form.error)}</Alert>
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
function useSaving({ companyAddressId, version: read }: Schedule, entered: Entered) {
  const texts = useVisitsTexts()
  const client = useQueryClient()
  const [version, setVersion] = useState(read)
  const [effect, setEffect] = useState<Effect>()
  const [theirs, setTheirs] = useState<Schedule>()
  const settle = (saved: Schedule) => {
    setVersion(saved.version)
    setTheirs(undefined)
    client.setQueryData(['schedule', companyAddressId], saved)
    void client.invalidateQueries({ queryKey: ['visit-week'] })
  }
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: (base: number) => api(setSchedule, { companyAddressId, version: base, ...sentFrom(entered) }),
    onSuccess: (saved) => {
      settle(saved)
      tellDone(texts.saved)
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        setTheirs(await api(getSchedule, { companyAddressId }))
    },
    onSettled: () => setEffect(undefined),
  })
  const checking = useMutation({
    meta: { quiet: true },
    mutationFn: () => api(previewSchedule, { companyAddressId, ...sentFrom(entered) }),
    onSuccess: (found) => {
      if (found.affected.length + found.overfull.length > 0) setEffect(found)
      else saving.mutate(theirs?.version ?? version)
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
    save: () => saving.mutate(theirs?.version ?? version),
    dismiss: () => setEffect(undefined),
  }
}
