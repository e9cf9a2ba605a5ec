import { getService, type Method, type ServiceDetail } from '@portal/contract/care/services/services'
import type { ReactNode } from 'react'
import { Button } from '../../core/button'
import { httpApi } from '../../lib/api'
import { useCareTexts } from '../../locales/care'
import { useServiceViewTexts } from '../../locales/service-view'
import { useServiceTexts } from '../../locales/services'
import { bookingPath, onlinePath } from '../addresses'
import { CallContent } from '../shared/call-content'
import * as styles from './services.module.css'

interface ServiceDetailsProps {
  serviceId: number
  mayApply: boolean
}

/** Eligibility, requirements and cost of a service, and the ways to apply. */
export function ServiceDetails({ serviceId, mayApply }: ServiceDetailsProps) {
  const words = useServiceTexts()
  return (
    <CallContent load={(options) => httpApi(getService, { serviceId }, options)} failed={words.detailFailed} isPart>
      {(service) => (
        <div className={styles.columns}>
          <About service={service} />
          {mayApply ? <MethodLinks service={service} /> : <NotForCaregivers />}
        </div>
      )}
    </CallContent>
  )
}

function About({ service: { description, forWhom, requirements, cost, documents } }: { service: ServiceDetail }) {
  const words = useServiceTexts()
  const care = useCareTexts()
  return (
    <div className={styles.about}>
      <p className={styles.text}>{description}</p>
      <Part title={words.forWhom}>
        <p className={styles.text}>{forWhom}</p>
      </Part>
      <Part title={words.requirements}>
        <ul className={styles.bullets}>
          {linesOf(requirements).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part title={words.cost}>
        <p className={styles.text}>{cost}</p>
      </Part>
      {documents.length > 0 && (
        <Part title={words.papers}>
          <ul className={styles.bullets}>
            {documents.map(({ kind, required }) => (
              <li key={kind}>
                <strong>{care.documents[kind].title}</strong>
                <span className={styles.whole}>{care.inBrackets(required ? care.required : care.optional)}</span>
                <br />
                {care.documents[kind].hint}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4>{title}</h4>
      {children}
    </section>
  )
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

const ways: Record<Method, (serviceId: number) => string> = { online: onlinePath, offline: bookingPath }

function MethodLinks({ service: { serviceId, title, methods } }: { service: ServiceDetail }) {
  const words = useServiceTexts()
  const care = useCareTexts()
  return (
    <section className={styles.ways}>
      <h4>{words.apply}</h4>
      {methods.length === 0 && <p>{words.noWay}</p>}
      {methods.map((method, at) => (
        <div key={method} className={styles.way}>
          <p>{care.methodHints[method]}</p>
          <Button to={ways[method](serviceId)} size="large" kind={at === 0 ? 'accent' : 'secondary'}>
            {words[method]}
            <span className="visually-hidden">{words.of(title)}</span>
          </Button>
        </div>
      ))}
    </section>
  )
}

function NotForCaregivers() {
  const serviceView = useServiceViewTexts()
  const { caregiver } = useServiceTexts()
  return (
    <section className={styles.ways}>
      <h4>{caregiver.title}</h4>
      <p>
        <strong>{serviceView.applyForLongTermTip}</strong>
      </p>
      <p>{caregiver.text}</p>
    </section>
  )
}
