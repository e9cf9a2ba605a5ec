import { fullName } from '@portal/contract/person/names'
import { useCareTexts } from '../../../locales/care'
import * as styles from '../care.module.css'

/** Says within a heading for whom an application is, since people apply for several; nothing as long as no name was typed. */
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
