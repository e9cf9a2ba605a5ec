import type { Texts } from '../language.ts'

const shared = {
  required: { en: 'Please fill this in.', 'zh-CN': '请填写这一项。', 'zh-TW': '請填寫這一項。' },
  choose: { en: 'Please choose one.', 'zh-CN': '请选择一项。', 'zh-TW': '請選擇一項。' },
  tooLong: { en: 'This is too long.', 'zh-CN': '内容太长了。', 'zh-TW': '內容太長了。' },
  retentionMonths: {
    en: 'Please enter whole months within the limits below the field.',
    'zh-CN': '请填写整月数，并在栏位下方的范围之内。',
    'zh-TW': '請填寫整月數，並在欄位下方的範圍之內。',
  },
  blankLeft: {
    en: 'A blank (___) is still empty. Please fill it in, or take it out.',
    'zh-CN': '还有空格（___）没有填。请填好，或删掉。',
    'zh-TW': '還有空格（___）沒有填。請填好，或刪掉。',
  },
  unusable: {
    en: 'This has hidden characters that cannot be used. Please type it again.',
    'zh-CN': '内容含有无法使用的隐藏字符，请重新输入。',
    'zh-TW': '內容含有無法使用的隱藏字元，請重新輸入。',
  },
  notUsable: {
    en: 'This cannot be used here. Please check it.',
    'zh-CN': '这里不能这样填，请检查。',
    'zh-TW': '這裡不能這樣填，請檢查。',
  },
  personName: {
    en: 'Please use letters only, no numbers or symbols.',
    'zh-CN': '姓名只能用文字，不能用数字或其他符号。',
    'zh-TW': '姓名只能用文字，不能用數字或其他符號。',
  },
  placeName: {
    en: 'Please use letters only, such as New York or Flushing.',
    'zh-CN': '请只用文字填写，例如 New York 或 Flushing。',
    'zh-TW': '請只用文字填寫，例如 New York 或 Flushing。',
  },
  email: {
    en: 'Please enter an e-mail address such as mei@example.com',
    'zh-CN': '请输入正确的电子邮件地址，例如 mei@example.com',
    'zh-TW': '請輸入正確的電子郵件地址，例如 mei@example.com',
  },
  phone: {
    en: 'Please enter a valid US phone number with 10 digits, such as 212-\u2060555-\u20600123',
    'zh-CN': '请输入有效的 10 位美国电话号码，例如 212-\u2060555-\u20600123',
    'zh-TW': '請輸入有效的 10 位美國電話號碼，例如 212-\u2060555-\u20600123',
  },
  phoneExtension: {
    en: 'We send text messages to this number, so it cannot have an extension. Please enter a number without one.',
    'zh-CN': '我们会发短信到这个号码，所以不能带分机号。请填写没有分机的号码。',
    'zh-TW': '我們會傳簡訊到這個號碼，所以不能有分機。請填寫沒有分機的號碼。',
  },
  phoneNotUs: {
    en: 'We can only text ordinary US numbers. Please enter another number, or call us.',
    'zh-CN': '我们只能向美国的普通电话号码发送短信。请换一个号码，或打电话给我们。',
    'zh-TW': '我們只能傳簡訊到美國的一般電話號碼。請換一個號碼，或打電話給我們。',
  },
  codeFormat: {
    en: 'The code has 6 digits.',
    'zh-CN': '验证码是 6 位数字。',
    'zh-TW': '驗證碼是 6 位數字。',
  },
  codeWrong: {
    en: 'This code is not right, or it is too old. Please check it, or get a new one.',
    'zh-CN': '验证码不正确或已过期。请检查，或重新获取验证码。',
    'zh-TW': '驗證碼不正確或已過期。請檢查，或重新取得驗證碼。',
  },
  postcodeFormat: {
    en: 'A ZIP code has 5 digits, such as 11354',
    'zh-CN': '邮编是 5 位数字，例如 11354',
    'zh-TW': '郵遞區號是 5 位數字，例如 11354',
  },
  postcodeUnknown: {
    en: 'This ZIP code does not exist in New York State.',
    'zh-CN': '纽约州没有这个邮编。',
    'zh-TW': '紐約州沒有這個郵遞區號。',
  },
  postcodeElsewhere: {
    en: 'This ZIP code is not in the state that you chose. Please check both.',
    'zh-CN': '这个邮编不在所选的州内。请检查邮编和州。',
    'zh-TW': '這個郵遞區號不在所選的州內。請檢查郵遞區號和州。',
  },
  stateNotServed: {
    en: 'We care for people who live in New York State. If you help somebody who lives there, go back and choose “Somebody I help”.',
    'zh-CN': '我们服务住在纽约州的人。如果您是帮助住在纽约州的人申请，请返回选择“我帮助的人”。',
    'zh-TW': '我們服務住在紐約州的人。如果您是協助住在紐約州的人申請，請返回選擇「我協助的人」。',
  },
  password: {
    en: 'Use at least 8 characters, with letters, numbers and a symbol such as ! or #',
    'zh-CN': '至少 8 个字符，要有字母、数字和符号（例如 ! 或 #）',
    'zh-TW': '至少 8 個字元，要有字母、數字和符號（例如 ! 或 #）',
  },
  confirmation: {
    en: 'Please enter the same password as above',
    'zh-CN': '请输入与上面相同的密码',
    'zh-TW': '請輸入與上面相同的密碼',
  },
  medicaidIdFormat: {
    en: 'Please enter the correct white card format, such as: XX00000X',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X',
  },
  medicaidIdLength: {
    en: 'Please enter the correct white card format, such as: XX00000X. It has 8 letters and digits: please count yours.',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X。号码一共 8 位，请再数一遍。',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X。號碼一共 8 位，請再數一次。',
  },
  medicaidIdLetters: {
    en: 'Please enter the correct white card format, such as: XX00000X. The first two and the last are letters, not digits.',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X。前两位和最后一位是英文字母，不是数字。',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X。前兩位和最後一位是英文字母，不是數字。',
  },
  medicaidIdDigits: {
    en: 'Please enter the correct white card format, such as: XX00000X. The five in the middle are digits: a zero, not the letter O.',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X。中间五位是数字：是零，不是字母 O。',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X。中間五位是數字：是零，不是字母 O。',
  },
  years: {
    en: 'Please enter whole years, from 0 to 70.',
    'zh-CN': '请输入 0 到 70 的整数年数。',
    'zh-TW': '請輸入 0 到 70 的整數年數。',
  },
  employeeId: {
    en: 'Use letters and digits only, such as HC-1024',
    'zh-CN': '只能用字母和数字，例如 HC-1024',
    'zh-TW': '只能用字母和數字，例如 HC-1024',
  },
  agree: {
    en: 'Please agree, so that we may keep your data and help you.',
    'zh-CN': '请先同意，我们才能保存您的资料并为您服务。',
    'zh-TW': '請先同意，我們才能保存您的資料並為您服務。',
  },
  upload: {
    en: 'Only JPG/PNG files under 500KB can be uploaded.',
    'zh-CN': '只能上传小于 500KB 的 JPG/PNG 文件。',
    'zh-TW': '只能上傳小於 500KB 的 JPG/PNG 檔案。',
  },
  uploadEmpty: {
    en: 'This file is empty. Please choose it again, or choose another one.',
    'zh-CN': '这个文件是空的。请重新选择，或换一个文件。',
    'zh-TW': '這個檔案是空的。請重新選擇，或換一個檔案。',
  },
  uploadUnreadable: {
    en: 'This picture cannot be opened: it is damaged, or has too many pixels. Please take it again, or choose another one.',
    'zh-CN': '这张图片打不开：文件已损坏，或像素过多。请重新拍摄，或换一张图片。',
    'zh-TW': '這張圖片打不開：檔案已損壞，或像素過多。請重新拍攝，或換一張圖片。',
  },
  uploadGone: {
    en: 'This file is no longer here. Please upload it again.',
    'zh-CN': '这个文件已不在了，请重新上传。',
    'zh-TW': '這個檔案已不在了，請重新上傳。',
  },
  reason: {
    en: 'Please give a reason that the person can understand.',
    'zh-CN': '请写明对方能看懂的原因。',
    'zh-TW': '請寫明對方能看懂的原因。',
  },
  wholeNumber: {
    en: 'Please enter a whole number from 1 up, not too large.',
    'zh-CN': '请输入 1 或以上的整数，不要过大。',
    'zh-TW': '請輸入 1 或以上的整數，不要過大。',
  },
  date: {
    en: 'Please enter a date that exists, such as 2026-09-01',
    'zh-CN': '请输入存在的日期，例如 2026-09-01',
    'zh-TW': '請輸入存在的日期，例如 2026-09-01',
  },
  time: {
    en: 'Please choose a time such as 09:30',
    'zh-CN': '请选择时间，例如 09:30',
    'zh-TW': '請選擇時間，例如 09:30',
  },
  slotPast: {
    en: 'This time has passed. Please choose another one.',
    'zh-CN': '这个时间已经过了，请另选时间。',
    'zh-TW': '這個時間已經過了，請另選時間。',
  },
  wallTime: {
    en: 'Please enter a date and a time that exist, such as 2026-09-01 14:30',
    'zh-CN': '请输入存在的日期和时间，例如 2026-09-01 14:30',
    'zh-TW': '請輸入存在的日期和時間，例如 2026-09-01 14:30',
  },
  skippedHour: {
    en: 'Clocks go forward that night, so this time does not exist. Please choose one an hour later.',
    'zh-CN': '当晚时钟拨快一小时，没有这个时间。请选晚一小时的时间。',
    'zh-TW': '當晚時鐘撥快一小時，沒有這個時間。請選晚一小時的時間。',
  },
  pictureCount: {
    en: 'Please add at least 1 picture and at most 12.',
    'zh-CN': '请添加 1 到 12 张图片。',
    'zh-TW': '請加入 1 到 12 張圖片。',
  },
} satisfies Record<string, Texts>

type SharedTexts = typeof shared

/**
 * Texts of field errors by key. A domain adds its own in its `field-texts.ts`; every file that uses one of its keys
 * imports it.
 */
export interface FieldTexts extends SharedTexts {}

/**
 * The texts of field errors, both from the contract's schemas and from the server's own checks. A schema names the key;
 * the code that shows the error picks the language.
 */
export const fieldTexts = { ...shared } as FieldTexts

/** Adds the texts of a domain, which declares their keys on `FieldTexts`. */
export function addFieldTexts(texts: Partial<FieldTexts>): void {
  const twice = Object.keys(texts).find(isFieldMessage)
  if (twice) throw new Error(`Two field texts have the key ${twice}`)
  Object.assign(fieldTexts, texts)
}

/** Keys of messages that a schema or a handler can give for a value. */
export type FieldMessage = keyof FieldTexts

/** Whether a message is a key of this table. */
export function isFieldMessage(message: string): message is FieldMessage {
  return Object.hasOwn(fieldTexts, message)
}
