import { useApplicationTexts } from '../../locales/application'
import { useCareTexts } from '../../locales/care'
import { Lines, SummaryFrame, SummaryPart } from '../shared/summary'
import type { StepProps } from './step-props'
import { type Step, stepPath } from './steps'
import { useSummaryLines } from './use-summary-lines'

/** A readable summary of the application, with a link to change each part. */
export function Summary(props: Omit<StepProps, 'goToNextStep'>) {
  const words = useApplicationTexts()
  const care = useCareTexts()
  const { service, content } = props
  const lines = useSummaryLines(props)
  const pathOf = (step: Step) => stepPath(service.serviceId, step)
  return (
    <SummaryFrame look="panel">
      {lines.map(({ step, title, lines }) => (
        <SummaryPart key={title} title={title} to={pathOf(step)}>
          {lines.length > 0 ? <Lines lines={lines} /> : <p>{words.nothingYet}</p>}
        </SummaryPart>
      ))}
      <SummaryPart title={care.papers} to={pathOf('documents')}>
        <ul>
          {service.documents.map(({ kind }) => {
            const count = content.documents.filter((document) => document.kind === kind).length
            return <li key={kind}>{words.documentLine(care.documents[kind].title, count)}</li>
          })}
        </ul>
      </SummaryPart>
    </SummaryFrame>
  )
}
