import { randomUUID } from 'node:crypto'
import type { Language } from '@portal/contract/language'
import { byMail, queueForAccounts } from '../accounts/recipients.ts'
import type { Tx } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import { momentInWords } from '../time.ts'
import { type LoginNotice, loginNoticeTexts } from './login-notice-texts.ts'

/** Tells a member by e-mail what has changed about the login, where and when: somebody else may have done it (SEC-34). */
export async function queueLoginNotice(
  tx: Tx,
  call: Pick<Call, 'keys' | 'messages' | 'client'>,
  accountId: string,
  notice: LoginNotice,
): Promise<void> {
  const now = new Date()
  const textIn = (language: Language) =>
    loginNoticeTexts[notice][language]({ device: call.client.device, time: momentInWords(now, language) })
  const cause = { kind: notice, subject: accountId, occurrence: randomUUID() }
  await queueForAccounts(tx, call, [{ accountId, textIn, cause, consent: byMail }])
}
