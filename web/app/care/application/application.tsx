import { withInserted } from '@portal/contract/lists'
import { fullName } from '@portal/contract/person/names'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AccountPage, SideList } from '../../accounts/account-page'
import { NeedsScript } from '../../accounts/needs-script'
import { TabTitle } from '../../content/tab-title'
import { Button } from '../../core/button'
import { useCall } from '../../lib/use-call'
import { useContactText } from '../../lib/use-contact-text'
import { useApplicationTexts } from '../../locales/application'
import { useCareTexts } from '../../locales/care'
import { OwnPage } from '../../ui/own-page'
import { DroppedNote } from '../../ui/wizard/dropped-note'
import { useServerDraft } from '../../ui/wizard/use-draft'
import { useWizard, type Wizard } from '../../ui/wizard/use-wizard'
import { WizardFrame } from '../../ui/wizard/wizard-frame'
import { bookingPath, myApplicationsPath, servicesPath } from '../addresses'
import { ForPerson } from '../shared/people/for-person'
import { fetchApplication, type Loaded } from './application-data'
import { DocumentsStep } from './documents-step'
import type { ApplicationDraft } from './draft'
import { HomeStep } from './home-step'
import { EarlierNote, UnavailableNotice } from './notes'
import { isUnchanged } from './problems'
import { ReviewStep } from './review-step'
import { SaveStatus } from './save-status'
import type { Refused } from './step-props'
import { isStep, type Step, stepPath, steps } from './steps'
import { valuesOf } from './values'
import { WhoStep } from './who-step'

/** The online application for a service, in steps (W03). Each step has its own URL; input is saved on the server. */
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
    <UnavailableNotice title={words.caregiverTitle} text={words.caregiverText}>
      <Button to="/user/index" size="large">
        {words.caregiverWay}
      </Button>
    </UnavailableNotice>
  )
}

function Loading({ serviceId }: { serviceId: number }) {
  const words = useApplicationTexts()
  const [attempt, setAttempt] = useState(0)
  // A new attempt is a new application: do not show the previous one while it loads.
  const call = useCall((options) => fetchApplication(serviceId, options), { of: attempt, translated: false })
  if (call.state === 'loading') return <UnavailableNotice title={words.title} text={words.loading} busy />
  if (call.state === 'failed')
    return (
      <UnavailableNotice title={words.failed} text={call.error.message} alert>
        <Button size="large" onClick={call.retry}>
          {words.retry}
        </Button>
      </UnavailableNotice>
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
    <UnavailableNotice title={title} text={text}>
      {bookable !== undefined && (
        <Button to={bookingPath(bookable)} size="large">
          {words.book}
        </Button>
      )}
      <Button to={servicesPath} kind={bookable === undefined ? 'primary' : 'secondary'} size="large">
        {words.services}
      </Button>
    </UnavailableNotice>
  )
}

function Applying({ service, info, draft, earlier, startAgain }: Loaded & { startAgain: () => void }) {
  const words = useApplicationTexts()
  const contact = useContactText('now')
  const state = useServerDraft(draft)
  const { content } = state
  const wizard = useApplicationWizard(service.serviceId, draft)
  const { step } = wizard
  const [allRefused, setRefused] = useState<readonly Refused[]>([])
  const values = valuesOf(content.values, info)
  const name = fullName(values)
  const { forPerson } = useCareTexts()
  const refused = allRefused.filter((one) => isUnchanged(one, values, content.documents))

  const startAnew = () => {
    draft.end()
    wizard.goTo('who', { replace: true })
    startAgain()
  }
  if (state.gone)
    return (
      <UnavailableNotice title={words.gone} text={words.goneText}>
        <Button to={myApplicationsPath} size="large">
          {words.mine}
        </Button>
        <Button kind="secondary" size="large" onClick={startAnew}>
          {words.startAgain}
        </Button>
      </UnavailableNotice>
    )
  const common = { service, info, draft, content, values, refused }
  const key = `${step} ${state.round}`
  return (
    <AccountPage
      title={
        <>
          <span>{words.applyFor(service.title)}</span>
          {step !== 'who' && <ForPerson person={values} />}
        </>
      }
      text={step === 'who' ? words.intro : undefined}
      aside={<SideList title={words.nextTitle} items={withInserted(words.nextSteps, 1, contact)} ordered />}
    >
      {step !== 'who' && name && (
        <TabTitle name={`${words.stepTitles[step]} · ${words.applyFor(service.title)} ${forPerson(name)}`} />
      )}
      <WizardFrame
        wizard={wizard}
        titles={words.stepTitles}
        texts={words.stepTexts}
        notes={
          <>
            <NeedsScript />
            <DroppedNote state={state} />
            {earlier && state.savedAt === '' && <EarlierNote application={earlier} />}
          </>
        }
      >
        {step === 'who' && <WhoStep key={key} {...common} goToNextStep={wizard.goToNextStep} />}
        {step === 'home' && <HomeStep key={key} {...common} goToNextStep={wizard.goToNextStep} />}
        {step === 'documents' && <DocumentsStep {...common} goToNextStep={wizard.goToNextStep} />}
        {step === 'review' && <ReviewStep {...common} onRefused={setRefused} />}
      </WizardFrame>
      <SaveStatus draft={draft} state={state} onDiscard={startAnew} />
    </AccountPage>
  )
}

/** Starts at the step in the URL, otherwise at the draft's last step. Each change of step is saved. */
function useApplicationWizard(serviceId: number, draft: ApplicationDraft): Wizard<Step> {
  const [search] = useSearchParams()
  const named = search.get('step')
  const left = draft.read().content.step
  const asked = isStep(named) ? named : isStep(left) ? left : 'who'
  const wizard = useWizard({ steps, asked, pathOf: (step) => stepPath(serviceId, step) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another address, whatever else is new
  useEffect(() => {
    if (!isStep(named)) wizard.goTo(asked, { replace: true })
    draft.note({ step: asked })
    void draft.save()
  }, [named, asked, serviceId, draft])
  return wizard
}
