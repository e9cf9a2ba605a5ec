import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { uploadedPicture } from '@portal/contract/file'
import { PortalError } from '../http/errors.ts'
import { takeTurns, takeTurnsByOwner } from '../http/turns.ts'
import { confined } from './confined.ts'

export interface Upload {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/** What is sent to the process that decodes, and what it answers. */
export interface Question {
  bytes: Uint8Array
  format: 'jpeg' | 'png'
}
export type Answer = Upload | 'refused'

const pictureProcess = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
const mostMilliseconds = 15_000

// One at a time: a hostile picture of 40 megapixels takes 250 MB for half a second, an ordinary one a fifth of a second.
const inTurn = takeTurnsByOwner(takeTurns(1, 40), 8)

/**
 * Turns an uploaded document or review image into one that is safe to keep: decided by content to be JPEG or PNG, decoded in a
 * process of its own, turned upright, and written anew with nothing but its pixels.
 * @param owner whose upload it is; only one of each owner's waits for the decoder at a time
 * @throws PortalError `invalid_input` when it is no whole JPG or PNG under 500 KB, `unavailable` when too many wait
 */
export async function acceptUpload(bytes: Uint8Array, owner: string): Promise<Upload> {
  const format = formatOf(bytes)
  const answer =
    bytes.length < uploadedPicture.below && format ? await inTurn(owner, () => ask({ bytes, format })) : 'refused'
  if (answer === 'refused') throw new PortalError('invalid_input', { file: 'upload' })
  return { ...answer, bytes: Buffer.from(answer.bytes) }
}

function formatOf(bytes: Uint8Array): Question['format'] | undefined {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  return start === '\x89PNG\r\n\x1a\n' ? 'png' : undefined
}

/** A picture that brings the decoder down, or keeps it busy for too long, is refused like any other bad one. */
async function ask(question: Question): Promise<Answer> {
  const child = fork(pictureProcess, {
    ...(await confined(pictureProcess)),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: mostMilliseconds,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer) => resolve(answer))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (signal) resolve('refused')
      else reject(new Error(`the process that decodes pictures ended with ${code}`))
    })
    child.send(question, () => {})
  })
}
