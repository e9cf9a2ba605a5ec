import type { ErrorCode } from '@portal/contract/envelope'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'

const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  malformed_json: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
}

const messages: Record<ErrorCode, Texts> = {
  invalid_input: {
    en: 'Please check what you entered.',
    'zh-CN': '请检查您填写的内容。',
    'zh-TW': '請檢查您填寫的內容。',
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

/** A refusal with a stable code; HTTP status and words follow from the code at the edge. */
export class PortalError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, fields?: Record<string, string>) {
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
  return { code: error.code, message, data: null, ...(error.fields && { fields: error.fields }) }
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
