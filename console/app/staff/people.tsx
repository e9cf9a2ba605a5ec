import { Button } from '@mantine/core'
import { fullName } from '@portal/contract/names'
import { getPeople } from '@portal/contract/staff/people'
import { useQuery } from '@tanstack/react-query'
import { api } from '../core/api'
import { useShown } from '../core/shown'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { usePeopleTexts } from '../locales/people'
import { Dialog } from '../ui/dialog'
import { ListPage } from '../ui/list-page'
import { Invitation } from './invitation'
import styles from './people.module.css'

/** The people of the office, and a way to invite somebody. */
export function People() {
  const texts = usePeopleTexts()
  const language = useLanguage()
  const [invites, setInvites] = useShown('invites', false)
  const query = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => api(getPeople, {}, { signal }),
    select: (records) => ({ records }),
  })
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      query={query}
      keyOf={({ id }) => id}
      found={texts.found}
      none=""
      actions={<Button onClick={() => setInvites(true)}>{texts.invite}</Button>}
      columns={[
        {
          head: texts.name,
          cell: fullName,
          to: ({ id }) => `/people/${id}`,
          beside: ({ own }) => own && <small>{texts.you}</small>,
        },
        { head: texts.email, cell: ({ email }) => <Email email={email} /> },
        { head: texts.roles, cell: ({ roles }) => roles.map((role) => texts.role[role]).join(' · ') },
        {
          head: texts.state,
          cell: ({ state }) => (
            <span className={styles.mark} data-state={state}>
              {texts.states[state]}
            </span>
          ),
        },
        {
          head: texts.lastUsed,
          cell: ({ lastUsedAt }) => (lastUsedAt ? shownMoment(lastUsedAt, language) : texts.never),
          isLabeled: true,
        },
      ]}
    >
      <Dialog opened={invites} onClose={() => setInvites(false)} title={texts.invite} size="34rem">
        <Invitation onDone={() => setInvites(false)} />
      </Dialog>
    </ListPage>
  )
}

function Email({ email }: { email: string }) {
  const [local, domain] = email.split('@')
  return (
    <>
      {local}
      <wbr />@{domain}
    </>
  )
}
