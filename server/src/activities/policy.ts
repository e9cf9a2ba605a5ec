import { doorHours } from '@portal/contract/activities/staff-door'
import { hour } from '@portal/contract/durations'
import type { ActivityCode } from './errors.ts'

/** The columns of an activity that the rules depend on. */
interface ActivityFacts {
  registration_opens_at: Date
  registration_closes_at: Date
  starts_at: Date
  ends_at: Date
  quota: number
  registered: number
}

/** The columns of a person's registration that the rules depend on, if there is one. */
type RegistrationFacts = { status: 'registered' | 'waiting' | 'cancelled'; checked_in_at: Date | null } | undefined

type Rule = [refusal: ActivityCode, applies: boolean]

/** Why a person cannot register now; undefined if registering is allowed (acceptance F06). */
export function whyNotRegister(
  activity: ActivityFacts,
  mine: RegistrationFacts,
  { waitIfFull }: { waitIfFull: boolean },
  now: Date,
): ActivityCode | undefined {
  return firstOf([
    ['registration_not_open', now < activity.registration_opens_at],
    ['registration_closed', now >= activity.registration_closes_at || now >= activity.starts_at],
    ['already_registered', hasActiveRegistration(mine)],
    ['activity_full', !hasPlace(activity) && !waitIfFull],
  ])
}

/** Why a person cannot cancel now; undefined if cancelling is allowed. */
export function whyNotCancel(
  activity: Pick<ActivityFacts, 'starts_at'>,
  mine: RegistrationFacts,
  now: Date,
): ActivityCode | undefined {
  return firstOf([
    ['already_arrived', hasActiveRegistration(mine) && mine?.checked_in_at !== null],
    ['registration_closed', now >= activity.starts_at],
    ['not_registered', !hasActiveRegistration(mine)],
  ])
}

/** Why staff cannot call off an activity now; undefined if they can. */
export function whyNotCallOff({ ends_at }: Pick<ActivityFacts, 'ends_at'>, now: Date): ActivityCode | undefined {
  return firstOf([['activity_over', ends_at <= now]])
}

/** Whether arrivals can be noted: from `doorHours` before the start on, and afterwards, since notes may come late. */
export function mayCheckIn(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= doorHours * hour
}

export function hasPlace({ registered, quota }: Pick<ActivityFacts, 'registered' | 'quota'>): boolean {
  return registered < quota
}

function hasActiveRegistration(mine: RegistrationFacts): boolean {
  return mine !== undefined && mine.status !== 'cancelled'
}

function firstOf(rules: Rule[]): ActivityCode | undefined {
  return rules.find(([, applies]) => applies)?.[0]
}
