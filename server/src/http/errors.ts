import type { ErrorCode } from '@portal/contract/envelope'
import { type FieldMessage, fieldTexts, isFieldMessage } from '@portal/contract/field-texts'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'

const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  wrong_credentials: 400,
  proof_expired: 400,
  malformed_json: 400,
  malformed_request: 400,
  already_registered: 409,
  activity_full: 409,
  registration_not_open: 409,
  registration_closed: 409,
  not_registered: 409,
  // Spec section 7: a refusal of a white card is no failed request.
  white_card_submitted: 200,
  white_card_taken: 200,
  slot_unavailable: 409,
  request_closed: 409,
  too_many_open: 409,
  already_applied: 409,
  changed_meanwhile: 409,
  activity_has_registrations: 409,
  activity_called_off: 409,
  activity_over: 409,
  article_published: 409,
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
  too_many_changes: 429,
  server_error: 500,
  unavailable: 503,
}

const unreadable: Texts = {
  en: 'The request could not be read.',
  'zh-CN': '无法读取这个请求。',
  'zh-TW': '無法讀取這個請求。',
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
  too_many_changes: {
    en: 'You have signed up for this activity and cancelled several times today. Please call us, and we will change it for you.',
    'zh-CN': '您今天已多次报名并取消这个活动。请致电我们，由我们为您更改。',
    'zh-TW': '您今天已多次報名並取消這個活動。請打電話給我們，由我們為您更改。',
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
  activity_has_registrations: {
    en: 'People have signed up for this activity, so it cannot be deleted. You can call it off.',
    'zh-CN': '已经有人报名这个活动，不能删除。您可以停办。',
    'zh-TW': '已經有人報名這個活動，不能刪除。您可以停辦。',
  },
  activity_called_off: {
    en: 'This activity has been called off. Please look at the others.',
    'zh-CN': '这个活动已停办，请看看其他活动。',
    'zh-TW': '這個活動已停辦，請看看其他活動。',
  },
  activity_over: {
    en: 'This activity is over, so it cannot be called off.',
    'zh-CN': '这个活动已经结束，不能停办。',
    'zh-TW': '這個活動已經結束，不能停辦。',
  },
  article_published: {
    en: 'This article is published. Take it off the site first, then delete it.',
    'zh-CN': '这篇文章已发布。请先撤下，再删除。',
    'zh-TW': '這篇文章已發布。請先下架，再刪除。',
  },
  not_registered: {
    en: 'You are not signed up for this activity.',
    'zh-CN': '您没有报名这个活动。',
    'zh-TW': '您沒有報名這個活動。',
  },
  white_card_submitted: {
    en: 'You have handed in your white card already. You can follow the check under Services.',
    'zh-CN': '您已经提交过白卡，可在“服务”中查看进度。',
    'zh-TW': '您已經提交過白卡，可在「服務」中查看進度。',
  },
  white_card_taken: {
    en: 'Another account uses this white card. Please check the number, or call us.',
    'zh-CN': '这张白卡已用于其他账户。请检查号码，或致电我们。',
    'zh-TW': '這張白卡已用於其他帳戶。請檢查號碼，或致電我們。',
  },
  slot_unavailable: {
    en: 'This time cannot be booked. Please choose another one.',
    'zh-CN': '这个时间无法预约，请另选时间。',
    'zh-TW': '這個時間無法預約，請另選時間。',
  },
  request_closed: {
    en: 'This application is closed or its visit has begun, so it cannot be changed any more. Please call us.',
    'zh-CN': '这份申请已结束，或到访时间已到，不能再更改。请致电我们。',
    'zh-TW': '這份申請已結束，或到訪時間已到，不能再更改。請致電我們。',
  },
  too_many_open: {
    en: 'You have several open applications already. Please cancel one first, or call us.',
    'zh-CN': '您已有几份进行中的申请。请先取消一份，或致电我们。',
    'zh-TW': '您已有幾份進行中的申請。請先取消一份，或致電我們。',
  },
  already_applied: {
    en: 'You have sent this application already. You find it under My applications. To apply once more, please start again.',
    'zh-CN': '这份申请您已经提交过，可在“我的申请”中查看。如要另外申请，请重新开始。',
    'zh-TW': '這份申請您已經送出，可在「我的申請」中查看。如要另外申請，請重新開始。',
  },
  changed_meanwhile: {
    en: 'Somebody else has changed this since you opened it. Nothing was saved. Please compare the two, then save again.',
    'zh-CN': '您打开后，别人已更改了这项内容，您的更改没有保存。请比较两个版本后再保存。',
    'zh-TW': '您開啟後，別人已更改了這項內容，您的變更沒有儲存。請比較兩個版本後再儲存。',
  },
  malformed_json: unreadable,
  malformed_request: unreadable,
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
  /** What the caller gets besides the words: the record as it is now. */
  readonly data: unknown

  constructor(code: ErrorCode, fields?: Record<string, FieldMessage | (string & {})>, data: unknown = null) {
    super(code)
    this.code = code
    this.fields = fields
    this.data = data
  }
}

/** Tells whether an error is the refusal for want of the database, or of time for the request. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof PortalError && error.code === 'unavailable'
}

/** The HTTP status of an error code. */
export function errorStatus(code: ErrorCode): number {
  return statusOf[code]
}

/** The envelope of a refusal in the caller's language. */
export function errorEnvelope(error: PortalError, language: Language) {
  const message = inLanguage(messages[error.code], language)
  const { code, data } = error
  return { code, message, data, ...(error.fields && { fields: wordsOf(error.fields, language) }) }
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
  const status = error.statusCode ?? 500
  const byStatus = (Object.keys(statusOf) as ErrorCode[]).find((code) => statusOf[code] === status)
  return new PortalError(byStatus ?? (status < 500 ? 'invalid_input' : 'server_error'))
}
