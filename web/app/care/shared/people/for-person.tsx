import { fullName } from '@portal/contract/person/names'
import { useCareTexts } from '../../../locales/care'
import * as styles from '../care.module.css'

/** Names the patient in a heading, since users may apply for several people; renders nothing before a name is typed. */
export function ForPerson({ person }: { person: { firstName: string; lastName: string } }) {
  const { forPerson } = useCareTexts()
  const name = fullName(person)
  if (name === '') return null
  return (
    <>
      {' '}
      <span className={styles.person}>{forPerson(name)}</span>
    </>
  )
}
