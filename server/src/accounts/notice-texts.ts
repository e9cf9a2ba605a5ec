import type { DocumentKind } from '@portal/contract/accounts/documents'
import type { Phrase, Texts } from '@portal/contract/language'
import { spaced } from '@portal/contract/spaced'

/** `contact` is the promise in words (`contactSentence`). */
export const registeredTexts = {
  patientRegistered: {
    en: ({ contact }) => `we have received your registration. You can log in now. ${contact}`,
    'zh-CN': ({ contact }) => `我们已收到您的注册，您现在可以登录。${contact}`,
    'zh-TW': ({ contact }) => `我們已收到您的註冊，您現在可以登入。${contact}`,
  },
  caregiverRegistered: {
    en: ({ contact }) => `we have received your registration and will look at your documents. ${contact}`,
    'zh-CN': ({ contact }) => `我们已收到您的注册，正在审核您的文件。${contact}`,
    'zh-TW': ({ contact }) => `我們已收到您的註冊，正在審核您的文件。${contact}`,
  },
} satisfies Record<string, Phrase<{ contact: string }>>

export const accountTexts = {
  passwordChanged: {
    en: 'your password was changed. If this was not you, please call us at once.',
    'zh-CN': '您的密码已更改。如果不是您本人操作，请立即打电话给我们。',
    'zh-TW': '您的密碼已變更。如果不是您本人操作，請立即打電話給我們。',
  },
  phoneChanged: {
    en: 'the phone number of your account was changed. If this was not you, please call us at once.',
    'zh-CN': '您账户的电话号码已更改。如果不是您本人操作，请立即打电话给我们。',
    'zh-TW': '您帳戶的電話號碼已變更。如果不是您本人操作，請立即打電話給我們。',
  },
  emailChanged: {
    en: 'the e-mail address of your account was changed. Nothing more is sent to this one. If this was not you, please call us at once.',
    'zh-CN': '您账户的电子邮件地址已更改，今后不再往这个邮箱发邮件。如果不是您本人操作，请立即打电话给我们。',
    'zh-TW': '您帳戶的電子郵件地址已變更，今後不再寄郵件到這個信箱。如果不是您本人操作，請立即打電話給我們。',
  },
  accountDeleted: {
    en: 'your account was deleted. Our privacy policy says what we must keep, and for how long.',
    'zh-CN': '您的账户已删除。我们必须保留什么、保留多久，请看隐私政策。',
    'zh-TW': '您的帳戶已刪除。我們必須保留什麼、保留多久，請看隱私權政策。',
  },
  caregiverApproved: {
    en: 'your documents are approved. Welcome to the team! Log in to see your training.',
    'zh-CN': '您的文件已通过审核，欢迎加入我们！请登录查看培训。',
    'zh-TW': '您的文件已通過審核，歡迎加入我們！請登入查看培訓。',
  },
  caregiverRejected: {
    en: 'we could not approve your registration. Log in to read why and what you can do.',
    'zh-CN': '您的注册未能通过审核。请登录查看原因和办法。',
    'zh-TW': '您的註冊未能通過審核。請登入查看原因和辦法。',
  },
  nameApproved: {
    en: 'your new name is approved. From now on it appears in your account and on new certificates.',
    'zh-CN': '您的新姓名已通过审核，今后您的账户和新的证书都会使用这个姓名。',
    'zh-TW': '您的新姓名已通過審核，今後您的帳戶和新的證書都會使用這個姓名。',
  },
  nameRejected: {
    en: 'we could not approve your new name. Log in to read why. Until then your name stays as it was.',
    'zh-CN': '您的新姓名未能通过审核，姓名暂时不变。请登录查看原因。',
    'zh-TW': '您的新姓名未能通過審核，姓名暫時不變。請登入查看原因。',
  },
  documentRejected: {
    en: 'one of your documents needs to be replaced. Log in to see which one and why.',
    'zh-CN': '您有一份文件需要更换。请登录查看是哪一份以及原因。',
    'zh-TW': '您有一份文件需要更換。請登入查看是哪一份以及原因。',
  },
} satisfies Record<string, Texts>

