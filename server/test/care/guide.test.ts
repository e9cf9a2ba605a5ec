import { getServiceCosts, serviceNeeds } from '@portal/contract/care/public'
import { languages } from '@portal/contract/language'
import { expect, test } from 'vitest'
import { newService } from '../setup/care.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()

const costsIn = async (language: string) =>
  (await portal.call(getServiceCosts, {}, { 'accept-language': language })).body.data

test('[W01] visitors read what each service costs, in every language, and each need has a service', async () => {
  for (const language of languages) {
    const services = await costsIn(language)
    for (const { title, cost, forWhom } of services) expect([title, cost, forWhom]).not.toContain('')
    expect(new Set(services.flatMap(({ needs }) => needs))).toEqual(new Set(serviceNeeds))
  }
})

test('[W01] a service that staff add is read at once; what it is for may be left open', async () => {
  await costsIn('en')
  const id = await newService(portal.db)
  expect((await costsIn('en')).find(({ serviceId }) => serviceId === id)).toMatchObject({
    cost: 'Medicaid pays.',
    needs: [],
  })
})
