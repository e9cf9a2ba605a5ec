import type { Language, Phrase, Texts } from '../language.ts'
import type { CardDecision } from './staff-white-card.ts'

/** Why a Medicaid check ends without eligibility, or is opened again, in words for the patient. */
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
  limited: {
    en: 'You have Medicaid, but the state lists it for some services only. Please call us: we find out whether home care is one of them, and what to apply for if it is not.',
    'zh-CN':
      '您有医疗补助，但州政府的资料显示它只包括部分服务。请打电话给我们：我们会查清是否包括居家护理；如果不包括，我们会告诉您该申请什么。',
    'zh-TW':
      '您有醫療補助，但州政府的資料顯示它只包括部分服務。請打電話給我們：我們會查清是否包括居家護理；如果不包括，我們會告訴您該申請什麼。',
  },
  spendDown: {
    en: 'Your income is above Medicaid’s limit, so a part of it (the surplus) comes first. Medicaid opens once the surplus is met by medical bills, by paying it in, or by a pooled trust. Please call us, and we will help you choose.',
    'zh-CN':
      '您的收入超过医疗补助的限额，超出的部分须先抵掉。用医疗账单抵、直接缴付，或放进集合信托，之后医疗补助就会生效。请打电话给我们，我们帮您选择合适的办法。',
    'zh-TW':
      '您的收入超過醫療補助的限額，超出的部分須先抵掉。用醫療帳單抵、直接繳付，或放進集合信託，之後醫療補助就會生效。請打電話給我們，我們幫您選擇合適的辦法。',
  },
  pending: {
    en: 'The state is still working on your Medicaid, so there is no answer yet. If you got a letter that asks for papers, please send them in soon. We look again for you; you can call us at any time.',
    'zh-CN':
      '州政府还在处理您的医疗补助，所以还没有结果。如果您收到要求补文件的信，请尽快寄回。我们会再帮您查询；您随时可以打电话给我们。',
    'zh-TW':
      '州政府還在處理您的醫療補助，所以還沒有結果。如果您收到要求補文件的信，請盡快寄回。我們會再幫您查詢；您隨時可以打電話給我們。',
  },
  submitAgain: {
    en: 'Please submit the number of your card again.',
    'zh-CN': '请重新提交您的白卡号码。',
    'zh-TW': '請重新送出您的白卡號碼。',
  },
} satisfies Record<string, Texts>

export type WhiteCardReason = keyof typeof whiteCardReasons | 'managedCare'

/**
 * What a patient with managed care is told beside “eligible”.
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

/** The reasons that fit a decision. */
export const reasonsFor: Record<CardDecision, readonly WhiteCardReason[]> = {
  eligible: ['managedCare'],
  ineligible: ['inactive', 'otherName', 'noLongTermCare', 'limited', 'spendDown', 'pending'],
  not_found: ['notFound'],
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
