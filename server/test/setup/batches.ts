import {
  comparePerson,
  confirmBatch,
  getBatch,
  getInquiryFile,
  makeBatch,
  readAnswerFile,
} from '@portal/contract/care/eligibility/batches'
import { getExchange, setExchange } from '@portal/contract/care/eligibility/exchange'
import { decideCheck, getCheck } from '@portal/contract/care/white-card/checks'
import { getWhiteCard, submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { answerTo, exchangeSettings, type Said } from './eligibility.ts'
import { newPatient, newStaff, type Person, type typed } from './people.ts'
import type { TestPortal } from './portal.ts'

/** A coordinator who exchanges files about Medicaid checks. */
export async function openExchange(portal: TestPortal) {
  const admin = await newStaff(portal, 'admin')
  const { headers } = await newStaff(portal, 'coordinator')
  const { version } = (await portal.call(getExchange, {}, headers)).body.data
  await portal.call(setExchange, { ...exchangeSettings, version }, admin.headers)

  const batchOf = async (id: string) => (await portal.call(getBatch, { id }, headers)).body.data
  const inquiryOf = async (id: string) => String((await portal.call(getInquiryFile, { id }, headers)).body)
  const upload = async (id: string, text: string, version?: number) => {
    const input = { id, version: version ?? (await batchOf(id)).version, file: new Blob([text]) }
    return portal.call(readAnswerFile, input, headers)
  }
  return {
    headers,
    batchOf,
    inquiryOf,
    upload,
    make: (patients: readonly Pick<Person, 'id'>[]) =>
      portal.call(makeBatch, { accountIds: patients.map(({ id }) => id) }, headers),
    /** Uploads what the state says about each patient of a batch. */
    answer: async (id: string, said: readonly (Said | undefined)[]) => upload(id, answerTo(await inquiryOf(id), said)),
    confirm: async (id: string, more: { version?: number; checkIds?: string[] } = {}) =>
      portal.call(confirmBatch, { id, version: (await batchOf(id)).version, ...more }, headers),
    /** Says whether an answer is about the patient. */
    compare: async (id: string, checkId: string, isSame: boolean) =>
      portal.call(comparePerson, { id, version: (await batchOf(id)).version, checkId, isSame }, headers),
    decide: async (accountId: string, status: 'eligible' | 'waiting') => {
      const { version } = (await portal.call(getCheck, { accountId }, headers)).body.data
      return portal.call(decideCheck, { accountId, version, status }, headers)
    },
  }
}

let lastNumber = 10_000

/** A patient who has submitted a card, with a number that nobody else in this portal has. */
export async function waitingPatient(portal: TestPortal, more: Partial<typeof typed> = {}) {
  const patient = await newPatient(portal, more)
  const whiteCardId = `BX${++lastNumber}X`
  await portal.call(submitWhiteCard, { whiteCardId }, patient.headers)
  const card = async () => (await portal.call(getWhiteCard, {}, patient.headers)).body.data
  return { ...patient, whiteCardId, card }
}
