import { Checkbox, TextInput } from '@mantine/core'
import { addClosedDay, previewClosedDay } from '@portal/contract/care/visits/schedules'
import { languages } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { type SavedForm, useSave } from '../../core/saving/use-save'
import { useVisitsTexts } from '../../locales/visits'
import { Alert } from '../../ui/alert'
import { ConfirmSave } from '../../ui/form/confirm-save'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import { Effects, hitBy } from './effects'
import styles from './office.module.css'

const empty = { day: '', reason: { en: '', 'zh-CN': '', 'zh-TW': '' }, everyOffice: false }

/** Closes one or all offices for a day; the affected visits are shown for confirmation first. */
export function CloseDayForm({ companyAddressId }: { companyAddressId: number }) {
  const texts = useVisitsTexts()
  const form = useForm({ name: `closed day ${companyAddressId}`, initial: empty })
  const closing = useClosing(companyAddressId, form)
  const reasonError = form.errorAt('reason')
  return (
    <Form form={form} onSubmit={closing.mutate} className={styles.stack}>
      <TextInput {...form.field('day')} label={texts.day} type="date" />
      <fieldset className={styles.reasons}>
        <legend>{texts.reason}</legend>
        {languages.map((language) => (
          <TextInput
            {...form.field(`reason.${language}`)}
            key={language}
            label={texts.reasonIn[language]}
            lang={language}
            maxLength={80}
          />
        ))}
        {reasonError && <Alert>{reasonError}</Alert>}
      </fieldset>
      <Checkbox {...form.box('everyOffice')} label={texts.closeEvery} />
      <FormFoot send={texts.close} save={closing} form={form} isQuiet />
      <ConfirmSave save={closing} title={texts.effect} confirm={texts.closeAnyway} size="lg">
        {(effect) => <Effects effect={effect} />}
      </ConfirmSave>
    </Form>
  )
}

function useClosing(companyAddressId: number, form: SavedForm) {
  const texts = useVisitsTexts()
  const client = useQueryClient()
  return useSave({
    form,
    preview: async ({ day, everyOffice }: typeof empty) =>
      hitBy(await api(previewClosedDay, { companyAddressId, day, everyOffice: everyOffice ? 'yes' : 'no' })),
    change: (given) => api(addClosedDay, { companyAddressId, ...given }),
    onSaved: (changed) => {
      client.setQueryData(['schedule', companyAddressId], changed)
      for (const key of ['visit-week', 'displaced', 'work']) void client.invalidateQueries({ queryKey: [key] })
      tellDone(texts.dayClosed)
    },
  })
}
