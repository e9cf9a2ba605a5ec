import { inWords } from '@portal/contract/fields/check-input'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'
import { isOutage } from '../db/outage.ts'
import { Refusal, refusalsOf } from './refusal.ts'

const unreadable: Texts = {
  en: 'The request could not be read.',
  'zh-CN': '无法读取这个请求。',
  'zh-TW': '無法讀取這個請求。',
}

const meanings = {
  invalid_input: {
    status: 400,
    words: { en: 'Please check what you entered.', 'zh-CN': '请检查您填写的内容。', 'zh-TW': '請檢查您填寫的內容。' },
  },
  malformed_json: { status: 400, words: unreadable },
  malformed_request: { status: 400, words: unreadable },
  too_slow: {
    status: 408,
    words: {
      en: 'The line stood still for too long. Please try again.',
      'zh-CN': '网络停顿太久，请再试一次。',
      'zh-TW': '網路停頓太久，請再試一次。',
    },
  },
  changed_meanwhile: {
    status: 409,
    words: {
      en: 'Somebody else has changed this since you opened it. Nothing was saved. Please compare the two, then save again.',
      'zh-CN': '您打开后，别人已更改了这项内容，您的更改没有保存。请比较两个版本后再保存。',
      'zh-TW': '您開啟後，別人已更改了這項內容，您的變更沒有儲存。請比較兩個版本後再儲存。',
    },
  },
  unauthenticated: { status: 401, words: { en: 'Please log in.', 'zh-CN': '请先登录。', 'zh-TW': '請先登入。' } },
  forbidden: {
    status: 403,
    words: {
      en: 'Your account may not do this.',
      'zh-CN': '您的账户不能进行此操作。',
      'zh-TW': '您的帳戶不能進行此操作。',
    },
  },
  not_found: {
    status: 404,
    words: { en: 'We could not find this.', 'zh-CN': '找不到您要的内容。', 'zh-TW': '找不到您要的內容。' },
  },
  file_address_expired: {
    status: 403,
    words: {
      en: 'The address of this file is no longer valid. Please go back and press the button again.',
      'zh-CN': '这个文件的网址已经失效。请返回上一页，再按一次按钮。',
      'zh-TW': '這個檔案的網址已經失效。請回到上一頁，再按一次按鈕。',
    },
  },
  method_not_allowed: {
    status: 405,
    words: { en: 'This cannot be done here.', 'zh-CN': '此处不支持这个操作。', 'zh-TW': '此處不支援這個操作。' },
  },
  too_large: {
    status: 413,
    words: { en: 'What you sent is too large.', 'zh-CN': '您发送的内容太大。', 'zh-TW': '您傳送的內容太大。' },
  },
  unsupported_media_type: {
    status: 415,
    words: {
      en: 'This kind of content cannot be sent here.',
      'zh-CN': '此处不能发送这种格式的内容。',
      'zh-TW': '此處不能傳送這種格式的內容。',
    },
  },
  range_not_satisfiable: {
    status: 416,
    words: { en: 'The file has no such part.', 'zh-CN': '文件没有这一部分。', 'zh-TW': '檔案沒有這一部分。' },
  },
  too_many_requests: {
    status: 429,
    words: {
      en: 'Too many requests. Please wait a moment and try again.',
      'zh-CN': '请求太频繁，请稍候再试。',
      'zh-TW': '請求太頻繁，請稍候再試。',
    },
  },
  server_error: {
    status: 500,
    words: {
      en: 'Something went wrong on our side. Please try again.',
      'zh-CN': '系统出错了，请再试一次。',
      'zh-TW': '系統發生錯誤，請再試一次。',
    },
  },
  unavailable: {
    status: 503,
    words: {
      en: 'The service is busy. Please try again in a moment.',
      'zh-CN': '系统繁忙，请稍后再试。',
      'zh-TW': '系統忙碌，請稍後再試。',
    },
  },
}

/** An error with one of the platform's codes, which any domain may use. A domain's own codes are in its `errors.ts`. */
export const PortalError = refusalsOf(meanings)

/** Whether an error means that the database is down or the request timed out. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof PortalError && error.code === 'unavailable'
}

/** The envelope of an error in the caller's language. */
export function errorEnvelope(error: Refusal, language: Language) {
  const message = inLanguage(error.meaning.words, language)
  const { code, data } = error
  return { code, message, data, ...(error.fields && { fields: inWords(error.fields, language) }) }
}

interface FrameworkError {
  code?: string
  statusCode?: number
}

/**
 * Converts any error of a request: the framework's client errors keep their meaning, an unreachable database is unavailable, and all others
 * become internal errors.
 */
export function asRefusal(error: FrameworkError): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === undefined && isOutage(error)) return new PortalError('unavailable')
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return new PortalError('malformed_json')
  const status = error.statusCode ?? 500
  const byStatus = PortalError.codes.find((code) => meanings[code].status === status)
  return new PortalError(byStatus ?? (status < 500 ? 'invalid_input' : 'server_error'))
}
