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
import sharp from 'sharp'
import { caregivers, patient, patientReview } from './content/people.ts'
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

/** A picture of a page that says which document it represents, and that it is a specimen. */
async function specimen(title: string) {
  const [width, height] = [900, 600]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fbf7ef"/><rect x="30" y="30" width="840" height="540" rx="24" fill="#fff" stroke="#1f5d4c" stroke-width="6"/>
    <text x="80" y="140" font-family="sans-serif" font-size="54" font-weight="700" fill="#123a30">${title}</text>
    <g fill="#dfd8c9"><rect x="80" y="200" width="560" height="26" rx="13"/><rect x="80" y="256" width="640" height="26" rx="13"/><rect x="80" y="312" width="480" height="26" rx="13"/></g>
    <text x="450" y="500" text-anchor="middle" font-family="sans-serif" font-size="84" font-weight="700" fill="#a8402b" opacity="0.55">SPECIMEN</text>
  </svg>`
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
  return { bytes, mediaType: 'image/png' as const, width, height }
}
