import { type ForkOptions, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Language } from '@portal/contract/language'
import { taskQueue } from '../../http/input/task-queue.ts'
import { TrainingError } from '../errors.ts'
import type { PrintedCertificate } from './certificate-pdf.ts'

/** The request to the certificate process: a certificate to create, or names to check. */
export interface Question {
  certificate?: PrintedCertificate
  names: string[]
  language: Language
}

export type Answer = Uint8Array | 'printable' | 'unprintable'

const certificateProcess = fileURLToPath(new URL('./certificate-process.ts', import.meta.url))
const maxMilliseconds = 30_000

/** Passes neither environment nor Node options to the process: the settings include secrets, and the options may name a file of them. */
export const printingOptions: ForkOptions = {
  env: {},
  execArgv: [],
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  timeout: maxMilliseconds,
  killSignal: 'SIGKILL',
}

const inTurn = taskQueue(1, 40)

/**
 * Creates the PDF of a certificate in a separate process: fonts of 10 MB take half a second of CPU and 100 MB of memory, which would
 * block all other requests here.
 * @throws TrainingError name_unprintable; PortalError unavailable when too many are waiting; Error when the process fails
 */
export async function printCertificate(certificate: PrintedCertificate, language: Language): Promise<Buffer> {
  const bytes = await answerTo({ certificate, names: [], language })
  if (typeof bytes === 'string') throw new Error('the certificate process made no certificate')
  return Buffer.from(bytes)
}

/**
 * Refuses names that no font can print. The fonts for Chinese and English certificates have these plain letters.
 * @throws TrainingError name_unprintable
 */
export async function requirePrintable(names: readonly string[], language: Language): Promise<void> {
  const doubtful = names.filter((name) => !/^[\p{ASCII}\u{4e00}-\u{9fa5}]*$/u.test(name))
  if (doubtful.length > 0) await answerTo({ names: doubtful, language })
}

async function answerTo(question: Question): Promise<Answer> {
  const answer = await inTurn(() => ask(question))
  if (answer === 'unprintable') throw new TrainingError('name_unprintable')
  return answer
}

function ask(question: Question): Promise<Answer> {
  const child = fork(certificateProcess, printingOptions)
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer) => resolve(answer))
    child.once('error', reject)
    child.once('close', (code, signal) => reject(new Error(`the certificate process ended with ${signal ?? code}`)))
    child.send(question, () => {})
  })
}
