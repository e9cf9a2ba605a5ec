import { Button, Checkbox, TextInput } from '@mantine/core'
import { addClosedDay, type Effect, previewClosedDay } from '@portal/contract/care/staff-schedules'
import { languages } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useTyped } from '../core/typed'
import { useSend } from '../core/use-send'
import { useVisitsTexts } from '../locales/visits'
import { Alert } from '../ui/alert'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import { EffectDialog } from './effect-dialog'
import styles from './office.module.css'

const empty = { day: '', everyOffice: false, reason: { en: '', 'zh-CN': '', 'zh-TW': '' } }

/** Closes an office, or every office, for a day; visits that this would hit are shown first. */
export function CloseDayForm({ companyAddressId }: { companyAddressId: number }) {
  const texts = useVisitsTexts()
  const [given, setGiven] = useTyped('closed day', empty)
  const form = useClosing(companyAddressId, given, () => setGiven(empty))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.isBusy) form.check()
  }
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <TextInput
        label={texts.day}
        type="date"
        value={given.day}
        error={fieldError(form.error, 'day')}
        onChange={(event) => setGiven({ ...given, day: event.currentTarget.value })}
      />
      <fieldset className={styles.reasons}>
        <legend>{texts.reason}</legend>
        {languages.map((language) => (
          <TextInput
            key={language}
            label={texts.reasonIn[language]}
            lang={language}
            maxLength={80}
            value={given.reason[language]}
            error={fieldError(form.error, `reason.${language}`)}
            onChange={(event) =>
              setGiven({ ...given, reason: { ...given.reason, [language]: event.currentTarget.value } })
            }
          />
        ))}
        {fieldError(form.error, 'reason') && <Alert>{fieldError(form.error, 'reason')}</Alert>}
      </fieldset>
      <Checkbox
        label={texts.closeEvery}
        checked={given.everyOffice}
        onChange={(event) => setGiven({ ...given, everyOffice: event.currentTarget.checked })}
      />
      <Failure error={form.error} />
      <div>
        <Button type="submit" variant="default" loading={form.isBusy}>
          {texts.close}
        </Button>
      </div>
      <EffectDialog
        effect={form.effect}
        confirm={texts.closeAnyway}
        isBusy={form.isBusy}
        onConfirm={form.close}
        onClose={form.dismiss}
      />
    </form>
  )
}

function useClosing(companyAddressId: number, given: typeof empty, onDone: () => void) {
  const texts = useVisitsTexts()
  const client = useQueryClient()
  const [effect, setEffect] = useState<Effect>()
  const closing = useSend({
    meta: { quiet: true },
    mutationFn: () => api(addClosedDay, { companyAddressId, ...given }),
    onSuccess: (changed) => {
      client.setQueryData(['schedule', companyAddressId], changed)
      for (const key of ['visit-week', 'displaced', 'work']) void client.invalidateQueries({ queryKey: [key] })
      tellDone(texts.dayClosed)
      onDone()
    },
    onSettled: () => setEffect(undefined),
  })
  const checking = useSend({
    meta: { quiet: true },
    mutationFn: () => {
      const everyOffice = given.everyOffice ? ('yes' as const) : ('no' as const)
      return api(previewClosedDay, { companyAddressId, day: given.day, everyOffice })
    },
    onMutate: () => closing.reset(),
    onSuccess: (found) => {
      if (found.affected.length > 0) setEffect(found)
      else closing.mutate()
    },
  })
  return {
    effect,
    error: checking.error ?? closing.error,
    isBusy: checking.isPending || closing.isPending,
    check: () => checking.mutate(),
    close: () => closing.mutate(),
    dismiss: () => setEffect(undefined),
  }
}
