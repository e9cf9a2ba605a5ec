import { Email, Phone } from '@portal/contract/person'
import type { Throttles } from '../http/throttles.ts'
import { limits } from './limits.ts'

/**
 * Who tries a password (docs/decisions/0028). A name counts as it was given, not as the account behind it, so that counts tell
 * nobody which names have an account.
 */
export interface Guesser {
  name: string
  network: string
  /** Set when the account knows the device: then nobody else's guesses count against it. */
  device: string | undefined
}

/** The name that guesses are counted by: one for every spelling, apart for each door of the portal. */
export function guessedName(door: 'person' | 'staff', username: string): string {
  const plain = Phone.safeParse(username).data ?? Email.safeParse(username).data
  return `${door} ${plain ?? username.normalize('NFKC').trim().toLowerCase()}`
}

/** The names that an account's owner logs in by. A patient's e-mail is none until it is proved: it may be somebody else's. */
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

/** Counts a try before it is looked at. @throws PortalError too_many_attempts, too_many_requests */
export async function countGuess(throttles: Throttles, { name, network, device }: Guesser): Promise<void> {
  await throttles.count(limits.passwordByNetwork, { network })
  if (device) return countGuessFrom(throttles, device)
  await throttles.count(limits.passwordByNameAndNetwork, { name, network })
  await throttles.count(limits.passwordByNameAndNetworkDaily, { name, network })
  await throttles.count(limits.passwordByName, { name })
}

/** Counts a try of a device or session that the account knows. @throws PortalError too_many_attempts */
export async function countGuessFrom(throttles: Throttles, device: string): Promise<void> {
  await throttles.count(limits.passwordByDevice, { device })
  await throttles.count(limits.passwordByDeviceDaily, { device })
}

/** Starts the counts of somebody who has logged in anew. What others have tried still counts against them. */
export async function forgiveGuesses(throttles: Throttles, { name, network, device }: Guesser): Promise<void> {
  if (device) return forgiveGuessesFrom(throttles, device)
  await throttles.forget(limits.passwordByNameAndNetwork, { name, network })
  await throttles.forget(limits.passwordByNameAndNetworkDaily, { name, network })
  await throttles.refund(limits.passwordByName, { name })
}

/** Starts the counts of a device or session anew. */
export async function forgiveGuessesFrom(throttles: Throttles, device: string): Promise<void> {
  await throttles.forget(limits.passwordByDevice, { device })
  await throttles.forget(limits.passwordByDeviceDaily, { device })
}

/** Starts every count at a name anew, whoever guessed: its owner was recognized in another way. */
export async function forgiveEverybody(throttles: Throttles, name: string): Promise<void> {
  await throttles.forget(limits.passwordByNameAndNetwork, { name })
  await throttles.forget(limits.passwordByNameAndNetworkDaily, { name })
  await throttles.forget(limits.passwordByName, { name })
  await throttles.forget(limits.secondFactorByName, { name })
}
