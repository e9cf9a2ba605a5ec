import { NativeSelect, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/applications/applications'
import { type StaffApplicationDetail, writeToApplicant } from '@portal/contract/care/applications/staff'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { useRef } from 'react'
import { api } from '../../core/api'
import { useSingleKeys } from '../../core/single-keys'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { Form } from '../../ui/form/form'
import { FormFoot } from '../../ui/form/form-foot'
import { type FormState, useForm } from '../../ui/form/use-form'
import styles from './application.module.css'
import { filledIn, type TemplateName, templateNames, templatesIn } from './reply-templates'
import { type SeenApplication, seenIn, useApplicationSave } from './use-application'

interface Written {
  text: string
  template: TemplateName | ''
  language: Language
}

/** Writes to the applicant, with templates in the applicant's language. A template replaces another template, but never typed text. */
export function Reply({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts().messages
  const { language } = application.account
  const form = useForm<Written, SeenApplication>({
    name: `${application.id} reply`,
    initial: { text: '', template: '', language },
    endpoint: writeToApplicant,
    seen: seenIn(application),
  })
  const save = useApplicationSave(
    application,
    form,
    ({ text, idempotencyKey }, { after }) => api(writeToApplicant, { id: application.id, after, text, idempotencyKey }),
    { done: texts.sent },
  )
  const field = useRef<HTMLTextAreaElement>(null)
  useSingleKeys({ r: () => field.current?.focus() })
  return (
    <Form form={form} onSubmit={save.mutate} tells className={`${styles.form} ${styles.onScreen}`}>
      <Templates application={application} form={form} />
      <Textarea
        {...form.field('text')}
        ref={field}
        label={texts.text}
        description={texts.reads(languageNames[language])}
        lang={language}
        rows={7}
        maxLength={maxMessageLetters}
      />
      <FormFoot send={texts.send} save={save} form={form} />
    </Form>
  )
}

/** Selects a reply template. */
function Templates({
  application,
  form,
}: {
  application: StaffApplicationDetail
  form: FormState<Written, SeenApplication>
}) {
  const texts = useApplicationsTexts().messages
  const own = templatesIn(useLanguage())
  const { text, template, language } = form.values
  const choose = (chosen: Pick<Written, 'template' | 'language'>) => {
    const inserted = template && filledIn(template, language, application)
    const next = chosen.template && filledIn(chosen.template, chosen.language, application)
    const isTyped = text !== '' && text !== inserted
    form.setAll({ ...chosen, text: next ? (isTyped ? `${text}\n\n${next}` : next) : text })
  }
  return (
    <div className={styles.pair}>
      <NativeSelect
        {...form.field('template')}
        label={texts.template}
        size="md"
        onChange={({ currentTarget: { value } }) => choose({ template: value as Written['template'], language })}
        data={[
          { value: '', label: texts.noTemplate },
          ...templateNames.map((one) => ({ value: one, label: own[one].title })),
        ]}
      />
      <NativeSelect
        {...form.field('language')}
        label={texts.language}
        size="md"
        onChange={({ currentTarget: { value } }) => choose({ template, language: value as Language })}
        data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      />
    </div>
  )
}
