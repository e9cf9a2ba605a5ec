import { Email, Phone } from '@portal/contract/person/person'
import type { Throttles } from '../../http/guards/throttles.ts'
import { limits } from '../limits.ts'

/**
 * A login attempt (docs/decisions/0028). Names are counted as entered, not by account, so that limits do not reveal which names
 * have an account.
 */
export interface Guesser {
  name: string
  network: string
  /** Set for a known device, which other people's guesses do not count against. */
  device: string | undefined
}

/** The name that guesses are counted under: the same for every spelling, separate for people and staff. */
export function guessedName(realm: 'person' | 'staff', username: string): string {
  const plain = Phone.safeParse(username).data ?? Email.safeParse(username).data
  return `${realm} ${plain ?? username.toLowerCase()}`
}

/** The user names of an account. A patient's e-mail address is not one until it is proved, since it may be someone else's. */
export function namesOf(account: {
  kind: 'patient' | 'caregiver' | 'staff'
  phone: string | null
  email: string
  email_proved_at: Date | null
}): string[] {
  if (account.kind === 'staff') return [guessedName('staff', account.email)]
  const names = [account.phone, account.email_proved_at && account.email]
  return names.filter((name) => name !== null).map((name) => guessedName('person', name))
}

/** Counts an attempt before the password is checked. @throws PortalError too_many_attempts, too_many_requests */
export async function countGuess(throttles: Throttles, { name, network, device }: Guesser): Promise<void> {
  await throttles.count(limits.passwordByNetwork, { network })
  if (device) return countGuessFrom(throttles, device)
  await throttles.count(limits.passwordByNameAndNetwork, { name, network })
  await throttles.count(limits.passwordByNameAndNetworkDaily, { name, network })
  await throttles.count(limits.passwordByName, { name })
}

/** Counts an attempt from a known device or session. @throws PortalError too_many_attempts */
export async function countGuessFrom(throttles: Throttles, device: string): Promise<void> {
  await throttles.count(limits.passwordByDevice, { device })
  await throttles.count(limits.passwordByDeviceDaily, { device })
}

/** Resets the counts of the device or network that has just logged in. Attempts from elsewhere still count. */
export async function resetFailedLogins(throttles: Throttles, { name, network, device }: Guesser): Promise<void> {
  if (device) return resetFailedLoginsFrom(throttles, device)
  await throttles.forget(limits.passwordByNameAndNetwork, { name, network })
  await throttles.forget(limits.passwordByNameAndNetworkDaily, { name, network })
  await throttles.refund(limits.passwordByName, { name })
}

/** Resets the counts of a device or session. */
export async function resetFailedLoginsFrom(throttles: Throttles, device: string): Promise<void> {
  await throttles.forget(limits.passwordByDevice, { device })
  await throttles.forget(limits.passwordByDeviceDaily, { device })
}

/** Whether a limit on a name is reached, from at least one network. */
export async function isLockedOut(throttles: Throttles, name: string): Promise<boolean> {
  const reached = await Promise.all([
    throttles.isReached(limits.passwordByNameAndNetwork, { name }),
    throttles.isReached(limits.passwordByNameAndNetworkDaily, { name }),
    throttles.isReached(limits.passwordByName, { name }),
    throttles.isReached(limits.secondFactorByName, { name }),
  ])
  return reached.includes(true)
}

/** Resets every count for a name, from all devices and networks: its owner has been identified in another way. */
export async function resetAllFailedLogins(throttles: Throttles, name: string): Promise<void> {
  await throttles.forget(limits.passwordByNameAndNetwork, { name })
  await throttles.forget(limits.passwordByNameAndNetworkDaily, { name })
  await throttles.forget(limits.passwordByName, { name })
  await throttles.forget(limits.secondFactorByName, { name })
}
