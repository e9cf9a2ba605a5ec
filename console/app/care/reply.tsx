import { Button, NativeSelect, Textarea } from '@mantine/core'
import { maxMessageLetters } from '@portal/contract/care/requests'
import { type StaffRequestDetail, writeToApplicant } from '@portal/contract/care/staff-requests'
import { isLanguage, languageNames, languages } from '@portal/contract/language'
import { type FormEvent, useRef } from 'react'
import { api } from '../core/api'
import { useSingleKeys } from '../core/single-keys'
import { useLanguage } from '../core/texts'
import { useDraft, useTyped } from '../core/typed'
import { useRequestsTexts } from '../locales/requests'
import { focusBlank } from '../ui/focus-blank'
import { fieldError } from '../ui/form-errors'
import { ActionError } from './action-error'
import { filledIn, type TemplateName, templateNames, templatesIn } from './reply-templates'
import styles from './request.module.css'
import { useRequestAction } from './use-request'

/** Writes to the applicant, with templates in the language that they read. A template replaces another one, but nothing that was typed. */
export function Reply({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().messages
  const [text, setText] = useDraft(`${request.id} reply`)
  const action = useRequestAction(
    'reply',
    request,
    ({ id, events }, once) => api(writeToApplicant, { id, after: events.at(-1)?.id, ...once({ text }) }),
    { done: texts.sent, onDone: () => setText('') },
  )
  const [inserted, setInserted] = useTyped('inserted', '')
  const type = (next: string) => {
    if (!text) action.begin()
    setText(next)
  }
  const insert = (template: string) => {
    type(text === '' || text === inserted ? template : `${text}\n\n${template}`)
    setInserted(template)
  }
  const field = useRef<HTMLTextAreaElement>(null)
  useSingleKeys({ r: () => field.current?.focus() })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    focusBlank(field.current)
    action.send()
  }
  return (
    <form className={`${styles.form} ${styles.onScreen}`} onSubmit={submit} noValidate>
      <Templates request={request} onChosen={insert} />
      <Textarea
        ref={field}
        label={texts.text}
        description={texts.reads(languageNames[request.account.language])}
        lang={request.account.language}
        rows={7}
        maxLength={maxMessageLetters}
        value={text}
        error={fieldError(action.error, 'text')}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ActionError action={action} />
      <div>
        <Button type="submit" loading={action.isBusy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** Chooses a text of the agency. */
function Templates({ request, onChosen }: { request: StaffRequestDetail; onChosen: (text: string) => void }) {
  const texts = useRequestsTexts().messages
  const own = templatesIn(useLanguage())
  const [language, setLanguage] = useTyped('reply language', request.account.language)
  const [name, setName] = useTyped<TemplateName | ''>('template', '')
  const choose = (nextName: TemplateName | '', nextLanguage: typeof language) => {
    setName(nextName)
    setLanguage(nextLanguage)
    if (nextName) onChosen(filledIn(nextName, nextLanguage, request))
  }
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={texts.template}
        size="md"
        value={name}
        onChange={(event) => choose(templateNames.find((one) => one === event.currentTarget.value) ?? '', language)}
        data={[
          { value: '', label: texts.noTemplate },
          ...templateNames.map((one) => ({ value: one, label: own[one].title })),
        ]}
      />
      <NativeSelect
        label={texts.language}
        size="md"
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && choose(name, value)}
        data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      />
    </div>
  )
}
