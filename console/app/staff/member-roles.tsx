import { Button } from '@mantine/core'
import { changeRoles, type StaffMember } from '@portal/contract/staff/people'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useTyped } from '../core/typed'
import { useRecordChange } from '../core/use-record-change'
import { usePeopleTexts } from '../locales/people'
import { Card } from '../ui/card'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './people.module.css'
import { RoleBoxes } from './role-boxes'

/** The roles of a member. A save after a colleague's change is refused and shows the roles as they are now. */
export function MemberRoles({ member }: { member: StaffMember }) {
  const texts = usePeopleTexts()
  const client = useQueryClient()
  const { id, version } = member
  const [chosen, setChosen] = useTyped<StaffMember['roles'] | undefined>('roles', undefined)
  const roles = chosen ?? member.roles
  const saving = useRecordChange({
    record: member,
    queryKey: ['people', id],
    facts: (seen) => [[texts.roles, seen.roles.map((role) => texts.role[role]).join(' · ')]],
    change: () => api(changeRoles, { id, version, roles }),
    onSaved: (after) => {
      setChosen(undefined)
      tellDone(texts.rolesSaved)
      client.setQueryData(['people', id], after)
      void client.invalidateQueries({ queryKey: ['people'], exact: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(undefined)
  }
  return (
    <Card title={texts.roles}>
      <form className={styles.form} onSubmit={submit}>
        <RoleBoxes
          roles={roles}
          onChange={setChosen}
          keepsAdmin={member.own}
          underHeading
          error={fieldError(saving.error, 'roles')}
        />
        <Failure error={saving.error} missed={saving.missed} />
        <div className={styles.buttons}>
          <Button type="submit" loading={saving.isPending}>
            {texts.saveRoles}
          </Button>
        </div>
      </form>
    </Card>
  )
}
