import { Checkbox } from '@mantine/core'
import { type StaffRole, staffRoles } from '@portal/contract/access'
import { useId } from 'react'
import { usePeopleTexts } from '../../locales/people'
import styles from './people.module.css'

interface RoleBoxesProps {
  roles: readonly StaffRole[]
  onChange: (roles: StaffRole[]) => void
  /** The member's own administrator role cannot be removed. */
  keepsAdmin?: boolean
  /** A heading already labels the boxes. */
  underHeading?: boolean
  error?: string | undefined
}

/** Checkboxes for the roles, each with its permissions. */
export function RoleBoxes({ roles, onChange, keepsAdmin = false, underHeading = false, error }: RoleBoxesProps) {
  const texts = usePeopleTexts()
  const problem = useId()
  return (
    <fieldset className={styles.roles} aria-describedby={error ? problem : undefined}>
      <legend className={underHeading ? styles.hidden : undefined}>{texts.roles}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={texts.role[role]}
          description={keepsAdmin && role === 'admin' ? texts.ownRoles : texts.roleText[role]}
          checked={roles.includes(role)}
          disabled={keepsAdmin && role === 'admin'}
          onChange={(event) =>
            onChange(staffRoles.filter((one) => (one === role ? event.currentTarget.checked : roles.includes(one))))
          }
        />
      ))}
      {error && (
        <p id={problem} role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
