import { getServiceCosts, serviceNeeds } from '@portal/contract/care/public'
import { languages } from '@portal/contract/language'
import { expect, test } from 'vitest'
import { newService } from '../setup/care.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()

const costsIn = async (language: string) =>
  (await portal.call(getServiceCosts, {}, { 'accept-language': language })).body.data

test('[W01] visitors get the cost of each service in every language, and each need is covered by a service', async () => {
  for (const language of languages) {
    const services = await costsIn(language)
    for (const { title, cost, forWhom } of services) expect([title, cost, forWhom]).not.toContain('')
    expect(new Set(services.flatMap(({ needs }) => needs))).toEqual(new Set(serviceNeeds))
  }
})

test('[W01] a new service appears at once; its needs may be left open', async () => {
  await costsIn('en')
  const id = await newService(portal.db)
  expect((await costsIn('en')).find(({ serviceId }) => serviceId === id)).toMatchObject({
    cost: 'Medicaid pays.',
    needs: [],
  })
})
