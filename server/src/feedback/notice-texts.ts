import type { Texts } from '@portal/contract/language'

export const feedbackTexts = {
  commentPublished: {
    en: 'your review is published. Thank you for sharing it!',
    'zh-CN': '您的评价已发布，感谢您的分享！',
    'zh-TW': '您的評價已刊登，謝謝您的分享！',
  },
  commentRejected: {
    en: 'we could not publish your review. Log in to read why. You are welcome to write another one.',
    'zh-CN': '您的评价未能发布。请登录查看原因，欢迎您重新写一条。',
    'zh-TW': '您的評價未能刊登。請登入查看原因，歡迎您重新寫一則。',
  },
} satisfies Record<string, Texts>

export type ReviewNotice = keyof typeof feedbackTexts
