import { changeLanguage } from '@portal/contract/accounts/own'
import { isLanguage, languageNames, languages } from '@portal/contract/language'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { useProfileTexts } from '../../locales/profile'
import { RadioField } from '../../ui/form/choice-fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useContractForm } from '../../ui/form/use-contract-form'
import type { TabProps } from './own-record'

/** Selects the language of the agency's messages; it is independent of the interface language. */
export function MessageLanguage({ record, take }: TabProps) {
  const words = useProfileTexts()
  const form = useContractForm(changeLanguage.input, { defaultValues: { language: record.info.language } })
  return (
    <Form
      form={form}
      label={words.messages}
      onSubmit={async ({ language }) => {
        await httpApi(changeLanguage, { language }, { quiet: true })
        if (isLanguage(language)) take(withLanguage(record, language))
        toast(words.messagesSaved, 'success')
      }}
    >
      <RadioField
        name="language"
        label={words.messages}
        hint={words.messagesHint}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <SubmitButton kind="secondary" busyText={words.saving}>
        {words.messagesSave}
      </SubmitButton>
    </Form>
  )
}

function withLanguage(record: TabProps['record'], language: (typeof languages)[number]): TabProps['record'] {
  if (record.userType === 'patient') return { ...record, info: { ...record.info, language } }
  return { ...record, info: { ...record.info, language } }
}
