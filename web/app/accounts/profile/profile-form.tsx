import { updateCaregiverInfo, updatePatientInfo } from '@portal/contract/accounts/own'
import type { ReactNode, RefObject } from 'react'
import { httpApi } from '../../core/api'
import { Button } from '../../core/button'
import { useLanguage } from '../../core/texts'
import { toast } from '../../core/toasts'
import { useProfileTexts } from '../../locales/profile'
import { Form, SubmitButton } from '../../ui/form/form'
import { type TypedValues, useTypedValues } from '../../ui/form/typed-values'
import { useContractForm } from '../../ui/form/use-contract-form'
import { AboutFields, AddressFields, WorkFields } from '../person-fields'
import type { OwnRecord } from './own-record'
import styles from './profile.module.css'

interface ProfileFormProps<R = OwnRecord> {
  record: R
  /** Keeps unsaved input. */
  typed: RefObject<TypedValues | null>
  onSaved: (record: OwnRecord) => void
  onCancel: () => void
}

/** Edits the user's own details, under the same rules as the registration. */
export function ProfileForm({ record, ...rest }: ProfileFormProps) {
  if (record.userType === 'patient') return <PatientForm record={record} {...rest} />
  return <CaregiverForm record={record} {...rest} />
}

function PatientForm({ record, typed, onSaved, onCancel }: ProfileFormProps<OwnRecord & { userType: 'patient' }>) {
  const words = useProfileTexts()
  const form = useContractForm(updatePatientInfo.input, { defaultValues: usePersonValues(record.info) })
  useTypedValues(form, refValueStore(typed))
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
      <AboutFields userType="patient" />
      <AddressFields />
      <Actions onCancel={onCancel} />
    </Form>
  )
}

function CaregiverForm({ record, typed, onSaved, onCancel }: ProfileFormProps<OwnRecord & { userType: 'caregiver' }>) {
  const words = useProfileTexts()
  const { yearsOfExperience, workExperience, employeeId } = record.info
  const work = { yearsOfExperience: String(yearsOfExperience), workExperience, employeeId }
  const form = useContractForm(updateCaregiverInfo.input, {
    defaultValues: { ...usePersonValues(record.info), ...work },
  })
  useTypedValues(form, refValueStore(typed))
  return (
    <Form
      form={form}
      label={words.details}
      onSubmit={async (values) => {
        const info = await httpApi(updateCaregiverInfo, values, { quiet: true })
        toast(words.saved, 'success')
        onSaved({ userType: 'caregiver', info })
      }}
    >
      <AboutFields userType="caregiver" />
      <AddressFields />
      <WorkFields />
      <Actions onCancel={onCancel} />
    </Form>
  )
}

function refValueStore(typed: RefObject<TypedValues | null>) {
  return {
    read: () => typed.current ?? {},
    write: (values: TypedValues) => {
      typed.current = values
    },
  }
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
