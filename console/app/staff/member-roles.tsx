import { Button } from '@mantine/core'
import { ApiError } from '@portal/client/api-error'
import { changeRoles, type StaffMember } from '@portal/contract/staff/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { usePeopleTexts } from '../locales/people'
import { Alert } from '../ui/alert'
import { Card } from '../ui/card'
import { fieldError, formError } from '../ui/form-errors'
import styles from './people.module.css'
import { RoleBoxes } from './role-boxes'

/** The roles of a member. Who saves what somebody else has changed meanwhile sees the roles of now first. */
export function MemberRoles({ member }: { member: StaffMember }) {
  const texts = usePeopleTexts()
  const client = useQueryClient()
  const { id, version } = member
  const [chosen, setChosen] = useState<StaffMember['roles']>()
  const roles = chosen ?? member.roles
  const saving = useMutation({
    meta: { quiet: true },
    mutationFn: () => api(changeRoles, { id, version, roles }),
    onSuccess: (after) => {
      setChosen(undefined)
      tellDone(texts.rolesSaved)
      client.setQueryData(['people', id], after)
      void client.invalidateQueries({ queryKey: ['people'], exact: true })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        void client.invalidateQueries({ queryKey: ['people', id] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isPending) saving.mutate()
  }
  const wasChanged = saving.error instanceof ApiError && saving.error.code === 'changed_meanwhile'
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
        {formError(saving.error) && <Alert>{formError(saving.error)}</Alert>}
        {wasChanged && <p>{texts.rolesChanged(member.roles.map((role) => texts.role[role]).join(' · '))}</p>}
        <div className={styles.buttons}>
          <Button type="submit" loading={saving.isPending}>
            {texts.saveRoles}
          </Button>
        </div>
      </form>
    </Card>
  )
}
