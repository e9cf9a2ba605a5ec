import { fullName } from '@portal/contract/person/names'
import type { StaffMember } from '@portal/contract/staff/people'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { usePeopleTexts } from '../../locales/people'
import type { Column } from '../../ui/list/list-table'
import { MemberMark } from './member-mark'

/** The columns of the list of staff. */
export function usePeopleColumns(): readonly Column<StaffMember>[] {
  const texts = usePeopleTexts()
  const language = useLanguage()
  return [
    {
      head: texts.name,
      cell: fullName,
      isAsWritten: true,
      to: ({ id }) => `/people/${id}`,
      beside: ({ own }) => own && <small>{texts.you}</small>,
    },
    { head: texts.email, cell: ({ email }) => <Email email={email} /> },
    { head: texts.roles, cell: ({ roles }) => roles.map((role) => texts.role[role]).join(' · ') },
    {
      head: texts.state,
      cell: ({ state }) => <MemberMark state={state} />,
    },
    {
      head: texts.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt ? shownMoment(lastUsedAt, language) : texts.never),
      isLabeled: true,
    },
  ]
}

function Email({ email }: { email: string }) {
  const [local, domain] = email.split('@')
  return (
    <span translate="no">
      {local}
      <wbr />@{domain}
    </span>
  )
}
