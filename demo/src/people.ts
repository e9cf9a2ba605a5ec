import {
  addCaregiver,
  addComment,
  addPatient,
  attachDocuments,
  hashPassword,
  newYorkMoment,
  publishComment,
  type Services,
  storePrivate,
  type Tx,
} from '@portal/server/seed'
import { caregivers, patient, patientReview } from './content/people.ts'
import { specimen } from './specimen.ts'
import { loadTrainingOf } from './training-of.ts'

const state = 'NY' as const
const approved = { review_status: 'approved' } as const

/** Loads accounts to log in with: a patient with a review, a caregiver under review and an approved one. */
export async function loadPeople(
  tx: Tx,
  { keys, files }: Pick<Services, 'keys' | 'files'>,
  { now, modules }: { now: Date; modules: Map<string, number> },
): Promise<void> {
  const withHash = async <P extends { password: string }>(person: P) => ({
    ...person,
    state,
    passwordHash: await hashPassword(person.password),
  })
  const patientId = await addPatient(tx, { keys }, await withHash(patient), patient.medicaidId)
  await addReview(tx, patientId, now)
  for (const caregiver of caregivers) {
    const id = await addCaregiver(tx, await withHash(caregiver), caregiver)
    for (const { kind, paper, title } of caregiver.documents) {
      const page = await specimen(title)
      const fileId = await storePrivate(tx, { store: files, keys }, { ...page, ownerId: id })
      await attachDocuments(tx, { keys }, id, [{ kind, paper, fileId }], { ownerId: id })
    }
    if (!caregiver.approved) continue
    await tx.updateTable('caregivers').set(approved).where('account_id', '=', id).execute()
    await tx.updateTable('caregiver_documents').set(approved).where('caregiver_id', '=', id).execute()
    await loadTrainingOf(tx, { keys }, id, { now, modules })
  }
  const emails = [patient, ...caregivers].map(({ email }) => email)
  await tx.updateTable('accounts').set({ email_proved_at: now }).where('email', 'in', emails).execute()
}

async function addReview(tx: Tx, authorId: string, now: Date) {
  const { reply, top, daysAgo, ...review } = patientReview
  const id = await addComment(tx, { ...review, createdAt: newYorkMoment(now, -daysAgo, '12:00') })
  await publishComment(tx, id, { reply, featured: top })
  await tx.updateTable('comments').set({ author_id: authorId }).where('id', '=', id).execute()
}
