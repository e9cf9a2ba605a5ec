import {
  type ApplicationDetail,
  type ApplicationEvent,
  writeAboutApplication,
} from '@portal/contract/care/applications/applications'
import { useEffect, useState } from 'react'
import { toast } from '../../core/toasts'
import { useOwner } from '../../core/use-session'
import { httpApi } from '../../lib/api'
import { useApplicationsTexts } from '../../locales/applications'
import { Form, SubmitButton } from '../../ui/form/form'
import { TextAreaField } from '../../ui/form/text-field'
import { useContractForm } from '../../ui/form/use-contract-form'
import { DroppedNote } from '../../ui/wizard/dropped-note'
import { useDraft } from '../../ui/wizard/use-draft'
import { type MessageDraft, messageKey, openMessage } from './message-draft'
import * as styles from './messages.module.css'
import { Part } from './part'
import { When } from './timeline'

interface MessagesProps {
  application: ApplicationDetail
  take: (application: ApplicationDetail) => void
}

/** The messages between user and agency, and a form for a new message. */
export function Messages({ application, take }: MessagesProps) {
  const words = useApplicationsTexts().messages
  const messages = application.events.filter(({ kind }) => kind === 'message')
  return (
    <Part title={words.title} text={application.open ? words.text : words.closed}>
      {messages.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {application.open && <NewMessage id={application.id} take={take} />}
    </Part>
  )
}

function Message({ message }: { message: ApplicationEvent }) {
  return (
    <li className={styles.message} data-by={message.by}>
      <p className={styles.words}>{message.text}</p>
      <When event={message} />
    </li>
  )
}

/** Keeps the text until the message was sent successfully. */
function NewMessage({ id, take }: Pick<MessagesProps, 'take'> & { id: string }) {
  const owner = useOwner()
  const [draft, setDraft] = useState(() => openMessage(owner, id))
  const state = useDraft(draft)
  const onSent = (changed: ApplicationDetail) => {
    draft.end()
    setDraft(openMessage(owner, id))
    take(changed)
  }
  return (
    <>
      <DroppedNote state={state} />
      <MessageForm key={state.round} id={id} draft={draft} onSent={onSent} />
    </>
  )
}

interface MessageFormProps {
  id: string
  draft: MessageDraft
  onSent: (application: ApplicationDetail) => void
}

function MessageForm({ id, draft, onSent }: MessageFormProps) {
  const words = useApplicationsTexts().messages
  const form = useContractForm(writeAboutApplication.input, { defaultValues: { text: draft.read().content.text } })
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.change({ text: values.text }) }),
    [form.subscribe, draft],
  )

  async function send({ text }: { text: string }) {
    const input = { id, text, idempotencyKey: messageKey(draft, text) }
    const changed = await httpApi(writeAboutApplication, input, { quiet: true })
    form.reset({ text: '' })
    onSent(changed)
    toast(words.sent, 'success')
  }

  return (
    <Form form={form} label={words.title} onSubmit={send}>
      <TextAreaField name="text" label={words.label} rows={4} />
      <SubmitButton busyText={words.sending} main={false}>
        {words.send}
      </SubmitButton>
    </Form>
  )
}
