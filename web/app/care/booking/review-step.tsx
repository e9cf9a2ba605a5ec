import { applyForService } from '@portal/contract/care/applying'
import { type CareDocumentKind, getService } from '@portal/contract/care/services'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { ApiError, httpApi } from '../../lib/http-client'
import { Form, SubmitButton } from '../../ui/form/form'
import { FormNotice } from '../../ui/form/form-notice'
import { serverFields, useContractForm } from '../../ui/form/use-contract-form'
import { resultPath } from '../addresses'
import { useCareTexts } from '../shared/care-texts'
import { ConsentField } from '../shared/consent-field'
import { peopleInput } from '../shared/people'
import { useAnswer } from '../shared/use-answer'
import { useVisitTexts } from '../shared/visit-texts'
import styles from './booking.module.css'
import { bookingKey, clearBooking, readPeople, renewKey } from './draft'
import { refusalOf } from './refusal'
import { StepActions } from './step-frame'
import type { StepProps } from './step-props'
import { Summary } from './summary'

/** Everything once more, consent, and sending it; whole, so that nothing moves under a finger. What to bring may be left out. */
export function ReviewStep(props: StepProps) {
  const { serviceId } = props.place
  const { answer } = useAnswer((signal) => httpApi(getService, { serviceId }, { quiet: true, signal }))
  const { page } = useCareTexts()
  if (answer === 'loading') return <p role="status">{page.loading}</p>
  const papers = answer instanceof Error ? [] : answer.documents.map(({ kind }) => kind)
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
    const people = readPeople(props.data.info.phone)
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
        <StepActions place={props.place}>
          <SubmitButton busyText={words.review.sending} kind="accent">
            {words.review.send}
          </SubmitButton>
        </StepActions>
      </Form>
    </div>
  )
}

/** Books the visit under the key of the draft: sent again after a lost answer, it is still one. Gives what went wrong. */
function useBooking({ data: { info }, place: { serviceId, visit } }: StepProps) {
  const navigate = useNavigate()
  return async (): Promise<ApiError | null> => {
    try {
      const { id } = await httpApi(
        applyForService,
        {
          serviceId,
          method: 'offline',
          idempotencyKey: bookingKey(info.phone, serviceId),
          ...peopleInput(readPeople(info.phone)),
          companyAddressId: visit.office,
          reserveDate: visit.day,
          reserveTime: visit.time,
          agreed: true,
        },
        { quiet: true },
      )
      // Not before: without what was typed, this page would lead back to the step before.
      await Promise.resolve(navigate(`${resultPath}/applyCare?request=${id}`, { replace: true })).finally(clearBooking)
      return null
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_applied') renewKey(info.phone)
      if (error instanceof ApiError) return error
      throw error
    }
  }
}
