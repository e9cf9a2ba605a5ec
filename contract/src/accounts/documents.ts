import * as z from 'zod/mini'
import { fieldMessage } from '../fields/field-message.ts'
import { FileId } from '../files.ts'
import { word } from '../text.ts'

export const reviewStatuses = ['under_review', 'approved', 'rejected'] as const

export const documentKinds = ['workAuthorization', 'homeCareCertificate', 'medicalReport', 'proofOfAddress'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The papers accepted for each kind of document; kinds without a list accept one paper (acceptance A05). */
export const papersOf = {
  workAuthorization: ['usPassport', 'greenCard', 'workPermit', 'socialSecurityCard'],
  homeCareCertificate: [],
  medicalReport: [],
  proofOfAddress: ['utilityBill', 'phoneBill', 'bankStatement', 'insurance', 'governmentLetter'],
} as const satisfies Record<DocumentKind, readonly string[]>

/** Kinds of documents that may expire: who approves one says until when it is valid, or that it does not expire. */
export const expiringKinds: readonly DocumentKind[] = ['workAuthorization', 'homeCareCertificate', 'medicalReport']

/** Days within which a caregiver who was asked for documents is expected to submit them; the review waits for so long. */
export const documentsWaitDays = 7

/** Maximum number of pictures per kind of document, such as pages, or front and back. */
export const maxPages = 6

const papers: Record<DocumentKind, readonly string[]> = papersOf
export const documentFields = {
  kind: z.enum(documentKinds),
  paper: z._default(word(30, 'choose'), ''),
  fileId: FileId,
}
export const fittingPaper = z.refine<{ kind: DocumentKind; paper: string }>(
  ({ kind, paper }) => (papers[kind].length > 0 ? papers[kind].includes(paper) : paper === ''),
  { error: fieldMessage('choose'), path: ['paper'] },
)
