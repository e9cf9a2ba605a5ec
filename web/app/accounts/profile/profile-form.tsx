import { type CaregiverInfo, updateCaregiverInfo, updatePatientInfo } from '@portal/contract/accounts/own'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useProfileTexts } from '../../locales/profile'
import { Form, SubmitButton } from '../../ui/form/form'
import { useTypedValues } from '../../ui/form/typed-values'
import { useContractForm } from '../../ui/form/use-contract-form'
import { draftValueStore } from '../../ui/wizard/use-step-form'
import { AboutFields, AddressFields, WorkFields } from '../person-fields'
import type { DetailsDraft } from './draft'
import type { OwnRecord } from './own-record'
import * as styles from './profile.module.css'

interface ProfileFormProps<R = OwnRecord> {
  record: R
  /** Keeps unsaved input. */
  draft: DetailsDraft
  onSaved: (record: OwnRecord) => void
  onCancel: () => void
}

interface TakesFocus {
  /** Whether it appears in the place of what had the focus. */
  takesFocus: boolean
}

/** Edits the user's own details, under the same rules as the registration. */
export function ProfileForm({ record, takesFocus, ...rest }: ProfileFormProps & TakesFocus) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <div ref={frame}>
      {record.userType === 'patient' ? (
        <PatientForm record={record} {...rest} />
      ) : (
        <CaregiverForm record={record} {...rest} />
      )}
    </div>
  )
}

function PatientForm({ record, draft, onSaved, onCancel }: ProfileFormProps<OwnRecord & { userType: 'patient' }>) {
  const words = useProfileTexts()
  const form = useContractForm(updatePatientInfo.input, {
    defaultValues: { careFor: record.info.careFor, ...usePersonValues(record.info) },
  })
  useTypedValues(form, draftValueStore(draft))
  return (
    <Form
      form={form}
      label={words.details}
      onSubmit={async (values) => {
        const info = await httpApi(updatePatientInfo, values, { quiet: true })
        toast(words.saved, 'success')
        onSaved({ userType: 'patient', info })
      }}
    >
      <KeptNote draft={draft} />
      <AboutFields userType="patient" />
      <AddressFields />
      <Actions onCancel={onCancel} />
    </Form>
  )
}

function CaregiverForm({ record, draft, onSaved, onCancel }: ProfileFormProps<OwnRecord & { userType: 'caregiver' }>) {
  const words = useProfileTexts()
  const { yearsOfExperience, workExperience, employeeId } = record.info
  const work = { yearsOfExperience: String(yearsOfExperience), workExperience, employeeId }
  const form = useContractForm(updateCaregiverInfo.input, {
    defaultValues: { ...usePersonValues(withWantedName(record.info)), ...work },
  })
  useTypedValues(form, draftValueStore(draft))
  return (
    <Form
      form={form}
      label={words.details}
      onSubmit={async (values) => {
        const info = await httpApi(updateCaregiverInfo, values, { quiet: true })
        toast(info.newName ? words.newName.saved : words.saved, 'success')
        onSaved({ userType: 'caregiver', info })
      }}
    >
      <KeptNote draft={draft} />
      <AboutFields userType="caregiver" />
      <AddressFields />
      <WorkFields />
      <Actions onCancel={onCancel} />
    </Form>
  )
}

/** Says that the form has changes from before, which are not saved yet. */
function KeptNote({ draft }: { draft: DetailsDraft }) {
  const words = useProfileTexts()
  const { defaultValues = {} } = useFormContext().formState
  const [hasChanges] = useState(() =>
    Object.entries(draft.read().content.values).some(([name, text]) => defaultValues[name] !== text),
  )
  return hasChanges && <p role="status">{words.kept}</p>
}

/** A caregiver's details with the name that staff are reviewing, so that saving other changes does not take it back. */
function withWantedName(info: CaregiverInfo): CaregiverInfo {
  const { newName } = info
  if (newName?.reviewStatus !== 'under_review') return info
  return { ...info, firstName: newName.firstName, lastName: newName.lastName }
}

/** The values in the order of the fields, so that the first invalid field gets the focus. */
function usePersonValues(info: OwnRecord['info']) {
  const { firstName, lastName, preferredName, email, gender, address, apartment, city, state, postcode } = info
  const name = useLanguage() === 'en' ? { firstName, lastName } : { lastName, firstName }
  return { ...name, preferredName, email, gender, address, apartment, city, state, postcode }
}

function Actions({ onCancel }: { onCancel: () => void }): ReactNode {
  const words = useProfileTexts()
  return (
    <div className={styles.actions}>
      <SubmitButton busyText={words.saving}>{words.save}</SubmitButton>
      <Button kind="quiet" size="large" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
