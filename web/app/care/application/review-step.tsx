import { ApiError } from '@portal/client/api-error'
import { applyForService } from '@portal/contract/care/applications/applying'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { httpApi } from '../../lib/api'
import { useApplicationTexts } from '../../locales/application'
import { Form, SubmitButton } from '../../ui/form/form'
import { FormNotice } from '../../ui/form/form-notice'
import { useContractForm } from '../../ui/form/use-contract-form'
import { useLeaveSteps } from '../../ui/wizard/use-leave-steps'
import { StepActions } from '../../ui/wizard/wizard-frame'
import { myApplicationsPath, resultPath } from '../addresses'
import { ConsentField } from '../shared/consent-field'
import { MissingList } from './missing-list'
import { problemsOf, refusedBy } from './problems'
import type { Refused, StepProps } from './step-props'
import { Summary } from './summary'
import { applicationInput } from './values'

interface ReviewStepProps extends Omit<StepProps, 'goToNextStep'> {
  onRefused: (refused: Refused[]) => void
}

/** The last step: summary, missing values, consent and submission. */
export function ReviewStep({ onRefused, ...props }: ReviewStepProps) {
  const { service, values, content } = props
  const words = useApplicationTexts()
  const problems = problemsOf(props, useLanguage())
  const missing = useRef<HTMLHeadingElement>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const form = useContractForm(applyForService.input, { defaultValues: { agreed: false } })
  const apply = useApplying(props)

  async function send() {
    flushSync(() => setFailure(null))
    const error = await apply()
    if (!error || error.status === 401) return
    const refused = refusedBy(error, values, content.documents)
    flushSync(() => (refused.length > 0 ? onRefused(refused) : setFailure(error)))
    missing.current?.focus()
  }

  return (
    <Form form={form} onSubmit={send}>
      {problems.length > 0 && (
        <MissingList ref={missing} serviceId={service.serviceId} values={values} problems={problems} />
      )}
      <Summary {...props} />
      <ConsentField text={words.agree} end={words.agreeEnd} />
      {failure?.code === 'applied_otherwise' ? (
        <FormNotice text={failure.message}>
          <Button to={myApplicationsPath} onClick={() => void props.draft.discard().catch(() => {})}>
            {words.mine}
          </Button>
        </FormNotice>
      ) : (
        failure && <FormNotice text={words.notSent(failure.message)} />
      )}
      <StepActions>
        {problems.length > 0 ? (
          // Missing values have to be filled in before the consent.
          <Button kind="accent" size="large" mainAction onClick={() => missing.current?.focus()}>
            {words.send}
          </Button>
        ) : (
          <SubmitButton busyText={words.sending} kind="accent">
            {words.send}
          </SubmitButton>
        )}
      </StepActions>
    </Form>
  )
}

/**
 * Submits the application with the draft's idempotency key, so that a retry after a lost response creates no second
 * one.
 * @returns submits; resolves to the error, or null on success
 */
function useApplying({ service: { serviceId }, draft, values }: Omit<StepProps, 'goToNextStep'>) {
  const leaveSteps = useLeaveSteps()
  return async (): Promise<ApiError | null> => {
    await draft.save()
    const { content, key } = draft.read()
    try {
      const input = applicationInput(serviceId, values, content.documents, key)
      const { id } = await httpApi(applyForService, input, { quiet: true })
      draft.end()
      await leaveSteps(`${resultPath}/applyCare?request=${id}`)
      return null
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
  }
}
