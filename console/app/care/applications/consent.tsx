import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'

/** The applicant's consents. The first one is required to apply. */
export function Consent({ application: { submittedAt, notify } }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts().consent
  const language = useLanguage()
  const answer = (agreed: boolean) => (agreed ? texts.yes : texts.no)
  return (
    <Card title={texts.title}>
      <p>{texts.given(formatPastMoment(submittedAt, language))}</p>
      <DescriptionList>
        <Fact label={texts.sms}>{answer(notify.sms)}</Fact>
        <Fact label={texts.email}>{answer(notify.email)}</Fact>
      </DescriptionList>
      {!notify.sms && !notify.email && <p>{texts.none}</p>}
    </Card>
  )
}
