import type { UserType } from '@portal/contract/accounts/session-user'
import { careForChoices, genders } from '@portal/contract/person/person'
import { states } from '@portal/contract/person/states'
import { useLanguage } from '../core/texts'
import { useAccountTexts } from '../locales/accounts'
import { RadioField, SelectField } from '../ui/form/choice-fields'
import { FieldRow } from '../ui/form/field-row'
import { TextAreaField, TextField } from '../ui/form/text-field'

/** Name, e-mail and gender fields (A04), and for whom a patient's account is. E-mail is optional for patients. */
export function AboutFields({ userType }: { userType: UserType }) {
  const { register } = useAccountTexts()
  const language = useLanguage()
  const first = <TextField key="first" name="firstName" label={register.firstName} autoComplete="given-name" />
  const last = <TextField key="last" name="lastName" label={register.lastName} autoComplete="family-name" />
  return (
    <>
      {userType === 'patient' && (
        <RadioField
          name="careFor"
          label={register.careFor}
          hint={register.careForHint}
          options={careForChoices.map((value) => ({ value, label: register.careForChoices[value] }))}
        />
      )}
      <FieldRow>
        {/* Chinese names start with the family name. */}
        {language === 'en' ? [first, last] : [last, first]}
      </FieldRow>
      <TextField
        name="preferredName"
        label={register.preferredName}
        hint={register.preferredNameHint}
        autoComplete="nickname"
        optional
      />
      <TextField
        name="email"
        label={register.email}
        hint={register.emailHints[userType]}
        type="email"
        autoComplete="email"
        optional={userType === 'patient'}
      />
      <RadioField
        name="gender"
        label={register.gender}
        options={genders.map((value) => ({ value, label: register.genders[value] }))}
      />
    </>
  )
}

/** Address fields (A04, A07). */
export function AddressFields() {
  const { register } = useAccountTexts()
  return (
    <>
      <TextField name="address" label={register.address} hint={register.addressHint} autoComplete="address-line1" />
      <TextField name="apartment" label={register.apartment} autoComplete="address-line2" optional />
      <TextField name="city" label={register.city} hint={register.cityHint} autoComplete="address-level2" />
      <FieldRow>
        <SelectField
          name="state"
          label={register.state}
          autoComplete="address-level1"
          options={states.map((value) => ({ value, label: register.states[value] }))}
        />
        <TextField
          name="postcode"
          label={register.postcode}
          hint={register.postcodeHint}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </FieldRow>
    </>
  )
}

/** Work experience fields of caregivers (A05). */
export function WorkFields() {
  const { register } = useAccountTexts()
  return (
    <>
      <TextField
        name="yearsOfExperience"
        label={register.years}
        hint={register.yearsHint}
        inputMode="numeric"
        width="short"
      />
      <TextAreaField name="workExperience" label={register.workExperience} optional />
      <TextField
        name="employeeId"
        label={register.employeeId}
        hint={register.employeeIdHint}
        autoCapitalize="characters"
        width="short"
        optional
      />
    </>
  )
}
