import { exportCaregivers } from '@portal/contract/accounts/staff'
import { expect, test } from 'vitest'
import { csvOf } from '../src/csv.ts'
import { newCaregiver, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()

test('[K08] the export has the caregivers that are searched for, in the language of the reader, and is audited', async () => {
  const staff = await newStaff(portal, 'coordinator')
  const { phone } = await newCaregiver(portal, { firstName: 'An', lastName: "O'Neil" })
  const headers = { ...staff.headers, 'accept-language': 'zh-TW' }
  const answer = await portal.app.inject({
    method: exportCaregivers.method,
    url: '/home/staff/caregiver/export',
    payload: { search: phone },
    headers,
  })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head = '', line = '', ...rest] = answer.body.split('\r\n')
  expect(head.startsWith('\uFEFF名,姓,電話')).toBe(true)
  expect(line).toMatch(/^An,O'Neil,'\+1917\d{7},mei@example\.com,,3,0,4,審核中,20\d\d-\d\d-\d\d$/)
  expect(rest).toEqual([''])
  const entry = await portal.db
    .selectFrom('audit_entries')
    .select('subject')
    .where('action', '=', 'caregivers.export')
    .executeTakeFirst()
  expect(entry?.subject).toBe('caregivers all')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  '[K08] the cell %j does not become a formula',
  (text) => {
    const cell = csvOf([[text]])
      .slice(1)
      .replace(/^"/, '')
    expect(cell.startsWith("'")).toBe(true)
  },
)

test('[K08] commas, quotes and lines stay within their cell', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\nlines', 3]])).toBe('\uFEFF"a,b","say ""hi""","two\nlines",3\r\n')
})
