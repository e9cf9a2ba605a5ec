import { type Endpoint, placeOf } from '@portal/contract/endpoint'
import fc from 'fast-check'
import { typed } from '../setup/people.ts'

/** Values that people and attackers enter. */
export const hostileValues = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9'.repeat(400),
  'null',
  '\u0000',
  '\u202Eabc',
  '\uD800',
  'Ａ１',
  '🌸'.repeat(30),
  'שלום',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'a'.repeat(20_000),
  '00000000-0000-4000-8000-000000000000',
)
const plausible = fc.constantFrom<unknown>(
  ...Object.values(typed),
  '2125550147',
  '123456',
  'Plum-blossom-77',
  'AB12345C',
  'register',
  'approved',
  'en',
  true,
  3,
)
const odd = fc.oneof(
  fc.anything({ withBigInt: false, withNullPrototype: false }),
  fc.constantFrom<unknown>(null, [], {}, [[]], { $gt: '' }, Number.MAX_SAFE_INTEGER, -0.5, false),
)
const file = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => new Blob([new Uint8Array(bytes)]))

/** Inputs for an endpoint: mostly its own fields, with valid to hostile values, some missing and some unknown. */
export function inputOf(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(endpoint.input._zod.def.shape)
  const fields = Object.fromEntries(names.map((name) => [name, fieldValue(endpoint, name)]))
  const own = fc.record(fields, { requiredKeys: names.filter((name) => endpoint.path.includes(`{${name}}`)) })
  const unknownName = fc.constantFrom('__proto__', 'constructor', 'role', 'kind', 'extra')
  const more = fc.dictionary(unknownName, fieldValue(endpoint, 'extra'), { maxKeys: 1 })
  return fc.tuple(own, more).map(([known, unknown]) => ({ ...unknown, ...known }))
}

function fieldValue(endpoint: Endpoint, name: string): fc.Arbitrary<unknown> {
  if (endpoint.path.includes(`{${name}}`)) return fc.oneof(hostileValues, fc.uuid(), fc.string()).map(forPath)
  if (endpoint.carries) return name === endpoint.carries.name ? file : fc.oneof(hostileValues, fc.string())
  const any = fc.oneof(hostileValues, plausible, fc.string({ unit: 'grapheme' }), odd)
  return placeOf(endpoint, name) === 'query' ? any.map(forQuery) : any
}

/** Converts a value to a string, since a query contains only strings. */
function forQuery(value: unknown): unknown {
  return typeof value === 'object' ? JSON.stringify(value) : value
}

/** Makes a valid path segment: not empty, and of limited length. */
function forPath(value: string): string {
  const whole = value.toWellFormed().slice(0, 500)
  return whole === '' || whole === '.' || whole === '..' ? 'x' : whole
}
