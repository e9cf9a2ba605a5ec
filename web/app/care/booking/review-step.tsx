import type { CallOptions } from '@portal/client/api'
import { ApiError } from '@portal/client/api-error'
import { useSend } from '@portal/client/use-send'
import { applyForService } from '@portal/contract/care/applications/applying'
import { type CareDocumentKind, checkRestriction, getService } from '@portal/contract/care/services/services'
import type { InputOf } from '@portal/contract/endpoint'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../core/button'
import { useTexts } from '../../core/texts'
import { httpApi } from '../../lib/api'
import { useCall } from '../../lib/use-call'
import { useCareTexts } from '../../locales/care'
import { useVisitTexts } from '../../locales/visits'
import { Form, SubmitButton } from '../../ui/form/form'
import { FormNotice } from '../../ui/form/form-notice'
import { serverFields, useContractForm } from '../../ui/form/use-contract-form'
import { useLeaveSteps } from '../../ui/wizard/use-leave-steps'
import { StepActions } from '../../ui/wizard/wizard-frame'
import { myApplicationsPath, resultPath } from '../addresses'
import { ConsentField } from '../shared/consent-field'
import { peopleInput } from '../shared/people/people'
import type { ServiceChoice } from './address'
import * as styles from './booking.module.css'
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
  const call = useCall((options) => fetchDocuments(serviceId, options))
  const { page } = useCareTexts()
  if (call.state === 'loading') return <p role="status">{page.loading}</p>
  const documents = call.state === 'loaded' ? call.data : []
  return <Review {...props} documents={documents} />
}

async function fetchDocuments(serviceId: ServiceChoice, options: CallOptions): Promise<readonly CareDocumentKind[]> {
  if (serviceId === 'undecided') return []
  const { documents } = await httpApi(getService, { serviceId }, options)
  return documents.map(({ kind }) => kind)
}

function Review(props: StepProps & { documents: readonly CareDocumentKind[] }) {
  const words = useVisitTexts()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const form = useContractForm(applyForService.input, { defaultValues: { agreed: false } })
  const book = useBooking(props)

  async function send(mayOverlap = false) {
    flushSync(() => setFailure(null))
    const error = await book(mayOverlap)
    if (!error || error.status === 401) return
    const people = peopleIn(props.data.draft)
    const back = refusalOf(error, people, props.place.visit)
    if (back) props.refuse(back.refusal, back.change)
    else setFailure(error)
  }

  const both = useSend(() => send(true))
  return (
    <div className={styles.narrow}>
      <Form form={form} onSubmit={() => send()}>
        <Summary {...props} />
        <ConsentField text={words.review.agreeTo} end={words.review.agreeEnd} />
        {failure && (
          <FormNotice text={serverFields(failure).agreed ?? failure.message}>
            <WayOn failure={failure} draft={props.data.draft} onBoth={form.handleSubmit(() => both.send())} />
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

interface WayOnProps {
  failure: ApiError
  draft: BookingDraft
  /** Books although the patient has another visit at that time. */
  onBoth: () => void
}

/** Ways to continue after a refusal that no step can correct. */
function WayOn({ failure: { code }, draft, onBoth }: WayOnProps) {
  const { review } = useVisitTexts()
  const { shell } = useTexts()
  if (code === 'visit_overlaps') return <Button onClick={onBoth}>{review.both}</Button>
  if (code !== 'applied_otherwise') return <p>{review.again}</p>
  return (
    <Button to={myApplicationsPath} onClick={() => draft.end()}>
      {shell.myApplications}
    </Button>
  )
}

/**
 * Books the visit with the draft's idempotency key, so that a retry after a lost response creates no second booking.
 * @returns books; resolves to the error, or null on success
 */
function useBooking({ data: { draft }, place: { serviceId, visit } }: StepProps) {
  const leaveSteps = useLeaveSteps()
  const slot = { companyAddressId: visit.office, reserveDate: visit.day, reserveTime: visit.time }
  return async (mayOverlap: boolean): Promise<ApiError | null> => {
    try {
      const idempotencyKey = bookingKey(draft, serviceId)
      await checkSlot(draft, slot)
      const { id } = await httpApi(
        applyForService,
        {
          serviceId: serviceId === 'undecided' ? null : serviceId,
          method: 'offline',
          idempotencyKey,
          ...peopleInput(peopleIn(draft)),
          ...slot,
          mayOverlap,
          agreed: true,
        },
        { quiet: true },
      )
      // Keep the draft until the navigation is done: without its values, this page would go back to the previous step.
      await leaveSteps(`${resultPath}/applyCare?request=${id}`).finally(() => draft.end())
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
