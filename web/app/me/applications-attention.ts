import { getMyApplications } from '@portal/contract/care/applications/applications'
import { httpApi } from '../lib/api'

/** The reason for the user's attention: an unread message or decision, or a missing document. */
export type Attention = 'message' | 'document'

/** Finds out whether any of a patient's applications needs attention. @throws ApiError */
export async function applicationsAttention(signal: AbortSignal): Promise<Attention | null> {
  const { records } = await httpApi(getMyApplications, { pageNum: 1, pageSize: 100 }, { quiet: true, signal })
  if (records.some(({ cancelled, missing }) => !cancelled && missing.length > 0)) return 'document'
  return records.some(({ unread }) => unread) ? 'message' : null
}
