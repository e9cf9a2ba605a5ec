import type { UserType } from '@portal/contract/accounts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ApiError } from '../../lib/http-client'
import { StepHead, StepProgress, useMoved } from '../../ui/form/steps'
import { accountMeta } from '../account-meta'
import { AccountPage, SideList } from '../account-page'
import type { TypedValues } from '../kept-values'
import { NeedsScript } from '../needs-script'
import { useAccountTexts } from '../texts'
import { userTypeOf } from '../user-type'
import { DocumentsStep } from './documents-step'
import { changeDraft, clearDraft, readDraft, useDraft } from './draft'
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

/** Registration in steps (A04–A08, R23): each has an address of its own, and keeps what is typed. */
export default function Register({ loaderData: type }: { loaderData: UserType }) {
  const [round, setRound] = useState(0)
  return <Registration key={`${type} ${round}`} type={type} onStartOver={() => setRound(round + 1)} />
}

function Registration({ type, onStartOver }: { type: UserType; onStartOver: () => void }) {
  const { register } = useAccountTexts()
  const navigate = useNavigate()
  const step = useStep(type)
  const moved = useMoved(step)
  const [refusal, setRefusal] = useState<{ error: ApiError; step: Step } | null>(null)
  const secrets = useRef<TypedValues>({})
  const steps = stepsOf[type]
  const open = firstOpenStep(type, useDraft(type))
  const Part = parts[step]
  const head = { steps, step, titles: register.stepTitles }

  const goOn = () => {
    setRefusal(null)
    navigate(stepPath(steps[steps.indexOf(step) + 1] ?? step))
  }
  const refuse = (error: ApiError, at: Step) => {
    if (error.code === 'proof_expired') changeDraft(type, { proof: null, sent: null })
    setRefusal({ error, step: at })
    navigate(stepPath(at))
  }
  const startOver = () => {
    clearDraft(type)
    onStartOver()
    navigate(stepPath('phone'))
  }
  return (
    <AccountPage
      type={type}
      title={register.titles[type]}
      text={step === 'phone' ? register.intro[type] : undefined}
      aside={<SideList title={register.stepFor} items={register.reasons[step]} />}
    >
      <StepProgress {...head} open={open} pathOf={stepPath} />
      <NeedsScript />
      <StepHead key={`head ${step}`} {...head} texts={register.stepTexts} focused={moved} />
      <Part
        key={step}
        type={type}
        step={step}
        steps={steps}
        refusal={refusal?.step === step ? refusal.error : null}
        goOn={goOn}
        refuse={refuse}
        secrets={secrets}
      />
      <StartOver onConfirm={startOver} />
    </AccountPage>
  )
}

/** The step that the address names. A step for which an earlier one is missing gives way to that. */
function useStep(type: UserType): Step {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const step = stepIn(search, type)
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged on arrival at a step, not while it is filled in
  useEffect(() => {
    const steps = stepsOf[type]
    const open = firstOpenStep(type, readDraft(type))
    if (steps.indexOf(step) > steps.indexOf(open)) navigate(stepPath(open), { replace: true })
  }, [type, step])
  return step
}
