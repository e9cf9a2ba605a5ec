import { describe, expect, test } from 'vitest'
import { readAnswer, type SentBatch } from '../../../src/care/eligibility/matching.ts'
import { longestNames, nameForX12, writeInquiry } from '../../../src/care/eligibility/x12/inquiry.ts'
import { readX12 } from '../../../src/care/eligibility/x12/x12.ts'
import {
  answerTo,
  eligible,
  exchangeSettings as exchange,
  ineligible,
  receiptFor,
  rejected,
  type Said,
  segmentsOf,
  textOf,
} from '../../setup/eligibility.ts'

const checks = ['LIN', 'WONG', 'CHEN', 'KATZ'].map((lastName, index) => ({
  trace: `TRACE${index}`,
  medicaidId: `AB1234${index}C`,
  firstName: 'MEI',
  lastName,
  birthDate: index < 3 ? `194${index}-05-21` : '',
  isCurrent: true,
}))
const batch: SentBatch = { exchange, control: 42, at: new Date('2026-06-01T15:00:00Z'), checks }
const inquiry = writeInquiry(exchange, batch.control, batch.at, checks)

/** The proposal for the first check when the state answers `said`, and "eligible" for the others. */
function proposed(said: Said | undefined, of: SentBatch = batch) {
  const answer = readAnswer(answerTo(inquiry, [said, eligible, eligible, eligible]), of)
  return answer.kind === 'proposals' ? answer.proposals.get('TRACE0') : answer
}
function codeOf(text: string): string {
  try {
    return readAnswer(text, batch).kind
  } catch (error) {
    return (error as { code: string }).code
  }
}
const instead = (from: string | RegExp, to: string): Said => ({
  ...eligible,
  person: (segments) => segments.map((segment) => segment.replace(from, to)),
})

test('[K06] a 270 has envelopes, one loop per patient, and no trailing empty elements', () => {
  const lines = segmentsOf(inquiry)
  expect(lines[0]).toBe(
    'ISA*00*          *00*          *ZZ*AB12           *ZZ*EMEDNYBAT      *260601*1100*^*00501*000000042*0*P*:',
  )
  expect(lines.slice(1, 14)).toEqual([
    'GS*HS*AB12*EMEDNYBAT*20260601*1100*42*X*005010X279A1',
    'ST*270*0001*005010X279A1',
    'BHT*0022*13*000000042*20260601*1100',
    'HL*1**20*1',
    'NM1*PR*2*NYSDOH*****FI*141797357',
    'HL*2*1*21*1',
    'NM1*1P*2*HARBOR HOME CARE*****XX*1234567893',
    'HL*3*2*22*0',
    'TRN*1*TRACE0*9234567893',
    'NM1*IL*1*LIN*MEI****MI*AB12340C',
    'DMG*D8*19400521',
    'DTP*291*D8*20260601',
    'EQ*30',
  ])
  expect(lines.slice(-3)).toEqual(['SE*30*0001', 'GE*1*42', 'IEA*1*000000042'])
  expect(inquiry.slice(0, inquiry.indexOf('~') + 1)).toHaveLength(106)
  expect(readX12(inquiry)).toMatchObject([{ control: '000000042', groups: [{ kind: 'HS', sets: [{ kind: '270' }] }] }])
})

test.each([
  ['Mei-Lin', 'MEI-LIN'],
  ['José Ángel', 'JOSE ANGEL'],
  ['O’Hara', "O'HARA"],
  ['Hawaiʻi', "HAWAI'I"],
  ['Đỗ Thị Hòa', 'DO THI HOA'],
  ['đặng', 'DANG'],
  ['Łukasz', 'LUKASZ'],
  ['Søren Ægir', 'SOREN AEGIR'],
  ['Œuvrard-Weiß', 'OEUVRARD-WEISS'],
  ['Þór Guðrún', 'THOR GUDRUN'],
  ['Işıl Əliyev', 'ISIL ELIYEV'],
  ['美玉', ''],
  ['Łukasz 林', ''],
  ['Дмитрий', ''],
  ['A*B~C', ''],
  ['Ahn：', ''],
])('[K06] the name %s is written as "%s"', (name, written) => {
  expect(nameForX12(name, longestNames.first)).toBe(written)
})

test('[K06] a long first name is cut to the format’s maximum, and still matches the full one', () => {
  const whole = 'Maria del Carmen Guadalupe Esperanza Inmaculada'
  const firstName = nameForX12(whole, longestNames.first)
  expect(firstName).toBe('MARIA DEL CARMEN GUADALUPE ESPERANZ')
  const [check] = checks
  if (!check) throw new Error('there is a first check')
  const asked = { ...batch, checks: [{ ...check, firstName, birthDate: '' }] }
  const text = answerTo(writeInquiry(exchange, batch.control, batch.at, asked.checks), [
    instead(firstName, whole.toUpperCase()),
  ])
  expect(readAnswer(text, asked)).toMatchObject({ proposals: new Map([[check.trace, { outcome: 'eligible' }]]) })
})

