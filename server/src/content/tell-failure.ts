import { inLanguage, type Language, type Phrase, type Texts } from '@portal/contract/language'
import { byMail, queueForAccounts } from '../accounts/recipients.ts'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import { momentInWords } from '../time.ts'

interface Failed {
  id: string
  name: Partial<Texts>
  at: Date | null
  /** Of its page, below that of the content. */
  path: string
}

/** Tells by e-mail whoever scheduled something that it could not be published. */
export async function tellFailure(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  { id, name, at, path }: Failed,
): Promise<void> {
  const link = `${services.messages.siteUrl}/staff/content/${path}`
  const textIn = (language: Language) =>
    failureText[language]({
      title: inLanguage(name as Texts, language),
      time: at ? momentInWords(at, language) : '',
      link,
    })
  const cause = { kind: 'contentFailed', subject: id, occurrence: at?.toISOString() ?? '' }
  await queueForAccounts(tx, services, [{ accountId, textIn, cause, consent: byMail }])
}

const failureText: Phrase<{ title: string; time: string; link: string }> = {
  en: ({ title, time, link }) =>
    `“${title}” could not be published at ${time}. The site still shows what it showed before. Please open it, see what is missing, and publish it again:\n${link}`,
  'zh-CN': ({ title, time, link }) =>
    `“${title}”未能在${time}发布，网站内容没有变化。请打开查看缺少什么，再重新发布：\n${link}`,
  'zh-TW': ({ title, time, link }) =>
    `「${title}」未能在${time}發布，網站內容沒有變動。請開啟查看缺少什麼，再重新發布：\n${link}`,
}
