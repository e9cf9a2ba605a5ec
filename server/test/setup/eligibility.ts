import type { Exchange } from '@portal/contract/care/eligibility/exchange'
import type { SentBatch } from '../../src/care/eligibility/matching.ts'
import { writeInquiry } from '../../src/care/eligibility/x12/inquiry.ts'

/** The settings with which every test exchanges files. */
export const exchangeSettings: Exchange = {
  senderQualifier: 'ZZ',
  senderId: 'AB12',
  receiverQualifier: 'ZZ',
  receiverId: 'EMEDNYBAT',
  isTest: false,
  payerName: 'NYSDOH',
  payerQualifier: 'FI',
  payerId: '141797357',
  agencyName: 'HARBOR HOME CARE',
  npi: '1234567893',
}

/** What the state says about one patient in a test: the segments after the name, or a change of any segment of the loop. */
export interface Said {
  /** Segments after the person, such as `EB*1**30*MC`. */
  says: string[]
  /** Replaces the person's own segments. */
  person?: (segments: string[]) => string[]
}

export const eligible: Said = { says: ['EB*1**30*MC'] }
export const ineligible: Said = { says: ['EB*6**30*MC'] }
export const rejected = (code: string): Said => ({ says: [`AAA*N**${code}*C`] })

/** The segments of a file. */
export const segmentsOf = (text: string) => text.split(/~\s*/).filter(Boolean)
export const textOf = (segments: readonly string[]) => segments.map((segment) => `${segment}~\n`).join('')

/** The 271 with which the state answers a 270, by patient in the order of the 270. */
export function answerTo(inquiry: string, said: readonly (Said | undefined)[]): string {
  const segments = segmentsOf(inquiry)
  const head = segments.find((one) => one.startsWith('ISA'))?.split('*') ?? []
  const control = '000004711'
  const [sender = '', receiver = ''] = [head[6], head[8]]
  const isa = head
    .with(5, head[7] ?? '')
    .with(6, receiver)
    .with(7, head[5] ?? '')
    .with(8, sender)
    .with(13, control)
  const gs = ['GS', 'HB', receiver.trim(), sender.trim(), '20260601', '1200', '4711', 'X', '005010X279A1']
  const above = segments.slice(
    4,
    segments.findIndex((one) => /^HL\*\d+\*2\*22/.test(one)),
  )
  const set = ['ST*271*0001*005010X279A1', 'BHT*0022*11**20260601*1200', ...above, ...subscribers(segments, said)]
  const trailers = [`SE*${set.length + 1}*0001`, 'GE*1*4711', `IEA*1*${control}`]
  return textOf([isa.join('*'), gs.join('*'), ...set, ...trailers])
}

function subscribers(segments: readonly string[], said: readonly (Said | undefined)[]): string[] {
  const starts = segments.flatMap((one, index) => (/^HL\*\d+\*2\*22/.test(one) ? [index] : []))
  let number = 2
  return starts.flatMap((start, index) => {
    const one = said[index]
    if (!one) return []
    number++
    const own = segments.slice(start + 1, starts[index + 1]).filter((segment) => /^(TRN|NM1|DMG|DTP)/.test(segment))
    const person = own.map((segment) => segment.replace(/^TRN\*1/, 'TRN*2'))
    return [`HL*${number}*2*22*0`, ...(one.person?.(person) ?? person), ...one.says]
  })
}

/** A batch with one check, about Mei Chen, as it was sent on 2026-06-01, and its 270. */
export function oneCheck(): { batch: SentBatch; inquiry: string } {
  const check = {
    trace: 'TRACE0',
    medicaidId: 'AB12345C',
    firstName: 'MEI',
    lastName: 'CHEN',
    birthDate: '1944-05-06',
    isCurrent: true,
  }
  const at = new Date('2026-06-01T15:00:00Z')
  const batch = { exchange: exchangeSettings, control: 42, at, checks: [check] }
  return { batch, inquiry: writeInquiry(exchangeSettings, batch.control, at, batch.checks) }
}

/** A TA1 or 999 about a 270. */
export function receiptFor(inquiry: string, kind: 'TA1' | '999', code: 'A' | 'R', control?: string): string {
  const answer = segmentsOf(answerTo(inquiry, []))
  const sent = segmentsOf(inquiry)[0]?.split('*')[13] ?? ''
  const number = control ?? sent
  const isa = answer[0] ?? ''
  if (kind === 'TA1') return textOf([isa, `TA1*${number}*260601*1200*${code}*000`, 'IEA*0*000004711'])
  const gs = (answer[1] ?? '').replace('GS*HB', 'GS*FA').replace('005010X279A1', '005010X231A1')
  const set = [
    'ST*999*0001*005010X231A1',
    `AK1*HS*${Number(number)}*005010X279A1`,
    `AK9*${code}*1*1*${code === 'A' ? 1 : 0}`,
  ]
  return textOf([isa, gs, ...set, `SE*${set.length + 1}*0001`, 'GE*1*4711', 'IEA*1*000004711'])
}
