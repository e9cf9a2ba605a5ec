import type { Coverage } from '@portal/contract/care/coverage'
import type { Exchange } from '@portal/contract/care/white-card-exchange'
import { newYorkTime } from '../time.ts'
import { meaningOf, type Reply } from './white-card-answer.ts'
import { BatchError } from './white-card-errors.ts'
import { inquiryVersion, originOf } from './white-card-inquiry.ts'
import { type AskedCheck, coverageFor, type Proposal, propose } from './white-card-proposals.ts'
import { type Interchange, readX12, X12Error } from './white-card-x12.ts'

/** A batch as it was sent. */
export interface SentBatch {
  exchange: Exchange
  control: number
  at: Date
  checks: readonly AskedCheck[]
}

/** Of whom an answer speaks, and of which coverage. */
export interface Stated {
  name: string
  /** YYYYMMDD; empty when not given. */
  birthDate: string
  coverage: Coverage | undefined
}

/** What a file says about a batch; proposals and what they rest on by the trace of the check. */
export type Answer =
  | { kind: 'proposals'; proposals: ReadonlyMap<string, Proposal>; stated: ReadonlyMap<string, Stated> }
  /** `code`: AAA03 of the source's rejection; empty for TA1 and 999. */
  | { kind: 'rejected'; code: string }
  | { kind: 'accepted' }

/**
 * Reads a file that answers a batch.
 * @throws BatchError answer_not_x12, answer_broken, answer_other_kind, answer_other_agency, answer_unmatched
 */
export function readAnswer(text: string, batch: SentBatch): Answer {
  const { interchange, meaning } = read(text)
  if (!isFromReceiver(interchange, batch.exchange)) throw new BatchError('answer_other_agency')
  if (interchange.usage !== (batch.exchange.isTest ? 'T' : 'P')) throw new BatchError('answer_unmatched')
  if (!meaning) throw new BatchError('answer_other_kind')
  if (meaning.kind === 'receipt') {
    if (meaning.control !== batch.control) throw new BatchError('answer_unmatched')
    return meaning.isAccepted ? { kind: 'accepted' } : { kind: 'rejected', code: '' }
  }
  if (!interchange.groups.every(({ kind, version }) => kind === 'HB' && version === inquiryVersion))
    throw new BatchError('answer_other_kind')
  if (meaning.rejection && meaning.replies.length === 0) return { kind: 'rejected', code: meaning.rejection }
  if (meaning.rejection || meaning.replies.length === 0) throw new BatchError('answer_broken')
  return proposalsFrom(meaning.replies, batch)
}

function read(text: string) {
  try {
    const interchange = readX12(text)
    return { interchange, meaning: meaningOf(interchange) }
  } catch (error) {
    if (!(error instanceof X12Error)) throw error
    throw new BatchError(error.fault === 'foreign' ? 'answer_not_x12' : 'answer_broken')
  }
}

/** Whether a file goes the way back of the one that was sent. Its groups may name the parties in another way. */
function isFromReceiver({ sender, receiver }: Interchange, exchange: Exchange): boolean {
  const { senderQualifier, senderId, receiverQualifier, receiverId } = exchange
  return (
    sender.id === receiverId &&
    sender.qualifier === receiverQualifier &&
    receiver.id === senderId &&
    receiver.qualifier === senderQualifier
  )
}

function proposalsFrom(replies: readonly Reply[], { exchange, at, checks }: SentBatch): Answer {
  const origin = originOf(exchange)
  const day = newYorkTime(at).slice(0, 10).replaceAll('-', '')
  const proposals = propose(checks, replies, { origin, day })
  if (!proposals) throw new BatchError('answer_unmatched')
  const byTrace = new Map(checks.map((check) => [check.trace, check]))
  const stated = replies.flatMap((reply) => {
    const check = byTrace.get(reply.traces.find((one) => one.origin === origin)?.trace ?? '')
    return check ? [[check.trace, statedBy(reply, check, day)] as const] : []
  })
  return { kind: 'proposals', proposals, stated: new Map(stated) }
}

function statedBy(reply: Reply, check: AskedCheck, day: string): Stated {
  const { firstName, lastName, birthDate } = reply
  return { name: `${firstName} ${lastName}`.trim(), birthDate, coverage: coverageFor(check, reply, day) }
}
