import {
  type AnswerStepName,
  answerSteps,
  type CoverageGuardName,
  type CoverageRule,
  type CoverageScope,
  type CoverageStepName,
  coverageGuards,
  coverageRules,
  coverageSteps,
  type DayMeaning,
  type DayRule,
  dayRules,
  laterActions,
  laterCodes,
} from '@portal/contract/care/eligibility/coverage-rules'
import { describe, expect, test } from 'vitest'
import { readAnswer } from '../../../src/care/eligibility/matching.ts'
import { answerTo, oneCheck } from '../../setup/eligibility.ts'

const { batch, inquiry } = oneCheck()

/** The proposal when the state answers this about the right person and day: outcome or doubt, and the words that staff see. */
function proposed(...says: string[]) {
  return read(answerTo(inquiry, [{ says: ['DTP*472*D8*20260601', ...says] }]))
}
function read(text: string) {
  const answer = readAnswer(text, batch)
  if (answer.kind !== 'proposals') throw new Error(`It is ${answer.kind}`)
  const proposal = answer.proposals.get('TRACE0')
  if (!proposal) throw new Error('There is no proposal')
  const { coverage } = answer.stated.get('TRACE0') ?? {}
  return proposal.outcome === 'doubtful'
    ? { is: proposal.doubt, words: proposal.code ?? '', plan: coverage?.plan }
    : { is: proposal.outcome, words: '', plan: coverage?.plan }
}
const kindOf = (...says: string[]) => proposed(...says).is

describe('[X12-1] only wordings known to mean home care are proposed as eligible', () => {
  test.each([
    'MA Eligible',
    'MA ELIGIBLE',
    'Medicaid Eligible',
    'Community Coverage w/CBLTC',
    'Outpatient Coverage w/ CBLTC',
    'ELIGIBLE PCP',
  ])('%s', (words) => {
    expect(kindOf(`EB*1*IND*30**${words}`)).toBe('eligible')
    expect(kindOf(`EB*1*IND*30*MC*${words}`)).toBe('eligible')
  })

  test('a line without words, if the insurance is Medicaid', () => {
    expect(kindOf('EB*1*IND*30*MC')).toBe('eligible')
    expect(kindOf('EB*1*IND*30')).toBe('unclear')
  })

  test.each([
    'Eligible Capitation Guarantee',
    'Family Planning',
    'Essential Plan',
    'QMB',
    'Perinatal Family',
    'Emergency Services Only',
    'Community Coverage No LTC',
    'Outpatient Coverage No Nursing Facility Services',
    'Eligible Only Outpatient Care',
    'Medicare Coinsurance Deductible Only',
    'EP - Family Planning and Non Emerg Trans Only',
    'Presumptive Eligibility Long Term Home Care',
  ])('%s is set apart with its words', (words) => {
    expect(proposed(`EB*1*IND*30*MC*${words}`)).toMatchObject({ is: 'limited', words })
  })

  test.each(['Something New', 'MA Eligible But', 'Not MA Eligible', 'Medicaid', 'Eligible', 'W/CBLTC'])(
    '%s, which no table knows, is set apart with its words',
    (words) => {
      expect(proposed(`EB*1*IND*30**${words}`)).toMatchObject({ is: 'unclear', words })
    },
  )

  test.each(['MA', 'MB', 'QM', 'HM', 'OT', 'C1'])('another insurance (%s) is not Medicaid', (insurance) => {
    expect(kindOf(`EB*1*IND*30*${insurance}*MA Eligible`)).toBe('unclear')
    expect(kindOf(`EB*6*IND*30*${insurance}`)).toBe('unclear')
  })

  test('coverage of the family or of dependents is not the patient’s', () => {
    expect(kindOf('EB*1*FAM*30**MA Eligible')).toBe('unclear')
    expect(kindOf('EB*1*DEP*30**MA Eligible')).toBe('unclear')
  })
})