describe('[K06] the proposal of a 271 for a check', () => {
  const doubtful = (doubt: string, code?: string) => ({ outcome: 'doubtful', doubt, ...(code && { code }) })
  test.each<[string, Said | undefined, object]>([
    ['active coverage', eligible, { outcome: 'eligible' }],
    ['active coverage of several services', { says: ['EB*1*IND*1^30^35*MC'] }, { outcome: 'eligible' }],
    ['active since last year', { says: ['EB*1**30*MC', 'DTP*346*D8*20250101'] }, { outcome: 'eligible' }],
    ['inactive coverage', ineligible, { outcome: 'ineligible' }],
    ['inactive, an update pending', { says: ['EB*7**30*MC'] }, doubtful('pending')],
    ['active and inactive', { says: ['EB*1**30*MC', 'EB*6**30*MC'] }, doubtful('contradicting')],
    ['active and rejected', { says: ['AAA*N**75*C', 'EB*1**30*MC'] }, doubtful('contradicting')],
    ['active, under investigation', { says: ['EB*5**30*MC'] }, doubtful('pending')],
    [
      'emergencies only',
      { says: ['EB*1**30*MC*EMERGENCY SERVICES ONLY'] },
      doubtful('limited', 'EMERGENCY SERVICES ONLY'),
    ],
    [
      'no long-term care',
      { says: ['EB*1**30*MC*Community Coverage No LTC'] },
      doubtful('limited', 'Community Coverage No LTC'),
    ],
    ['a plan by name', { says: ['EB*1**30*MC*MA ELIGIBLE'] }, { outcome: 'eligible' }],
    ['rejected: not found', rejected('75'), doubtful('rejected', '75')],
    ['dental coverage only', { says: ['EB*1**35*MC'] }, doubtful('unclear')],
    ['another insurance only', { says: ['EB*1**30*MA'] }, doubtful('unclear')],
    ['nothing', { says: [] }, doubtful('unclear')],
    ['coverage that ended', { says: ['EB*1**30*MC', 'DTP*347*D8*20260531'] }, doubtful('otherDay')],
    ['coverage that is to begin', { says: ['EB*1**30*MC', 'DTP*346*D8*20260701'] }, doubtful('otherDay')],
    ['another day', instead('20260601', '20250601'), doubtful('otherDay')],
    ['no loop for it', undefined, doubtful('noAnswer')],
    ['another ID', instead('AB12340C', 'AB12340D'), doubtful('person')],
    ['no ID', instead('*MI*AB12340C', ''), doubtful('person')],
    ['another birth date', instead('19400521', '19410521'), doubtful('person')],
    ['another last name', instead('LIN', 'LIM'), doubtful('person')],
    [
      'neither name nor birth date',
      { ...eligible, person: (all) => all.map(bare).filter(Boolean) },
      doubtful('unconfirmed'),
    ],
    ['a longer first name', instead('*MEI*', '*MEI LING*'), { outcome: 'eligible' }],
  ])('%s', (_, said, proposal) => {
    expect(proposed(said)).toEqual(proposal)
  })

  function bare(segment: string): string {
    return segment.startsWith('DMG') ? '' : segment.replace('*LIN*MEI*', '***')
  }

  test('a check that has changed since it was sent', () => {
    const stale = checks.map((check, index) => ({ ...check, isCurrent: index > 0 }))
    expect(proposed(eligible, { ...batch, checks: stale })).toEqual(doubtful('changed'))
  })

  test('two answers to one check', () => {
    const segments = segmentsOf(answerTo(inquiry, [eligible, eligible, undefined, undefined]))
    const text = textOf(segments.map((one) => one.replace('TRN*2*TRACE1', 'TRN*2*TRACE0')))
    const answer = readAnswer(text, batch)
    expect(answer.kind === 'proposals' && answer.proposals.get('TRACE0')).toEqual(doubtful('duplicate'))
  })
})

