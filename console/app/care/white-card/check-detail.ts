import type { getStaffWhiteCard } from '@portal/contract/care/white-card/staff'
import type { OutputOf } from '@portal/contract/endpoint'

/** One Medicaid check as it was read. */
export type CheckDetail = OutputOf<typeof getStaffWhiteCard>
