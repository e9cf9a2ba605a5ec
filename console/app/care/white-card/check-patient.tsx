import { languageNames } from '@portal/contract/language'
import { formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import { useLanguage } from '../../core/texts'
import { shownBirth } from '../../core/when'
import { useChecksTexts } from '../../locales/checks'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'
import { Mark } from '../../ui/mark'
import { Phone } from '../../ui/phone'
import { CheckMark } from '../eligibility/check-mark'
import type { CheckDetail } from './check-detail'

/** The patient of a Medicaid check, and its status. */
export function CheckPatient({ check }: { check: CheckDetail }) {
  const texts = useChecksTexts()
  const language = useLanguage()
  const { holder } = check
  return (
    <Card title={texts.patient}>
      <DescriptionList>
        <Fact label={texts.phone}>
          <Phone number={check.phone} />
        </Fact>
        <Fact label={texts.language}>{languageNames[check.language]}</Fact>
        {check.maskedId && <Fact label={texts.holder}>{holder ? fullName(holder) : texts.noHolder}</Fact>}
        {holder && <Fact label={texts.holderBirth}>{shownBirth(holder.birthDate, language)}</Fact>}
        <Fact label={texts.state}>
          <CheckMark status={check.status} />
        </Fact>
        {check.submittedAt && <Fact label={texts.submitted}>{formatPastMoment(check.submittedAt, language)}</Fact>}
        {check.dueAt && (
          <Fact label={texts.due}>
            <span>{formatPastMoment(check.dueAt, language)}</span>{' '}
            {check.isOverdue && <Mark tone="bad">{texts.overdue}</Mark>}
          </Fact>
        )}
        {check.decidedAt && <Fact label={texts.decided}>{formatPastMoment(check.decidedAt, language)}</Fact>}
        {check.reason && <Fact label={texts.reason}>{check.reason}</Fact>}
      </DescriptionList>
    </Card>
  )
}
