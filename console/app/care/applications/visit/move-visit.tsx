import { Button } from '@mantine/core'
import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { moveVisitOf } from '@portal/contract/care/visits/staff'
import { formatMoment } from '@portal/contract/moments'
import { api } from '../../../core/api'
import { useShown } from '../../../core/shown'
import { useLanguage } from '../../../core/texts'
import { useApplicationsTexts } from '../../../locales/applications'
import { Alert } from '../../../ui/alert'
import { Dialog } from '../../../ui/dialog/dialog'
import { Form } from '../../../ui/form/form'
import { FormFoot } from '../../../ui/form/form-foot'
import { useForm } from '../../../ui/form/use-form'
import styles from '../application.module.css'
import { seenIn, useApplicationSave } from '../use-application'
import { type ChosenSlot, FreeSlots } from './free-slots'

const none: { slot: ChosenSlot | null } = { slot: null }

/** Moves a visit to another time, at the same or another office. */
export function MoveVisit({ application }: { application: StaffApplicationDetail }) {
  const { visit: texts } = useApplicationsTexts()
  const language = useLanguage()
  const { id, appointmentDate } = application
  const [isOpen, setOpen] = useShown('moves visit', false)
  const form = useForm({
    name: `${id} move`,
    initial: none,
    rules: ({ slot }) => ({ slot: !slot && texts.chooseFirst }),
    seen: seenIn(application),
  })
  const save = useApplicationSave(
    application,
    form,
    async ({ slot, idempotencyKey }, { version }) => {
      if (!slot) throw new Error(texts.chooseFirst)
      return api(moveVisitOf, { id, version, ...slot, idempotencyKey })
    },
    { done: texts.moved, onDone: () => setOpen(false) },
  )
  const open = () => {
    save.forget()
    setOpen(true)
  }
  const label = appointmentDate ? texts.move : texts.choose
  const problem = form.errorAt('slot') ?? form.errorAt('reserveTime')
  const { slot } = form.values
  return (
    <>
      <Button variant="default" onClick={open}>
        {label}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={label} size="xl">
        <Form form={form} onSubmit={save.mutate} tells className={styles.form}>
          {appointmentDate && (
            <p>{texts.now(formatMoment(appointmentDate, language), application.appointmentLocation)}</p>
          )}
          <FreeSlots
            office={application.office?.companyAddressId}
            chosen={slot ?? undefined}
            onChoose={(chosen) => form.set('slot', chosen)}
          />
          {problem && <Alert>{problem}</Alert>}
          <p role="status">{slot && texts.chosen(formatMoment(`${slot.reserveDate} ${slot.reserveTime}`, language))}</p>
          <FormFoot send={texts.moveTo} save={save} onClose={() => setOpen(false)} />
        </Form>
      </Dialog>
    </>
  )
}
