import { askForCallback } from '@portal/contract/callbacks/public'
import { callbackTopics } from '@portal/contract/callbacks/topics'
import { type ContactPromise, contactSentence } from '@portal/contract/contact-promise'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AccountPage } from '../accounts/account-page'
import { NeedsScript } from '../accounts/needs-script'
import { formatPhone } from '../accounts/phone-number'
import { ActionResult } from '../content/action-result'
import { Button } from '../core/button'
import { pageMeta } from '../core/meta'
import { useLanguage } from '../core/texts'
import { httpApi } from '../lib/api'
import { callbackTexts, useCallbackTexts } from '../locales/callback'
import { Announcement } from '../ui/announcement'
import { RadioField } from '../ui/form/choice-fields'
import { Form, SubmitButton } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import { DroppedNote } from '../ui/wizard/dropped-note'
import { useDraft } from '../ui/wizard/use-draft'
import { useStepForm } from '../ui/wizard/use-step-form'
import { type CallbackDraft, openCallback } from './draft'

export const meta = pageMeta(({ shell }, { company, language }) => {
  const { title, text } = callbackTexts(language)
  return { title: `${title} · ${company?.companyName || shell.siteName}`, description: text }
})

interface Sent {
  phone: string
  promise: ContactPromise
}

/** Takes the phone number of somebody who got no further by themselves (USE-63). `?about=` says where they come from. */
export default function CallbackPage() {
  const words = useCallbackTexts()
  const [sent, setSent] = useState<Sent | null>(null)
  if (sent) return <WillCall {...sent} />
  return (
    <AccountPage title={words.title} text={words.text}>
      <NeedsScript />
      <Asking onSent={setSent} />
    </AccountPage>
  )
}

/** Keeps what was typed until it is sent. */
function Asking({ onSent }: { onSent: (sent: Sent) => void }) {
  const [draft] = useState(openCallback)
  const state = useDraft(draft)
  return (
    <>
      <DroppedNote state={state} />
      <AskForm key={state.round} draft={draft} onSent={onSent} />
    </>
  )
}

function AskForm({ draft, onSent }: { draft: CallbackDraft; onSent: (sent: Sent) => void }) {
  const words = useCallbackTexts()
  const [search] = useSearchParams()
  const about = callbackTopics.find((topic) => topic === search.get('about')) ?? ''
  const form = useStepForm(askForCallback.input, {
    draft,
    defaultValues: { name: '', phone: '', about: about as 'other' },
  })
  return (
    <Form
      form={form}
      onSubmit={async (asked) => {
        const { promise } = await httpApi(askForCallback, asked, { quiet: true })
        draft.end()
        onSent({ phone: formatPhone(asked.phone), promise })
      }}
    >
      <TextField name="name" label={words.name} autoComplete="name" />
      <TextField name="phone" label={words.phone} hint={words.phoneHint} type="tel" autoComplete="tel" />
      <RadioField
        name="about"
        label={words.about}
        options={callbackTopics.map((value) => ({ value, label: words.topics[value] }))}
      />
      <p>{words.safe}</p>
      <SubmitButton busyText={words.sending}>{words.send}</SubmitButton>
    </Form>
  )
}

function WillCall({ phone, promise }: Sent) {
  const words = useCallbackTexts()
  const language = useLanguage()
  return (
    <AccountPage>
      <Announcement text={words.sent} />
      <ActionResult
        title={words.sent}
        text={words.sentText(phone)}
        outcome={<p>{contactSentence(promise, language)}</p>}
        actions={
          <Button to="/" kind="secondary" size="large">
            {words.home}
          </Button>
        }
      />
    </AccountPage>
  )
}
