import { Button } from '@mantine/core'
import { fullName } from '@portal/contract/names'
import { getPeople, type StaffMember } from '@portal/contract/staff/people'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useShown } from '../core/typed'
import { shownMoment } from '../core/when'
import { usePeopleTexts } from '../locales/people'
import { Dialog } from '../ui/dialog'
import { Columns, ListTable } from '../ui/list-table'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Invitation } from './invitation'
import styles from './people.module.css'

/** The people of the office, and a way to invite somebody. */
export function People() {
  const texts = usePeopleTexts()
  const [invites, setInvites] = useShown('invites', false)
  const query = useQuery({ queryKey: ['people'], queryFn: ({ signal }) => api(getPeople, {}, { signal }) })
  return (
    <Page title={texts.title} aside={<Button onClick={() => setInvites(true)}>{texts.invite}</Button>}>
      <p className={styles.soft}>{texts.text}</p>
      <Loaded query={query}>{(members) => <List members={members} />}</Loaded>
      <Dialog opened={invites} onClose={() => setInvites(false)} title={texts.invite} size="34rem">
        <Invitation onDone={() => setInvites(false)} />
      </Dialog>
    </Page>
  )
}

function List({ members }: { members: readonly StaffMember[] }) {
  const texts = usePeopleTexts()
  return (
    <>
      <p role="status" className={styles.soft}>
        {texts.found(members.length)}
      </p>
      <ListTable head={<Columns labels={[texts.name, texts.email, texts.roles, texts.state, texts.lastUsed]} />}>
        {members.map((member) => (
          <Row key={member.id} member={member} />
        ))}
      </ListTable>
    </>
  )
}

function Row({ member }: { member: StaffMember }) {
  const texts = usePeopleTexts()
  const language = useLanguage()
  const [local, domain] = member.email.split('@')
  return (
    <tr>
      <th scope="row">
        <Link to={`/people/${member.id}`}>{fullName(member)}</Link> {member.own && <small>{texts.you}</small>}
      </th>
      <td>
        {local}
        <wbr />@{domain}
      </td>
      <td>{member.roles.map((role) => texts.role[role]).join(' · ')}</td>
      <td>
        <span className={styles.mark} data-state={member.state}>
          {texts.states[member.state]}
        </span>
      </td>
      <td data-label={texts.lastUsed}>{member.lastUsedAt ? shownMoment(member.lastUsedAt, language) : texts.never}</td>
    </tr>
  )
}
