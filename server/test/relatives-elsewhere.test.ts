import { getPatientInfo, updateCaregiverInfo, updatePatientInfo } from '@portal/contract/accounts/own'
import { registerCaregiver, registerPatient } from '@portal/contract/accounts/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { isServedPostcode } from '@portal/contract/person/postcodes'
import { isInState, states } from '@portal/contract/person/states'
import { describe, expect, test } from 'vitest'
import { newCaregiver, newPatient, newPhone, secrets, typed, verifyPhone } from './setup/people.ts'
import { fieldsOf, openPortal } from './setup/portal.ts'

const portal = await openPortal()
const jerseyCity = { address: '30 Montgomery Street', city: 'Jersey City', state: 'NJ', postcode: '07302' } as const

async function register(more: Record<string, unknown>) {
  const proof = await verifyPhone(portal, newPhone())
  return portal.call(registerPatient, { ...typed, ...secrets, proof, ...more })
}

describe('[USE-49] relatives outside New York', () => {
  test('a daughter in Jersey City registers to help somebody, and her account says so', async () => {
    const { headers } = await newPatient(portal, { ...jerseyCity, careFor: 'other' } as never)
    const { body } = await portal.call(getPatientInfo, {}, headers)
    expect(body.data).toMatchObject({ ...jerseyCity, careFor: 'other' })
  })

  test('who needs care lives in New York State; a registration without an answer is for oneself, as before', async () => {
    for (const more of [{}, { careFor: 'self' }])
      expect(fieldsOf(await register({ ...jerseyCity, ...more }))).toEqual({ state: fieldTexts.stateNotServed.en })
    const { headers } = await newPatient(portal)
    expect((await portal.call(getPatientInfo, {}, headers)).body.data.careFor).toBe('self')
  })

  test('state and postcode fit each other, each with its own message', async () => {
    const wrong = { ...jerseyCity, careFor: 'other' }
    for (const [place, key] of [
      [{ postcode: '11354' }, 'postcodeElsewhere'],
      [{ state: 'NY' }, 'postcodeUnknown'],
      [{ postcode: '0730' }, 'postcodeFormat'],
    ] as const)
      expect(fieldsOf(await register({ ...wrong, ...place }))).toEqual({ postcode: fieldTexts[key].en })
  })

  test('a change keeps the answer unless it gives another, under the same rule', async () => {
    const { headers } = await newPatient(portal)
    const change = (more: object) => portal.call(updatePatientInfo, { ...typed, ...more } as never, headers)
    expect(fieldsOf(await change(jerseyCity))).toEqual({ state: fieldTexts.stateNotServed.en })
    expect((await change({ ...jerseyCity, careFor: 'other' })).body.data).toMatchObject({
      careFor: 'other',
      state: 'NJ',
    })
    expect((await change(jerseyCity)).body.data).toMatchObject({ careFor: 'other', state: 'NJ' })
    expect(fieldsOf(await change({ ...jerseyCity, careFor: 'self' }))).toEqual({ state: fieldTexts.stateNotServed.en })
    expect((await change({ careFor: 'self' })).body.data).toMatchObject({ careFor: 'self', state: 'NY' })
  })

  test('a caregiver may live in any state', async () => {
    const proof = await verifyPhone(portal, newPhone())
    const input = { ...typed, ...secrets, yearsOfExperience: 2, proof, ...jerseyCity }
    expect((await portal.call(registerCaregiver, input as never)).status).toBe(200)
    const { headers } = await newCaregiver(portal)
    const work = { yearsOfExperience: 2, workExperience: '', employeeId: '' }
    const update = { ...typed, ...work, ...jerseyCity }
    expect((await portal.call(updateCaregiverInfo, update as never, headers)).body.data).toMatchObject(jerseyCity)
  })
})

test('[USE-49] a postcode belongs to one state, except the one of New York that lies among those of Connecticut', () => {
  const samples = {
    '07302': 'NJ',
    '06510': 'CT',
    '19103': 'PA',
    '02139': 'MA',
    '90210': 'CA',
    '33101': 'FL',
    '20001': 'DC',
    '10463': 'NY',
  }
  for (const [postcode, state] of Object.entries(samples))
    expect(
      states.filter((one) => isInState(postcode, one)),
      postcode,
    ).toEqual([state])
  expect(states.filter((one) => isInState('06390', one))).toEqual(['NY', 'CT'])
  expect(states).toHaveLength(52)
})

test('[BUG-11] the postcodes that a served borough shares with its neighbor are served, their neighbors are not', () => {
  for (const postcode of ['10463', '11001', '11004', '11005', '11040', '11096', '11693', '10314'])
    expect(isServedPostcode(postcode), postcode).toBe(true)
  for (const postcode of ['10462', '10464', '10467', '11003', '11021', '11030', '11501', '10701', '07302'])
    expect(isServedPostcode(postcode), postcode).toBe(false)
})
