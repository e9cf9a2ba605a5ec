import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { withoutConsent } from './consent/required.ts'
import type { Change, ManagedKind } from './managed-kind.ts'

/** Why a content cannot be published as things stand: invalid_input, or a code of its kind. */
export async function findRefusal(db: Database, managed: ManagedKind, change: Change): Promise<Refusal | undefined> {
  try {
    const wrong = {
      ...(await withoutConsent(db, managed.kind, change.after, change.at)),
      ...(await managed.refuse?.(db, change)),
    }
    return Object.keys(wrong).length > 0 ? new PortalError('invalid_input', wrong) : undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
