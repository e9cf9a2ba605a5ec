import { inLanguage, type Texts } from '@portal/contract/language'
import { queueEmail, queueTextMessages } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'

/** Nothing in them tells about health: whoever reads a lit screen learns no more than that there is news. */
const texts = {
  whiteCardSubmitted: {
    en: 'we have received your white card. Customer service will contact you within 24 hours.',
    'zh-CN': '我们已收到您提交的白卡，客服会在 24 小时内与您联系。',
    'zh-TW': '我們已收到您提交的白卡，客服會在 24 小時內與您聯絡。',
  },
  whiteCardDecided: {
    en: 'there is an answer about your white card. Log in to read it.',
    'zh-CN': '您的白卡查询有结果了，请登录查看。',
    'zh-TW': '您的白卡查詢有結果了，請登入查看。',
  },
  onlineSubmitted: {
    en: 'we have received your application {number}. Customer service will contact you within 24 hours.',
    'zh-CN': '我们已收到您的申请 {number}，客服会在 24 小时内与您联系。',
    'zh-TW': '我們已收到您的申請 {number}，客服會在 24 小時內與您聯絡。',
  },
  visitBooked: {
    en: 'your visit is booked: {time}, {place}. Your number is {number}. If you cannot come, please log in to move or cancel it.',
    'zh-CN': '您的到访已预约：{time}，{place}。编号 {number}。如不能前来，请登录改期或取消。',
    'zh-TW': '您的到訪已預約：{time}，{place}。編號 {number}。如不能前來，請登入改期或取消。',
  },
  visitMoved: {
    en: 'your visit {number} was moved to {time}, {place}.',
    'zh-CN': '您的到访 {number} 已改到 {time}，{place}。',
    'zh-TW': '您的到訪 {number} 已改到 {time}，{place}。',
  },
  visitTomorrow: {
    en: 'a reminder of your visit {number}: {time}, {place}. If you cannot come, please log in to move or cancel it.',
    'zh-CN': '提醒您：到访 {number}，时间 {time}，地点 {place}。如不能前来，请登录改期或取消。',
    'zh-TW': '提醒您：到訪 {number}，時間 {time}，地點 {place}。如不能前來，請登入改期或取消。',
  },
  requestCancelled: {
    en: 'your application {number} was cancelled, as you asked.',
    'zh-CN': '您的申请 {number} 已按您的要求取消。',
    'zh-TW': '您的申請 {number} 已按您的要求取消。',
  },
  progressChanged: {
    en: 'there is news about your application {number}. Log in to read it.',
    'zh-CN': '您的申请 {number} 有新进展，请登录查看。',
    'zh-TW': '您的申請 {number} 有新進展，請登入查看。',
  },
  paperWanted: {
    en: 'we need one more paper for your application {number}. Log in to see which one.',
    'zh-CN': '您的申请 {number} 还需要补一份文件，请登录查看。',
    'zh-TW': '您的申請 {number} 還需要補一份文件，請登入查看。',
  },
  agencyWrote: {
    en: 'we have written to you about your application {number}. Log in to read it.',
    'zh-CN': '我们就您的申请 {number} 给您留了言，请登录查看。',
    'zh-TW': '我們就您的申請 {number} 給您留了言，請登入查看。',
  },
} satisfies Record<string, Texts>

type Notice = keyof typeof texts

interface Told {
  /** The application or account that it is about. */
  subject: string
  /** Makes it one message for one event. */
  occurrence: string
  number?: string
  /** New York wall time. */
  time?: string
  place?: Texts
  sms?: boolean
  email?: boolean
  expiresAt?: Date
}

/**
 * Tells a patient something, in the language of the account: to its proved phone unless `sms` is false, and to its e-mail address if
 * `email` is true.
 */
export async function queueCareNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  notice: Notice,
  { subject, occurrence, number = '', time = '', place, sms = true, email = false, expiresAt }: Told,
): Promise<void> {
  const reader = await tx
    .selectFrom('accounts')
    .select(['phone', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const words = inLanguage(texts[notice], reader.language)
    .replace('{number}', number)
    .replace('{time}', time)
    .replace('{place}', () => (place ? inLanguage(place, reader.language) : ''))
  const when = { cause: { kind: notice, subject, occurrence }, expiresAt }
  if (sms) await queueTextMessages(tx, services, [{ reader, text: words, ...when }])
  if (email) await queueEmail(tx, services, reader, words, when)
}
