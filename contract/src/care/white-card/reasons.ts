import type { Language, Phrase, Texts } from '../../language.ts'
import type { CardDecision } from './checks.ts'

/** Reasons for ending a Medicaid check without eligibility, or for reopening it, worded for the patient. */
export const whiteCardReasons = {
  notFound: {
    en: 'The state’s Medicaid system does not know this number. Please compare it with your card and submit it again.',
    'zh-CN': '州政府的医疗补助系统查不到这个号码。请对照您的白卡，再提交一次。',
    'zh-TW': '州政府的醫療補助系統查不到這個號碼。請對照您的白卡，再送出一次。',
  },
  inactive: {
    en: 'The state’s Medicaid system says that your coverage is not active at the moment. We can help you renew it: please call us.',
    'zh-CN': '州政府的医疗补助系统显示您的白卡目前没有生效。我们可以协助您续保，请打电话给我们。',
    'zh-TW': '州政府的醫療補助系統顯示您的白卡目前沒有生效。我們可以協助您續保，請打電話給我們。',
  },
  otherName: {
    en: 'The name or the date of birth on the card differs from what you told us. Please call us, and we will put it right together.',
    'zh-CN': '白卡上的姓名或出生日期与您登记的不同。请打电话给我们，我们和您一起核对。',
    'zh-TW': '白卡上的姓名或出生日期與您登記的不同。請打電話給我們，我們和您一起核對。',
  },
  noLongTermCare: {
    en: 'Your Medicaid does not pay for long-term care yet. We can tell you what to apply for: please call us.',
    'zh-CN': '您的医疗补助目前还不包括长期护理。我们可以告诉您该申请什么，请打电话给我们。',
    'zh-TW': '您的醫療補助目前還不包括長期護理。我們可以告訴您該申請什麼，請打電話給我們。',
  },
  submitAgain: {
    en: 'Please submit the number of your card again.',
    'zh-CN': '请重新提交您的白卡号码。',
    'zh-TW': '請重新送出您的白卡號碼。',
  },
} satisfies Record<string, Texts>

export type WhiteCardReason = keyof typeof whiteCardReasons | 'managedCare'

/**
 * Text for a patient with managed care: the plan to ask.
 * @param plan its name as the state gives it; empty when it gives none
 */
export const managedCareReason: Phrase<{ plan: string }> = {
  en: ({ plan }) =>
    `Your Medicaid is managed by ${plan || 'a health plan'}. The plan has to authorize home care: please call us, and we will ask the plan with you.`,
  'zh-CN': ({ plan }) =>
    `您的医疗补助由${plan ? `“${plan}”` : '一家医疗计划'}管理，居家护理须由该计划批准。请打电话给我们，我们和您一起向该计划申请。`,
  'zh-TW': ({ plan }) =>
    `您的醫療補助由${plan ? `「${plan}」` : '一家醫療計畫'}管理，居家護理須由該計畫核准。請打電話給我們，我們和您一起向該計畫申請。`,
}

/** The reasons available for a decision. */
export const reasonsFor: Record<CardDecision, readonly WhiteCardReason[]> = {
  eligible: [],
  managed_care: ['managedCare'],
  limited: ['noLongTermCare'],
  spend_down: [],
  pending: [],
  ineligible: ['inactive'],
  not_found: ['notFound', 'otherName'],
  waiting: ['submitAgain', 'otherName'],
}

/**
 * A reason in the patient's language.
 * @param plan the name of the plan that manages the care; without one, a blank that staff fill in
 */
export function reasonIn(reason: WhiteCardReason, language: Language, plan = ''): string {
  return reason === 'managedCare'
    ? managedCareReason[language]({ plan: plan || '___' })
    : whiteCardReasons[reason][language]
}