describe('[X12-2] a spend-down is doubtful, never “not active”', () => {
  test.each([
    'No Coverage: Excess Income',
    'NO COVERAGE: EXCESS INCOME',
    'No Coverage: Excess  Income, No Resource Test',
  ])('%s', (words) => expect(kindOf(`EB*6*IND*30**${words}`)).toBe('spendDown'))
  test.each(['Surplus', 'Spenddown not met', 'Provisional', 'Some other words'])(
    'inactive, with the words “%s”',
    (words) => {
      expect(proposed(`EB*6*IND*30*MC*${words}`)).toMatchObject({ is: 'unclear', words })
    },
  )
  test('without words it is inactive', () => {
    expect(kindOf('EB*6*IND*30')).toBe('ineligible')
    expect(kindOf('EB*6*IND*30**Not MA Eligible')).toBe('ineligible')
  })
})

const active = 'EB*1*IND*30**MA Eligible'

test.each(['5', '7', '8'])('[X12-3] EB01 %s is pending', (code) => {
  expect(kindOf(`EB*${code}*IND*30`)).toBe('pending')
  expect(kindOf('EB*1*IND*30**MA Eligible', `EB*${code}*IND*30`)).toBe('pending')
})

test('[X12-3] no coverage because of a pending decision is pending', () => {
  expect(kindOf('EB*6*IND*30**No Coverage: Pending Family Health Plus')).toBe('pending')
})

describe('[X12-4] lines beside active coverage count', () => {
  const codes = ['I', 'E', 'F', 'N', 'X', 'V']
  const services = ['30', '42', '54', 'AG', '']
  test.each(codes.flatMap((code) => services.map((service) => [code, service])))(
    'EB01 %s of service “%s” is set apart',
    (code, service) => {
      expect(kindOf(active, `EB*${code}*IND*${service}`)).toBe('limited')
      expect(kindOf(`EB*${code}*IND*${service}`, active)).toBe('limited')
      expect(kindOf(active, `EB*${code}*IND*35^${service || '42'}`)).toBe('limited')
    },
  )
  test.each(['30', 'AG', '54', '35', ''])('a spend-down (Y) of service “%s” is doubtful', (service) => {
    expect(kindOf(active, `EB*Y*IND*${service}*****500`)).toBe('spendDown')
  })
  test('home health alone is inactive', () => {
    expect(kindOf(active, 'EB*6*IND*42')).toBe('limited')
  })
  test('a free-form text is kept and makes the answer doubtful', () => {
    expect(proposed(active, 'MSG*RECIPIENT RESTRICTED TO ONE PHARMACY')).toMatchObject({
      is: 'notes',
      words: 'MA Eligible · RECIPIENT RESTRICTED TO ONE PHARMACY',
    })
    expect(kindOf('EB*6*IND*30', 'MSG*CALL THE LOCAL DISTRICT')).toBe('notes')
  })
  test('a benefit limited to a procedure, a quantity or a diagnosis says nothing about the plan', () => {
    expect(kindOf('EB*1*IND*30**MA Eligible********HC:T1019')).toBe('unclear')
    expect(kindOf('EB*1*IND*30**MA Eligible****VS*12')).toBe('unclear')
    expect(kindOf('EB*1*IND*30**MA Eligible', 'III*ZZ*21')).toBe('unclear')
    expect(kindOf('EB*6*IND*30**********HC:T1019')).toBe('unclear')
  })
  test('limits on other services, co-payments and other insurance change nothing', () => {
    const beside = ['EB*I*IND*35', 'EB*N*IND*88', 'EB*B*IND*88*****3', 'EB*R*IND*30*OT', 'EB*1*IND*1^33^35^47^UC']
    expect(kindOf(active, ...beside, 'EB*6*IND*30*MB')).toBe('eligible')
  })
  test('a code that is not in the table makes the answer doubtful', () => {
    expect(kindOf(active, 'EB*T*IND*30')).toBe('unclear')
    expect(kindOf(active, 'EB*D*IND*42**CAPPED')).toBe('unclear')
  })
})

