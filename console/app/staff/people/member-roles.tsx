import { changeRoles, type StaffMember } from '@portal/contract/staff/people'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { usePeopleTexts } from '../../locales/people'
import { Card } from '../../ui/card'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './people.module.css'
import { RoleBoxes } from './role-boxes'

/** The roles of a member. If a colleague changed them first, the save is refused and the current roles are shown. */
export function MemberRoles({ member }: { member: StaffMember }) {
  const texts = usePeopleTexts()
  const client = useQueryClient()
  const { id, version, roles } = member
  const form = useForm({ name: `roles ${id}`, initial: { roles }, endpoint: changeRoles, seen: version })
  const saving = useSave({
    form,
    isEdit: true,
    record: member,
    queryKey: ['people', id],
    facts: (seen) => [[texts.roles, seen.roles.map((role) => texts.role[role]).join(' · ')]],
    change: (given: Pick<StaffMember, 'roles'>) => api(changeRoles, { id, version: form.seen, ...given }),
    onSaved: (after) => {
      tellDone(texts.rolesSaved)
      client.setQueryData(['people', id], after)
      void client.invalidateQueries({ queryKey: ['people'], exact: true })
    },
  })
  return (
    <Card title={texts.roles}>
      <Form form={form} onSubmit={saving.mutate} className={styles.form}>
        <RoleBoxes
          roles={form.values.roles}
          onChange={(roles) => form.set('roles', roles)}
          keepsAdmin={member.own}
          underHeading
          error={form.errorAt('roles')}
        />
        <FormFoot send={texts.saveRoles} save={saving} form={form} />
      </Form>
    </Card>
  )
}
