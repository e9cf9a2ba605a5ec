import type { Phrase, Texts } from '@portal/contract/language'

interface Start {
  title: string
  /** The start, in words. */
  time: string
}

/** Values in each notice besides the title and the start. */
export interface NoticeWords {
  signedUp: { code: string; place: string }
  movedUp: { code: string }
  tomorrow: { code: string }
  moved: { now: string; before: string }
  calledOff: { reason: string }
}

export type Notice = keyof NoticeWords

const yourCode = {
  en: (code: string) => `Your check-in code is ${code}. Show or say it at the door.`,
  'zh-CN': (code: string) => `签到码：${code}，到场时出示或报出即可。`,
  'zh-TW': (code: string) => `報到碼：${code}，到場時出示或說出即可。`,
}

export const activityTexts: { [N in Notice]: Phrase<Start & NoticeWords[N]> } = {
  signedUp: {
    en: ({ title, time, place, code }) =>
      `you are signed up for “${title}”, ${time}, ${place}. ${yourCode.en(code)} If you cannot come, please cancel, so that someone else can.`,
    'zh-CN': ({ title, time, place, code }) =>
      `您已成功报名“${title}”，时间 ${time}，地点 ${place}。${yourCode['zh-CN'](code)}如果不能参加，请取消报名，把名额让给别人。`,
    'zh-TW': ({ title, time, place, code }) =>
      `您已成功報名「${title}」，時間 ${time}，地點 ${place}。${yourCode['zh-TW'](code)}如果不能參加，請取消報名，把名額讓給別人。`,
  },
  movedUp: {
    en: ({ title, time, code }) =>
      `a place has become free. You are now signed up for “${title}”, ${time}. ${yourCode.en(code)} If you cannot come, please cancel, so that someone else can.`,
    'zh-CN': ({ title, time, code }) =>
      `有空位了，您已成功报名“${title}”，时间 ${time}。${yourCode['zh-CN'](code)}如果不能参加，请取消报名，把名额让给别人。`,
    'zh-TW': ({ title, time, code }) =>
      `有空位了，您已成功報名「${title}」，時間 ${time}。${yourCode['zh-TW'](code)}如果不能參加，請取消報名，把名額讓給別人。`,
  },
  tomorrow: {
    en: ({ title, time, code }) =>
      `a reminder of “${title}”, ${time}. ${yourCode.en(code)} We look forward to seeing you. If you cannot come, please cancel, so that someone else can.`,
    'zh-CN': ({ title, time, code }) =>
      `提醒您参加“${title}”，时间 ${time}。${yourCode['zh-CN'](code)}期待与您见面。如果不能参加，请取消报名，把名额让给别人。`,
    'zh-TW': ({ title, time, code }) =>
      `提醒您參加「${title}」，時間 ${time}。${yourCode['zh-TW'](code)}期待與您見面。如果不能參加，請取消報名，把名額讓給別人。`,
  },
  moved: {
    en: ({ title, now, before }) =>
      `“${title}” has been moved. It is now: ${now}. It was: ${before}. If you cannot come, please cancel, so that someone else can.`,
    'zh-CN': ({ title, now, before }) =>
      `“${title}”的时间或地点有变更。现在是：${now}。原来是：${before}。如果不能参加，请取消报名，把名额让给别人。`,
    'zh-TW': ({ title, now, before }) =>
      `「${title}」的時間或地點有更改。現在是：${now}。原來是：${before}。如果不能參加，請取消報名，把名額讓給別人。`,
  },
  calledOff: {
    en: ({ title, time, reason }) =>
      `we are sorry, “${title}”, ${time}, is called off. Please do not come. The reason: ${reason}`,
    'zh-CN': ({ title, time, reason }) => `很抱歉，“${title}”（${time}）停办，请不要前来。原因：${reason}`,
    'zh-TW': ({ title, time, reason }) => `很抱歉，「${title}」（${time}）停辦，請不要前來。原因：${reason}`,
  },
}

/** What devices show in place of `movedUp`. */
export const movedUpPush: Texts = {
  en: 'A place is free, and it is yours: you are signed up. Open this to see for what.',
  'zh-CN': '有空位了，您已成功报名。点开查看是哪个活动。',
  'zh-TW': '有空位了，您已成功報名。點開查看是哪個活動。',
}
