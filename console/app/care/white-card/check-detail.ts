import type { getCheck } from '@portal/contract/care/white-card/checks'
import type { OutputOf } from '@portal/contract/endpoint'

/** One Medicaid check, as returned by the server. */
export type CheckDetail = OutputOf<typeof getCheck>
