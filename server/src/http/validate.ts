import type { FieldMessage } from '@portal/contract/envelope'
import { inLanguage, type Language, type Texts } from '@portal/contract/language'
import * as z from 'zod'
import { PortalError } from './errors.ts'

const fieldTexts: Record<FieldMessage, Texts> = {
  medicaidIdFormat: {
    en: 'Please enter the correct white card format, such as: XX00000X',
    'zh-CN': '请输入正确的白卡格式，例如：XX00000X',
    'zh-TW': '請輸入正確的白卡格式，例如：XX00000X',
  },
  unknownCity: {
    en: 'We have no activities in a city of this name.',
    'zh-CN': '没有这个城市的活动。',
    'zh-TW': '沒有這個城市的活動。',
  },
  wholeNumber: {
    en: 'Please enter a whole number from 1 up, not too large.',
    'zh-CN': '请输入从 1 开始的整数，不要过大。',
    'zh-TW': '請輸入從 1 開始的整數，不要過大。',
  },
}

const wordsOf: Record<Language, z.core.$ZodErrorMap> = {
  en: z.locales.en().localeError,
  'zh-CN': z.locales.zhCN().localeError,
  'zh-TW': z.locales.zhTW().localeError,
}

/** The words of a message key in a language. */
export function fieldText(key: FieldMessage, language: Language): string {
  return inLanguage(fieldTexts[key], language)
}

/**
 * Checks an input against its contract schema and gives the parsed value.
 * @throws PortalError invalid_input, with one message a field in the caller's language.
 */
export function validate<T>(schema: z.core.$ZodType<T>, input: unknown, language: Language): T {
  const parsed = z.core.safeParse(schema, input, { error: wordsOf[language] })
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const name = issue.path.map(String).join('.') || 'input'
    fields[name] ??= issue.message in fieldTexts ? fieldText(issue.message as FieldMessage, language) : issue.message
  }
  throw new PortalError('invalid_input', fields)
}
