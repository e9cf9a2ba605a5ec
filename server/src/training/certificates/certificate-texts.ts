import type { Language, Phrase } from '@portal/contract/language'

/** The fixed texts of a certificate. */
export const certificateWords: Record<Language, Record<CertificateWord, string>> = {
  en: {
    title: 'Certificate of Completion',
    subject: 'In-service training for home care workers',
    awarded: 'This certifies that',
    completed: 'has completed the training and passed the exam',
    number: 'Certificate number',
    signedBy: 'Signed by the caregiver',
    verify: 'Check this certificate',
    signature: 'Handwritten signature',
    colon: ': ',
    code: 'QR code that leads to the page where this certificate can be checked',
  },
  'zh-CN': {
    title: '结业证书',
    subject: '居家护理员在职培训',
    awarded: '兹证明',
    completed: '已完成以下培训课程，并通过考试',
    number: '证书号码',
    signedBy: '护理员签名',
    verify: '查验这张证书',
    signature: '手写签名',
    colon: '：',
    code: '二维码，打开后可查验这张证书',
  },
  'zh-TW': {
    title: '結業證書',
    subject: '居家護理員在職培訓',
    awarded: '茲證明',
    completed: '已完成以下培訓課程，並通過考試',
    number: '證書號碼',
    signedBy: '護理員簽名',
    verify: '查驗這張證書',
    signature: '手寫簽名',
    colon: '：',
    code: 'QR 碼，開啟後可查驗這張證書',
  },
}
type CertificateWord =
  | 'title'
  | 'subject'
  | 'awarded'
  | 'completed'
  | 'number'
  | 'signedBy'
  | 'verify'
  | 'signature'
  | 'colon'
  | 'code'

export const certificateTexts: { time: Phrase<{ hours: string; day: string }>; licence: Phrase<{ number: string }> } = {
  time: {
    en: ({ hours, day }) => `In-service time: ${hours}. Completed on ${day}.`,
    'zh-CN': ({ hours, day }) => `在职培训时数：${hours}。完成日期：${day}。`,
    'zh-TW': ({ hours, day }) => `在職培訓時數：${hours}。完成日期：${day}。`,
  },
  licence: {
    en: ({ number }) => `New York State license ${number}`,
    'zh-CN': ({ number }) => `纽约州执照 ${number}`,
    'zh-TW': ({ number }) => `紐約州執照 ${number}`,
  },
}

/** A day (YYYY-MM-DD) with its year, as written in documents. */
export function dateInFull(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Minutes in words: 1 hour 30 minutes. */
export function hoursInWords(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? hourWords[language](hours) : '', rest > 0 ? minuteWords[language](rest) : '']
    .filter(Boolean)
    .join(' ')
}

const hourWords: Phrase<number> = {
  en: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
  'zh-CN': (hours) => `${hours} 小时`,
  'zh-TW': (hours) => `${hours} 小時`,
}

const minuteWords: Phrase<number> = {
  en: (minutes) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  'zh-CN': (minutes) => `${minutes} 分钟`,
  'zh-TW': (minutes) => `${minutes} 分鐘`,
}
