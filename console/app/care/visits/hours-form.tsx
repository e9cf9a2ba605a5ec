import { previewSchedule, type Schedule, setSchedule } from '@portal/contract/care/visits/schedules'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import type { Fact } from '../../core/saving/changed'
import { useSave } from '../../core/saving/use-save'
import { useVisitsTexts } from '../../locales/visits'
import { Card } from '../../ui/card'
import { ConfirmSave } from '../../ui/form/confirm-save'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import { Effects, hitBy } from './effects'
import { type Entered, enteredFrom, hoursInShort, ruleNames, sentFrom, weekdays } from './hours'
import { HoursFields, RuleFields } from './hours-fields'
import styles from './office.module.css'

/** The opening hours of an office. Affected visits are shown for confirmation before a change is saved. */
export function HoursForm({ schedule }: { schedule: Schedule }) {
  const texts = useVisitsTexts()
  const client = useQueryClient()
  const { companyAddressId, version } = schedule
  const initial = useMemo(() => enteredFrom(schedule), [schedule])
  const form = useForm({
    name: `hours ${companyAddressId}`,
    initial,
    seen: version,
    endpoint: setSchedule,
    given: sentFrom,
  })
  const saving = useSave({
    form,
    isEdit: true,
    record: schedule,
    queryKey: ['schedule', companyAddressId],
    facts: (seen) => factsOf(seen, texts),
    preview: async (entered: Entered) => hitBy(await api(previewSchedule, { companyAddressId, ...sentFrom(entered) })),
    change: (entered) => api(setSchedule, { companyAddressId, version: form.seen, ...sentFrom(entered) }),
    onSaved: (saved) => {
      client.setQueryData(['schedule', companyAddressId], saved)
      for (const key of ['visit-week', 'displaced']) void client.invalidateQueries({ queryKey: [key] })
      tellDone(texts.saved)
    },
  })
  return (
    <Card title={texts.hours} text={texts.hoursHint}>
      <Form form={form} onSubmit={saving.mutate} className={styles.stack}>
        <HoursFields form={form} />
        <RuleFields form={form} />
        <FormFoot send={texts.save} save={saving} form={form} />
      </Form>
      <ConfirmSave save={saving} title={texts.effect} confirm={texts.saveAnyway} size="lg">
        {(effect) => <Effects effect={effect} />}
      </ConfirmSave>
    </Card>
  )
}

function factsOf(schedule: Schedule, texts: ReturnType<typeof useVisitsTexts>): Fact[] {
  return [
    ...weekdays.map(
      (weekday): Fact => [texts.weekdays[weekday] ?? '', hoursInShort(schedule.hours, weekday) || texts.closed],
    ),
    ...ruleNames.map((name): Fact => [texts[name], String(schedule[name])]),
  ]
}
