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
const anyValue = fc.oneof(hostileValues, plausible, fc.uuid(), fc.string({ unit: 'grapheme' }), odd)

type Input = Record<string, unknown>

/** Inputs for an endpoint: its own fields with any values, or else a valid input of which a few values are replaced. */
export function inputOf(endpoint: Endpoint, valid: Input | undefined): fc.Arbitrary<Input> {
  return valid ? fc.oneof(anyInput(endpoint), nearlyValid(endpoint, valid)) : anyInput(endpoint)
}

/** Mostly an endpoint's own fields, with valid to hostile values, some missing and some unknown. */
function anyInput(endpoint: Endpoint): fc.Arbitrary<Input> {
  const names = Object.keys(endpoint.input._zod.def.shape)
  const fields = Object.fromEntries(names.map((name) => [name, anyValue.map((value) => fit(endpoint, name, value))]))
  const own = fc.record(fields, { requiredKeys: names.filter((name) => endpoint.path.includes(`{${name}}`)) })
  const unknownName = fc.constantFrom('__proto__', 'constructor', 'role', 'kind', 'extra')
  const more = fc.dictionary(
    unknownName,
    anyValue.map((value) => fit(endpoint, 'extra', value)),
    { maxKeys: 1 },
  )
  return fc.tuple(own, more).map(([known, unknown]) => ({ ...unknown, ...known }))
}

/** A valid input with up to two of its values replaced, however deep they stand. */
function nearlyValid(endpoint: Endpoint, valid: Input): fc.Arbitrary<Input> {
  const places = placesIn(valid)
  if (places.length === 0) return fc.constant(valid)
  const change = fc.record({ place: fc.constantFrom(...places), value: anyValue })
  return fc.array(change, { maxLength: 2 }).map((changes) =>
    changes.reduce((input, { place, value }) => {
      const [name = ''] = place
      return replaced(input, place, place.length === 1 ? fit(endpoint, name, value) : value) as Input
    }, valid),
  )
}

/** A valid input without all, and with each of its fields missing, null, or of another type; what its path names stays. */
export function brokenInputs(endpoint: Endpoint, valid: Input): Input[] {
  const names = Object.keys(valid)
  const inBody = names.filter((name) => !endpoint.path.includes(`{${name}}`))
  const without = (left: readonly string[]) =>
    Object.fromEntries(Object.entries(valid).filter(([name]) => !left.includes(name)))
  const other = (name: string, value: unknown) => ({ ...valid, [name]: fit(endpoint, name, value) })
  const one = inBody.flatMap((name) => [without([name]), other(name, null), other(name, {}), other(name, 7)])
  return [without(inBody), ...one]
}

/** Where the values of an input stand, those that hold others included. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((place) => [key, ...place])])
}

function replaced(within: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  // An earlier change may have replaced what stood around the place.
  if (typeof within !== 'object' || within === null) return within
  if (Array.isArray(within)) return within.map((one, i) => (String(i) === key ? replaced(one, rest, value) : one))
  return { ...within, [key]: replaced((within as Input)[key], rest, value) }
}

/** Converts a value to one that can be sent in its place: strings in paths and queries, strings and a file in forms. */
function fit(endpoint: Endpoint, name: string, value: unknown): unknown {
  if (endpoint.path.includes(`{${name}}`)) return forPath(textOf(value))
  if (endpoint.upload) return name === endpoint.upload.name ? fileOf(value) : textOf(value)
  return placeOf(endpoint, name) === 'query' && typeof value === 'object' ? JSON.stringify(value) : value
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)))
const fileOf = (value: unknown) => new Blob([textOf(value)])

/** Makes a valid path segment: not empty, and of limited length. */
function forPath(value: string): string {
  const whole = value.toWellFormed().slice(0, 500)
  return whole === '' || whole === '.' || whole === '..' ? 'x' : whole
}
