import type { Language, Phrase } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { spaced } from '@portal/contract/spaced'
import { formatDate } from '@portal/contract/when'

interface SignUp {
  takesPlace: boolean
  registration_opens_at: Date
  registration_closes_at: Date
}

export const signUpTexts: { opens: Phrase<{ day: string }> } = {
  opens: {
    en: ({ day }) => `Sign-up opens on ${day}`,
    'zh-CN': ({ day }) => spaced`${day}开始报名`,
    'zh-TW': ({ day }) => spaced`${day}開始報名`,
  },
}

const closed = { en: 'Sign-up is closed', 'zh-CN': '报名已截止', 'zh-TW': '報名已截止' }

/**
 * A note on a card that says why nobody can sign up now; empty while sign-up is open, and for activities called off,
 * whose cards already say so. Made on the server to keep the home page's scripts small.
 */
export function signUpNote(activity: SignUp, language: Language, now: Date): string {
  const { takesPlace, registration_opens_at: opensAt, registration_closes_at: closesAt } = activity
  if (!takesPlace) return ''
  if (now >= closesAt) return closed[language]
  return now < opensAt ? signUpTexts.opens[language]({ day: formatDate(newYorkTime(opensAt), language) }) : ''
}
