import { ApiError } from '@portal/client/api-error'
import { readToken } from '@portal/client/session'
import { getPatientInfo } from '@portal/contract/accounts/own'
import { submitWhiteCard } from '@portal/contract/care/white-card'
import { fieldTexts, isFieldMessage } from '@portal/contract/field-texts'
import type { Language } from '@portal/contract/language'
import { MedicaidId } from '@portal/contract/person'
import type { NavigateFunction } from 'react-router'
import { httpApi } from '../core/api'
import { loginPath } from '../core/guard'
import { toast } from '../core/toasts'
import { retried } from '../lib/retried'
import { serviceViewTexts } from '../locales/service-view'
import { whiteCardTexts } from '../locales/white-card'

export interface WhiteCardField {
  read: () => string
  write: (typed: string) => void
  /** Brings the field into view, and the focus to it. */
  focus: () => void
  setError: (message: string) => void
}

interface Surroundings {
  field: WhiteCardField
  language: Language
  isPatient: boolean
  navigate: NavigateFunction
}

/** The number with which a visitor went to the login, for a quarter of an hour and in this window only: it is never stored. */
let kept = { id: '', at: 0 }
const keptFor = 900_000

const once = retried()

/** Checks the number (H03) and hands it in; visitors log in first. @throws ApiError, after it was shown. */
export async function submit({ field, language, isPatient, navigate }: Surroundings): Promise<void> {
  const words = serviceViewTexts(language)
  if (readToken() && !isPatient) return toast(words.submitWhiteCardTip, 'warning')
  const { id, wrong } = readCard(field.read(), language)
  field.setError(id ? '' : wrong || words.submitWhiteCardTip1)
  if (!id) return field.focus()
  if (!readToken()) {
    kept = { id, at: performance.now() }
    return navigate(loginPath('/'), { state: { why: 'whiteCard' } })
  }
  await once(
    id,
    () => httpApi(submitWhiteCard, { whiteCardId: id }, { quiet: true }),
    ({ code }) => code === 'white_card_submitted',
  ).catch((error) => {
    if (error instanceof ApiError && error.status !== 401) toast(error.message, 'error')
    throw error
  })
  await navigate('/services/result/submitWC')
}

/** Leads patients on; those who may still hand in a white card do that first (H06). @throws ApiError, after it was shown. */
export async function apply({ field, language, isPatient, navigate }: Surroundings): Promise<void> {
  if (readToken() && !isPatient) return toast(serviceViewTexts(language).applyForLongTermTip, 'warning')
  if (!readToken()) return navigate(loginPath('/'), { state: { why: 'longTermCare' } })
  const { whiteCardStatus } = await httpApi(getPatientInfo, {})
  if (whiteCardStatus !== 'waiting') return navigate('/services/result/applyCare')
  field.setError(whiteCardTexts(language).form.first)
  field.focus()
}

/** The number with which a visitor went to the login, once. */
export function takeKept(): string {
  const { id, at } = kept
  kept = { id: '', at: 0 }
  return performance.now() - at < keptFor ? id : ''
}

/** The Medicaid ID in what was typed (full-width letters and gaps too), in capitals, or what is wrong with it. */
function readCard(typed: string, language: Language): { id: string; wrong: string } {
  const { data = '', error } = MedicaidId.safeParse(typed)
  const part = error?.issues.map(({ message }) => message).find(isFieldMessage)
  return { id: data, wrong: part && part !== 'required' ? fieldTexts[part][language] : '' }
}
