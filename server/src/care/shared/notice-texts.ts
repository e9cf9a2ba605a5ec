import type { CareDocumentKind } from '@portal/contract/care/services/services'
import type { Phrase, Texts } from '@portal/contract/language'
import { spaced } from '@portal/contract/spaced'

// None of these texts mention health: on a lock screen they reveal only that there is news, and which document is
// requested.

/** Link to the details, and the phone number for questions. */
export const ending: Phrase<{ link: string; phone: string }> = {
  en: ({ link, phone }) => ` Log in to see it: ${link} Questions? Call ${phone}.`,
  'zh-CN': ({ link, phone }) => `登录后查看：${link} 有疑问请打 ${phone}。`,
  'zh-TW': ({ link, phone }) => `登入後查看：${link} 有疑問請打 ${phone}。`,
}

export const cardTexts = {
  whiteCardSubmitted: {
    en: ({ contact }) => `we have received your white card. ${contact}`,
    'zh-CN': ({ contact }) => `我们已收到您提交的白卡。${contact}`,
    'zh-TW': ({ contact }) => `我們已收到您送出的白卡。${contact}`,
  },
  whiteCardNotFound: {
    en: () => 'the number of your white card was not found. Please compare it with the card and submit it again.',
    'zh-CN': () => '查不到您提交的白卡号码。请对照卡上的号码，再提交一次。',
    'zh-TW': () => '查不到您送出的白卡號碼。請對照卡上的號碼，再送出一次。',
  },
  whiteCardOpened: {
    en: () => 'please submit the number of your white card again.',
    'zh-CN': () => '请重新提交您的白卡号码。',
    'zh-TW': () => '請重新送出您的白卡號碼。',
  },
  whiteCardPending: {
    en: () => 'there is no answer about your white card yet. We look again for you.',
    'zh-CN': () => '您的白卡查询还没有结果，我们会再帮您查。',
    'zh-TW': () => '您的白卡查詢還沒有結果，我們會再幫您查。',
  },
  whiteCardStep: {
    en: () => 'there is an answer about your white card, and a step that we take with you. Please call us or log in.',
    'zh-CN': () => '您的白卡查询有结果了，还有一步我们和您一起办。请打电话给我们，或登录查看。',
    'zh-TW': () => '您的白卡查詢有結果了，還有一步我們和您一起辦。請打電話給我們，或登入查看。',
  },
  whiteCardDecided: {
    en: () => 'there is an answer about your white card.',
    'zh-CN': () => '您的白卡查询有结果了。',
    'zh-TW': () => '您的白卡查詢有結果了。',
  },
} satisfies Record<string, Phrase<{ contact: string }>>

/** Names of documents, in the words that people use when they look for them at home. */
export const documentNames: Record<CareDocumentKind, Texts> = {
  identity: { en: 'proof of identity', 'zh-CN': '身份证明', 'zh-TW': '身分證明' },
  medicaidCard: { en: 'Medicaid card (white card)', 'zh-CN': '白卡', 'zh-TW': '白卡' },
  proofOfAddress: { en: 'proof of address', 'zh-CN': '住址证明', 'zh-TW': '住址證明' },
  doctorNote: { en: 'doctor’s note', 'zh-CN': '医生证明', 'zh-TW': '醫生證明' },
}

/**
 * Values in these texts. `time` (in words) and `place` are those of the visit, empty without one. `document` is the requested document,
 * `contact` the promise in words (`contactSentence`).
 */
interface ApplicationWords {
  number: string
  time: string
  place: string
  document: string
  contact: string
}

