import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Language } from './language.ts'
import { formatMoment } from './moments.ts'
import { spaced } from './spaced.ts'

/** By when the agency contacts somebody who wrote to it. */
export const ContactPromise = z.object({
  by: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm; empty where no moment is named')),
  withinDay: z
    .boolean()
    .check(z.describe('whether that is within 24 hours; not if the offices are closed for too much of them')),
})
export type ContactPromise = z.infer<typeof ContactPromise>

/** The promise of the specification (section 9), where no moment is known. */
export const withinDay: ContactPromise = { by: '', withinDay: true }

const sentences = {
  within: {
    en: 'Our customer service contacts you within 24 hours.',
    'zh-CN': '客服会在 24 小时内与您联系。',
    'zh-TW': '客服會在 24 小時內與您聯絡。',
  },
  withinBy: {
    en: (by: string) => `Our customer service contacts you within 24 hours, by ${by}.`,
    'zh-CN': (by: string) => spaced`客服会在 24 小时内与您联系，最迟是${by}。`,
    'zh-TW': (by: string) => spaced`客服會在 24 小時內與您聯絡，最遲是${by}。`,
  },
  by: {
    en: (by: string) => `Our customer service contacts you by ${by}, because our offices are closed in between.`,
    'zh-CN': (by: string) => spaced`这期间办事处休息，客服最迟会在${by}与您联系。`,
    'zh-TW': (by: string) => spaced`這段期間辦事處休息，客服最遲會在${by}與您聯絡。`,
  },
}

/** The promise in words: the one sentence in which every page and message gives it. */
export function contactSentence(promise: ContactPromise, language: Language): string {
  if (promise.by === '') return sentences.within[language]
  return sentences[promise.withinDay ? 'withinBy' : 'by'][language](formatMoment(promise.by, language))
}

export const getContactPromises = endpoint({
  method: 'GET',
  path: '/api/user/contact-promise',
  access: ['patient', 'caregiver'],
  doc: 'By when the agency contacts the caller.',
  input: z.object({}),
  output: z.object({
    registered: ContactPromise.check(z.describe('given when the caller registered')),
    now: ContactPromise.check(z.describe('for somebody who writes now; a moment only if it is not within 24 hours')),
  }),
})
