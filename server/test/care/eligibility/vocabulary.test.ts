import { expect, test } from 'vitest'
import { readAnswer } from '../../../src/care/eligibility/matching.ts'
import { seeded } from '../../setup/broken-files.ts'
import { answerTo, oneCheck } from '../../setup/eligibility.ts'

/** Wordings for coverage, and the lack of it, as used by the states, New York's above all. */
const called = [
  'MA Eligible',
  'Medicaid Eligible',
  'Community Coverage w/CBLTC',
  'Outpatient Coverage w/ CBLTC',
  'ELIGIBLE PCP',
  'Community Coverage No LTC',
  'Outpatient Coverage No LTC',
  'Outpatient Coverage No Nursing Facility Services',
  'Eligible Only Outpatient Care',
  'Eligible Only Inpatient Services',
  'Eligible Except Nursing Facility Services',
  'Eligible Capitation Guarantee',
  'Emergency Services Only',
  'Family Planning',
  'Family Planning Benefit Only',
  'EP - Family Planning and Non Emerg Trans Only',
  'Essential Plan',
  'Essential Plan 1',
  'Essential Plan 4',
  'Perinatal Family',
  'Presumptive Eligibility Prenatal A',
  'Presumptive Eligibility Long Term/Hospice',
  'QMB',
  'SLMB',
  'QI-1',
  'Qualified Medicare Beneficiary',
  'Medicare Coinsurance Deductible Only',
  'Medicare Part D',
  'HR Utilization Threshold',
  'At Service Limit',
  'Child Health Plus A',
  'No Coverage: Excess Income',
  'No Coverage: Excess Income, No Resource Test',
  'Excess Resources',
  'Spenddown',
  'Surplus',
  'No Coverage: Pending Family Health Plus',
  'No Coverage: Pending',
  'Pending Disability Review',
  'Not MA Eligible',
  'No Coverage',
  'Inactive',
  'Deceased',
  'Closed',
  'Suspended',
  'Incarcerated: Inpatient Only',
  'Legal Alien - Full Coverage',
  'Safety Net',
  '',
] as const
const changes = [
  (words: string) => words,
  (words: string) => words.toUpperCase(),
  (words: string) => words.toLowerCase(),
  (words: string) => words.replaceAll(' ', '  '),
  (words: string) => `${words} X`,
  (words: string) => `NOT ${words}`,
  (words: string) => words.slice(0, -1),
  (words: string) => words.replace(/[aeiou]/i, ''),
]
const wordings = [...new Set(called.flatMap((words) => changes.map((change) => change(words))))]
const codes = [...'12345678ABCDEFGHIJKLMNOPQRSTUVWXY', 'CB', 'MC']
const careServices = ['1', '42', '43', '44', '46', '54', '74', 'AG', 'CA', 'CB']
const services = ['30', '', '30^42', ...careServices, '35', '82', '88', 'MH', 'UC', '1^33^35', '54^98']
const insurances = ['', 'MC', 'MA', 'MB', 'QM', 'HM', 'OT']
const levels = ['IND', '', 'FAM', 'DEP']
const days = [
  '',
  '472*D8*20260601',
  '472*D8*20200608',
  '346*D8*20250101',
  '346*D8*20260701',
  '347*D8*20260531',
  '347*D8*20270101',
  '435*D8*20260601',
  '442*D8*20260530',
  '307*RD8*20260101-20261231',
]

/** Elements after EB05: a procedure, a number of visits. An amount, `**0`, is written out below. */
const [forOne, visits] = ['********HC:T1019', '****VS*12']

const { batch, inquiry } = oneCheck()

interface Line {
  code: string
  level: string
  service: string
  insurance: string
  words: string
  more: string
  day: string
  note: string
}

const files = 5_000

test(`[X12-1] [X12-2] [X12-3] [X12-4] ${files} answers in realistic wording lead to no proposal that the state did not state`, () => {
  expect(wordings.length).toBeGreaterThan(200)
  const seen: Record<string, number> = { eligible: 0, ineligible: 0, doubtful: 0 }
  for (let seed = 1; seed <= files; seed++) {
    const lines = linesOf(seed)
    const text = answerTo(inquiry, [{ says: lines.flatMap(segmentsOf) }])
    const answer = readAnswer(text, batch)
    const outcome = (answer.kind === 'proposals' && answer.proposals.get('TRACE0')?.outcome) || 'doubtful'
    seen[outcome] = (seen[outcome] ?? 0) + 1
    if (outcome === 'eligible') expect(mayBeEligible(lines), `seed ${seed}\n${text}`).toBe(true)
    if (outcome === 'ineligible') expect(mayBeIneligible(lines), `seed ${seed}\n${text}`).toBe(true)
  }
  // Require many of all three, so that the test is meaningful.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
})

