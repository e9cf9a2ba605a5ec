import type { Tx } from '../../db/client.ts'
import { momentOfWallTime } from '../../time.ts'
import { CareError } from '../shared/errors.ts'
import { checkSlot, countTaken, lockSchedule, type Slot } from './offices.ts'
import { slotEnd } from './slots.ts'

export interface Visit {
  officeId: number
  startsAt: Date
  endsAt: Date
}

/**
 * Reserves a place in a slot. Locks the office until the transaction ends, so that concurrent bookings cannot exceed the capacity; the
 * same transaction must store the visit. The place of the application `except` counts as free.
 * @throws PortalError not_found; slot_unavailable with the reason at `reserveTime`
 */
export async function reserveSlot(tx: Tx, slot: Slot, now: Date, except?: string): Promise<Visit> {
  const schedule = await lockSchedule(tx, slot.companyAddressId)
  const { problem } = await checkSlot(tx, slot, now, { schedule, ...(except && { except }) })
  if (problem) throw new CareError('slot_unavailable', { reserveTime: problem })
  const { at: startsAt } = momentOfWallTime(`${slot.reserveDate} ${slot.reserveTime}`)
  return { officeId: slot.companyAddressId, startsAt, endsAt: slotEnd(schedule, startsAt) }
}

/** Reserves a place again for the upcoming visit of a reopened application. @throws PortalError slot_unavailable */
export async function retakePlace(tx: Tx, visit: Visit, now: Date): Promise<void> {
  if (visit.startsAt <= now) return
  const { capacity } = await lockSchedule(tx, visit.officeId)
  if ((await countTaken(tx, visit.officeId, visit)) >= capacity)
    throw new CareError('slot_unavailable', { progress: 'slotFull' })
}
