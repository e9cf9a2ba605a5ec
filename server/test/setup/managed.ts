import { randomUUID } from 'node:crypto'
import type { ContentRecord, ManagedEndpoints } from '@portal/contract/content/endpoints'
import type { DraftOf, Fields } from '@portal/contract/content/kind'
import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { type Language, languages } from '@portal/contract/language'
import { expect } from 'vitest'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

/** The id of a record that nobody has begun yet. */
export const newId = () => `new-${randomUUID()}`

/** An editor's calls about the records of a kind; each takes the versions that the record has. `content` is that of a new one. */
export function editorOf<F extends Fields>(
  portal: TestPortal,
  editor: Pick<Person, 'headers'>,
  endpoints: ManagedEndpoints<F>,
  content: (more?: Partial<DraftOf<F>>) => DraftOf<F>,
) {
  const calls = endpoints as unknown as ManagedEndpoints
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => portal.call(endpoint, input, editor.headers)
  const ask = async (id: string) => (await call(calls.read, { id })).body.data as ContentRecord<F> | null
  const read = async (id: string) => {
    const record = await ask(id)
    expect(record).not.toBeNull()
    return record as ContentRecord<F>
  }
  const save = async (id: string, more: Partial<DraftOf<F>> = {}) => {
    const now = await ask(id)
    const { version = 1, baseVersion = 1 } = now ?? {}
    const whole = { ...content(), ...now?.live, ...now?.draft, ...more }
    return call(calls.save, { id, version, baseVersion, content: whole as never })
  }
  const markRead = async (id: string, ...which: readonly Language[]) => {
    for (const language of which.length > 0 ? which : languages) {
      const { version } = await read(id)
      expect((await call(calls.markRead, { id, version, language })).status).toBe(200)
    }
  }
  const publish = async (
    id: string,
    which: readonly Language[] = languages,
    more: { at?: string; again?: boolean } = {},
  ) => {
    const { version, baseVersion } = await read(id)
    return call(calls.publish, { id, version, baseVersion, languages: [...which], ...more })
  }
  return {
    call,
    read,
    content,
    save,
    markRead,
    publish,
    async unpublish(id: string) {
      const { version, baseVersion } = await read(id)
      return call(calls.unpublish, { id, version, baseVersion })
    },
    takeBack: async (id: string, told = 0) => call(calls.takeBack, { id, told, number: (await read(id)).number }),
    /** A published record. @returns its id */
    async published(more: Partial<DraftOf<F>> = {}, id = newId()): Promise<string> {
      expect((await save(id, more)).body.fields).toBeUndefined()
      await markRead(id)
      const { status, body } = await publish(id)
      expect([status, body.fields]).toEqual([200, undefined])
      return body.data.id
    },
  }
}

/** What is wrong in a record that says something else, as its saving or its publication says. */
export async function wrongFields<F extends Fields>(
  calls: Pick<ReturnType<typeof editorOf<F>>, 'save' | 'markRead' | 'publish'>,
  more: object,
): Promise<Record<string, string> | undefined> {
  const id = newId()
  const saved = await calls.save(id, more as never)
  if (saved.status !== 200) return withoutContent(saved.body)
  await calls.markRead(id)
  const published = await calls.publish(id)
  expect([published.status, published.body.code]).toEqual([400, 'invalid_input'])
  return withoutContent(published.body)
}

function withoutContent({ fields = {} }: { fields?: Record<string, string> }) {
  return Object.fromEntries(Object.entries(fields).map(([path, said]) => [path.replace(/^content\./, ''), said]))
}
