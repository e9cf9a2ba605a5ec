import { addDocument, changeLanguage } from '@portal/contract/accounts/own'
import { reviewDocument } from '@portal/contract/accounts/staff'
import { cancelRegistration, register } from '@portal/contract/activities/own'
import { applyForService } from '@portal/contract/care/applications/applying'
import { askForDocument } from '@portal/contract/care/applications/staff'
import { getDeviceNotices, subscribeDevice } from '@portal/contract/push/own'
import { undoMs } from '@portal/contract/undo'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { sendVisitReminders } from '../../src/care/visits/reminders.ts'
import { deliverByPush, requeueStuckPushes } from '../../src/messages/push/deliver.ts'
import { pushQueue } from '../../src/messages/push/queue.ts'
import { queueMessages, withdrawMessages } from '../../src/messages/queue.ts'
import { newYorkMoment } from '../../src/time.ts'
import { twilioServer } from '../messages/providers.ts'
import { newActivity } from '../setup/activities.ts'
import { dayAhead, newOffice, newService, upload, visitOf } from '../setup/care.ts'
import { eventually } from '../setup/messages.ts'
import { newCaregiver, newPatient, newStaff, type Person } from '../setup/people.ts'
import { startPortal, type TestPortal } from '../setup/portal.ts'
import { pushService, TestBrowser, vapidOf } from '../setup/push.ts'
import { save } from '../setup/saving.ts'
import { passUndoTime, saveUndoably, undo } from '../setup/undo.ts'

let portal: TestPortal
let twilio: Awaited<ReturnType<typeof twilioServer>>
let service: Awaited<ReturnType<typeof pushService>>
let staff: Awaited<ReturnType<typeof newStaff>>
let serviceId: number
let officeId: number

beforeAll(async () => {
  twilio = await twilioServer()
  service = await pushService()
  const sms = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'hush', SMS_FROM: '+12125550100', SMS_URL: twilio.url }
  portal = await startPortal({ settings: { ...sms, DEMO: 'on', SITE_URL: 'http://localhost:3000' } })
  await portal.messages.jobs.updateQueue(pushQueue, { retryLimit: 1, retryDelay: 1, retryBackoff: false })
  staff = await newStaff(portal, 'coordinator')
  serviceId = await newService(portal.db)
  officeId = await newOffice(portal.db, { capacity: 20 })
})
afterAll(async () => {
  await portal.close()
  twilio.close()
  service.close()
})

const takeAll = (response: { writeHead(status: number): { end(): void } }) => response.writeHead(201).end()
beforeEach(() => {
  service.answer = takeAll
})

let devices = 0
/** Turns notices on, on a device of its own. */
async function withDevice<P extends Person>(person: P) {
  const [path, browser] = [`/device/${devices++}`, new TestBrowser()]
  await portal.call(subscribeDevice, { endpoint: service.url + path, ...browser.keys }, person.headers)
  const pushes = () => service.asked.filter((one) => one.path === path)
  return { ...person, path, browser, pushes, shown: () => pushes().map(({ body }) => browser.decrypt(body)) }
}

/** Applies with a visit, and is asked for a paper. */
async function askedForDocument(person: Person, time = '10:00', more: object = {}): Promise<string> {
  const visit = { ...visitOf(serviceId, officeId, dayAhead(5), time), ...more }
  const { body } = await portal.call(applyForService, visit, person.headers)
  await portal.call(askForDocument, { id: body.data.id, kind: 'doctorNote' }, staff.headers)
  await passUndoTime(portal)
  return body.data.id
}

const textsTo = ({ phone }: Person, words: RegExp) =>
  twilio.taken.filter(({ to, text }) => to === phone && words.test(text))
const messageOf = (subject: string, kind: string) =>
  portal.db.selectFrom('messages').selectAll().where('subject', '=', subject).where('kind', '=', kind).execute()
/** Whether a job to notify the devices of this message is still to run or to end. */
const openJobsOf = async (messageId: string) =>
  (await portal.messages.jobs.findJobs(pushQueue, { data: { id: messageId } })).filter(
    ({ state }) => state !== 'completed' && state !== 'failed',
  )