export const applicationTexts = {
  onlineSubmitted: {
    en: ({ number, contact }) => `we have received your application ${number}. ${contact}`,
    'zh-CN': ({ number, contact }) => `我们已收到您的申请 ${number}。${contact}`,
    'zh-TW': ({ number, contact }) => `我們已收到您的申請 ${number}。${contact}`,
  },
  visitBooked: {
    en: ({ number, time, place }) =>
      `your visit is booked: ${time}, ${place}. Your number is ${number}. Please bring your papers. If you cannot come, move or cancel it.`,
    'zh-CN': ({ number, time, place }) =>
      `已为您预约面谈：${time}，${place}。编号 ${number}。请带上文件。如不能前来，请改期或取消。`,
    'zh-TW': ({ number, time, place }) =>
      `已為您預約面談：${time}，${place}。編號 ${number}。請帶著文件。如不能前來，請改期或取消。`,
  },
  visitMoved: {
    en: ({ number, time, place }) => `your visit ${number} was moved to ${time}, ${place}.`,
    'zh-CN': ({ number, time, place }) => `您的面谈 ${number} 已改到 ${time}，${place}。`,
    'zh-TW': ({ number, time, place }) => `您的面談 ${number} 已改到 ${time}，${place}。`,
  },
  visitTomorrow: {
    en: ({ number, time, place }) =>
      `a reminder of your visit ${number}: ${time}, ${place}. If you cannot come, move or cancel it.`,
    'zh-CN': ({ number, time, place }) =>
      `提醒您：面谈 ${number}，时间 ${time}，地点 ${place}。如不能前来，请改期或取消。`,
    'zh-TW': ({ number, time, place }) =>
      `提醒您：面談 ${number}，時間 ${time}，地點 ${place}。如不能前來，請改期或取消。`,
  },
  visitSoon: {
    en: ({ number, time, place }) => `your visit ${number} is today: ${time}, ${place}. Please bring your papers.`,
    'zh-CN': ({ number, time, place }) => `您今天的面谈 ${number}：${time}，${place}。请带上文件。`,
    'zh-TW': ({ number, time, place }) => `您今天的面談 ${number}：${time}，${place}。請帶著文件。`,
  },
  visitCalledOff: {
    en: ({ number }) => `we have to call off your visit ${number}. We are sorry. Please choose another time.`,
    'zh-CN': ({ number }) => `很抱歉，您的面谈 ${number} 需要取消，请另选时间。`,
    'zh-TW': ({ number }) => `很抱歉，您的面談 ${number} 需要取消，請另選時間。`,
  },
  requestCancelled: {
    en: ({ number }) => `your application ${number} was canceled, as you asked.`,
    'zh-CN': ({ number }) => `您的申请 ${number} 已按您的要求取消。`,
    'zh-TW': ({ number }) => `您的申請 ${number} 已按您的要求取消。`,
  },
  progressChanged: {
    en: ({ number }) => `there is news about your application ${number}.`,
    'zh-CN': ({ number }) => `您的申请 ${number} 有新进展。`,
    'zh-TW': ({ number }) => `您的申請 ${number} 有新進展。`,
  },
  paperWanted: {
    en: ({ number, document }) =>
      `we need one more paper for your application ${number}: ${document}. You can send a picture of it.`,
    'zh-CN': ({ number, document }) => `您的申请 ${number} 还需要补一份文件：${document}。拍照上传即可。`,
    'zh-TW': ({ number, document }) => `您的申請 ${number} 還需要補一份文件：${document}。拍照上傳即可。`,
  },
  agencyWrote: {
    en: ({ number }) => `we have written to you about your application ${number}.`,
    'zh-CN': ({ number }) => `我们就您的申请 ${number} 给您留了言。`,
    'zh-TW': ({ number }) => `我們就您的申請 ${number} 給您留了言。`,
  },
} satisfies Record<string, Phrase<ApplicationWords>>

/** Text that devices show instead of these notices. `person`: in brackets, the person concerned; empty when it is the reader. */
export const applicationPushTexts = {
  paperWanted: {
    en: ({ person }) => `A paper is missing${person}. Open this to see which one.`,
    'zh-CN': ({ person }) => spaced`还缺一份文件${person}。点开查看是哪一份。`,
    'zh-TW': ({ person }) => spaced`還缺一份文件${person}。點開查看是哪一份。`,
  },
  visitTomorrow: {
    en: ({ person, time }) => `Your visit${person} is coming up: ${time}. Open this to see where.`,
    'zh-CN': ({ person, time }) => spaced`提醒您面谈${person}：${time}。点开查看地点。`,
    'zh-TW': ({ person, time }) => spaced`提醒您面談${person}：${time}。點開查看地點。`,
  },
} satisfies Partial<Record<keyof typeof applicationTexts, Phrase<{ person: string; time: string }>>>

export type ApplicationNotice = keyof typeof applicationTexts

export type CardNotice = keyof typeof cardTexts
