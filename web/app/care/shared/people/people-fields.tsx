import { relationships } from '@portal/contract/care/applications/applying'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../core/button'
import { useLanguage } from '../../../core/texts'
import { useAccountTexts } from '../../../locales/accounts'
import { useCareTexts } from '../../../locales/care'
import { usePeopleTexts } from '../../../locales/care-people'
import { RadioField, SelectField } from '../../../ui/form/choice-fields'
import { FieldRow } from '../../../ui/form/field-row'
import { TextAreaField, TextField } from '../../../ui/form/text-field'
import { BirthDateField } from './birth-date-field'
import { KnownPeople } from './known-people'
import { NotifyField } from './notify-field'
import type { PeopleValues } from './people'
import * as styles from './people-fields.module.css'
import { PermissionField } from './permission-field'

interface PeopleFieldsProps {
  /** The masked white card number in the logged-in user's record; empty when there is none. */
  knownMedicaidId?: string | undefined
  /** Leaves out notification and note, which are asked elsewhere; the form still has their values. */
  peopleOnly?: boolean
  /** Called when another person replaces one who was filled in. */
  onOtherPerson?: () => void
}

/** Fields for patient, contact person and notification: those of `emptyPeople`, inside a form. */
export function PeopleFields({ knownMedicaidId, peopleOnly = false, onOtherPerson }: PeopleFieldsProps) {
  const words = usePeopleTexts()
  const forWhom = useWatch<PeopleValues>({ name: 'forWhom' })
  const options = (['self', 'other'] as const).map((value) => ({ value, label: words.forWhomOptions[value] }))
  return (
    <>
      <RadioField name="forWhom" label={words.forWhom} hint={words.forWhomHint} options={options} />
      {forWhom === 'self' && <OneselfFields knownMedicaidId={knownMedicaidId} />}
      {forWhom === 'other' && <OtherFields onOtherPerson={onOtherPerson} />}
      {forWhom && !peopleOnly && (
        <>
          <NotifyField name="notify" label={words.notify} hint={words.notifyHint} />
          <TextAreaField name="note" label={words.note} hint={words.noteHint} rows={4} optional />
        </>
      )}
    </>
  )
}

function OneselfFields({ knownMedicaidId }: PeopleFieldsProps) {
  const words = usePeopleTexts()
  return (
    <Group title={words.applicant.self}>
      <NameFields first="firstName" last="lastName" own />
      <BirthDateField name="birthDate" own />
      <FieldRow>
        <TextField name="phone" label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel" />
        <EmailField />
      </FieldRow>
      <MedicaidIdField known={knownMedicaidId} />
    </Group>
  )
}

function OtherFields({ onOtherPerson }: { onOtherPerson: (() => void) | undefined }) {
  const words = usePeopleTexts()
  const care = useCareTexts()
  const others = relationships.filter((one) => one !== 'self')
  return (
    <>
      <Group title={words.applicant.other}>
        <KnownPeople onOther={onOtherPerson} />
        <NameFields first="firstName" last="lastName" />
        <BirthDateField name="birthDate" />
        <TextField name="phone" label={words.phone} hint={words.otherPhoneHint} type="tel" autoComplete="off" />
        <MedicaidIdField />
      </Group>
      <Group title={words.contact}>
        <SelectField
          name="relationship"
          label={words.relationship}
          options={others.map((value) => ({ value, label: care.relationships[value] }))}
        />
        <PermissionField name="permission" label={words.permission} />
        <NameFields first="contactFirstName" last="contactLastName" own />
        <FieldRow>
          <TextField name="contactPhone" label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel" />
          <EmailField />
        </FieldRow>
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be a heading that looks like the others
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  )
}

function NameFields({ first, last, own = false }: { first: string; last: string; own?: boolean }) {
  const words = usePeopleTexts()
  const { register } = useAccountTexts()
  const language = useLanguage()
  const given = (
    <TextField
      key={first}
      name={first}
      label={register.firstName}
      hint={words.nameHint}
      autoComplete={own ? 'given-name' : 'off'}
    />
  )
  const family = (
    <TextField
      key={last}
      name={last}
      label={register.lastName}
      hint={words.nameHint}
      autoComplete={own ? 'family-name' : 'off'}
    />
  )
  // Chinese names start with the family name.
  return <FieldRow>{language === 'en' ? [given, family] : [family, given]}</FieldRow>
}

function EmailField() {
  const words = usePeopleTexts()
  return (
    <TextField name="email" label={words.email} hint={words.emailHint} type="email" autoComplete="email" optional />
  )
}

function MedicaidIdField({ known = '' }: { known?: string | undefined }) {
  const words = usePeopleTexts()
  const { getValues, setFocus } = useFormContext<PeopleValues>()
  const [isAsked, setAsked] = useState(() => known === '' || getValues('medicaidId') !== '')
  if (!isAsked)
    return (
      <div>
        <p>{words.medicaidIdKnown(known)}</p>
        <Button
          kind="quiet"
          onClick={() => {
            flushSync(() => setAsked(true))
            setFocus('medicaidId')
          }}
        >
          {words.otherMedicaidId}
        </Button>
      </div>
    )
  return (
    <TextField
      name="medicaidId"
      label={words.medicaidId}
      hint={words.medicaidIdHint}
      autoCapitalize="characters"
      autoComplete="off"
      width="short"
      optional
    />
  )
}
