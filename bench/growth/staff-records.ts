import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { serviceKind } from '../../contract/src/care/services/content.ts'
import { addContent } from '../../server/src/add-content.ts'
import { sealContent } from '../../server/src/care/shared/sealing.ts'
import type { Database } from '../../server/src/db/client.ts'
import { Keyring } from '../../server/src/secrets/keyring.ts'

export const keys = new Keyring([{ id: 'bench', secret: randomBytes(32) }])
/** Applications that a timed page may show; the others hold nothing that could be opened. */
const sealed = 600

/** Adds `many` patients with a check and an application, `many` caregivers and `many` reviews; half of each waits for staff. */
export async function fillStaffRecords(db: Database, many: number): Promise<void> {
  await sql`
    insert into accounts (kind, first_name, last_name, phone, email, language, password_hash)
    select kind, 'Mei', 'Chen', '+1' || lpad((from_number + n)::text, 10, '0'), '', 'en', ''
    from (values ('patient', 2000000000), ('caregiver', 3000000000)) kinds (kind, from_number), generate_series(1, ${many}::int) n
  `.execute(db)
  await sql`
    insert into patients (account_id, white_card_status, white_card_submitted_at)
    select id, case when phone ~ '[02468]$' then 'submitted' else 'eligible' end, now() - random() * interval '90 days'
    from accounts where kind = 'patient'`.execute(db)
  await sql`
    insert into caregivers (account_id, years_of_experience, review_status, waits_since)
    select id, 2, case when phone ~ '[02468]$' then 'under_review' else 'approved' end, now() - random() * interval '90 days'
    from accounts where kind = 'caregiver'`.execute(db)
  await fillApplications(db)
  await sql`
    insert into comments (user_name, language, body, rating, images, status, created_at)
    select 'Mei C.', 'en', 'The aide comes on time.', 5, '{}', case when n % 2 = 0 then 'pending' else 'rejected' end,
      now() - random() * interval '90 days'
    from generate_series(1, ${many}::int) n`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

async function fillApplications(db: Database) {
  const text = { en: 'Care', 'zh-CN': '护理', 'zh-TW': '照護' }
  const texts = {
    title: text,
    summary: text,
    description: text,
    forWhom: text,
    requirements: text,
    cost: text,
    alt: text,
  }
  const offers = {
    picture: '/media/0123456789abcdef-1200x800/1200.jpg',
    methods: ['online' as const],
    requiredDocuments: [],
    optionalDocuments: [],
    needs: [],
  }
  const serviceId = Number(await addContent(db, serviceKind, { ...texts, ...offers }))
  await sql`
    insert into application_requests (id, number, patient_id, service_id, method, progress, content_sealed, notify_sms,
      notify_email, idempotency_key, submitted_at, seen_at)
    select gen_random_uuid(), 'N' || row_number() over (), id, ${serviceId}, 'online',
      case when phone ~ '[02468]$' then 'to_do' else 'finished' end, '', false, false, gen_random_uuid(),
      now() - random() * interval '90 days', now()
    from accounts where kind = 'patient'`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from application_requests where progress = 'to_do' order by submitted_at limit ${sealed}`.execute(db)
  for (const { id } of rows)
    await db
      .updateTable('application_requests')
      .set({ content_sealed: contentOf(id) })
      .where('id', '=', id)
      .execute()
}

function contentOf(id: string): Buffer {
  const applicant = { firstName: 'Mei', lastName: 'Chen', medicaidId: 'AB12345C' }
  const content = { applicant, contact: { phone: '+12125550199' }, home: null, note: randomUUID() }
  return sealContent(keys, id, content as unknown as Parameters<typeof sealContent>[2])
}
