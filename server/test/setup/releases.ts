import { randomUUID } from 'node:crypto'
import * as releases from '@portal/contract/content/releases'
import { expect } from 'vitest'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

interface Named {
  kind: string
  record: string
}

/** A member of staff's calls about releases; each takes the versions that the release and its drafts have. */
export function releasesOf(portal: TestPortal, staff: Pick<Person, 'headers'>) {
  const call: TestPortal['call'] = (endpoint, input) => portal.call(endpoint, input, staff.headers)
  const read = async (id: string) => (await call(releases.getRelease, { id })).body.data
  const add = async (id: string, ...records: Named[]) =>
    call(releases.addToRelease, { id, version: (await read(id)).version, records })
  return {
    call,
    read,
    add,
    /** A release with some drafts. @returns its id */
    async begun(name: string, ...records: Named[]): Promise<string> {
      const id = randomUUID()
      expect((await call(releases.saveRelease, { id, version: 1, name })).status).toBe(200)
      if (records.length > 0) expect((await add(id, ...records)).body.code).toBe('200')
      return id
    },
    takeOut: async (id: string, named: Named) =>
      call(releases.takeFromRelease, { id, version: (await read(id)).version, ...named }),
    remove: async (id: string) => call(releases.removeRelease, { id, version: (await read(id)).version }),
    check: async (id: string) => (await call(releases.checkRelease, { id })).body.data,
    /** What its publication is called with. */
    wish: async (id: string) => {
      const { version, drafts } = await read(id)
      const known = drafts.map(({ kind, id: record, version, baseVersion }) => ({ kind, record, version, baseVersion }))
      return { id, version, drafts: known }
    },
    async publish(id: string, more: { at?: string; again?: boolean } = {}) {
      return call(releases.publishRelease, { ...(await this.wish(id)), ...more })
    },
    unschedule: async (id: string) => call(releases.unscheduleRelease, { id, version: (await read(id)).version }),
    async takeBack(id: string, told = 0) {
      const { published } = await read(id)
      return call(releases.takeBackRelease, { id, told, publishedAt: published?.at ?? new Date().toISOString() })
    },
  }
}
