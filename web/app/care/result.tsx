import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router'
import { contentMeta } from '../content/content-meta'
import { Button } from '../core/button'
import { resultTexts, useResultTexts } from '../locales/care-result'
import { useServiceViewTexts } from '../locales/service-view'
import { OwnPage } from '../ui/own-page'
import { servicesPath } from './addresses'
import { CardResult } from './result/card-result'
import { CareResult } from './result/care-result'
import * as styles from './result/result.module.css'
import { SentResult } from './result/sent-result'
import { CallUs } from './shared/call-us'

const kinds = { submitWC: 'card', applyCare: 'care' } as const

/** The kind of result page; any other value redirects to the home page, like every unknown path (R27). */
function resultOf({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const { type = '' } = params
  if (!Object.hasOwn(kinds, type)) throw redirect('/')
  const kind = kinds[type as keyof typeof kinds]
  return kind === 'care' && new URL(request.url).searchParams.has('request') ? 'sent' : kind
}

type Kind = ReturnType<typeof resultOf>

export const loader = resultOf
export const clientLoader = resultOf

export const meta = contentMeta<Kind>((kind, { language }) => {
  const { title, text } = resultTexts(language)[kind ?? 'care']
  return { title, description: text }
})

/** The page after a white card or an application was submitted (R05). */
export default function ServicesResult({ loaderData: kind }: { loaderData: Kind }) {
  const [search] = useSearchParams()
  const application = search.get('request') ?? ''
  return (
    <div className={`wrap ${styles.page}`}>
      <OwnPage>
        {(userType) =>
          userType === 'patient' ? <Result kind={kind} application={application} /> : <ForPatients kind={kind} />
        }
      </OwnPage>
      <div className={styles.screen}>
        <CallUs />
      </div>
    </div>
  )
}

function Result({ kind, application }: { kind: Kind; application: string }) {
  if (kind === 'sent') return <SentResult key={application} id={application} />
  return kind === 'card' ? <CardResult /> : <CareResult />
}

function ForPatients({ kind }: { kind: Kind }) {
  const serviceView = useServiceViewTexts()
  const words = useResultTexts()
  return (
    <>
      <h1>{words[kind].title}</h1>
      <p>{kind === 'card' ? serviceView.submitWhiteCardTip : serviceView.applyForLongTermTip}</p>
      <p>{words.caregiver}</p>
      <Button to={servicesPath} kind="secondary">
        {words.services}
      </Button>
    </>
  )
}