const paper = /one more paper/

test('“a paper is missing” goes to the device, signed by VAPID and encrypted for it, in place of the text message', async () => {
  const person = await withDevice(await newPatient(portal))
  const { publicKey } = (await portal.call(getDeviceNotices, {}, person.headers)).body.data
  const id = await askedForDocument(person)
  await eventually(() => expect(person.pushes()).toHaveLength(1))
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = person.pushes()
  const { key, claims } = vapidOf(headers)
  expect(key).toBe(publicKey)
  expect(claims).toMatchObject({ aud: service.url, sub: expect.stringMatching(/^mailto:.+@.+/) })
  const now = Date.now() / 1000
  expect(claims.exp).toBeGreaterThan(now)
  expect(claims.exp).toBeLessThanOrEqual(now + 24 * 3600)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.stringMatching(/^[1-9]\d*$/) })
  expect(person.browser.decrypt(body)).toEqual({
    title: expect.stringContaining('Evergreen'),
    text: 'A paper is missing. Open this to see which one.',
    path: `/user/index?tab=requests&request=${id}`,
    language: 'en',
    tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(body.toString('latin1')).not.toContain('paper')
  await eventually(async () =>
    expect(await messageOf(id, 'paperWanted')).toMatchObject([{ status: 'sent', push: 'sent' }]),
  )
  expect(textsTo(person, paper)).toEqual([])
})

test('[DESK-17] devices too are told only when a save can no longer be undone', async () => {
  const person = await withDevice(await newPatient(portal))
  const { body } = await portal.call(
    applyForService,
    visitOf(serviceId, officeId, dayAhead(6), '10:00'),
    person.headers,
  )
  const asked = { id: body.data.id, kind: 'doctorNote' as const }
  const { id } = await saveUndoably(portal, askForDocument, asked, staff)
  const [message] = await messageOf(asked.id, 'paperWanted')
  const [job] = await portal.messages.jobs.findJobs(pushQueue, { data: { id: message?.id } })
  expect(Number(job?.startAfter) - Number(job?.createdOn)).toBeGreaterThanOrEqual(undoMs)
  expect(await undo(portal, id, staff)).toEqual([200, '200'])
  await passUndoTime(portal)
  await askedForDocument(person, '15:00')
  await eventually(() => expect(person.pushes()).toHaveLength(1))
  expect(await messageOf(asked.id, 'paperWanted')).toMatchObject([{ status: 'withdrawn' }])
})

test('[USE-51] what is about somebody else names that person', async () => {
  const daughter = await withDevice(await newPatient(portal))
  const { applicant, contact } = visitOf(serviceId, officeId, dayAhead(5), '11:30')
  await askedForDocument(daughter, '11:30', {
    applicant: { ...applicant, firstName: '美玲', lastName: '陳' },
    contact: { ...contact, relationship: 'child', hasPermission: true },
  })
  await eventually(() => expect(daughter.pushes()).toHaveLength(1))
  expect(daughter.shown()).toMatchObject([{ text: 'A paper is missing (陳美玲). Open this to see which one.' }])
})

test('[FILE-8] push services learn whom to turn to: without an e-mail address of the agency, the portal', async () => {
  const person = await withDevice(await newPatient(portal))
  const { email } = await portal.db.selectFrom('company').select('email').executeTakeFirstOrThrow()
  await portal.db.updateTable('company').set({ email: '' }).execute()
  await askedForDocument(person)
  await portal.db.updateTable('company').set({ email }).execute()
  await eventually(() => expect(person.pushes()).toHaveLength(1))
  expect(vapidOf(person.pushes()[0]?.headers ?? {}).claims.sub).toBe('https://localhost:3000')
})

