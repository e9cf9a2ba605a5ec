import { exportCaregivers } from '@portal/contract/accounts/staff'
import { expect, test } from 'vitest'
import { csvLine } from '../src/csv.ts'
import { newCaregiver, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { rowsOf } from './setup/spreadsheet.ts'

const portal = await openPortal()

/** The rows of the export, found by phone number. */
async function exported(phone: string) {
  const staff = await newStaff(portal, 'coordinator')
  const headers = { ...staff.headers, 'accept-language': 'zh-TW' }
  const { method } = exportCaregivers
  return portal.app.inject({ method, url: '/home/staff/caregiver/export', payload: { search: phone }, headers })
}

test('[K08] the export has the caregivers that are searched for, in the language of the reader, and is audited', async () => {
  const { phone } = await newCaregiver(portal, { firstName: 'An', lastName: "O'Neil" })
  const answer = await exported(phone)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename=caregivers-all.xlsx',
  })
  const [head, line, ...rest] = rowsOf(answer.rawPayload)
  expect(head?.slice(0, 3)).toEqual(['名', '姓', '電話'])
  const [day] = line?.slice(-1) ?? []
  expect(line).toEqual(['An', "O'Neil", phone, 'mei@example.com', '', 3, 0, 4, '審核中', day])
  expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(rest).toEqual([])
  const entry = await portal.db
    .selectFrom('audit_entries')
    .select('subject')
    .where('action', '=', 'caregivers.export')
    .executeTakeFirst()
  expect(entry?.subject).toBe('caregivers all')
})

test.each(['00123', '1E5', '=1+1', '12345678901234567890', '3/4', '<&">', ' a ', '\u0001x'])(
  '[FILE-5] the employee ID %j stays text, and so do phone numbers',
  async (id) => {
    const { id: caregiver, phone } = await newCaregiver(portal)
    await portal.db.updateTable('caregivers').set({ employee_id: id }).where('account_id', '=', caregiver).execute()
    const [, line] = rowsOf((await exported(phone)).rawPayload)
    expect([line?.[2], line?.[4]]).toEqual([phone, id.replace('\u0001', '')])
  },
)

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '  =1',
  '﹦1',
]
const hidden = [';=1', 'a;=1', 'a\t=1', 'a,=1', 'a; +1', 'a\n@SUM(A1)', 'a;"=1', 'a|=1', 'x;y;＝1']

test.each([...formulas, ...hidden])(
  '[SEC-49] the cell %j holds no formula, wherever a spreadsheet splits it',
  (text) => {
    const cells = csvLine([text, 'next']).split(/[,;\t\r\n|]/)
    for (const cell of cells) expect(cell.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@＝＋－＠﹢﹣﹦﹫]/u)
  },
)

test('[K08] commas, quotes and lines stay within their cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 3])).toBe('"a,b","say ""hi""","two\nlines",3\r\n')
})
