import { hour } from '@portal/contract/durations'

/** The columns of a member that the rules about second factors depend on. */
interface MemberFacts {
  totp_confirmed_at: Date | null
  set_up_until: Date
}

/** Whether the password alone lets a member in, to set up the second factor: none was set up yet, and the time for it is not over. */
export function maySetUp({ totp_confirmed_at, set_up_until }: MemberFacts, now: Date): boolean {
  return totp_confirmed_at === null && set_up_until > now
}

/** Until when a device needs no second factor: as long as a session may last, or for the days that were asked for. */
export function rememberedUntil(remember: boolean, now: Date, { hours, days }: { hours: number; days: number }): Date {
  return new Date(now.getTime() + (remember ? days * 24 : hours) * hour)
}

/** Whether a member works here, still has to set up the login, or is shut out. */
export function stateOf(member: { disabled_at: Date | null; totp_confirmed_at: Date | null }) {
  if (member.disabled_at) return 'disabled' as const
  return member.totp_confirmed_at ? ('active' as const) : ('invited' as const)
}

/** Why an administrator may not be taken away; undefined when others are left who can log in, and the caller is not meant. */
export function whyAdminStays({ isOwn, others }: { isOwn: boolean; others: number }) {
  if (isOwn) return 'own_account' as const
  return others === 0 ? ('last_admin' as const) : undefined
}