describe('[X12-5] the answer has to be about the day of the inquiry, and about a living person', () => {
  const dated = (day: string, ...more: string[]) => kindOf('EB*1*IND*30**MA Eligible', `DTP*${day}`, ...more)
  const above = (day: string) => read(answerTo(inquiry, [{ says: [`DTP*${day}`, 'EB*1*IND*30**MA Eligible'] }])).is
  test.each([
    ['472*D8*20200608', 'otherDay'],
    ['472*D8*20260601', 'eligible'],
    ['472*RD8*20260501-20260531', 'otherDay'],
    ['472*RD8*20260601-20260630', 'eligible'],
    ['539*D8*20260602', 'otherDay'],
    ['539*D8*20260601', 'eligible'],
    ['540*D8*20260531', 'otherDay'],
    ['540*D8*20260601', 'eligible'],
    ['442*D8*20260530', 'deceased'],
    ['636*D8*20250101', 'eligible'],
  ])('DTP*%s: %s', (day, is) => {
    expect([above(day), dated(day)]).toEqual([is, is])
  })
  test('inactive coverage on another day is no answer for this one; an end date is accepted', () => {
    const inactive = (day: string) => read(answerTo(inquiry, [{ says: [`DTP*${day}`, 'EB*6*IND*30'] }])).is
    expect(inactive('472*D8*20200608')).toBe('otherDay')
    expect(inactive('442*D8*20260530')).toBe('deceased')
    expect(kindOf('EB*6*IND*30', 'DTP*347*D8*20251231')).toBe('ineligible')
  })
})

describe('[X12-8] unused content does not get a file refused', () => {
  const good = answerTo(inquiry, [{ says: ['EB*1*IND*30**MA Eligible'] }])
  test.each([
    ['a byte order mark', `\uFEFF${good}`],
    ['a blank after each segment', good.replaceAll('~\n', '~ ')],
    ['Ctrl-Z at the end', `${good}\x1A`],
    ['blanks and zeros at the end', `${good}\r\n \0\0`],
    ['another name of the sender in the group', good.replace('GS*HB*EMEDNYBAT', 'GS*HB*NYSDOH')],
    ['another name of the receiver in the group', good.replace('*AB12*20260601', '*AB12X*20260601')],
    ['an accented letter in the payer’s name', good.replace('NM1*PR*2*NYSDOH', 'NM1*PR*2*NYSDOH é')],
    [
      'a street in letters of another script',
      good.replace('DMG*', 'N3*美街 1~\nDMG*').replace(/SE\*(\d+)/, (_, n) => `SE*${+n + 1}`),
    ],
  ])('%s', (_, text) => {
    expect(read(text).is).toBe('eligible')
  })
  test('of several interchanges in one file, those about the batch count, a repeated one once', () => {
    const other = good.replaceAll('TRACE0', 'TRACE9').replaceAll('000004711', '000004712')
    for (const text of [good + good, good + other, `${other}\r\n${good}\x1A`]) expect(read(text).is).toBe('eligible')
    const second = answerTo(inquiry, [{ says: ['EB*6*IND*30'] }]).replaceAll('000004711', '000004712')
    expect(read(good + second).is).toBe('duplicate')
  })
  test.each(['\x81', '\x90', '\xAD', '\u200B', '\u202E'])(
    'an invisible character (%j) in one name makes at most one check doubtful',
    (odd) => {
      expect(['eligible', 'person']).toContain(read(good.replace('*CHEN*MEI*', `*CH${odd}EN*MEI*`)).is)
      expect(read(good.replace('NM1*PR*2*NYSDOH', `NM1*PR*2*NYS${odd}DOH`)).is).toBe('eligible')
    },
  )
  test('a name with an accent matches the name sent without one', () => {
    expect(read(good.replace('*CHEN*MEI*', '*CHÉN*MÉI*')).is).toBe('eligible')
  })
})

