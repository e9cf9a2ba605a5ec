import type { CertificateCard } from '@portal/contract/training/own'
import { ActionResult } from '../../content/action-result'
import { dayText } from '../../content/day'
import { TabTitle } from '../../content/tab-title'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { useCertificateTexts } from '../../locales/certificate'
import { useTrainingTexts } from '../../locales/training'
import { Card } from '../../ui/card'
import { DetailList } from '../../ui/detail-list'
import { trainingListPath } from '../shared/addresses'
import { CertificateLinks } from '../shared/certificate-links'
import { hoursOf } from '../shared/times'
import { useTitleFocus } from '../shared/use-title-focus'

/** A training that was signed: its certificate, to show, download and print. */
export function Signed({ certificate, moved }: { certificate: CertificateCard; moved: boolean }) {
  useTitleFocus(moved)
  const { signed: words, facts } = useCertificateTexts()
  const { hours } = useTrainingTexts()
  const language = useLanguage()
  const { number, course, completedOn, minutes } = certificate
  return (
    <ActionResult
      title={words.title}
      text={words.text}
      mark={number}
      actions={
        <>
          <CertificateLinks certificate={certificate} />
          <Button to={trainingListPath} kind="secondary" size="large">
            {words.list}
          </Button>
        </>
      }
    >
      <TabTitle name={words.of(course)} />
      <Card title={course}>
        <DetailList
          none=""
          details={[
            [facts.completed, dayText(completedOn, language)],
            [facts.hours, hours(hoursOf(minutes))],
            [facts.number, number, 'asWritten'],
          ]}
        />
      </Card>
    </ActionResult>
  )
}
