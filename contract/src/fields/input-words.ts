import type * as z from 'zod'
import type { Language, Texts } from '../language.ts'
import { type FieldMessage, isFieldMessage } from './field-texts.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * Error map that explains invalid input in words for people, since the validation library's own messages name types. Messages set by a
 * schema take precedence.
 * @returns an error map whose messages are keys of the contract's field texts, or texts in the language
 */
export function inputWords(language: Language): z.core.$ZodErrorMap {
  return (issue) => {
    const said = wrongWith(issue)
    return typeof said === 'string' ? said : said[language]
  }
}

function wrongWith(issue: Issue): FieldMessage | Texts {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'notUsable'
    case 'invalid_value':
      return 'choose'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : tooMuch(issue.origin, Number(issue.maximum))
    case 'too_small':
      return isEmpty(issue.input) ? 'required' : tooLittle(issue.origin, Number(issue.minimum))
    case 'invalid_union':
      return issue.errors.flatMap((errors) => errors.map(({ message }) => message)).find(isFieldMessage) ?? 'notUsable'
    default:
      return 'notUsable'
  }
}

function isEmpty(input: unknown): boolean {
  return input === '' || (Array.isArray(input) && input.length === 0)
}

function tooMuch(origin: string, most: number): Texts {
  return origin === 'array' || origin === 'set'
    ? {
        en: `These are too many. There can be ${most} at most.`,
        'zh-CN': `太多了，最多 ${most} 项。`,
        'zh-TW': `太多了，最多 ${most} 項。`,
      }
    : {
        en: `Please enter ${most} or less.`,
        'zh-CN': `请填 ${most} 或更小的数。`,
        'zh-TW': `請填 ${most} 或更小的數。`,
      }
}

function tooLittle(origin: string, least: number): Texts {
  if (origin === 'number' || origin === 'int')
    return {
      en: `Please enter ${least} or more.`,
      'zh-CN': `请填 ${least} 或更大的数。`,
      'zh-TW': `請填 ${least} 或更大的數。`,
    }
  return origin === 'string'
    ? {
        en: `This is too short. It needs ${least} characters.`,
        'zh-CN': `太短了，至少要 ${least} 个字符。`,
        'zh-TW': `太短了，至少要 ${least} 個字元。`,
      }
    : {
        en: `These are too few. It needs ${least}.`,
        'zh-CN': `太少了，至少要 ${least} 项。`,
        'zh-TW': `太少了，至少要 ${least} 項。`,
      }
}
