import type { ErrorCode } from '@portal/contract/envelope'
import { type FieldMessage, fieldTexts, isFieldMessage } from '@portal/contract/field-texts'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'

const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  wrong_credentials: 400,
  proof_expired: 400,
  malformed_json: 400,
  already_registered: 409,
  activity_full: 409,
  registration_not_open: 409,
  registration_closed: 409,
  not_registered: 409,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  too_many_attempts: 429,
  code_too_soon: 429,
  server_error: 500,
  unavailable: 503,
}

const messages: Record<ErrorCode, Texts> = {
  invalid_input: {
    en: 'Please check what you entered.',
    'zh-CN': '请检查您填写的内容。',
    'zh-TW': '請檢查您填寫的內容。',
  },
  wrong_credentials: {
    en: 'The user name or the password is not right. If several people share your e-mail, please use your phone number.',
    'zh-CN': '用户名或密码不正确。如果几个人共用一个电子邮件，请用电话号码登录。',
    'zh-TW': '使用者名稱或密碼不正確。如果幾個人共用一個電子郵件，請用電話號碼登入。',
  },
  proof_expired: {
    en: 'Too much time has passed since you proved your phone. Please get a new code; what you typed stays.',
    'zh-CN': '离上次验证电话已过了很久。请重新获取验证码，您填写的内容会保留。',
    'zh-TW': '離上次驗證電話已過了很久。請重新取得驗證碼，您填寫的內容會保留。',
  },
  too_many_attempts: {
    en: 'Too many tries. Please wait 15 minutes or longer, or reset your password with your phone.',
    'zh-CN': '尝试次数过多。请等 15 分钟或更久，或用手机重设密码。',
    'zh-TW': '嘗試次數過多。請等 15 分鐘或更久，或用手機重設密碼。',
  },
  code_too_soon: {
    en: 'We have just sent a code to this phone, or too many today. Please wait a little, or call us.',
    'zh-CN': '刚刚已向这个电话发送过验证码，或今天发送次数过多。请稍候，或致电我们。',
    'zh-TW': '剛剛已向這個電話傳送過驗證碼，或今天傳送次數過多。請稍候，或致電我們。',
  },
  already_registered: {
    en: 'You have signed up for this activity already.',
    'zh-CN': '您已经报名了这个活动。',
    'zh-TW': '您已經報名了這個活動。',
  },
  activity_full: {
    en: 'All places are taken. You can join the waiting list.',
    'zh-CN': '名额已满。您可以加入候补名单。',
    'zh-TW': '名額已滿。您可以加入候補名單。',
  },
  registration_not_open: {
    en: 'The sign-up has not opened yet. Please look at the dates.',
    'zh-CN': '报名还没有开始，请留意报名日期。',
    'zh-TW': '報名還沒有開始，請留意報名日期。',
  },
  registration_closed: {
    en: 'The sign-up for this activity is closed.',
    'zh-CN': '这个活动的报名已经结束。',
    'zh-TW': '這個活動的報名已經截止。',
  },
  not_registered: {
    en: 'You are not signed up for this activity.',
    'zh-CN': '您没有报名这个活动。',
    'zh-TW': '您沒有報名這個活動。',
  },
  malformed_json: {
    en: 'The request could not be read.',
    'zh-CN': '无法读取这个请求。',
    'zh-TW': '無法讀取這個請求。',
  },
  unauthenticated: { en: 'Please log in.', 'zh-CN': '请先登录。', 'zh-TW': '請先登入。' },
  forbidden: {
    en: 'Your account may not do this.',
    'zh-CN': '您的账户不能进行此操作。',
    'zh-TW': '您的帳戶不能進行此操作。',
  },
  not_found: { en: 'We could not find this.', 'zh-CN': '找不到您要的内容。', 'zh-TW': '找不到您要的內容。' },
  method_not_allowed: {
    en: 'This cannot be done here.',
    'zh-CN': '此处不支持这个操作。',
    'zh-TW': '此處不支援這個操作。',
  },
  too_large: {
    en: 'What you sent is too large.',
    'zh-CN': '您发送的内容太大。',
    'zh-TW': '您傳送的內容太大。',
  },
  unsupported_media_type: {
    en: 'This kind of content cannot be sent here.',
    'zh-CN': '此处不能发送这种格式的内容。',
    'zh-TW': '此處不能傳送這種格式的內容。',
  },
  range_not_satisfiable: {
    en: 'The file has no such part.',
    'zh-CN': '文件没有这一部分。',
    'zh-TW': '檔案沒有這一部分。',
  },
  too_many_requests: {
    en: 'Too many requests. Please wait a moment and try again.',
    'zh-CN': '请求太频繁，请稍候再试。',
    'zh-TW': '請求太頻繁，請稍候再試。',
  },
  server_error: {
    en: 'Something went wrong on our side. Please try again.',
    'zh-CN': '系统出错了，请再试一次。',
    'zh-TW': '系統發生錯誤，請再試一次。',
  },
  unavailable: {
    en: 'The service is busy. Please try again in a moment.',
    'zh-CN': '系统繁忙，请稍后再试。',
    'zh-TW': '系統忙碌，請稍後再試。',
  },
}

/**
 * A refusal with a stable code; HTTP status and words follow from the code at the edge. `fields` maps input names to what is
 * wrong: a key of the contract's field texts, or words.
 */
export class PortalError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldMessage | (string & {})> | undefined

  constructor(code: ErrorCode, fields?: Record<string, FieldMessage | (string & {})>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** The HTTP status of an error code. */
export function errorStatus(code: ErrorCode): number {
  return statusOf[code]
}

/** The envelope of a refusal in the caller's language. */
export function errorEnvelope(error: PortalError, language: Language) {
  const message = inLanguage(messages[error.code], language)
  return { code: error.code, message, data: null, ...(error.fields && { fields: wordsOf(error.fields, language) }) }
}

function wordsOf(fields: Record<string, string>, language: Language): Record<string, string> {
  const inWords = (said: string) => (isFieldMessage(said) ? inLanguage(fieldTexts[said], language) : said)
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, inWords(said)]))
}

interface FrameworkError {
  code?: string
  statusCode?: number
}

/** Turns whatever a request ended with into a PortalError: what the framework refuses keeps its meaning, all else is ours. */
export function asPortalError(error: FrameworkError): PortalError {
  if (error instanceof PortalError) return error
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new PortalError('malformed_json')
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new PortalError('malformed_json')
  const status = error.statusCode ?? 500
  const byStatus = (Object.keys(statusOf) as ErrorCode[]).find((code) => statusOf[code] === status)
  return new PortalError(byStatus ?? (status < 500 ? 'invalid_input' : 'server_error'))
}