/** Names of documents, in the middle of a sentence. */
export const documentNames: Record<DocumentKind, Texts> = {
  workAuthorization: { en: 'work authorization', 'zh-CN': '工作许可证明', 'zh-TW': '工作許可證明' },
  homeCareCertificate: { en: 'home care certificate', 'zh-CN': '居家护理证书', 'zh-TW': '居家護理證書' },
  medicalReport: { en: 'medical examination report', 'zh-CN': '体检报告', 'zh-TW': '健檢報告' },
  proofOfAddress: { en: 'proof of address', 'zh-CN': '住址证明', 'zh-TW': '住址證明' },
}

export const wantedTexts: Record<'documentsWanted', Phrase<{ papers: string; link: string }>> = {
  documentsWanted: {
    en: ({ papers, link }) => `we still need from you: ${papers}. Log in and add a picture: ${link}`,
    'zh-CN': ({ papers, link }) => spaced`我们还需要您的${papers}。请登录后拍照上传：${link}`,
    'zh-TW': ({ papers, link }) => spaced`我們還需要您的${papers}。請登入後拍照上傳：${link}`,
  },
}

export const expiryTexts: Record<'documentExpires', Phrase<{ paper: string; day: string }>> = {
  documentExpires: {
    en: ({ paper, day }) =>
      `your ${paper} expires on ${day}. Please get a new one, and call us if you need help. Then log in and add it.`,
    'zh-CN': ({ paper, day }) =>
      spaced`您的${paper}将于 ${day} 到期。请尽快办理新的文件，然后登录上传；需要帮助请打电话给我们。`,
    'zh-TW': ({ paper, day }) =>
      spaced`您的${paper}將於 ${day} 到期。請儘快辦理新的文件，然後登入上傳；需要協助請打電話給我們。`,
  },
}

/** Text that devices show instead of `documentsWanted`. */
export const wantedPush: Texts = {
  en: 'A paper is missing. Open this to see which one.',
  'zh-CN': '您还缺文件。点开查看是哪一份。',
  'zh-TW': '您還缺文件。點開查看是哪一份。',
}

/** Text that devices show instead of `documentRejected`. */
export const documentPush: Texts = {
  en: 'A paper is missing: one of your documents needs to be replaced. Open this to see which one.',
  'zh-CN': '您有一份文件需要更换。点开查看是哪一份。',
  'zh-TW': '您有一份文件需要更換。點開查看是哪一份。',
}

export const codeTexts: Record<'phone' | 'call' | 'email', Phrase<{ digits: string }>> = {
  phone: {
    en: ({ digits }) => `${digits} is your verification code. It is valid for 5 minutes. We never ask for it by phone.`,
    'zh-CN': ({ digits }) => `您的验证码是 ${digits}，5 分钟内有效。我们不会打电话向您索取验证码。`,
    'zh-TW': ({ digits }) => `您的驗證碼是 ${digits}，5 分鐘內有效。我們不會打電話向您索取驗證碼。`,
  },
  // Read aloud, twice.
  call: {
    en: ({ digits }) => `your verification code is ${digits}. Once more: ${digits}. We never ask you for it.`,
    'zh-CN': ({ digits }) => `您的验证码是 ${digits}。再说一遍：${digits}。我们不会向您索取验证码。`,
    'zh-TW': ({ digits }) => `您的驗證碼是 ${digits}。再說一遍：${digits}。我們不會向您索取驗證碼。`,
  },
  email: {
    en: ({ digits }) =>
      `${digits} is the code that confirms your e-mail address. Log in with your phone number, open My account and enter it under “Confirm your e-mail”. It is valid for 24 hours. If you did not register with us, you need not do anything.`,
    'zh-CN': ({ digits }) =>
      `您的电子邮件确认码是 ${digits}。请用电话号码登录，打开个人中心，在“确认您的电子邮件”中填写，24 小时内有效。如果您没有在我们这里注册，无需理会这封邮件。`,
    'zh-TW': ({ digits }) =>
      `您的電子郵件確認碼是 ${digits}。請用電話號碼登入，打開個人中心，在「確認您的電子郵件」中填寫，24 小時內有效。如果您沒有在我們這裡註冊，不必理會這封郵件。`,
  },
}

export type Notice = keyof typeof accountTexts
