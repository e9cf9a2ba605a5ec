import { getWhiteCard, mayHandIn } from '@portal/contract/care/white-card/white-card'
import type { Language } from '@portal/contract/language'
import { withInserted } from '@portal/contract/lists'
import { lazy, Suspense } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { NextSteps } from '../content/next-steps'
import { PageHead } from '../content/page-head'
import { Button } from '../core/button'
import { pageMeta } from '../core/meta'
import { useSessionUser } from '../core/use-session'
import { httpApi } from '../lib/api'
import { useContactText } from '../lib/use-contact-text'
import { applicationTexts } from '../locales/application'
import { careTexts } from '../locales/care'
import { useServiceViewTexts } from '../locales/service-view'
import { useWhiteCardTexts, whiteCardTexts } from '../locales/white-card'
import { PagePlaceholder } from '../shell/page-placeholder'
import { OwnPage } from '../ui/own-page'
import { servicesPath } from './addresses'
import { isStep } from './application/steps'
import { CallContent } from './shared/call-content'
import { CallUs } from './shared/call-us'
import { Panel } from './shared/panel'
import { ExampleCard } from './white-card/example-card'
import { MyCard } from './white-card/my-card'
import * as styles from './white-card/white-card.module.css'

/** Loaded on demand with its forms and uploads, which the white card page itself does not need. */
const Application = lazy(() => import('./application/application').then((m) => ({ default: m.Application })))

/** The service in the URL to apply for; null for the page about the white card. */
function serviceIdOf(search: URLSearchParams): number | null {
  const id = Number(search.get('serviceId'))
  return Number.isInteger(id) && id > 0 ? id : null
}

export const meta: MetaFunction = (args) => {
  const search = new URLSearchParams(args.location.search)
  return pageMeta(({ shell }, { company, language }) => {
    const { title, text } = serviceIdOf(search) === null ? whiteCardTexts(language) : applicationWords(search, language)
    return { title: `${title} · ${company?.companyName || shell.siteName}`, description: text }
  })(args)
}

/** Title and description of the online application, by the step in the URL. */
function applicationWords(search: URLSearchParams, language: Language) {
  const { methods, methodHints } = careTexts(language)
  const { stepTitles } = applicationTexts(language)
  const step = search.get('step')
  return { title: [...(isStep(step) ? [stepTitles[step]] : []), methods.online].join(' · '), text: methodHints.online }
}

/** The page of the user's white card, or the online application for the service in `?serviceId=` (R04, W03). */
export default function WhiteCardPage() {
  const [search] = useSearchParams()
  const serviceId = serviceIdOf(search)
  if (serviceId === null) return <AboutCard />
  return (
    <Suspense fallback={<PagePlaceholder />}>
      <Application serviceId={serviceId} />
    </Suspense>
  )
}

/** The status of the user's white card, a form to submit it, and an explanation of the card (W06). */
function AboutCard() {
  const words = useWhiteCardTexts()
  const isCaregiver = useSessionUser()?.userType === 'caregiver'
  return (
    <>
      <PageHead {...(isCaregiver ? words.forCaregivers : words)} />
      <OwnPage>
        {(userType) => (
          <div className={`wrap ${styles.page}`}>
            {userType === 'patient' ? <OwnCard /> : <ForCaregivers />}
            <About />
            <CallUs />
          </div>
        )}
      </OwnPage>
    </>
  )
}

function OwnCard() {
  const { failed } = useWhiteCardTexts()
  return (
    <CallContent load={(options) => httpApi(getWhiteCard, {}, options)} failed={failed}>
      {(card) => (
        <>
          <MyCard card={card} />
          {mayHandIn(card.status) && <Steps />}
        </>
      )}
    </CallContent>
  )
}

function ForCaregivers() {
  const serviceView = useServiceViewTexts()
  const { caregiver, next } = useWhiteCardTexts()
  return (
    <Panel>
      <p>
        <strong>{serviceView.submitWhiteCardTip}</strong>
      </p>
      <p>{caregiver}</p>
      <Button to={servicesPath} kind="secondary">
        {next.waiting}
      </Button>
    </Panel>
  )
}

/** The steps after submitting the number, for users who have not done so; once submitted, the promise is in the status (DESK-7). */
function Steps() {
  const { steps } = useWhiteCardTexts()
  const contact = useContactText('now')
  return <NextSteps title={steps.title} steps={withInserted(steps.list, 1, contact)} />
}

function About() {
  const { about } = useWhiteCardTexts()
  return (
    <>
      <ExampleCard />
      <section aria-labelledby="about" className={styles.about}>
        <h2 id="about">{about.title}</h2>
        {about.list.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </>
  )
}
