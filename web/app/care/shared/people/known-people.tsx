import { getKnownPeople } from '@portal/contract/care/applications/applications'
import { fullName } from '@portal/contract/person/names'
import { useFormContext } from 'react-hook-form'
import { formatPhone } from '../../../accounts/phone-number'
import { Button } from '../../../core/button'
import { httpApi } from '../../../lib/api'
import { useCall } from '../../../lib/use-call'
import { usePeopleTexts } from '../../../locales/care-people'
import type { PeopleValues } from './people'
import * as styles from './people-fields.module.css'

interface KnownPeopleProps {
  /** Called when another person replaces one who was filled in. */
  onOther?: (() => void) | undefined
}

/** Offers to fill in a person for whom the user has applied before. Renders nothing while loading or when there are none. */
export function KnownPeople({ onOther }: KnownPeopleProps) {
  const { knownPeople: words } = usePeopleTexts()
  const { getValues, setValue, setFocus, clearErrors } = useFormContext<PeopleValues>()
  const call = useCall((options) => httpApi(getKnownPeople, {}, { ...options, background: true, quiet: true }), {
    translated: false,
  })
  if (call.state !== 'loaded' || call.data.length === 0) return null
  return (
    <div className={styles.known}>
      <p>{words.before}</p>
      <div>
        {call.data.map((person) => (
          <Button
            key={fullName(person) + person.birthDate}
            kind="secondary"
            onClick={() => {
              const { firstName, lastName, birthDate, relationship } = person
              const before = fullName(getValues())
              const known = { firstName, lastName, birthDate, relationship, phone: formatPhone(person.phone) }
              // Input and consents for another person must not stay with this one.
              const values = { ...known, medicaidId: '', permission: '', note: '' }
              for (const [name, value] of Object.entries(values) as [keyof typeof values, string][]) {
                setValue(name, value)
                clearErrors(name)
              }
              if (before !== '' && before !== fullName(person)) onOther?.()
              setFocus('firstName')
            }}
          >
            {words.fillIn(fullName(person))}
          </Button>
        ))}
      </div>
    </div>
  )
}
