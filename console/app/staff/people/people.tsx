import { Button } from '@mantine/core'
import { getPeople } from '@portal/contract/staff/people'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useShown } from '../../core/shown'
import { usePeopleTexts } from '../../locales/people'
import { Dialog } from '../../ui/dialog/dialog'
import { ListPage } from '../../ui/list/list-page'
import { Invitation } from './invitation'
import { usePeopleColumns } from './people-columns'

/** The list of staff, with a button to invite a new member. */
export function People() {
  const texts = usePeopleTexts()
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
      columns={usePeopleColumns()}
    >
      <Dialog opened={invites} onClose={() => setInvites(false)} title={texts.invite} size="34rem">
        <Invitation onDone={() => setInvites(false)} />
      </Dialog>
    </ListPage>
  )
}
