import { NativeSelect, TextInput } from '@mantine/core'
import type { StaffRole } from '@portal/contract/access'
import { languageNames, languages } from '@portal/contract/language'
import { fullName } from '@portal/contract/person/names'
import { invitationDays, inviteMember } from '@portal/contract/staff/people'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSave } from '../../core/saving/use-save'
import { useLanguage } from '../../core/texts'
import { usePeopleTexts } from '../../locales/people'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { useForm } from '../../ui/form/use-form'
import styles from './people.module.css'
import { RoleBoxes } from './role-boxes'

const nobody = { email: '', firstName: '', lastName: '', roles: ['coordinator'] as StaffRole[] }

/** The form that invites a new member of staff. */
export function Invitation({ onDone }: { onDone: () => void }) {
  const texts = usePeopleTexts()
  const client = useQueryClient()
  const initial = { ...nobody, language: useLanguage() }
  const form = useForm({ name: 'invitation', initial, endpoint: inviteMember })
  const inviting = useSave({
    form,
    change: (given: typeof initial) => api(inviteMember, given),
    onSaved: (member) => {
      tellDone(texts.invited(fullName(member)))
      void client.invalidateQueries({ queryKey: ['people'] })
      onDone()
    },
  })
  return (
    <Form form={form} onSubmit={inviting.mutate} tells className={styles.form}>
      <p className={styles.soft}>{texts.inviteText(invitationDays)}</p>
      <TextInput {...form.field('email')} label={texts.email} type="email" autoComplete="off" data-autofocus />
      <TextInput {...form.field('firstName')} label={texts.first} autoComplete="off" />
      <TextInput {...form.field('lastName')} label={texts.last} autoComplete="off" />
      <NativeSelect
        {...form.field('language')}
        size="md"
        label={texts.language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <RoleBoxes
        roles={form.values.roles}
        onChange={(roles) => form.set('roles', roles)}
        error={form.errorAt('roles')}
      />
      <FormFoot send={texts.sendInvitation} save={inviting} />
    </Form>
  )
}
