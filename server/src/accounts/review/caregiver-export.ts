import { documentKinds, type reviewStatuses } from '@portal/contract/accounts/documents'
import type { exportCaregivers as exportEndpoint } from '@portal/contract/accounts/staff'
import { inLanguage, type Texts } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type * as z from 'zod'
import { noteRead } from '../../audit/audited.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import type { FileBody } from '../../http/file-body.ts'
import { spreadsheetOf, spreadsheetType } from '../../spreadsheet.ts'
import { matchingCaregivers } from './review.ts'

const heads: readonly Texts[] = [
  { en: 'First name', 'zh-CN': '名', 'zh-TW': '名' },
  { en: 'Last name', 'zh-CN': '姓', 'zh-TW': '姓' },
  { en: 'Phone', 'zh-CN': '电话', 'zh-TW': '電話' },
  { en: 'E-mail', 'zh-CN': '电子邮件', 'zh-TW': '電子郵件' },
  { en: 'Employee ID', 'zh-CN': '员工编号', 'zh-TW': '員工編號' },
  { en: 'Years of experience', 'zh-CN': '经验（年）', 'zh-TW': '經驗（年）' },
  { en: 'Kinds of documents approved', 'zh-CN': '已通过的文件种类', 'zh-TW': '已通過的文件種類' },
  { en: 'Kinds of documents needed', 'zh-CN': '所需文件种类', 'zh-TW': '所需文件種類' },
  { en: 'Review', 'zh-CN': '审核状态', 'zh-TW': '審核狀態' },
  { en: 'Registered', 'zh-CN': '注册日期', 'zh-TW': '註冊日期' },
]

const reviews: Record<(typeof reviewStatuses)[number], Texts> = {
  under_review: { en: 'Under review', 'zh-CN': '审核中', 'zh-TW': '審核中' },
  approved: { en: 'Approved', 'zh-CN': '已通过', 'zh-TW': '已通過' },
  rejected: { en: 'Not accepted', 'zh-CN': '未通过', 'zh-TW': '未通過' },
}

/** The caregivers of a review status, or of all, as a spreadsheet; the export is audited. */
export async function exportCaregivers(
  call: StaffCall,
  { reviewStatus, search }: z.output<(typeof exportEndpoint)['input']>,
): Promise<FileBody> {
  const { db, language } = call
  const rows = await matchingCaregivers(db, { reviewStatus, search })
    .select([
      'accounts.id',
      'first_name',
      'last_name',
      'phone',
      'email',
      'employee_id',
      'years_of_experience',
      'accounts.created_at',
    ])
    .select('review_status')
    .select(
      sql<number>`(select count(distinct kind)::int from caregiver_documents
        where caregiver_id = accounts.id and caregiver_documents.review_status = 'approved')`.as('approved'),
    )
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('accounts.id')
    .execute()
  await noteRead(call, 'caregivers.export', `caregivers ${reviewStatus}`, {
    count: String(rows.length),
    ids: rows.map(({ id }) => id).join(' '),
  })
  const lines = rows.map((row) => [
    row.first_name,
    row.last_name,
    row.phone ?? '',
    row.email ?? '',
    row.employee_id,
    row.years_of_experience,
    row.approved,
    documentKinds.length,
    inLanguage(reviews[row.review_status], language),
    newYorkTime(row.created_at).slice(0, 10),
  ])
  const content = await spreadsheetOf([heads.map((head) => inLanguage(head, language)), ...lines])
  return { type: spreadsheetType, content, name: `caregivers-${reviewStatus}.xlsx` }
}