describe('[X12-9] managed care: the plan is read', () => {
  const plan = ['LS*2120', 'NM1*Y2*2*HEALTHFIRST PHSP', 'LE*2120']
  test('alone, and beside full Medicaid', () => {
    expect(proposed('EB*U*IND*30**ELIGIBLE PCP', ...plan)).toMatchObject({ is: 'eligible', plan: 'HEALTHFIRST PHSP' })
    expect(proposed('EB*1*IND*30**MA Eligible', 'EB*U*IND*30**ELIGIBLE PCP', ...plan)).toMatchObject({
      is: 'eligible',
      plan: 'HEALTHFIRST PHSP',
    })
  })
  test('with words that are not in the table, or with capitation, the answer is doubtful and shows the plan', () => {
    expect(proposed('EB*U*IND*30**SOMETHING ELSE', ...plan)).toMatchObject({
      is: 'managedCare',
      words: 'SOMETHING ELSE',
      plan: 'HEALTHFIRST PHSP',
    })
    expect(kindOf('EB*2*IND*30*MC')).toBe('managedCare')
  })
  test('a plan for other services is ignored', () => {
    expect(proposed('EB*1*IND*30**MA Eligible', 'EB*U*IND*MH', ...plan)).toMatchObject({ is: 'eligible', plan: '' })
  })
})

describe('[X12-1] [X12-4] a restricted line leads to no proposal', () => {
  test.each([
    ['EB*U*DEP*30**ELIGIBLE PCP', 'unclear'],
    ['EB*U*IND*30*MB*ELIGIBLE PCP', 'unclear'],
    ['EB*U*IND*30**ELIGIBLE PCP********HC:T1019', 'unclear'],
    ['EB*MC*FAM*30', 'unclear'],
  ])('a plan of somebody or something else: %s', (line, is) => expect(kindOf(line)).toBe(is))
  test.each([
    'EB*6*IND***********HC:T1019',
    'EB*6*IND*42**********HC:T1019',
    'EB*7*IND*30****29',
    'EB*1*IND*42****29**VS*0',
    'EB*1*IND*30***29*0',
    'EB*1*IND*74*****0',
    ...['46', '74', 'CA', 'CB'].map((service) => `EB*6*IND*${service}`),
  ])('beside active coverage: %s', (line) => {
    expect(kindOf(active, line)).toBe('limited')
    expect(kindOf(line, active)).toBe('limited')
    expect(kindOf(line)).not.toBe('eligible')
  })
  test.each(['EB*1*IND*35****29**VS*0', 'EB*6*IND*30*MB****29', 'EB*1*IND*30**********HC:T1019'])(
    'what is of other services, of another insurance, or active too changes nothing: %s',
    (line) => expect(kindOf(active, line)).toBe('eligible'),
  )
  test.each(['349*D8*20251231', '348*D8*20270101', '435*D8*20260301', '193*D8*20260701'])(
    'a line of home care counts with its days: DTP*%s',
    (day) => expect(kindOf(active, 'EB*1*IND*42', `DTP*${day}`)).toBe('otherDay'),
  )
})

describe('[X12-2] “not eligible” is never proposed while any line is active', () => {
  test.each([
    'EB*1*IND*42',
    'EB*1*IND*82',
    'EB*1*IND*30*QM',
    'EB*1*IND*30*HM*HEALTHFIRST',
    'EB*1*FAM*30**MA Eligible',
    'EB*U*IND*MH',
    'EB*MC*IND*88',
    'EB*5*IND*35',
    'EB*5*IND*30****29',
    'EB*7*IND*30**********HC:T1019',
  ])('%s', (line) => {
    expect(kindOf('EB*6*IND*30', line)).toBe('contradicting')
    expect(kindOf(line, 'EB*6*IND*30')).toBe('contradicting')
  })
  test.each([
    ['346*D8*20260701', 'otherDay'],
    ['347*D8*20270101', 'otherDay'],
    ['307*RD8*20260701-20261231', 'otherDay'],
    ['152*D8*20260701', 'otherDay'],
    ['347*D8*20251231', 'ineligible'],
    ['346*D8*20250101', 'ineligible'],
    ['307*RD8*20250101-20251231', 'ineligible'],
    ['307*RD8*20260601-20260630', 'ineligible'],
  ])('days on the line: DTP*%s: %s', (day, is) => expect(kindOf('EB*6*IND*30', `DTP*${day}`)).toBe(is))
})

