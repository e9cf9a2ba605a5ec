import { fullName } from '@portal/contract/person/names'
import { getMember } from '@portal/contract/staff/people'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../core/api'
import { usePeopleTexts } from '../../locales/people'
import { RecordPage } from '../../ui/record/record-page'
import { MemberAccess } from './member-access'
import { MemberPerson } from './member-person'
import { MemberRoles } from './member-roles'
import styles from './people.module.css'

/** The page of a member of staff: person, roles and login. */
export function Member() {
  const { id = '' } = useParams()
  const texts = usePeopleTexts()
  const query = useQuery({
    queryKey: ['people', id],
    queryFn: ({ signal }) => api(getMember, { id }, { signal }),
  })
  return (
    <RecordPage
      title={query.data ? fullName(query.data) : texts.title}
      isPerson
      query={query}
      list={{ to: '/people', label: texts.all }}
    >
      {(member) => (
        <div key={member.id} className={styles.columns}>
          <MemberPerson member={member} />
          <MemberRoles member={member} />
          <MemberAccess member={member} />
        </div>
      )}
    </RecordPage>
  )
}
