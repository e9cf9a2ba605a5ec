import { refusalsOf } from '../http/refusal.ts'

export const FeedbackError = refusalsOf({
  review_public: {
    status: 409,
    words: {
      en: 'This review has been published and can no longer be changed. You can withdraw it and write another one.',
      'zh-CN': '这条评价已经发布过，不能再修改。您可以撤回后重新写一条。',
      'zh-TW': '這則評價已經刊登過，無法再修改。您可以撤回後重新撰寫。',
    },
  },
  reply_tells: {
    status: 400,
    words: {
      en: 'This reply may tell the public that somebody is our patient. Change it, or confirm that it does not.',
      'zh-CN': '这条回复可能会让公众知道某人是我们的患者。请修改，或确认没有这个问题。',
      'zh-TW': '這則回覆可能會讓大眾知道某人是我們的病人。請修改，或確認沒有這個問題。',
    },
  },
})
