import type { getStaffWhiteCard } from '@portal/contract/care/staff-white-card'
import type { OutputOf } from '@portal/contract/endpoint'

/** One Medicaid check as it was read. */
export type CheckDetail = OutputOf<typeof getStaffWhiteCard>
