import { ApiError } from '@portal/client/api-error'
import { applyForService } from '@portal/contract/care/applying'
import { type CareDocumentKind, checkRestriction, getService } from '@portal/contract/care/services'
import type { InputOf } from '@portal/contract/endpoint'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { httpApi } from '../../core/api'
import { useCall } from '../../lib/use-call'
import { useCareTexts } from '../../locales/care'
import { useVisitTexts } from '../../locales/visits'
import { Form, SubmitButton } from '../../ui/form/form'
import { FormNotice } from '../../ui/form/form-notice'
import { serverFields, useContractForm } from '../../ui/form/use-contract-form'
import { StepActions } from '../../ui/wizard/wizard-frame'
import { resultPath } from '../addresses'
import { ConsentField } from '../shared/consent-field'
import { peopleInput } from '../shared/people'
import styles from './booking.module.css'
import { type BookingDraft, bookingKey, peopleIn } from './draft'
import { refusalOf } from './refusal'
import type { StepProps } from './step-props'
import { Summary } from './summary'

/** Everything once more, consent, and sending it; whole, so that nothing moves under a finger. What to bring may be left out. */
export function ReviewStep(props: StepProps) {
  const { serviceId } = props.place
  const call = useCall((options) => httpApi(getService, { serviceId }, options))
  const { page } = useCareTexts()
  if (call.state === 'loading') return <p role="status">{page.loading}</p>
  const papers = call.state === 'loaded' ? call.data.documents.map(({ kind }) => kind) : []
  return <Review {...props} papers={papers} />
}

function Review(props: StepProps & { papers: readonly CareDocumentKind[] }) {
  const words = useVisitTexts()
  const [failure, setFailure] = useState('')
  const form = useContractForm(applyForService.input, { defaultValues: { agreed: false } })
  const book = useBooking(props)

  async function send() {
    flushSync(() => setFailure(''))
    const error = await book()
    if (!error || error.status === 401) return
    const people = peopleIn(props.data.draft)
    const back = refusalOf(error, people, props.place.visit)
    if (back) props.refuse(back.refusal, back.change)
    else setFailure(serverFields(error).agreed ?? error.message)
  }

  return (
    <div className={styles.narrow}>
      <Form form={form} onSubmit={send}>
        <Summary {...props} />
        <ConsentField text={words.review.agreeTo} end={words.review.agreeEnd} />
        {failure && (
          <FormNotice text={failure}>
            <p>{words.review.again}</p>
          </FormNotice>
        )}
        <StepActions>
          <SubmitButton busyText={words.review.sending} kind="accent">
            {words.review.send}
          </SubmitButton>
        </StepActions>
      </Form>
    </div>
  )
}

/** Books the visit under the key of the draft: sent again after a lost answer, it is still one. Gives what went wrong. */
function useBooking({ data: { draft }, place: { serviceId, visit } }: StepProps) {
  const navigate = useNavigate()
  const slot = { companyAddressId: visit.office, reserveDate: visit.day, reserveTime: visit.time }
  return async (): Promise<ApiError | null> => {
    try {
      const idempotencyKey = bookingKey(draft, serviceId)
      await checkSlot(draft, slot)
      const { id } = await httpApi(
        applyForService,
        {
          serviceId,
          method: 'offline',
          idempotencyKey,
          ...peopleInput(peopleIn(draft)),
          ...slot,
          agreed: true,
        },
        { quiet: true },
      )
      // Not before: without what was typed, this page would lead back to the step before.
      await Promise.resolve(navigate(`${resultPath}/applyCare?request=${id}`, { replace: true })).finally(() =>
        draft.end(),
      )
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isFinal(error)) draft.change({ sentSlot: '' })
      if (error.code === 'already_applied') draft.renewKey()
      return error
    }
  }
}

/**
 * Asks whether the slot is free before the visit is applied for (W02); not again once the booking went out for it, since it
 * may hold the slot itself and only its answer was lost.
 * @throws ApiError slot_unavailable, or why the check failed
 */
async function checkSlot(draft: BookingDraft, slot: InputOf<typeof checkRestriction>): Promise<void> {
  const name = Object.values(slot).join(' ')
  if (draft.read().content.sentSlot === name) return
  const { available, message } = await httpApi(checkRestriction, slot, { quiet: true })
  if (!available) throw new ApiError('slot_unavailable', message, 409, { reserveTime: message })
  draft.change({ sentSlot: name })
}

/** Whether the server has decided: after a broken network or its own error, the visit may be booked all the same. */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500
