import { ApiError } from '@portal/client/api-error'
import { onSessionChange, readToken } from '@portal/client/session'
import { getPatientInfo } from '@portal/contract/accounts/own'
import type { SessionUser } from '@portal/contract/accounts/session-user'
import { mayHandIn, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { fieldTexts, isFieldMessage } from '@portal/contract/fields/field-texts'
import type { Language } from '@portal/contract/language'
import { MedicaidId } from '@portal/contract/person/person'
import type { NavigateFunction } from 'react-router'
import { loginPath } from '../../core/login-path'
import { toast } from '../../core/toasts'
import { httpApi } from '../../lib/api'
import { retryGuard } from '../../lib/retry-guard'
import { serviceViewTexts } from '../../locales/service-view'
import { whiteCardTexts } from '../../locales/white-card'
import type { WhiteCardField } from './white-card-field'
import { askWhose } from './whose'

interface CallContext {
  field: WhiteCardField
  language: Language
  user: SessionUser | null
  navigate: NavigateFunction
}

/**
 * The number that a visitor entered before the login. Kept in memory for 15 minutes and never stored; forgotten at a logout, and at a
 * login that does not lead back to it.
 */
let kept = { id: '', at: 0 }
const keptFor = 900_000

onSessionChange(() => {
  if (!readToken() || !isLeadingBack()) kept = { id: '', at: 0 }
})

function isLeadingBack(): boolean {
  return new URLSearchParams(location.search).get('redirect') === home
}

const home = '/'
const once = retryGuard()

/**
 * Checks the number (H03) and submits it; visitors log in first, and those who help somebody are asked whose card it is.
 * @throws ApiError, after it was shown
 */
export async function submit({ field, language, user, navigate }: CallContext): Promise<void> {
  const words = serviceViewTexts(language)
  if (readToken() && user?.userType !== 'patient') return toast(words.submitWhiteCardTip, 'warning')
  const { id, wrong } = readCard(field.read(), language)
  field.setError(id ? '' : wrong || words.submitWhiteCardTip1)
  if (!id) return field.focus()
  if (!readToken()) {
    kept = { id, at: performance.now() }
    return navigate(loginPath(home), { state: { why: 'whiteCard' } })
  }
  if (user?.careFor === 'other' && !field.isAsked()) return askWhose(field, user)
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

/**
 * Opens the next step for patients; those who can still submit a white card do that first (H06). @throws ApiError,
 * after it was shown
 */
export async function apply({ field, language, user, navigate }: CallContext): Promise<void> {
  if (readToken() && user?.userType !== 'patient')
    return toast(serviceViewTexts(language).applyForLongTermTip, 'warning')
  if (!readToken()) return navigate(loginPath(home), { state: { why: 'longTermCare' } })
  const { whiteCardStatus } = await httpApi(getPatientInfo, {})
  if (!mayHandIn(whiteCardStatus)) return navigate('/services/result/applyCare')
  if (user?.careFor === 'other' && whiteCardStatus === 'waiting') return askWhose(field, user)
  const { form } = whiteCardTexts(language)
  field.setError(whiteCardStatus === 'not_found' ? form.notFound : form.first)
  field.focus()
}

/** Whether the client has shown why an action failed. */
export function wasShown(error: unknown): boolean {
  return error instanceof ApiError
}

/**
 * Writes the number that a visitor entered before the login into the field. It is submitted by a press only, since somebody else may have
 * logged in.
 */
export function resume({ field, user }: Pick<CallContext, 'field' | 'user'>): void {
  const id = takeEnteredNumber()
  if (!id || (user && user.userType !== 'patient')) return
  field.write(id)
  if (readToken() && user) askWhose(field, user)
}

/** Returns the number that a visitor entered before the login, and forgets it. */
function takeEnteredNumber(): string {
  const { id, at } = kept
  kept = { id: '', at: 0 }
  return performance.now() - at < keptFor ? id : ''
}

/**
 * Reads the Medicaid ID in upper case from the input, which may contain full-width letters and spaces; otherwise
 * returns the error.
 */
function readCard(typed: string, language: Language): { id: string; wrong: string } {
  const { data = '', error } = MedicaidId.safeParse(typed)
  const part = error?.issues.map(({ message }) => message).find(isFieldMessage)
  return { id: data, wrong: part && part !== 'required' ? fieldTexts[part][language] : '' }
}
