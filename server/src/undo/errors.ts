import { refusalsOf } from '../http/refusal.ts'

export const UndoError = refusalsOf({
  undo_over: {
    status: 409,
    words: {
      en: 'It is too late to undo this: the ten seconds are over, and the message has been sent. If something is wrong, please change it.',
      'zh-CN': '十秒已过，通知已经发出，不能撤销了。如果有误，请直接更改。',
      'zh-TW': '已經過了十秒，通知已送出，無法復原。如果有誤，請直接更改。',
    },
  },
  undo_changed: {
    status: 409,
    words: {
      en: 'This could not be undone: somebody has changed it since you saved, or has taken the time of the visit. What you saved stays, and the message is sent.',
      'zh-CN': '没有撤销：您保存后有人作了更改，或面谈时段已被别人预约。您保存的内容不变，通知照常发出。',
      'zh-TW': '沒有復原：您儲存後有人做了更改，或面談時段已被別人預約。您儲存的內容不變，通知照常送出。',
    },
  },
})
