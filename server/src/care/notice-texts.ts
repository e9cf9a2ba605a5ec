import type { Phrase, Texts } from '@portal/contract/language'

// Nothing in these texts tells about health: whoever reads a lit screen learns no more than that there is news.

export const cardTexts = {
  whiteCardSubmitted: {
    en: 'we have received your white card. Customer service will contact you within 24 hours.',
    'zh-CN': '我们已收到您提交的白卡，客服会在 24 小时内与您联系。',
    'zh-TW': '我們已收到您送出的白卡，客服會在 24 小時內與您聯絡。',
  },
  whiteCardDecided: {
    en: 'there is an answer about your white card. Log in to read it.',
    'zh-CN': '您的白卡查询有结果了，请登录查看。',
    'zh-TW': '您的白卡查詢有結果了，請登入查看。',
  },
} satisfies Record<string, Texts>

/** Time, in words, and place are those of the visit, and empty without one. */
interface RequestWords {
  number: string
  time: string
  place: string
}

export const requestTexts = {
  onlineSubmitted: {
    en: ({ number }) =>
      `we have received your application ${number}. Customer service will contact you within 24 hours.`,
    'zh-CN': ({ number }) => `我们已收到您的申请 ${number}，客服会在 24 小时内与您联系。`,
    'zh-TW': ({ number }) => `我們已收到您的申請 ${number}，客服會在 24 小時內與您聯絡。`,
  },
  visitBooked: {
    en: ({ number, time, place }) =>
      `your visit is booked: ${time}, ${place}. Your number is ${number}. If you cannot come, please log in to move or cancel it.`,
    'zh-CN': ({ number, time, place }) =>
      `已为您预约到访：${time}，${place}。编号 ${number}。如不能前来，请登录改期或取消。`,
    'zh-TW': ({ number, time, place }) =>
      `已為您預約到訪：${time}，${place}。編號 ${number}。如不能前來，請登入改期或取消。`,
  },
  visitMoved: {
    en: ({ number, time, place }) => `your visit ${number} was moved to ${time}, ${place}.`,
    'zh-CN': ({ number, time, place }) => `您的到访 ${number} 已改到 ${time}，${place}。`,
    'zh-TW': ({ number, time, place }) => `您的到訪 ${number} 已改到 ${time}，${place}。`,
  },
  visitTomorrow: {
    en: ({ number, time, place }) =>
      `a reminder of your visit ${number}: ${time}, ${place}. If you cannot come, please log in to move or cancel it.`,
    'zh-CN': ({ number, time, place }) =>
      `提醒您：到访 ${number}，时间 ${time}，地点 ${place}。如不能前来，请登录改期或取消。`,
    'zh-TW': ({ number, time, place }) =>
      `提醒您：到訪 ${number}，時間 ${time}，地點 ${place}。如不能前來，請登入改期或取消。`,
  },
  requestCancelled: {
    en: ({ number }) => `your application ${number} was canceled, as you asked.`,
    'zh-CN': ({ number }) => `您的申请 ${number} 已按您的要求取消。`,
    'zh-TW': ({ number }) => `您的申請 ${number} 已按您的要求取消。`,
  },
  progressChanged: {
    en: ({ number }) => `there is news about your application ${number}. Log in to read it.`,
    'zh-CN': ({ number }) => `您的申请 ${number} 有新进展，请登录查看。`,
    'zh-TW': ({ number }) => `您的申請 ${number} 有新進展，請登入查看。`,
  },
  paperWanted: {
    en: ({ number }) => `we need one more paper for your application ${number}. Log in to see which one.`,
    'zh-CN': ({ number }) => `您的申请 ${number} 还需要补一份文件，请登录查看。`,
    'zh-TW': ({ number }) => `您的申請 ${number} 還需要補一份文件，請登入查看。`,
  },
  agencyWrote: {
    en: ({ number }) => `we have written to you about your application ${number}. Log in to read it.`,
    'zh-CN': ({ number }) => `我们就您的申请 ${number} 给您留了言，请登录查看。`,
    'zh-TW': ({ number }) => `我們就您的申請 ${number} 給您留了言，請登入查看。`,
  },
} satisfies Record<string, Phrase<RequestWords>>

export type RequestNotice = keyof typeof requestTexts

export type CardNotice = keyof typeof cardTexts
