import { openWindowDraft, type WindowDraft } from '../../ui/wizard/window-draft'

interface MessageContent {
  text: string
  /** The text last sent with the key; its response may have been lost. */
  sentText: string
}

export type MessageDraft = WindowDraft<MessageContent>

const kind = { name: 'message', version: 2, empty: { text: '', sentText: '' } }

/** Opens the unsent message that this user typed about an application in this window. Only the latest is kept. */
export function openMessage(owner: string, applicationId: string): MessageDraft {
  return openWindowDraft<MessageContent>(kind, owner, applicationId)
}

/** The idempotency key for a text. An edited text gets a new key, since the server would ignore it otherwise. */
export function messageKey(draft: MessageDraft, text: string): string {
  if (draft.read().content.sentText !== text) {
    draft.renewKey()
    draft.change({ text, sentText: text })
  }
  return draft.read().key
}
