import { Button } from '@mantine/core'
import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { moveVisitOf } from '@portal/contract/care/visits/staff'
import { formatMoment } from '@portal/contract/moments'
import { api } from '../../../core/api'
import { useShown } from '../../../core/shown'
import { useLanguage } from '../../../core/texts'
import { useRequestsTexts } from '../../../locales/requests'
import { Alert } from '../../../ui/alert'
import { Dialog } from '../../../ui/dialog/dialog'
import { Form } from '../../../ui/form/form'
import { FormFoot } from '../../../ui/form/form-foot'
import { useForm } from '../../../ui/form/use-form'
import styles from '../request.module.css'
import { seenIn, useRequestSave } from '../use-request'
import { type ChosenSlot, FreeSlots } from './free-slots'

const none: { slot: ChosenSlot | null } = { slot: null }

/** Gives a visit another time, at the same office or another one. */
export function MoveVisit({ request }: { request: StaffRequestDetail }) {
  const { visit: texts } = useRequestsTexts()
  const language = useLanguage()
  const { id, appointmentDate } = request
  const [isOpen, setOpen] = useShown('moves visit', false)
  const form = useForm({
    name: `${id} move`,
    initial: none,
    rules: ({ slot }) => ({ slot: !slot && texts.chooseFirst }),
    seen: seenIn(request),
  })
  const save = useRequestSave(
    request,
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
          {appointmentDate && <p>{texts.now(formatMoment(appointmentDate, language), request.appointmentLocation)}</p>}
          <FreeSlots
            office={request.office?.companyAddressId}
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