/** One to three lines, often with a plain first one, so that the lines beside it are what is tested. */
function linesOf(seed: number): Line[] {
  const { below, pick } = seeded(seed)
  const isOneIn = (count: number) => below(count) === 0
  const line = (): Line => ({
    code: pick(codes),
    level: pick(levels),
    service: pick(services),
    insurance: pick(insurances),
    words: pick(wordings),
    more: isOneIn(6) ? pick([forOne, visits, '**0']) : '',
    day: isOneIn(3) ? pick(days) : '',
    note: isOneIn(10) ? pick(['CALL DISTRICT', 'RESTRICTED']) : '',
  })
  const plain: Line = {
    ...line(),
    code: pick(['1', '6', 'U']),
    level: 'IND',
    service: '30',
    insurance: pick(['', 'MC']),
    more: '',
    note: '',
  }
  const first = !isOneIn(3)
    ? [{ ...plain, words: !isOneIn(3) ? pick(['MA Eligible', '', '', 'ELIGIBLE PCP']) : plain.words }]
    : []
  return [...first, ...Array.from({ length: below(3) }, line)]
}

function segmentsOf({ code, level, service, insurance, words, more, day, note }: Line): string[] {
  const benefit = `EB*${code}*${level}*${service}*${insurance}*${words}${more}`
  return [benefit, ...(day ? [`DTP*${day}`] : []), ...(note ? [`MSG*${note}`] : [])]
}

/* A model that knows nothing of the table: what has to be there, and what must not. */

const isPlan = ({ service }: Line) => service === '' || service.split('^').includes('30')
const isOfCare = (line: Line) => isPlan(line) || line.service.split('^').some((one) => careServices.includes(one))
const isOfPatient = ({ level, insurance }: Line) => ['', 'IND'].includes(level) && ['', 'MC'].includes(insurance)
const isActive = ({ code }: Line) => ['1', '2', '3', '4', 'U', 'MC'].includes(code)
const isInactive = ({ code }: Line) => ['5', '6', '7', '8'].includes(code)
const lettersOf = ({ words }: Line) => words.toUpperCase().replace(/\s/g, '')

function mayBeEligible(lines: readonly Line[]): boolean {
  const full = new Set(['MAELIGIBLE', 'MEDICAIDELIGIBLE', 'COMMUNITYCOVERAGEW/CBLTC', 'OUTPATIENTCOVERAGEW/CBLTC'])
  const says = (line: Line) =>
    (line.code === '1' && (full.has(lettersOf(line)) || (line.words === '' && line.insurance === 'MC'))) ||
    (['1', 'U'].includes(line.code) && lettersOf(line) === 'ELIGIBLEPCP')
  const own = lines.filter((line) => isOfCare(line) && isOfPatient(line))
  const good = own.filter((line) => isPlan(line) && !line.more && says(line))
  const isLimited = lines.some((line) => isOfCare(line) && 'IEFNXVYO'.includes(line.code))
  const isOtherPlan = lines.some(
    ({ code, insurance }) => insurance === 'HM' && code !== '1' && isActive({ code } as Line),
  )
  const isNarrow = own.some(
    (line) => (isInactive(line) && line.more) || (isActive(line) && line.more && line.more !== forOne),
  )
  const isOpen = own.some((line) => isInactive(line) && !line.more)
  const isUnknown = own.some((line) => isActive(line) && isPlan(line) && !line.more && !says(line))
  const isDated = own.filter(isActive).every(isToday)
  return (
    good.length > 0 && isDated && !isLimited && !isOtherPlan && !isNarrow && !isOpen && !isUnknown && isPlain(lines)
  )
}

function mayBeIneligible(lines: readonly Line[]): boolean {
  const none = new Set(['', 'NOTMAELIGIBLE', 'NOTMEDICAIDELIGIBLE', 'NOCOVERAGE', 'INACTIVE'])
  const own = lines.filter((line) => isPlan(line) && isOfPatient(line) && !line.more)
  const says = own.filter(({ code }) => code === '6')
  const isOpen = lines.some(({ code }) => ['5', '7', '8', 'Y'].includes(code))
  const isOtherDay = says.some(({ day }) => [...otherDays, '347*D8*20270101'].includes(day) && day !== ended)
  return says.length > 0 && says.every((line) => none.has(lettersOf(line))) && !isOpen && !isOtherDay && isBare(lines)
}

/** No line is active, for any person or service. */
const isBare = (lines: readonly Line[]) => !lines.some(isActive) && isPlain(lines)
const isPlain = (lines: readonly Line[]) => lines.every(({ note, day }) => note === '' && !day.startsWith('442'))
const ended = '347*D8*20260531'
const otherDays = ['472*D8*20200608', '346*D8*20260701', '435*D8*20260601', ended]
const isToday = ({ day }: Line) => !otherDays.includes(day)