test('“your visit is tomorrow”, “a place is free” and a refused document go to the device, in the language of the account', async () => {
  const patient = await withDevice(await newPatient(portal))
  await portal.call(changeLanguage, { language: 'zh-TW' }, patient.headers)
  await portal.call(applyForService, visitOf(serviceId, officeId, dayAhead(6), '10:30'), patient.headers)
  await sendVisitReminders(portal, new Date(newYorkMoment(new Date(), 6, '10:30').getTime() - 20 * 3_600_000))
  const activityId = await newActivity(portal, { quota: 1 })
  const before = await newPatient(portal)
  await portal.call(register, { activityId }, before.headers)
  await portal.call(register, { activityId, waitIfFull: true }, patient.headers)
  await portal.call(cancelRegistration, { activityId }, before.headers)
  await eventually(() => expect(patient.shown()).toHaveLength(2))
  const texts = patient.shown().map(({ text, path, language }) => `${language} ${path} ${text}`)
  expect(texts.sort()).toEqual([
    'zh-TW /user/index?tab=activities 有空位了，您已成功報名。點開查看是哪個活動。',
    expect.stringMatching(/^zh-TW \/user\/index\?tab=requests&request=\S+ 提醒您面談：.*10:30.*。點開查看地點。$/),
  ])
  const caregiver = await withDevice(await newCaregiver(portal))
  const fileId = await upload(portal, caregiver)
  const handedIn = await portal.call(addDocument, { kind: 'medicalReport', fileId }, caregiver.headers)
  const [document] = handedIn.body.data.documents
  const decision = { id: document?.id ?? '', reviewStatus: 'rejected', reason: 'Unreadable.' } as const
  await save(portal, reviewDocument, decision, staff.headers)
  await passUndoTime(portal)
  await eventually(() => expect(caregiver.shown()).toMatchObject([{ path: '/user/index?tab=documents' }]))
})

test('one of two devices is enough; the one that is gone is forgotten', async () => {
  const one = await withDevice(await newPatient(portal))
  const { body } = await portal.call(getDeviceNotices, {}, one.headers)
  await portal.db
    .updateTable('push_subscriptions')
    .set({ session_id: null })
    .where('id', '=', body.data.devices[0]?.id ?? '')
    .execute()
  const other = await withDevice(one)
  service.answer = (response, path) => response.writeHead(path === one.path ? 410 : 201).end()
  const id = await askedForDocument(one)
  await eventually(async () =>
    expect(await messageOf(id, 'paperWanted')).toMatchObject([{ status: 'sent', push: 'sent' }]),
  )
  expect(other.shown()).toHaveLength(1)
  expect((await portal.call(getDeviceNotices, {}, one.headers)).body.data.devices).toHaveLength(1)
  expect(textsTo(one, paper)).toEqual([])
})

test.each([404, 410])('a device that is gone (%i) is forgotten, and the text message goes out once', async (status) => {
  const person = await withDevice(await newPatient(portal))
  service.answer = (response) => response.writeHead(status).end()
  const id = await askedForDocument(person)
  await eventually(() => expect(textsTo(person, paper)).toHaveLength(1))
  await eventually(async () =>
    expect(await messageOf(id, 'paperWanted')).toMatchObject([{ status: 'sent', push: 'failed' }]),
  )
  expect(person.pushes()).toHaveLength(1)
  expect((await portal.call(getDeviceNotices, {}, person.headers)).body.data.devices).toEqual([])
  expect(textsTo(person, paper)).toHaveLength(1)
})

test(
  'a push service that is down or silent is asked again, then the text message goes out once',
  async () => {
    const [down, silent] = [await withDevice(await newPatient(portal)), await withDevice(await newPatient(portal))]
    service.answer = (response, path) => {
      if (path === down.path) response.writeHead(503).end()
    }
    await askedForDocument(down)
    await askedForDocument(silent)
    for (const person of [down, silent]) {
      await eventually(() => expect(textsTo(person, paper)).toHaveLength(1))
      expect(person.pushes()).toHaveLength(2)
      const { devices: left } = (await portal.call(getDeviceNotices, {}, person.headers)).body.data
      expect(left).toMatchObject([{ failing: true }])
    }
    service.answer = takeAll
    await askedForDocument(down, '11:00')
    await eventually(() => expect(down.pushes()).toHaveLength(3))
    await eventually(async () => {
      const { devices: left } = (await portal.call(getDeviceNotices, {}, down.headers)).body.data
      expect(left).toMatchObject([{ failing: false }])
    })
    expect(textsTo(down, paper)).toHaveLength(1)
  },
  scaleTimeout(60_000),
)

