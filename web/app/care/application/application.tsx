import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AccountPage, SideList } from '../../accounts/account-page'
import { NeedsScript } from '../../accounts/needs-script'
import { useCall } from '../../lib/use-call'
import { Button } from '../../ui/button'
import { StepHead, StepProgress, useMoved } from '../../ui/form/steps'
import { bookingPath, myRequestsPath, servicesPath } from '../addresses'
import { OwnPage } from '../shared/own-page'
import { fetchApplication, type Loaded } from './application-data'
import { useApplicationTexts } from './application-texts'
import { HomeStep } from './home-step'
import { EarlierNote, WayOut } from './notes'
import { PapersStep } from './papers-step'
import { stillStands } from './problems'
import { ReviewStep } from './review-step'
import { SaveStatus } from './save-status'
import type { Refused } from './step-props'
import { isStep, type Step, sameData, stepPath, steps } from './steps'
import { useKeptDraft } from './use-kept-draft'
import { valuesOf } from './values'
import { WhoStep } from './who-step'

/** The online application for a service, in steps (W03). Each step has an address, and what is typed is kept on the server. */
export function Application({ serviceId }: { serviceId: number }) {
  return (
    <OwnPage>
      {(userType) => (userType === 'caregiver' ? <ForPatients /> : <Loading key={serviceId} serviceId={serviceId} />)}
    </OwnPage>
  )
}

function ForPatients() {
  const words = useApplicationTexts()
  return (
    <WayOut title={words.caregiverTitle} text={words.caregiverText}>
      <Button to="/user/index" size="large">
        {words.caregiverWay}
      </Button>
    </WayOut>
  )
}

function Loading({ serviceId }: { serviceId: number }) {
  const words = useApplicationTexts()
  const [attempt, setAttempt] = useState(0)
  // An application that starts anew is another one: nothing of the first stays in sight while it loads.
  const call = useCall((options) => fetchApplication(serviceId, options), { of: attempt, translated: false })
  if (call.state === 'loading') return <WayOut title={words.title} text={words.loading} busy />
  if (call.state === 'failed')
    return (
      <WayOut title={words.failed} text={call.error.message} alert>
        <Button size="large" onClick={call.retry}>
          {words.retry}
        </Button>
      </WayOut>
    )
  if (!call.data) return <NoService title={words.unknown} text={words.unknownText} />
  const { service } = call.data
  if (!service.methods.includes('online'))
    return <NoService title={words.notOnline(service.title)} text={words.notOnlineText} bookable={serviceId} />
  return <Applying {...call.data} startAgain={() => setAttempt(attempt + 1)} />
}

function NoService({ title, text, bookable }: { title: string; text: string; bookable?: number }) {
  const words = useApplicationTexts()
  return (
    <WayOut title={title} text={text}>
      {bookable !== undefined && (
        <Button to={bookingPath(bookable)} size="large">
          {words.book}
        </Button>
      )}
      <Button to={servicesPath} kind={bookable === undefined ? 'primary' : 'secondary'} size="large">
        {words.services}
      </Button>
    </WayOut>
  )
}

function Applying({ service, info, kept, earlier, startAgain }: Loaded & { startAgain: () => void }) {
  const words = useApplicationTexts()
  const navigate = useNavigate()
  const draft = useKeptDraft(kept)
  const step = useStep(service.serviceId, kept)
  const moved = useMoved(step)
  const [allRefused, setRefused] = useState<readonly Refused[]>([])
  const values = valuesOf(draft.fields, info)
  const refused = allRefused.filter((one) => stillStands(one, values, draft.papers))

  const startAnew = () => {
    kept.end()
    navigate(stepPath(service.serviceId, 'who'), { replace: true, ...sameData })
    startAgain()
  }
  if (draft.gone)
    return (
      <WayOut title={words.gone} text={words.goneText}>
        <Button to={myRequestsPath} size="large">
          {words.mine}
        </Button>
        <Button kind="secondary" size="large" onClick={startAnew}>
          {words.startAgain}
        </Button>
      </WayOut>
    )
  const common = { service, info, kept, draft, values, step, refused }
  const goOn = () => navigate(stepPath(service.serviceId, steps[steps.indexOf(step) + 1] ?? step), sameData)
  const head = { steps, step, titles: words.stepTitles }
  const key = `${step} ${draft.round}`
  return (
    <AccountPage
      title={words.applyFor(service.title)}
      text={step === 'who' ? words.intro : undefined}
      aside={<SideList title={words.nextTitle} items={words.nextSteps} ordered />}
    >
      <StepProgress {...head} pathOf={(one) => stepPath(service.serviceId, one)} />
      <NeedsScript />
      {earlier && draft.savedAt === '' && <EarlierNote request={earlier} />}
      <StepHead key={`head ${step}`} {...head} texts={words.stepTexts} focused={moved} />
      {step === 'who' && <WhoStep key={key} {...common} goOn={goOn} />}
      {step === 'home' && <HomeStep key={key} {...common} goOn={goOn} />}
      {step === 'papers' && <PapersStep {...common} goOn={goOn} />}
      {step === 'review' && <ReviewStep {...common} onRefused={setRefused} />}
      <SaveStatus kept={kept} draft={draft} onDiscard={startAnew} />
    </AccountPage>
  )
}

/** The step that the address names; otherwise the one that the draft was left at. Each change of step is saved. */
function useStep(serviceId: number, kept: Loaded['kept']): Step {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('step')
  const left = kept.read().step
  const step = isStep(asked) ? asked : isStep(left) ? left : 'who'
  useEffect(() => {
    if (!isStep(asked)) navigate(stepPath(serviceId, step), { replace: true, ...sameData })
    kept.change({ step })
    void kept.save()
  }, [asked, step, serviceId, kept, navigate])
  return step
}
