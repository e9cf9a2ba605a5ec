import { consent } from '@portal/contract/training/consent'
import {
  assignTraining,
  closeAttempt,
  currentAssignment,
  insertAttempt,
  insertCertificate,
  type Services,
  type Tx,
} from '@portal/server/seed'
import { sceneSeconds } from './training/index.ts'

const day = 24 * 3_600_000

interface Scene {
  now: Date
  /** Ids of the modules by key. */
  modules: Map<string, number>
}

/** The signature of 林国强 as lines of points. */
const strokes: [number, number][][] = [
  [
    [120, 70],
    [120, 230],
  ],
  [
    [70, 120],
    [175, 112],
  ],
  [
    [120, 130],
    [80, 190],
  ],
  [
    [122, 130],
    [170, 185],
    [230, 90],
    [240, 215],
    [300, 130],
    [390, 190],
    [480, 110],
    [620, 165],
    [760, 120],
  ],
]

/** The others are due at the end of a year: assigned today, it is this one. */
const assignedDaysAgo: Record<string, number> = { emergencies: 45, 'patient-rights': 0, nutrition: 0 }

/** A caregiver with a training done, one half watched, one failed, one overdue, and two to start. */
export async function loadTrainingOf(
  tx: Tx,
  services: Pick<Services, 'keys'>,
  accountId: string,
  { now, modules }: Scene,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  for (const [key, moduleId] of modules)
    await assignTraining(tx, { accountId, moduleId, now: daysAgo(assignedDaysAgo[key] ?? 20) })
  const moduleOf = (key: string) => currentAssignment(tx, accountId, modules.get(key) ?? 0)
  const update = (id: string) => tx.updateTable('training_assignments').where('id', '=', id)

  const half = (await moduleOf('fall-prevention')).assignmentId
  const middle = 4 * sceneSeconds * 1000
  await update(half)
    .set({ watched: [0, middle], position_ms: middle })
    .execute()

  const exams = [
    { key: 'infection-control', right: 9, at: daysAgo(6) },
    { key: 'dementia', right: 5, at: daysAgo(2) },
  ]
  for (const { key, right, at } of exams) {
    const row = await moduleOf(key)
    const watched = [0, row.duration_ms]
    await update(row.assignmentId).set({ watched, position_ms: row.duration_ms, video_completed_at: at }).execute()
    await takeExam(tx, row, { right, at })
  }
  const signature = { kind: 'drawn' as const, strokes }
  const signed = { signature, consentVersion: consent.version, consentLanguage: 'zh-CN' as const, now: daysAgo(6) }
  await insertCertificate(tx, services, await moduleOf('infection-control'), signed)
}

/** Answers so many questions rightly, one not at all, and the others wrongly. */
async function takeExam(
  tx: Tx,
  row: Awaited<ReturnType<typeof currentAssignment>>,
  { right, at }: { right: number; at: Date },
) {
  const id = await insertAttempt(tx, row, at)
  const answers = await tx.selectFrom('training_answers').selectAll().where('attempt_id', '=', id).execute()
  for (const { position, question } of answers) {
    if (position === right) continue
    const chosen = question.options.filter(({ correct }) => correct === position < right).map((option) => option.id)
    await tx
      .updateTable('training_answers')
      .set({ chosen: question.kind === 'multiple' ? chosen : chosen.slice(0, 1), answered_at: at })
      .where('attempt_id', '=', id)
      .where('position', '=', position)
      .execute()
  }
  const submitted_at = new Date(at.getTime() + 12 * 60_000)
  await closeAttempt(tx, { id, pass_mark: row.pass_mark }, { submitted_at, by_time_limit: false })
}
