import type { ApiError } from '@portal/client/api-error'
import type { UserType } from '@portal/contract/accounts/session-user'
import { careForChoices } from '@portal/contract/person/person'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAccountTexts } from '../../locales/accounts'
import { mergeValues } from '../../ui/wizard/draft'
import { DroppedNote } from '../../ui/wizard/dropped-note'
import { useDraft } from '../../ui/wizard/use-draft'
import { useWizard } from '../../ui/wizard/use-wizard'
import { WizardFrame } from '../../ui/wizard/wizard-frame'
import { accountMeta } from '../account-meta'
import { AccountPage, SideList } from '../account-page'
import { NeedsScript } from '../needs-script'
import { useRedirectTarget } from '../redirect-target'
import { userTypeOf } from '../user-type'
import { DocumentsStep } from './documents-step'
import { openRegistration } from './draft'
import { FinishStep } from './finish-step'
import { AboutStep, AddressStep, ExperienceStep } from './person-steps'
import { PhoneStep } from './phone-step'
import { StartOver } from './start-over'
import { firstOpenStep, type Step, stepIn, stepPath, stepsOf } from './steps'

export const loader = userTypeOf
export const clientLoader = userTypeOf

export const meta = accountMeta(({ register }, { params, location }) => {
  const type = params.type === 'caregiver' ? params.type : 'patient'
  const step = register.stepTitles[stepIn(new URLSearchParams(location.search), type)]
  return { title: `${step} · ${register.titles[type]}`, text: register.intro[type] }
})

const parts = {
  phone: PhoneStep,
  about: AboutStep,
  address: AddressStep,
  experience: ExperienceStep,
  documents: DocumentsStep,
  finish: FinishStep,
}

/** Registration in steps (A04–A08, R23). Each step has its own URL, and typed values are kept. */
export default function Register({ loaderData: type }: { loaderData: UserType }) {
  const [round, setRound] = useState(0)
  return <Registration key={`${type} ${round}`} type={type} onStartOver={() => setRound(round + 1)} />
}

function Registration({ type, onStartOver }: { type: UserType; onStartOver: () => void }) {
  const { register } = useAccountTexts()
  const [search] = useSearchParams()
  const { via } = useRedirectTarget()
  const [draft] = useState(() => openRegistration(type))
  const state = useDraft(draft)
  const { content, round } = state
  const careFor = search.get('for')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person comes from the selection
  useEffect(() => {
    if (type === 'patient' && careForChoices.some((one) => one === careFor))
      mergeValues(draft, { careFor: careFor ?? '' })
  }, [])
  const [refusal, setRefusal] = useState<{ error: ApiError; step: Step } | null>(null)
  const steps = stepsOf[type]
  const open = firstOpenStep(type, content)
  const pathOf = (step: Step) => via(stepPath(step))
  const wizard = useWizard({ steps, asked: stepIn(search, type), open, pathOf, round })
  const { step } = wizard
  const Part = parts[step]

  const goToNextStep = () => {
    setRefusal(null)
    wizard.goToNextStep()
  }
  const refuse = (error: ApiError, at: Step) => {
    if (error.code === 'proof_expired') draft.change({ proof: null, sent: null })
    setRefusal({ error, step: at })
    wizard.goTo(at)
  }
  // Hide the introduction while the code is entered, so that field and button fit on a phone's screen.
  const entersCode = step === 'phone' && content.sent !== null
  const helps = type === 'caregiver' || content.values.careFor === 'other'
  const { addressElsewhere, ...stepTexts } = register.stepTexts
  const texts = {
    ...stepTexts,
    ...(entersCode && { phone: '' }),
    ...(helps && { address: addressElsewhere }),
  }

  const startOver = () => {
    draft.end()
    onStartOver()
    wizard.goTo('phone')
  }
  return (
    <AccountPage
      type={type}
      title={register.titles[type]}
      text={step === 'phone' && !entersCode ? register.intro[type] : undefined}
      aside={
        <SideList title={register.stepFor} items={{ ...register.reasons.both, ...register.reasons[type] }[step]} />
      }
    >
      <WizardFrame
        wizard={wizard}
        titles={register.stepTitles}
        texts={texts}
        notes={
          <>
            <NeedsScript />
            <DroppedNote state={state} />
          </>
        }
      >
        <Part
          key={`${step} ${round}`}
          type={type}
          steps={steps}
          draft={draft}
          content={content}
          refusal={refusal?.step === step ? refusal.error : null}
          pathOf={pathOf}
          goToNextStep={goToNextStep}
          refuse={refuse}
        />
      </WizardFrame>
      <StartOver onConfirm={startOver} />
    </AccountPage>
  )
}
