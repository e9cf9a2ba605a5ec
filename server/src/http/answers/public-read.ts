import { isOutage } from '../../db/outage.ts'
import type { ContentTable } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import { isUnavailable, PortalError } from '../errors.ts'
import type { DatabaseHealth } from '../health.ts'
import type { Sources } from './sources.ts'

interface PublicRead {
  services: Pick<Services, 'content'>
  health?: Pick<DatabaseHealth, 'away' | 'failed' | 'wasInDate'>
  key: string
  reads: readonly ContentTable[]
  answer(): Promise<unknown>
}

/** The result of a public read; while the database is down the last cached one, which `sources` records as outdated. */
export async function readWithFallback(
  { services, health, key, reads, answer }: PublicRead,
  sources: Sources | undefined,
) {
  const make = async (own: Sources) => {
    own.add(reads)
    if (health?.away) throw new PortalError('unavailable')
    return (await answer()) as NonNullable<unknown> | null
  }
  try {
    return (await services.content.keep(key, make)).value
  } catch (error) {
    if (isOutage(error)) health?.failed()
    else if (!isUnavailable(error)) {
      services.content.drop(key)
      throw error
    }
    if (sources) sources.outdated = true
    const last = services.content.get(key)
    if (!last || !health?.wasInDate(last)) throw new PortalError('unavailable')
    return last.value
  }
}
