import type { Coverage } from '@portal/contract/care/eligibility/coverage'
import type { Keyring } from '../../secrets/keyring.ts'
import type { Proposal } from './proposals.ts'
import type { Asked } from './x12/inquiry.ts'

/** The proposal for a check, with the person named in the answer and the coverage of the ID. */
export type KeptProposal = Proposal & { name: string; birthDate: string; coverage?: Coverage | undefined }

export const askedContext = (id: string) => `white_card_batch_checks/${id}/asked`
export const proposalContext = (id: string) => `white_card_batch_checks/${id}/proposal`

/** Encrypts the inquiry about a patient. */
export function sealAsked(keys: Keyring, id: string, asked: Asked): Buffer {
  return keys.seal(JSON.stringify(asked), askedContext(id))
}

/** Decrypts the inquiry about a patient. */
export function openAsked(keys: Keyring, id: string, sealed: Buffer): Asked {
  return JSON.parse(keys.open(sealed, askedContext(id)).toString())
}

/** Encrypts the proposal for a check. */
export function sealProposal(keys: Keyring, id: string, proposal: KeptProposal): Buffer {
  return keys.seal(JSON.stringify(proposal), proposalContext(id))
}

/**
 * Decrypts the proposal for a check; null when there is none. A result from before the coverage table existed is doubtful, so that staff
 * upload the file again.
 */
export function openProposal(keys: Keyring, id: string, sealed: Buffer | null): KeptProposal | null {
  if (!sealed) return null
  const kept: KeptProposal = JSON.parse(keys.open(sealed, proposalContext(id)).toString())
  return kept.outcome === 'doubtful' || kept.coverage ? kept : { ...kept, outcome: 'doubtful', doubt: 'unclear' }
}