describe('[K06] a file is refused as a whole', () => {
  const good = answerTo(inquiry, [eligible, ineligible, eligible, eligible])
  test.each([
    ['an empty file', '', 'answer_not_x12'],
    ['a text', 'Dear agency, all of them are eligible.', 'answer_not_x12'],
    ['the 270 itself', inquiry, 'answer_other_agency'],
    ['a file cut off', good.slice(0, -30), 'answer_broken'],
    ['a wrong count of segments', good.replace(/SE\*\d+/, 'SE*9'), 'answer_broken'],
    ['two files in one, of which one is cut off', good + good.slice(0, -30), 'answer_broken'],
    [
      'an answer to another agency',
      good.replaceAll('AB12 ', 'AB13 ').replace('*AB12*', '*AB13*'),
      'answer_other_agency',
    ],
    ['an answer of another sender', good.replaceAll('EMEDNYBAT', 'EMEDNYXXX'), 'answer_other_agency'],
    ['an answer of a test', good.replace('*0*P*:', '*0*T*:'), 'answer_unmatched'],
    ['an unknown trace', good.replace('TRACE2', 'TRACE9'), 'answer_unmatched'],
    ['a trace of another agency', good.replace('9234567893', '9000000000'), 'answer_unmatched'],
    ['no trace', good.replace('TRN*2*TRACE0', 'TRN*1*TRACE0'), 'answer_unmatched'],
    ['another kind of file', good.replace('GS*HB', 'GS*HP').replace('ST*271', 'ST*835'), 'answer_other_kind'],
    ['another version', good.replaceAll('005010X279A1', '004010X092A1'), 'answer_other_kind'],
    ['a receipt for another file', receiptFor(inquiry, '999', 'A', '7'), 'answer_unmatched'],
  ])('%s', (_, text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  test('other delimiters and line endings change nothing', () => {
    const other = good.replaceAll('*', '|').replaceAll('~\n', '\r\n').replace('|^|', '|!|')
    expect(codeOf(other)).toBe('proposals')
  })

  test.each(['TA1', '999'] as const)('a %s says whether the file was accepted', (kind) => {
    expect(codeOf(receiptFor(inquiry, kind, 'A'))).toBe('accepted')
    expect(codeOf(receiptFor(inquiry, kind, 'R'))).toBe('rejected')
  })

  describe('[X12-8] unrelated content beside a good answer is ignored', () => {
    const other = writeInquiry(exchange, 43, batch.at, [{ ...checks[0], trace: 'TRACE9' } as (typeof checks)[0]])
    const foreign = answerTo(other, [eligible])
    const inOne = (first: string[], second: string[], count: number) =>
      textOf([...first.slice(0, -2), ...second, ...first.slice(-2)].map((one) => one.replace(/^GE\*1/, `GE*${count}`)))
    const set = segmentsOf(foreign).slice(2, -2)
    const files: Record<string, string> = {
      'a receipt for claims': good + receiptFor(inquiry, '999', 'A').replace('AK1*HS', 'AK1*HC'),
      'a broken answer to another batch': good + foreign.replace(/HL\*3\*2/, 'HL*7*2'),
      'a set of another batch in the same interchange': inOne(
        segmentsOf(good),
        set.map((one) => one.replace('*0001', '*0002')),
        2,
      ),
      'a receipt in the same interchange': textOf(
        segmentsOf(good)
          .toSpliced(1, 0, ...segmentsOf(receiptFor(inquiry, '999', 'A')).slice(1, -1))
          .map((one) => one.replace(/^IEA\*1/, 'IEA*2')),
      ),
      'a refusal of another file in the same interchange': textOf(
        segmentsOf(good).toSpliced(1, 0, 'TA1*000000099*260601*1200*R*000'),
      ),
    }
    test.each(Object.entries(files))('%s', (_, text) => expect(codeOf(text)).toBe('proposals'))
  })

  describe('a rejection of the agency or the source', () => {
    const rejectedAbove = (said: readonly Said[]) => {
      const segments = segmentsOf(answerTo(inquiry, said)).toSpliced(6, 0, 'AAA*N**42*R')
      return segments.map((one) => one.replace(/^SE\*\d+/, `SE*${segments.length - 4}`))
    }
    test('without patients decides nothing', () => {
      expect(readAnswer(textOf(rejectedAbove([])), batch)).toEqual({ kind: 'rejected', code: '42' })
    })
    test('[X12-6] [X12-8] applies only to the patients of its transaction set', () => {
      const own = rejectedAbove([eligible])
      const set = segmentsOf(answerTo(inquiry, [undefined, eligible])).slice(2, -2)
      const other = set.map((one) => one.replace('*0001', '*0002'))
      const both = [...own.slice(0, -2), ...other, ...own.slice(-2)].map((one) => one.replace(/^GE\*1/, 'GE*2'))
      const answer = readAnswer(textOf(both), batch)
      expect(answer.kind === 'proposals' && [...answer.proposals.values()].slice(0, 2)).toEqual([
        { outcome: 'doubtful', doubt: 'later', code: '42' },
        { outcome: 'eligible' },
      ])
    })
  })
})
