import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Language } from '@portal/contract/language'
import { taskQueue } from '../http/task-queue.ts'
import type { PrintedCertificate } from './certificate-pdf.ts'

/** The request to the process that makes certificates. */
export interface Question {
  certificate: PrintedCertificate
  language: Language
}

const certificateProcess = fileURLToPath(new URL('./certificate-process.ts', import.meta.url))
const maxMilliseconds = 30_000

const inTurn = taskQueue(1, 40)

/**
 * Makes the PDF of a certificate in a process of its own: fonts of 10 MB take half a second of CPU and 100 MB of memory, which would
 * keep everybody else waiting here.
 * @throws PortalError unavailable when too many are waiting; Error when the process fails
 */
export function printCertificate(certificate: PrintedCertificate, language: Language): Promise<Buffer> {
  return inTurn(() => ask({ certificate, language }))
}

function ask(question: Question): Promise<Buffer> {
  const child = fork(certificateProcess, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve, reject) => {
    child.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    child.once('error', reject)
    child.once('close', (code, signal) => reject(new Error(`the certificate process ended with ${signal ?? code}`)))
    child.send(question, () => {})
  })
}
