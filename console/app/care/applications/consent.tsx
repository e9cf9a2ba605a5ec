import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useRequestsTexts } from '../../locales/requests'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'

/** What the applicant has agreed to. Nobody can apply without the first. */
export function Consent({ request: { submittedAt, notify } }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().consent
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
