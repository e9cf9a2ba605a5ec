import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import { getMember, type StaffMember } from '@portal/contract/staff/people'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownDay, shownMoment } from '../core/when'
import { usePeopleTexts } from '../locales/people'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Fact } from './fact'
import { MemberAccess } from './member-access'
import { MemberRoles } from './member-roles'
import styles from './people.module.css'

/** One member of staff: the person, the roles, and the login. */
export function Member() {
  const { id = '' } = useParams()
  const texts = usePeopleTexts()
  const query = useQuery({
    queryKey: ['people', id],
    queryFn: ({ signal }) => api(getMember, { id }, { signal }),
  })
  return (
    <Page title={query.data ? fullName(query.data) : texts.title} aside={<Link to="/people">{texts.all}</Link>}>
      <Loaded query={query}>
        {(member) => (
          <div key={member.id} className={styles.columns}>
            <Person member={member} />
            <MemberRoles member={member} />
            <MemberAccess member={member} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function Person({ member }: { member: StaffMember }) {
  const texts = usePeopleTexts()
  const language = useLanguage()
  const { state, linkUntil, secondFactorSince, lastUsedAt } = member
  return (
    <Card title={texts.person}>
      <dl className={styles.facts}>
        <Fact label={texts.email}>{member.email}</Fact>
        <Fact label={texts.state}>
          <span className={styles.mark} data-state={state}>
            {texts.states[state]}
          </span>
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
      </dl>
      <p>
        <Link to={`/audit?person=${member.id}`}>{texts.done}</Link>
      </p>
    </Card>
  )
}
