import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { uploadedPicture } from '@portal/contract/file'
import { PortalError } from '../http/errors.ts'
import { taskQueue, taskQueueByOwner } from '../http/input/task-queue.ts'
import { confined } from './confined.ts'

export interface Upload {
  bytes: Buffer
  mediaType: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/** An upload with its thumbnail, a WebP. */
export interface AcceptedUpload extends Upload {
  thumbnail: Buffer
}

/** The request to the decoding process, and its answer; `thumbnail` asks for nothing else of a picture that is stored already. */
export interface Question {
  bytes: Uint8Array
  format: 'jpeg' | 'png'
  task: 'clean' | 'thumbnail'
}
export type Answer = AcceptedUpload | Pick<AcceptedUpload, 'thumbnail'> | 'refused'

const pictureProcess = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
const maxMilliseconds = 15_000

// Decodes one picture at a time: a hostile one of 40 megapixels takes 250 MB for half a second, an ordinary one a fifth of a
// second.
const runTask = taskQueueByOwner(taskQueue(1, 40), 8)

/**
 * Makes an uploaded picture safe to keep: its content must be JPEG or PNG; a separate process decodes it, rotates it upright and
 * re-encodes the pixels only, as they are and as a thumbnail.
 * @param owner whose upload it is; only one upload per owner waits for the decoder at a time
 * @throws PortalError `invalid_input` at `file` unless it is an intact JPG or PNG under 500 KB, `unavailable` when too many are waiting
 */
export async function acceptUpload(bytes: Uint8Array, owner: string): Promise<AcceptedUpload> {
  if (bytes.length === 0) throw new PortalError('invalid_input', { file: 'uploadEmpty' })
  const format = formatOf(bytes)
  if (!format || bytes.length >= uploadedPicture.below) throw new PortalError('invalid_input', { file: 'upload' })
  const answer = await runTask(owner, () => ask({ bytes, format, task: 'clean' }))
  if (answer === 'refused' || !('bytes' in answer)) throw new PortalError('invalid_input', { file: 'uploadUnreadable' })
  return { ...answer, bytes: Buffer.from(answer.bytes), thumbnail: Buffer.from(answer.thumbnail) }
}

/**
 * Makes the thumbnail of a stored picture.
 * @param file the picture's id; several callers take one place in the queue
 * @throws PortalError `invalid_input` when it is no picture, `unavailable` when too many are waiting
 */
export async function makeThumbnail(bytes: Uint8Array, file: string): Promise<Buffer> {
  const format = formatOf(bytes)
  const answer = format ? await runTask(file, () => ask({ bytes, format, task: 'thumbnail' })) : 'refused'
  if (answer === 'refused') throw new PortalError('invalid_input', { file: 'upload' })
  return Buffer.from(answer.thumbnail)
}

function formatOf(bytes: Uint8Array): Question['format'] | undefined {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (start.startsWith('\xff\xd8')) return 'jpeg'
  return start === '\x89PNG\r\n\x1a\n' ? 'png' : undefined
}

/** Refuses pictures that crash the decoder or take it too long, like any other invalid one. */
async function ask(question: Question): Promise<Answer> {
  const child = fork(pictureProcess, {
    ...(await confined(pictureProcess)),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: maxMilliseconds,
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
