import { WindowDraft } from '../../ui/wizard/window-draft'

interface MessageContent {
  text: string
  /** What was sent last under the key: its answer may have been lost. */
  sentText: string
}

const kind = { name: 'message', version: 2, empty: { text: '', sentText: '' } }

/** What this person has typed about an application in this window and not sent yet. The message typed last is the one kept. */
export function openMessage(owner: string, requestId: string): WindowDraft<MessageContent> {
  return new WindowDraft<MessageContent>(kind, owner, requestId)
}

/** The key under which a text is sent: a text that was changed since is another message, or the server would pass it over. */
export function messageKey(draft: WindowDraft<MessageContent>, text: string): string {
  if (draft.read().content.sentText !== text) {
    draft.renewKey()
    draft.change({ text, sentText: text })
  }
  return draft.read().key
}
