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
  return new Date(now.getTime() + (remember ? days * 24 : hours) * 60 * 60_000)
}
