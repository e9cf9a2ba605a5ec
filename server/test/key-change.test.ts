import { Writable } from 'node:stream'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { pino } from 'pino'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { Keyring } from '../src/secrets/keyring.ts'
import { copyTemplate } from './setup/database.ts'
import { newPatient, type Person } from './setup/people.ts'
import { startPortal, type TestPortal } from './setup/portal.ts'

const keyOf = { old: { id: '2026', secret: Buffer.alloc(32, 1) }, new: { id: '2027', secret: Buffer.alloc(32, 2) } }

let database: string
let output: string

beforeEach(async () => {
  const { connectionString, drop } = await copyTemplate()
  database = connectionString
  output = ''
  onTestFinished(drop)
})

/** Starts a portal with these keys, the first one for new data. */
async function withKeys(...names: (keyof typeof keyOf)[]): Promise<TestPortal> {
  const write = (chunk: unknown, _: unknown, done: () => void) => {
    output += chunk
    done()
  }
  const keys = new Keyring(names.map((name) => keyOf[name]))
  const portal = await startPortal({ database, keys, log: pino(new Writable({ write })) })
  onTestFinished(() => portal.close())
  return portal
}

let made = 0
const newMedicaidId = () => `KC${String(made++).padStart(5, '0')}A`

const submit = async (portal: TestPortal, { headers }: Person, whiteCardId: string) =>
  (await portal.call(submitWhiteCard, { whiteCardId }, headers)).body.code
const read = async (portal: TestPortal, { headers }: Person) => (await portal.call(getWhiteCard, {}, headers)).status

/** Submits cards to one process and reads them from the other, in both directions; twice, two people race for one Medicaid ID. */
async function use(one: TestPortal, other: TestPortal, makePerson: () => Promise<Person>) {
  const rounds = [one, other].flatMap((portal, i) => [[portal, [other, one][i] ?? one] as const])
  await Promise.all(
    rounds.map(async ([writer, reader]) => {
      const [first, second] = [await makePerson(), await makePerson()]
      const medicaidId = newMedicaidId()
      const codes = await Promise.all([submit(writer, first, medicaidId), submit(reader, second, medicaidId)])
      expect(codes.sort()).toEqual(['200', 'white_card_taken'])
      for (const person of [first, second])
        expect([await read(writer, person), await read(reader, person)]).toEqual([200, 200])
    }),
  )
}

test(
  '[SEC-19] adding a key everywhere and then putting it first causes no failure and no second hash of an ID',
  async () => {
    const [before, added, first] = [await withKeys('old'), await withKeys('old', 'new'), await withKeys('new', 'old')]
    const makePerson = () => newPatient(added)
    await use(before, added, makePerson)
    await use(added, added, makePerson)
    await use(added, first, makePerson)
    await use(first, first, makePerson)
    expect(output).not.toMatch(/does not have/)
  },
  scaleTimeout(120_000),
)

test(
  '[SEC-19] putting it first at once breaks other processes: they answer 503 and name the key',
  async () => {
    const [before, first] = [await withKeys('old'), await withKeys('new', 'old')]
    const [one, other] = [await newPatient(first), await newPatient(first)]
    const medicaidId = newMedicaidId()
    expect(await submit(first, one, medicaidId)).toBe('200')
    expect(await read(before, one)).toBe(503)
    expect(output).toMatch(/"key":"2027".*private data is sealed with a key that this process does not have/)
    expect(await submit(before, other, medicaidId)).toBe('200')
  },
  scaleTimeout(60_000),
)
