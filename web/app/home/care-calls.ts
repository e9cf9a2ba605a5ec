import { getPatientInfo } from '@portal/contract/accounts/own'
import { submitWhiteCard } from '@portal/contract/care/white-card'
import { MedicaidId } from '@portal/contract/person'
import { httpApi } from '../core/api'

/** The Medicaid ID in what was typed (full-width letters too), in capitals; null when it has another format (H03). */
export function medicaidIdIn(typed: string): string | null {
  return MedicaidId.safeParse(typed).data ?? null
}

/** Hands in the white card. @throws ApiError, after it was shown. */
export async function sendWhiteCard(whiteCardId: string): Promise<void> {
  await httpApi(submitWhiteCard, { whiteCardId })
}

/** Whether the patient may still hand in a white card. @throws ApiError, after it was shown. */
export async function isWhiteCardWaiting(): Promise<boolean> {
  const { whiteCardStatus } = await httpApi(getPatientInfo, {})
  return whiteCardStatus === 'waiting'
}