test('[X12-5] a day with an unknown qualifier applies to no day', () => {
  for (const qualifier of ['341', '343', '435', '096', '152', '771', 'ZZZ', '']) {
    const day = `DTP*${qualifier}*D8*20260601`
    expect(kindOf('EB*1*IND*30**MA Eligible', day), qualifier).toBe('otherDay')
    expect(read(answerTo(inquiry, [{ says: [day, 'EB*1*IND*30**MA Eligible'] }])).is, qualifier).toBe('otherDay')
  }
})

test('[X12-9] every plan named by active coverage is listed', () => {
  const named = (name: string) => ['LS*2120', `NM1*Y2*2*${name}`, 'LE*2120']
  const eligible = 'EB*1*IND*30**MA Eligible'
  expect(proposed(eligible, ...named('HEALTHFIRST PHSP'))).toMatchObject({ is: 'eligible', plan: 'HEALTHFIRST PHSP' })
  expect(proposed(eligible, ...named('A'), 'EB*U*IND*30**ELIGIBLE PCP', ...named('B')).plan).toBe('A / B')
  expect(proposed(eligible, 'EB*R*IND*30*OT', ...named('AETNA')).plan).toBe('')
  expect(proposed(eligible, 'EB*MC*IND*30*HM', ...named('FIDELIS'))).toMatchObject({
    is: 'managedCare',
    plan: 'FIDELIS',
  })
})

/** A line (EB) that matches a rule, for each of its codes, services and wordings. */
const serviceOf: Record<CoverageScope, string> = { whole: '30', care: '42', other: '35' }
const linesOf = ({ codes, scopes, words, insurance = '' }: CoverageRule) =>
  codes.flatMap((code) =>
    scopes.flatMap((scope) =>
      (words ?? ['Whatever It Is Called']).map(
        (called) => `EB*${code}*IND*${serviceOf[scope]}*${insurance}*${called.replace('…', ' AND MORE')}`,
      ),
    ),
  )

test.each(coverageRules.flatMap((rule) => linesOf(rule).map((line): [string, CoverageRule] => [line, rule])))(
  '[X12-1] [X12-4] as the table says: %s',
  (line, { means }) => {
    if (means !== 'nothing') return expect(kindOf(line)).toBe(means)
    expect(kindOf(line)).toBe('unclear')
    expect(kindOf('EB*1*IND*30**MA Eligible', line)).toBe('eligible')
  },
)

const guarded: Record<CoverageGuardName, string> = {
  otherPlan: 'EB*U*IND*30*HM*ELIGIBLE PCP',
  otherInsurance: 'EB*6*IND*30*MB',
  otherPerson: 'EB*6*DEP*30',
  amount: 'EB*1*IND*30*****0',
  oneInactive: 'EB*6*IND***********HC:T1019',
  oneActive: 'EB*1*IND***********HC:T1019',
}
test.each(Object.entries(coverageGuards))(
  '[X12-1] [X12-4] as the table says before its rules: %s',
  (name, { means }) => {
    const line = guarded[name as CoverageGuardName]
    expect(kindOf(line)).toBe('unclear')
    expect(kindOf('EB*1*IND*30**MA Eligible', line)).toBe(means === 'nothing' ? 'eligible' : means)
  },
)

