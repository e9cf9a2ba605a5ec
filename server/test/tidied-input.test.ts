import { hash } from '@node-rs/argon2'
import { updatePatientInfo } from '@portal/contract/accounts/own'
import { login, provePhone, registerPatient, sendCode } from '@portal/contract/accounts/public'
import { findCaregivers } from '@portal/contract/accounts/staff'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { findAccounts } from '@portal/contract/staff/accounts'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { routes } from '../src/domains.ts'
import { codeOf, newCaregiver, newPatient, newPhone, newStaff, secrets, typed } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

/** Ways in which phones, pages and keyboards change what somebody means to enter. */
const ways: Record<string, (clean: string) => string> = {
  'wrapped as by the contacts of an iPhone': (clean) => `\u202d${clean}\u202c`,
  'with a zero-width blank and a byte order mark': (clean) => `\ufeff${clean.slice(0, 2)}\u200b${clean.slice(2)}`,
  'with a soft hyphen and a word joiner': (clean) => `${clean.slice(0, 3)}\u00ad${clean.slice(3)}\u2060`,
  'between blanks of many kinds': (clean) => `\u3000\u00a0${clean.replaceAll(' ', '\u00a0')}\u2003\n`,
  'in full-width letters and digits': (clean) =>
    clean.replace(/[a-z\d]/gi, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)),
  'with non-breaking hyphens': (clean) => clean.replaceAll('-', '\u2011'),
  'with its accents apart': (clean) => clean.normalize('NFD'),
}

const person = {
  ...typed,
  firstName: 'Zoë-Mei',
  lastName: "O'Brien Chén",
  preferredName: 'Mimi Q',
  email: 'zoe-mei@example.com',
  address: '136-20 38th Avenue',
  apartment: 'Floor 3-B',
  city: 'Flushing West',
  postcode: '11354',
}
const fields = ['firstName', 'lastName', 'preferredName', 'email', 'address', 'apartment', 'city', 'postcode'] as const

describe('[BUG-5] what people type or paste arrives in one form', () => {
  test.each(Object.entries(ways))('every field of a person, %s', async (_, way) => {
    const { headers } = await newPatient(portal)
    const dirty = { ...person, ...Object.fromEntries(fields.map((name) => [name, way(person[name])])) }
    const { status, body } = await portal.call(updatePatientInfo, dirty, headers)
    expect([status, body.data]).toEqual([200, expect.objectContaining(person)])
  })

  test.each(Object.entries(ways))('phone, code, password, Medicaid ID, login and searches, %s', async (name, way) => {
    const phone = newPhone()
    const shown = `${phone.slice(2, 5)}-${phone.slice(5, 8)}-${phone.slice(8)}`
    expect((await portal.call(sendCode, { phone: way(shown), purpose: 'register' })).status).toBe(200)
    const code = await codeOf(portal, phone)
    const { body } = await portal.call(provePhone, {
      phone: way(shown),
      code: way(`${code.slice(0, 3)}-${code.slice(3)}`),
    })
    // Blanks around a password are a part of it.
    const password = name.startsWith('between blanks') ? secrets.password : way(secrets.password)
    const words = { password, confirmation: secrets.password, agreed: true as const }
    expect((await portal.call(registerPatient, { ...typed, ...words, proof: way(body.data.proof) })).status).toBe(200)
    const entered = await portal.call(login, { username: way(shown), password })
    expect(entered.status).toBe(200)
    const headers = { authorization: entered.body.data.token }
    const medicaidId = `KQ${phone.slice(7)}T`
    expect((await portal.call(submitWhiteCard, { whiteCardId: way(medicaidId) }, headers)).status).toBe(200)

    const admin = await newStaff(portal, 'admin', 'coordinator')
    const found = await portal.call(findAccounts, { search: way(shown) }, admin.headers)
    expect(found.body.data.records.map(({ phoneEnd }) => phoneEnd)).toEqual([phone.slice(-4)])
    const caregiver = await newCaregiver(portal, {
      firstName: 'Zoë-Mei',
      lastName: `Q${phone.slice(-4).replace(/\d/g, (d) => 'abcdefghij'[Number(d)] ?? '')}`,
    })
    const listed = await portal.call(findCaregivers, { search: way('Zoë-Mei') }, admin.headers)
    expect(listed.body.data.records.map(({ id }) => id)).toContain(caregiver.id)
  })
})

/** Inputs that no person types: tokens and ids, what devices make, drafts, which keep what was typed, and passwords to compare. */
const made =
  /(^|\.)(id|filmId|file|signature|until|before|step|fields|picture\w*|poster|key|coverPc\w*|currentPassword|optionIds?|answers|month)(\.|$)|passkey|subscription|credential|response|p256dh|auth$|endpoint|Id$|Ids$/

describe('[BUG-5] no text input of any call is left out', () => {
  const texts = routes.flatMap(({ endpoint }) =>
    stringsIn(endpoint.input).map(({ path, schema }) => [`${endpoint.method} ${endpoint.path}`, path, schema] as const),
  )
  test.each(texts.filter(([, path]) => !made.test(path)))('%s: %s is tidied before its rules', (call, path, schema) => {
    if (path === 'password' && call.endsWith('login')) return expect(changed(schema)).toBeUndefined()
    expect(changed(schema)).toBe('a')
  })
})

/** What the first change of a schema makes of a text with hidden characters. */
function changed({ _zod }: z.core.$ZodType): unknown {
  const [first] = (_zod.def as z.core.$ZodStringDef).checks ?? []
  const { check, tx } = (first?._zod.def ?? {}) as { check?: string; tx?: (text: string) => string }
  return check === 'overwrite' ? tx?.('\u202da\u2060\u202c') : undefined
}

/** Every free string of a schema with its path; choices, formats of machines and literals are none. */
function stringsIn(schema: z.core.$ZodType, path = ''): { path: string; schema: z.core.$ZodType }[] {
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string; format?: string }
  if (def.type === 'string') return def.format ? [] : [{ path, schema }]
  const shape = Object.entries((def.shape ?? {}) as Record<string, z.core.$ZodType>)
  const parts = [def.innerType, def.element, def.in, def.valueType, ...((def.options as unknown[]) ?? [])]
  return [
    ...shape.flatMap(([name, one]) => stringsIn(one, path ? `${path}.${name}` : name)),
    ...parts.filter((one) => one !== undefined).flatMap((one) => stringsIn(one as z.core.$ZodType, path)),
  ]
}

describe('[BUG-5] passwords are compared in one form', () => {
  const composed = 'Café-lotus-42'

  test('the same password of another keyboard logs in', async () => {
    const { phone } = await newPatient(portal)
    await keep(phone, await hash(composed))
    for (const password of [composed, composed.normalize('NFD'), 'Ｃafé-lotus-４２', `${composed}\u200b`])
      expect((await portal.call(login, { username: phone, password })).status, password).toBe(200)
    expect((await portal.call(login, { username: phone, password: 'Cafe-lotus-42' })).status).toBe(400)
  })

  test('one that was stored as typed, before there was one form, still logs in, and then in every form', async () => {
    const { phone } = await newPatient(portal)
    const apart = composed.normalize('NFD')
    await keep(phone, await hash(apart))
    const enter = async (password: string) => (await portal.call(login, { username: phone, password })).status
    expect(await enter(composed)).toBe(400)
    expect(await enter(apart)).toBe(200)
    expect(await enter(composed)).toBe(200)
  })

  const keep = (phone: string, password_hash: string) =>
    portal.db.updateTable('accounts').set({ password_hash }).where('phone', '=', phone).execute()
})
