import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { StaffRole } from '@portal/contract/access'
import { isLanguage, languageNames, languages } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import { invitationDays, inviteMember } from '@portal/contract/staff/people'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useLanguage } from '../core/texts'
import { useTyped } from '../core/typed'
import { useSend } from '../core/use-send'
import { usePeopleTexts } from '../locales/people'
import { Failure } from '../ui/failure'
import { fieldError } from '../ui/form-errors'
import styles from './people.module.css'
import { RoleBoxes } from './role-boxes'

/** The form that invites somebody to the staff pages. */
export function Invitation({ onDone }: { onDone: () => void }) {
  const texts = usePeopleTexts()
  const client = useQueryClient()
  const [given, setGiven] = useTyped('invitation', {
    ...{ email: '', firstName: '', lastName: '' },
    language: useLanguage(),
  })
  const [roles, setRoles] = useTyped<StaffRole[]>('roles', ['coordinator'])
  const inviting = useSend({
    meta: { quiet: true },
    mutationFn: () => api(inviteMember, { ...given, roles }),
    onSuccess: (member) => {
      tellDone(texts.invited(fullName(member)))
      void client.invalidateQueries({ queryKey: ['people'] })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    inviting.mutate()
  }
  const field = (name: 'email' | 'firstName' | 'lastName') => ({
    name,
    autoComplete: 'off',
    value: given[name],
    error: fieldError(inviting.error, name),
    onChange: (event: { currentTarget: HTMLInputElement }) => setGiven({ ...given, [name]: event.currentTarget.value }),
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.soft}>{texts.inviteText(invitationDays)}</p>
      <TextInput label={texts.email} type="email" data-autofocus {...field('email')} />
      <TextInput label={texts.first} {...field('firstName')} />
      <TextInput label={texts.last} {...field('lastName')} />
      <NativeSelect
        size="md"
        label={texts.language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={given.language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && setGiven({ ...given, language: value })}
      />
      <RoleBoxes roles={roles} onChange={setRoles} error={fieldError(inviting.error, 'roles')} />
      <Failure error={inviting.error} />
      <div className={styles.buttons}>
        <Button type="submit" loading={inviting.isPending}>
          {texts.sendInvitation}
        </Button>
      </div>
    </form>
  )
}
