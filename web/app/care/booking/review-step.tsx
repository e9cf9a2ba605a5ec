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

/**
 * The last step: summary, consent and submission. Waits for the list of what to bring before it renders, so that
 * nothing moves under a finger; if that list fails to load, it is left out.
 */
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

/**
 * Books the visit with the draft's idempotency key, so that a retry after a lost response creates no second booking.
 * @returns books; resolves to the error, or null on success
 */
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
      // Keep the draft until the navigation is done: without its values, this page would go back to the previous step.
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
 * Checks that the slot is free before booking it (W02). Skips the check when a booking for the slot was already sent:
 * if only its response was lost, the booking itself occupies the slot.
 * @throws ApiError slot_unavailable, or the error of the check
 */
async function checkSlot(draft: BookingDraft, slot: InputOf<typeof checkRestriction>): Promise<void> {
  const name = Object.values(slot).join(' ')
  if (draft.read().content.sentSlot === name) return
  const { available, message } = await httpApi(checkRestriction, slot, { quiet: true })
  if (!available) throw new ApiError('slot_unavailable', message, 409, { reserveTime: message })
  draft.change({ sentSlot: name })
}

/** Whether the server rejected the booking; after a network failure or server error it may have succeeded. */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500