const saysOf: Record<CoverageStepName, string[]> = {
  deceased: [active, 'DTP*442*D8*20260530'],
  yesAndNo: [active, 'EB*6*IND*30'],
  spendDown: [active, 'EB*Y*IND*30', 'EB*7*IND*30'],
  pending: [active, 'EB*7*IND*30', 'EB*I*IND*42'],
  limited: [active, 'EB*I*IND*42', 'EB*U*IND*30**SOMETHING ELSE'],
  managedCare: [active, 'EB*U*IND*30**SOMETHING ELSE', 'EB*T*IND*30'],
  unclear: [active, 'EB*T*IND*30', 'MSG*CALL'],
  activeBeside: ['EB*6*IND*30', 'MSG*CALL', 'EB*1*IND*35'],
  notes: [active, 'MSG*CALL', 'DTP*472*D8*20200608'],
  otherDay: [active, 'DTP*472*D8*20200608'],
}
test.each(Object.entries(coverageSteps))(
  '[X12-2] [X12-3] [X12-4] [X12-5] as the table says of all lines, before the steps after it: %s',
  (name, { doubt }) => expect(kindOf(...saysOf[name as CoverageStepName])).toBe(doubt),
)

const ofOther = answerTo(inquiry, [
  { says: [active], person: (all: string[]) => all.map((one) => one.replace('*CHEN*MEI*', '*WONG*MEI*')) },
])
const rejectedAs = (...says: string[]) => answerTo(inquiry, [{ says }])
const filesOf: Record<Exclude<AnswerStepName, 'changed' | 'missing' | 'twice' | 'unconfirmed'>, string[]> = {
  otherId: [rejectedAs(active).replace(/MI\*[A-Z]{2}/, 'MI*ZZ')],
  later: [
    ...[...laterCodes].map((code) => rejectedAs(`AAA*N**${code}*C`)),
    ...[...laterActions].map((action) => rejectedAs(`AAA*Y**75*${action}`, active)),
    rejectedAs('AAA*N**75*C', 'AAA*N**42*R'),
  ],
  rejectedBeside: [rejectedAs('AAA*N**75*C', active)],
  rejected: ['67', '72', '73', '75', '99'].map((code) => rejectedAs(`AAA*N**${code}*C`)),
  otherPerson: [ofOther],
}
test.each(Object.entries(filesOf))('[X12-6] as the table says of a whole answer: %s', (name, files) => {
  const { doubt } = answerSteps[name as AnswerStepName]
  for (const file of files) expect(read(file).is, file).toBe(doubt)
})

const dayOf: Record<DayMeaning, [holds: string[], not: string[]]> = {
  span: [['RD8*20260601-20260630'], ['RD8*20260602-20260630', 'RD8*20260501-20260531']],
  from: [['D8*20260601', 'RD8*20260601-20260630'], ['D8*20260602']],
  until: [['D8*20260601'], ['D8*20260531']],
  asked: [['D8*20260601'], ['D8*20260531', 'D8*20260602']],
  death: [[], ['D8*20260601']],
  harmless: [['D8*20200101', 'RD8*20300101-20301231'], []],
  unknown: [[], ['D8*20260601']],
}
test.each(Object.entries<DayRule>(dayRules))('[X12-5] as the table says of days: %s', (name, { qualifiers }) => {
  const [holds, not] = dayOf[name as DayMeaning]
  const isAfter = (qualifier: string, day: string) => kindOf(active, `DTP*${qualifier}*${day}`)
  for (const qualifier of qualifiers.length > 0 ? qualifiers : ['ZZZ']) {
    for (const day of holds) expect(isAfter(qualifier, day), `${qualifier} ${day}`).toBe('eligible')
    for (const day of not) expect(isAfter(qualifier, day), `${qualifier} ${day}`).not.toBe('eligible')
  }
})

test('[X12-1] each rule of the table has a reason in every language, and a source', () => {
  const rows = [answerSteps, coverageSteps, dayRules, coverageGuards].flatMap((list) => Object.values(list))
  for (const { when, why, source } of rows) {
    expect([...Object.values(when), ...Object.values(why), source].every((text) => text.length > 2)).toBe(true)
  }
  for (const { why, source, codes, scopes } of coverageRules) {
    expect(Object.values(why).every((text) => text.length > 5)).toBe(true)
    expect([source, ...codes, ...scopes].every(Boolean)).toBe(true)
  }
})
