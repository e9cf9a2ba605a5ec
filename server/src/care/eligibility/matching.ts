import type { Coverage } from '@portal/contract/care/eligibility/coverage'
import type { Exchange } from '@portal/contract/care/eligibility/exchange'
import { newYorkTime } from '@portal/contract/new-york'
import { BatchError } from './errors.ts'
import { type AskedCheck, coverageFor, type Proposal, propose } from './proposals.ts'
import { type FileMeaning, meaningOf, type Reply } from './x12/answer.ts'
import { inquiryVersion, originOf } from './x12/inquiry.ts'
import { type Interchange, readX12, X12Error } from './x12/x12.ts'

/** A batch as it was sent. */
export interface SentBatch {
  exchange: Exchange
  control: number
  at: Date
  checks: readonly AskedCheck[]
}

/** The person and the coverage stated in an answer. */
export interface Stated {
  name: string
  /** YYYYMMDD; empty when not given. */
  birthDate: string
  coverage: Coverage | undefined
}

/** The result of reading a file for a batch; `proposals` and the `stated` facts behind them are keyed by the check's trace. */
export type Answer =
  | { kind: 'proposals'; proposals: ReadonlyMap<string, Proposal>; stated: ReadonlyMap<string, Stated> }
  /** `code`: AAA03 of the source's rejection; empty for TA1 and 999. */
  | { kind: 'rejected'; code: string }
  | { kind: 'accepted' }

/**
 * Reads a file that answers a batch. Ignores interchanges about other batches, since one file may answer several.
 * @throws BatchError answer_not_x12, answer_broken, answer_other_kind, answer_other_agency, answer_unmatched
 */
export function readAnswer(text: string, batch: SentBatch): Answer {
  const parts = readable(() => readX12(text)).map((interchange) => partOf(interchange, batch))
  const replies = parts.flatMap((part) => (part.kind === 'answers' ? part.replies : []))
  if (replies.length > 0) return proposalsFrom(replies, batch)
  const receipt = parts.find((part) => part.kind === 'accepted' || part.kind === 'rejected')
  if (receipt) return receipt
  throw new BatchError(parts.find((part) => part.kind === 'other')?.code ?? 'answer_broken')
}

/** An interchange read for a batch, or the reason why it does not apply. */
type Part =
  | { kind: 'answers'; replies: Reply[] }
  | Exclude<Answer, { kind: 'proposals' }>
  | { kind: 'other'; code: 'answer_other_agency' | 'answer_other_kind' | 'answer_unmatched' | 'answer_broken' }

/** Ignores an unreadable interchange: the checks that it may have answered stay without an answer. */
function partOf(interchange: Interchange, batch: SentBatch): Part {
  let meaning: FileMeaning | undefined
  try {
    meaning = meaningOf(interchange, batch.control)
  } catch (error) {
    if (!(error instanceof X12Error)) throw error
    return { kind: 'other', code: 'answer_broken' }
  }
  if (!isFromReceiver(interchange, batch.exchange)) return { kind: 'other', code: 'answer_other_agency' }
  if (interchange.usage !== (batch.exchange.isTest ? 'T' : 'P')) return { kind: 'other', code: 'answer_unmatched' }
  if (!meaning) return { kind: 'other', code: 'answer_other_kind' }
  if (meaning.kind === 'receipt') {
    if (meaning.control !== batch.control) return { kind: 'other', code: 'answer_unmatched' }
    return meaning.isAccepted ? { kind: 'accepted' } : { kind: 'rejected', code: '' }
  }
  const answers = interchange.groups.filter(({ kind }) => kind === 'HB')
  const isOfKind = answers.length > 0 && answers.every(({ version }) => version === inquiryVersion)
  if (!isOfKind) return { kind: 'other', code: 'answer_other_kind' }
  const { rejection, sets } = meaning
  if (sets.flat().length === 0) {
    return rejection ? { kind: 'rejected', code: rejection } : { kind: 'other', code: 'answer_broken' }
  }
  const replies = sets.filter((set) => set.some((reply) => isOf(reply, batch))).flat()
  return replies.length > 0 ? { kind: 'answers', replies } : { kind: 'other', code: 'answer_unmatched' }
}

function isOf({ traces }: Reply, { exchange, checks }: SentBatch): boolean {
  const origin = originOf(exchange)
  return traces.some((one) => one.origin === origin && checks.some(({ trace }) => trace === one.trace))
}

/** @throws BatchError answer_not_x12, answer_broken */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof X12Error)) throw error
    throw new BatchError(error.fault === 'foreign' ? 'answer_not_x12' : 'answer_broken')
  }
}

/** Whether sender and receiver are those of the inquiry in reverse. Groups may name the parties differently. */
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
