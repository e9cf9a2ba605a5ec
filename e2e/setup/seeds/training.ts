import { fileURLToPath } from 'node:url'
import { consent } from '@portal/contract/training/consent'
import type { EnteredQuestion } from '@portal/contract/training/staff'
import { sql } from 'kysely'
import type { Tx } from '../../../server/src/db/client.ts'
import { filmIn } from '../../../server/src/files/films.ts'
import type { Data } from '../../../server/src/open.ts'
import { assign } from '../../../server/src/training/assign.ts'
import { currentAssignment } from '../../../server/src/training/assignments.ts'
import { closeAttempt, insertAttempt } from '../../../server/src/training/attempts.ts'
import { insertCertificate } from '../../../server/src/training/certificates/certificates.ts'
import { addFilm, addModule, addQuestion } from '../../../server/src/training/content.ts'
import type { Trained, WantedModule } from '../wanted-module.ts'

const filmMs = 9_000
const halfMs = 4_000
const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text })
const strokes: [number, number][][] = [
  [
    [100, 200],
    [180, 90],
    [260, 210],
  ],
]

export interface WantedTraining {
  phone: string
  modules: WantedModule[]
  /** Minutes that pass for the exam under way. */
  minutes?: number
}

/** Gives a caregiver modules of their own in the states wanted. @returns the ids of the modules */
export function seedTraining(data: Data, wanted: WantedTraining): Promise<number[]> {
  return data.db.transaction().execute(async (tx) => {
    const ids: number[] = []
    for (const module of wanted.modules) ids.push(await train(tx, data, wanted.phone, module))
    if (wanted.minutes) await letExamPass(tx, wanted.phone, wanted.minutes)
    return ids
  })
}

async function train(tx: Tx, data: Data, phone: string, wanted: WantedModule): Promise<number> {
  const { of, is, dueOn } = wanted
  const accountId = await selectAccount(tx, phone)
  const moduleId = of ?? (await newModule(tx, data, wanted))
  const approved = { review_status: 'approved' } as const
  await tx.updateTable('caregivers').set(approved).where('account_id', '=', accountId).execute()
  await assign(tx, { accountId, moduleId, now: new Date(), dueOn })
  await bring(tx, data, await currentAssignment(tx, accountId, moduleId), is)
  return moduleId
}

async function selectAccount(tx: Tx, phone: string): Promise<string> {
  const { id } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('phone', 'like', `%${phone}`)
    .executeTakeFirstOrThrow()
  return id
}

async function letExamPass(tx: Tx, phone: string, minutes: number): Promise<void> {
  const past = sql`interval '1 minute' * ${minutes}`
  await sql`update training_attempts set started_at = started_at - ${past}, closes_at = closes_at - ${past}
    where submitted_at is null and assignment_id in
    (select id from training_assignments where account_id = ${await selectAccount(tx, phone)})`.execute(tx)
}

async function newModule(tx: Tx, { files }: Data, wanted: WantedModule): Promise<number> {
  const { title = '', limitMinutes = null } = wanted
  const folder = fileURLToPath(new URL('../film', import.meta.url))
  const { picture } = await tx.selectFrom('banners').select('picture').limit(1).executeTakeFirstOrThrow()
  const id = await addModule(tx, {
    title: same(title),
    summary: same('1 + 1'),
    objectives: same('2 + 2'),
    filmId: await addFilm(tx, files, { ...filmIn(folder), title, durationMs: filmMs }),
    poster: picture,
    posterAlt: same('1'),
    minutes: 90,
    dueDays: 30,
    passMark: 70,
    examQuestions: 6,
    timeLimitMinutes: limitMinutes,
    retakeWaitHours: 1,
  })
  for (let i = 0; i < 9; i++) await addQuestion(tx, id, question(i))
  return id
}

function question(i: number): EnteredQuestion {
  const asked = { text: same(`${i} = ${i}`), explanation: same(`${i} = ${i}.`) }
  const option = (text: string, correct: boolean) => ({ text: same(text), correct })
  if (i % 3 === 0) return { kind: 'true_false', ...asked, answer: true }
  const options = [option(`${i}`, true), option(`${i} + 0`, i % 3 === 2), option(`${i} + 1`, false)]
  return { kind: i % 3 === 1 ? 'single' : 'multiple', ...asked, options }
}

/** Brings an assignment into the state wanted, as its caregiver would. */
async function bring(tx: Tx, { keys }: Data, row: Awaited<ReturnType<typeof currentAssignment>>, is: Trained) {
  if (is === 'new') return
  const update = tx.updateTable('training_assignments').where('id', '=', row.assignmentId)
  if (is === 'half') {
    await update.set({ watched: [0, halfMs], position_ms: halfMs }).execute()
    return
  }
  const now = new Date()
  await update.set({ watched: [0, row.duration_ms], position_ms: row.duration_ms, video_completed_at: now }).execute()
  if (is === 'watched') return
  await takeExam(tx, row, is !== 'failed')
  if (is !== 'signed') return
  const signed = await currentAssignment(tx, row.accountId, row.id)
  const signature = { kind: 'drawn' as const, strokes }
  await insertCertificate(tx, { keys }, signed, {
    signature,
    consentVersion: consent.version,
    consentLanguage: 'en',
    now,
  })
}

async function takeExam(tx: Tx, row: Awaited<ReturnType<typeof currentAssignment>>, passes: boolean) {
  const now = new Date()
  const id = await insertAttempt(tx, row, now)
  const answers = await tx.selectFrom('training_answers').selectAll().where('attempt_id', '=', id).execute()
  for (const { position, question } of answers) {
    const chosen = question.options.filter(({ correct }) => correct === passes).map((option) => option.id)
    await tx
      .updateTable('training_answers')
      .set({ chosen: question.kind === 'multiple' ? chosen : chosen.slice(0, 1), answered_at: now })
      .where('attempt_id', '=', id)
      .where('position', '=', position)
      .execute()
  }
  await closeAttempt(tx, { id, pass_mark: row.pass_mark }, { submitted_at: now, by_time_limit: false })
}
