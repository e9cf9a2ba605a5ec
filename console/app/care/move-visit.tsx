import { Button } from '@mantine/core'
import type { StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { moveVisitOf } from '@portal/contract/care/staff-visits'
import { formatMoment } from '@portal/contract/moments'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useShown, useTyped } from '../core/typed'
import { useRequestsTexts } from '../locales/requests'
import { Alert } from '../ui/alert'
import { Dialog } from '../ui/dialog'
import { DialogButtons } from '../ui/dialog-buttons'
import { fieldError } from '../ui/form-errors'
import { ActionError } from './action-error'
import { type ChosenSlot, FreeSlots } from './free-slots'
import styles from './request.module.css'
import { useRequestAction } from './use-request'

/** Gives a visit another time, at the same office or another one. */
export function MoveVisit({ request }: { request: StaffRequestDetail }) {
  const { visit: texts } = useRequestsTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useShown('moves visit', false)
  const [slot, setSlot] = useTyped<ChosenSlot | undefined>('slot', undefined)
  const [isMissing, setMissing] = useState(false)
  const action = useRequestAction(
    'move',
    request,
    ({ id, version }, once) =>
      slot ? api(moveVisitOf, { id, version, ...once(slot) }) : Promise.reject(new Error(texts.chooseFirst)),
    {
      done: texts.moved,
      onDone: () => {
        setOpen(false)
        setSlot(undefined)
      },
    },
  )
  const open = () => {
    action.begin()
    setMissing(false)
    setOpen(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!slot)
    if (slot) action.send()
  }
  const label = request.appointmentDate ? texts.move : texts.choose
  const problem = isMissing ? texts.chooseFirst : fieldError(action.error, 'reserveTime')
  return (
    <>
      <Button variant="default" onClick={open}>
        {label}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={label} size="xl">
        <form className={styles.form} onSubmit={submit} noValidate>
          {request.appointmentDate && (
            <p>{texts.now(formatMoment(request.appointmentDate, language), request.appointmentLocation)}</p>
          )}
          <FreeSlots
            office={request.office?.companyAddressId}
            chosen={slot}
            onChoose={(chosen) => {
              setSlot(chosen)
              setMissing(false)
            }}
          />
          {problem && <Alert>{problem}</Alert>}
          <ActionError action={action} />
          <p role="status">{slot && texts.chosen(formatMoment(`${slot.reserveDate} ${slot.reserveTime}`, language))}</p>
          <DialogButtons send={texts.moveTo} isBusy={action.isBusy} onClose={() => setOpen(false)} />
        </form>
      </Dialog>
    </>
  )
}
