import type { Exchange } from '@portal/contract/care/eligibility/exchange'
import { newYorkTime } from '@portal/contract/new-york'
import { type Segment, writeX12 } from './x12.ts'

/** An inquiry about one patient. Names that X12 cannot represent, and unknown birth dates, are empty. */
export interface Asked {
  trace: string
  medicaidId: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD */
  birthDate: string
}

/** Name and date of birth in an inquiry. */
export type AskedPerson = Pick<Asked, 'firstName' | 'lastName' | 'birthDate'>

/** A person in X12 characters; a name that X12 can only partly represent is left out, since it would be compared with the full one. */
export function askedPerson({ firstName, lastName, birthDate }: AskedPerson): AskedPerson {
  const [first, last] = [nameForX12(firstName, longestNames.first), nameForX12(lastName, longestNames.last)]
  return first && last ? { firstName: first, lastName: last, birthDate } : { firstName: '', lastName: '', birthDate }
}

export const inquiryVersion = '005010X279A1'

/** Identifies the agency's traces in answers among those of intermediaries (TRN03). */
export const originOf = ({ npi }: Pick<Exchange, 'npi'>) => `9${npi.slice(1)}`

/** The nine-digit control number of an interchange. */
export const controlText = (control: number) => String(control).padStart(9, '0')

/** Writes a 270: asks whether each patient has Medicaid on the day of the batch. */
export function writeInquiry(exchange: Exchange, control: number, at: Date, asked: readonly Asked[]): string {
  const [date = '', time = ''] = newYorkTime(at).replace(/[-:]/g, '').split(' ')
  const { senderId, receiverId } = exchange
  const set: Segment[] = [
    ['ST', '270', '0001', inquiryVersion],
    ['BHT', '0022', '13', controlText(control), date, time],
    ['HL', '1', '', '20', '1'],
    ['NM1', 'PR', '2', exchange.payerName, '', '', '', '', exchange.payerQualifier, exchange.payerId],
    ['HL', '2', '1', '21', '1'],
    ['NM1', '1P', '2', exchange.agencyName, '', '', '', '', 'XX', exchange.npi],
    ...asked.flatMap((one, index) => subscriber(one, index + 3, originOf(exchange), date)),
  ]
  return writeX12([
    header(exchange, control, date.slice(2), time),
    ['GS', 'HS', senderId, receiverId, date, time, String(control), 'X', inquiryVersion],
    ...set,
    ['SE', String(set.length + 1), '0001'],
    ['GE', '1', String(control)],
    ['IEA', '1', controlText(control)],
  ])
}

function header(exchange: Exchange, control: number, date: string, time: string): Segment {
  const nothing = ' '.repeat(10)
  const sender = [exchange.senderQualifier, exchange.senderId.padEnd(15)]
  const receiver = [exchange.receiverQualifier, exchange.receiverId.padEnd(15)]
  const usage = exchange.isTest ? 'T' : 'P'
  const security = ['00', nothing, '00', nothing]
  return ['ISA', ...security, ...sender, ...receiver, date, time, '^', '00501', controlText(control), '0', usage, ':']
}

function subscriber(asked: Asked, number: number, origin: string, date: string): Segment[] {
  const { trace, medicaidId, firstName, lastName, birthDate } = asked
  return [
    ['HL', String(number), '2', '22', '0'],
    ['TRN', '1', trace, origin],
    ['NM1', 'IL', '1', lastName, firstName, '', '', '', 'MI', medicaidId],
    ...(birthDate ? [['DMG', 'D8', birthDate.replaceAll('-', '')]] : []),
    ['DTP', '291', 'D8', date],
    ['EQ', '30'],
  ]
}

/** Maximum lengths of last and first names (NM103, NM104): a longer name would have the whole file rejected. */
export const longestNames = { last: 60, first: 35 }

/** Capital letters that Unicode does not decompose into A to Z and an accent, with the usual spelling on English forms. */
const plainLetters: Record<string, string> = {
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Ə: 'E',
  Ħ: 'H',
  Ł: 'L',
  Ŋ: 'NG',
  Ø: 'O',
  Œ: 'OE',
  ẞ: 'SS',
  Ŧ: 'T',
  Þ: 'TH',
}

/** A name in X12 characters, cut to `longest`; empty when it is not in Latin script. */
export function nameForX12(name: string, longest: number): string {
  const letters = [...name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()]
  const plain = letters
    .map((letter) => plainLetters[letter] ?? letter)
    .join('')
    .replace(/[’‘ʼʻ]/g, "'")
  if (/[^A-Z '.,-]/.test(plain)) return ''
  return plain.replace(/\s+/g, ' ').trim().slice(0, longest).trim()
}
