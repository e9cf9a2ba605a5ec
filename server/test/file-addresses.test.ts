import { exportCaregivers } from '@portal/contract/accounts/staff'
import { getActivityCalendar } from '@portal/contract/activities/public'
import { httpCall } from '@portal/contract/endpoint'
import { getFileAddress } from '@portal/contract/file-addresses'
import { exportAuditLog } from '@portal/contract/staff/audit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newPatient, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { rowsOf } from './setup/spreadsheet.ts'

const portal = await openPortal()
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const weChat =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/134.0.0.0 Mobile Safari/537.36 XWEB/1340 MicroMessenger/8.0.60'

type Headers = Record<string, string>
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const ask = (call: string, input: Record<string, unknown>, headers: Headers) =>
  portal.call(getFileAddress, { call, input }, headers)
const open = (url: string, headers: Headers = page) => portal.send({ method: 'GET', url, headers })

async function addressOfExport(staff: { headers: Headers }, search = '') {
  const { body } = await ask(nameOf(exportCaregivers), { search }, { ...staff.headers, 'accept-language': 'zh-TW' })
  return body.data.address
}

afterEach(() => vi.useRealTimers())

describe('[BUG-15] the address of a file behind the login', () => {
  test('brings the file without a token, in the language and under the name of the call, and tells nothing of what was asked', async () => {
    const staff = await newStaff(portal, 'coordinator')
    const address = await addressOfExport(staff, 'Nobody Byname')
    const answer = await open(address, { ...page, 'accept-language': 'en' })
    expect([answer.statusCode, answer.headers['content-disposition'], answer.headers['cache-control']]).toEqual([
      200,
      'attachment; filename=caregivers-all.xlsx',
      'no-store',
    ])
    expect(rowsOf(answer.rawPayload)[0]?.slice(0, 3)).toEqual(['名', '姓', '電話'])
    const [, ticket = ''] = address.split('ticket=')
    expect(Buffer.from(ticket, 'base64url').toString('latin1')).not.toMatch(/Nobody|caregiver/)
  })

  test('is noted in the audit log each time it is opened, as the call itself, and not when it is asked for', async () => {
    const staff = await newStaff(portal, 'coordinator')
    const entries = () =>
      portal.db
        .selectFrom('audit_entries')
        .select(['action', 'subject'])
        .where('actor', '=', staff.id)
        .where('action', '=', 'caregivers.export')
        .execute()
    const address = await addressOfExport(staff)
    expect(await entries()).toEqual([])
    for (let i = 0; i < 2; i++) await open(address)
    expect(await entries()).toEqual(Array(2).fill({ action: 'caregivers.export', subject: 'caregivers all' }))
  })

  test('is refused to roles that may not call, with an entry, and for calls that give no file to keep', async () => {
    const patient = await newPatient(portal)
    expect((await ask(nameOf(exportAuditLog), {}, patient.headers)).status).toBe(403)
    const refused = await portal.db
      .selectFrom('audit_entries')
      .select(['subject', 'outcome'])
      .where('actor', '=', patient.id)
      .execute()
    expect(refused).toContainEqual({ subject: nameOf(exportAuditLog), outcome: 'refused' })
    for (const call of ['GET /api/file/{id}', 'GET /staff/audit', 'DELETE /auth/logout', 'no call'])
      expect((await ask(call, {}, patient.headers)).status, call).toBe(400)
  })

  test.each([
    ['after five minutes', () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })],
    ['after logging out', (headers: Headers) => portal.send({ method: 'DELETE', url: '/home/auth/logout', headers })],
  ])('says on a page in the reader’s language that it is no longer valid, %s', async (_, pass) => {
    const staff = await newStaff(portal, 'coordinator')
    const address = await addressOfExport(staff)
    await pass(staff.headers)
    const answer = await open(address, { ...page, 'accept-language': 'zh-TW' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('這個檔案的網址已經失效')
    expect((await open(address, {})).json().code).toBe('file_address_expired')
  })

  test('of a ticket that was changed is no address', async () => {
    const address = await addressOfExport(await newStaff(portal, 'coordinator'))
    const changed = `${address.slice(0, -4)}${address.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    expect((await open(changed)).statusCode).toBe(403)
  })
})

describe('[BUG-15] in WeChat, which drops files without a word', () => {
  test.each([
    ['en', 'Open in browser'],
    ['zh-CN', '在浏览器打开'],
    ['zh-TW', '在瀏覽器開啟'],
  ])('the address says in %s how to open it in a browser, and brings the file there', async (language, said) => {
    const address = await addressOfExport(await newStaff(portal, 'coordinator'))
    const inWeChat = await open(address, { ...page, 'user-agent': weChat, 'accept-language': language })
    expect([inWeChat.statusCode, inWeChat.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(inWeChat.body).toContain(said)
    expect((await open(address)).headers['content-disposition']).toContain('caregivers-all.xlsx')
  })

  test('calls of the page itself still get what they ask for', async () => {
    const staff = await newStaff(portal, 'coordinator')
    const headers = { ...staff.headers, ...page, 'user-agent': weChat, 'content-type': 'application/json' }
    const answer = await portal.send({ ...httpCall(exportCaregivers, {}), headers })
    expect(answer.headers['content-disposition']).toContain('caregivers-all.xlsx')
  })
})

test('[BUG-15] a calendar file that anybody may have comes by its address, in the language of the address', async () => {
  const { url } = httpCall(getActivityCalendar, { id: 1 })
  const answer = await open(`${url}?lang=zh-TW`, { ...page, 'accept-language': 'en' })
  expect(answer.headers['content-disposition']).toBe('attachment; filename=activity-1.ics')
  expect(answer.body.replaceAll('\r\n ', '')).toContain('查看報到碼')
})