test('a device is told once of what goes out as a text message and as an e-mail, and both go out if it is gone', async () => {
  const person = await withDevice(await newPatient(portal))
  const queue = (subject: string, channels: readonly ('sms' | 'email')[]) =>
    portal.db.transaction().execute(async (tx) => {
      const push = {
        accountId: person.id,
        title: 'T',
        text: 'x',
        path: '/',
        language: 'en',
        contact: 'mailto:care@example.org',
      }
      const cause = { kind: 'both', subject, occurrence: '' }
      for (const channel of channels)
        await queueMessages(tx, portal, [{ channel, to: channel, text: subject, cause, push }])
    })
  await Promise.all([queue('taken', ['sms', 'email']), queue('taken', ['sms', 'email'])])
  const sent = { status: 'sent', push: 'sent' }
  await eventually(async () => expect(await messageOf('taken', 'both')).toMatchObject([sent, sent]))
  expect(person.pushes()).toHaveLength(1)
  service.answer = (response) => response.writeHead(410).end()
  await queue('gone', ['sms', 'email'])
  const passed = { status: 'sent', push: 'failed' }
  await eventually(async () => expect(await messageOf('gone', 'both')).toMatchObject([passed, passed]))
  expect(twilio.taken.filter(({ text }) => text === 'gone')).toHaveLength(1)
})

test('a message withdrawn while the push service hangs is sent nowhere', async () => {
  const person = await withDevice(await newPatient(portal))
  let refuse = () => {}
  service.answer = (response) => {
    refuse = () => response.writeHead(410).end()
  }
  const id = await askedForDocument(person)
  await eventually(() => expect(person.pushes()).toHaveLength(1))
  await portal.db.transaction().execute((tx) => withdrawMessages(tx, ['paperWanted'], [id]))
  refuse()
  await eventually(async () =>
    expect((await portal.call(getDeviceNotices, {}, person.headers)).body.data.devices).toEqual([]),
  )
  expect(await messageOf(id, 'paperWanted')).toMatchObject([{ status: 'withdrawn' }])
  expect(textsTo(person, paper)).toEqual([])
})

test('a message whose process died at the last attempt goes out as a text message, once, by any number of sweeps', async () => {
  const person = await withDevice(await newPatient(portal))
  service.answer = (response) => response.writeHead(503).end()
  const id = await askedForDocument(person)
  await eventually(async () => expect(await messageOf(id, 'paperWanted')).toMatchObject([{ status: 'sent' }]))
  const [{ id: messageId } = { id: '' }] = await messageOf(id, 'paperWanted')
  await eventually(async () => expect(await openJobsOf(messageId)).toEqual([]))
  const stuck = { push: 'waiting', status: 'waiting' } as const
  await portal.db.updateTable('messages').set(stuck).where('id', '=', messageId).execute()
  const later = (minutes: number) =>
    requeueStuckPushes(portal.db, portal.messages.jobs, new Date(Date.now() + minutes * 60_000))
  expect(await later(1)).toBe(0)
  expect((await Promise.all([later(11), later(11), later(11)])).sort()).toEqual([0, 0, 1])
  await eventually(() => expect(textsTo(person, paper)).toHaveLength(2))
})

test('a portal that the public can reach never posts to this machine, whatever is stored', async () => {
  const person = await withDevice(await newPatient(portal))
  service.answer = () => {}
  const id = await askedForDocument(person)
  await eventually(() => expect(person.pushes()).toHaveLength(1))
  const [message] = await messageOf(id, 'paperWanted')
  const { db, keys, messages } = portal
  const log = { info() {}, warn() {}, error() {} }
  const delivery = { db, keys, jobs: messages.jobs, local: false, keepContent: false, log }
  await deliverByPush(delivery, { data: { id: message?.id ?? '' }, retryCount: 0, retryLimit: 5 })
  await eventually(() => expect(textsTo(person, paper)).toHaveLength(1))
  expect(person.pushes()).toHaveLength(1)
})
