import type { Coverage } from '@portal/contract/care/eligibility/coverage'
import type { Keyring } from '../../secrets/keyring.ts'
import type { Proposal } from './proposals.ts'
import type { Asked } from './x12/inquiry.ts'

/** What an answer says about a check, with the person that it names and the coverage of the ID. */
export type KeptProposal = Proposal & { name: string; birthDate: string; coverage?: Coverage | undefined }

export const askedContext = (id: string) => `white_card_batch_checks/${id}/asked`
export const proposalContext = (id: string) => `white_card_batch_checks/${id}/proposal`

/** Encrypts what is asked about a patient. */
export function sealAsked(keys: Keyring, id: string, asked: Asked): Buffer {
  return keys.seal(JSON.stringify(asked), askedContext(id))
}

/** Decrypts what was asked about a patient. */
export function openAsked(keys: Keyring, id: string, sealed: Buffer): Asked {
  return JSON.parse(keys.open(sealed, askedContext(id)).toString())
}

/** Encrypts what an answer proposes. */
export function sealProposal(keys: Keyring, id: string, proposal: KeptProposal): Buffer {
  return keys.seal(JSON.stringify(proposal), proposalContext(id))
}

/**
 * Decrypts what an answer proposed; null when there is none. A result that was proposed before there was a table of coverage is doubtful:
 * the file has to be read in again.
 */
export function openProposal(keys: Keyring, id: string, sealed: Buffer | null): KeptProposal | null {
  if (!sealed) return null
  const kept: KeptProposal = JSON.parse(keys.open(sealed, proposalContext(id)).toString())
  return kept.outcome === 'doubtful' || kept.coverage ? kept : { ...kept, outcome: 'doubtful', doubt: 'unclear' }
}
