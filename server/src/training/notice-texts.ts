import type { Phrase } from '@portal/contract/language'

/** Values used in every message about training. */
export interface TrainingNoticeWords {
  trainingDue: { title: string; day: string; link: string }
  certificateWithdrawn: { title: string; reason: string }
}

export type TrainingNotice = keyof TrainingNoticeWords

export const trainingTexts: { [N in TrainingNotice]: Phrase<TrainingNoticeWords[N]> } = {
  trainingDue: {
    en: ({ title, day, link }) => `please finish your training “${title}” by ${day}. You can go on here: ${link}`,
    'zh-CN': ({ title, day, link }) => `请在 ${day} 前完成培训“${title}”。请从这里继续：${link}`,
    'zh-TW': ({ title, day, link }) => `請在 ${day} 前完成培訓「${title}」。請從這裡繼續：${link}`,
  },
  certificateWithdrawn: {
    en: ({ title, reason }) =>
      `your certificate for “${title}” has been withdrawn. The reason: ${reason} Please call us if you have questions.`,
    'zh-CN': ({ title, reason }) => `您的“${title}”结业证书已被撤销。原因：${reason} 如有疑问，请打电话给我们。`,
    'zh-TW': ({ title, reason }) => `您的「${title}」結業證書已被撤銷。原因：${reason} 如有疑問，請打電話給我們。`,
  },
}
