import { languageNames } from '@portal/contract/language'
import type { StaffMember } from '@portal/contract/staff/people'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { shownDay, shownMoment } from '../../core/when'
import { usePeopleTexts } from '../../locales/people'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'
import { MemberMark } from './member-mark'

/** The member's name, e-mail and progress of the login setup. */
export function MemberPerson({ member }: { member: StaffMember }) {
  const texts = usePeopleTexts()
  const language = useLanguage()
  const { state, linkUntil, secondFactorSince, lastUsedAt } = member
  return (
    <Card title={texts.person}>
      <DescriptionList>
        <Fact label={texts.email}>{member.email}</Fact>
        <Fact label={texts.state}>
          <MemberMark state={state} />
        </Fact>
        {(linkUntil || state === 'invited') && (
          <Fact label={texts.linkUntil}>
            {linkUntil ? texts.linkWorks(shownMoment(linkUntil, language)) : texts.linkOver}
          </Fact>
        )}
        <Fact label={texts.secondFactor}>
          {secondFactorSince ? texts.secondFactorSince(shownDay(secondFactorSince, language)) : texts.noSecondFactor}
        </Fact>
        <Fact label={texts.passkeys}>{member.passkeys}</Fact>
        <Fact label={texts.lastUsed}>{lastUsedAt ? shownMoment(lastUsedAt, language) : texts.never}</Fact>
        <Fact label={texts.language}>{languageNames[member.language]}</Fact>
        <Fact label={texts.since}>{shownDay(member.createdAt, language)}</Fact>
      </DescriptionList>
      <p>
        <Link to={`/audit?person=${member.id}`}>{texts.done}</Link>
      </p>
    </Card>
  )
}
