import { getMyApplications } from '@portal/contract/care/applications/applications'
import { applyForService } from '@portal/contract/care/applications/applying'
import { findApplications, getStaffApplication } from '@portal/contract/care/applications/staff'
import { getDisplacedVisits } from '@portal/contract/care/visits/displaced'
import { addClosedDay } from '@portal/contract/care/visits/schedules'
import { getVisits } from '@portal/contract/care/visits/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { expect, test } from 'vitest'
import { day, documentsOf, newOffice, newService, onlineOf, visitOf } from '../../setup/care.ts'
import { newPatient, newStaff } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'
import { queueReader } from '../../setup/work.ts'

const portal = await openPortal()

test('[USE-59] a visit without a chosen service is shown as such wherever patients and staff see it', async () => {
  const patient = await newPatient(portal)
  const { headers } = await newStaff(portal, 'coordinator')
  const companyAddressId = await newOffice(portal.db)
  const input = { ...visitOf(0, companyAddressId, day, '09:00'), serviceId: null }
  const { id, number } = (await portal.call(applyForService, input, patient.headers)).body.data
  expect((await portal.call(applyForService, input, patient.headers)).body.data).toEqual({ id, number })

  const inTaiwan = { ...patient.headers, 'accept-language': 'zh-TW' }
  const item = 'Finding the right service'
  expect((await portal.call(getMyApplications, {}, inTaiwan)).body.data.records).toMatchObject([
    { id, serviceId: null, item: '了解適合的服務' },
  ])
  expect((await portal.call(findApplications, { search: number }, headers)).body.data.records).toMatchObject([
    { id, item },
  ])
  expect((await portal.call(getStaffApplication, { id }, headers)).body.data).toMatchObject({ serviceId: null, item })
  expect((await portal.call(getVisits, { companyAddressId, day }, headers)).body.data).toMatchObject([{ id, item }])
  const reason = { en: 'Water damage', 'zh-CN': '漏水维修', 'zh-TW': '漏水維修' }
  await portal.call(addClosedDay, { companyAddressId, everyOffice: false, day, reason }, headers)
  expect((await portal.call(getDisplacedVisits, { companyAddressId }, headers)).body.data).toMatchObject([{ id, item }])
  const items = (await queueReader(portal).all({ headers })).filter((one) => one.id === id)
  expect(items.map(({ task, item }) => [task, item]).sort()).toEqual([
    ['application', item],
    ['visit', item],
  ])
})

test('[USE-59] an application with documents needs a service; otherwise the field gets an error', async () => {
  const patient = await newPatient(portal)
  const serviceId = await newService(portal.db)
  const input = { ...onlineOf(serviceId, await documentsOf(portal, patient)), serviceId: null }
  const answer = await portal.call(applyForService, input, { ...patient.headers, 'accept-language': 'zh-TW' })
  expect(answer).toMatchObject({ status: 400, body: { fields: { serviceId: fieldTexts.choose['zh-TW'] } } })
})
