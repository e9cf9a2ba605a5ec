import type { addFilmPart, beginFilmUpload, endFilmUpload, finishFilmUpload } from '@portal/contract/home/film-upload'
import { filmPartBytes, longestFilmMs } from '@portal/contract/home/film-upload'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import { checkVideo, requireUsable, UnfitFilmError } from '../files/film-check.ts'
import { fetchMedia, publishMedia } from '../files/media.ts'
import { filmId } from '../files/media-films.ts'
import { NoMp4Error, readMp4Beginning } from '../files/mp4.ts'
import { offer } from '../files/staff-pictures.ts'
import { isMissing } from '../files/store.ts'
import { erase, eraseOthers, hasRoom, partsOf, putPart, storeParts, type Upload } from '../files/uploaded-parts.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { taskQueue } from '../http/input/task-queue.ts'
import { nameOf } from './film-parts.ts'
import { limits } from './limits.ts'

type Given<E extends { input: z.core.$ZodType }> = z.output<E['input']>

/** Begins or continues an upload: the same file of the same person has the same id. @throws PortalError invalid_input when the disk is full */
export async function beginUpload(call: StaffCall, { name, bytes, modified }: Given<typeof beginFilmUpload>) {
  const { accountId: ownerId } = call.caller
  const file = JSON.stringify([ownerId, name, bytes, modified])
  const upload = { ownerId, id: call.keys.fingerprint(file, 'film-upload').toString('hex').slice(0, 16) }
  await eraseOthers(call.files, upload)
  const isSmallEnough = bytes <= call.maxFilmBytes
  if (isSmallEnough && !(await hasRoom(call.files, bytes)))
    throw new PortalError('invalid_input', { name: 'filmNoRoom' })
  return { id: upload.id, mostBytes: call.maxFilmBytes, parts: await partsOf(call.files, upload) }
}

/** Keeps a part. The first one is refused if it says already that the film cannot be used. @throws PortalError invalid_input */
export async function addPart(call: StaffCall, { id, number, bytes, file }: Given<typeof addFilmPart>) {
  if (bytes > call.maxFilmBytes) throw new PortalError('invalid_input', { file: 'filmTooLarge' })
  if (file.length !== Math.min(filmPartBytes, bytes - number * filmPartBytes))
    throw new PortalError('invalid_input', { file: 'filmDamaged' })
  await call.throttles.count(limits.filmPartByOwner, { owner: call.caller.accountId })
  if (number === 0) await checkBeginning(call, Buffer.from(file), bytes)
  await putPart(call.files, uploadOf(call, id), number, file)
  return {}
}

/** One film at a time is made of its parts, and each once, however often it is asked for meanwhile. */
const inTurn = taskQueue(1, 4)
const making = new Map<string, Promise<{ film: string }>>()

/** Makes the film of its parts, and lists it. @throws PortalError invalid_input when a part is missing or the film cannot be used */
export function finishUpload(call: StaffCall, { id, name, bytes }: Given<typeof finishFilmUpload>) {
  const upload = uploadOf(call, id)
  const key = `${upload.ownerId} ${id}`
  const film = making.get(key) ?? inTurn(() => makeFilm(call, upload, { name, bytes }))
  making.set(key, film)
  return film.finally(() => making.delete(key))
}

async function makeFilm(call: StaffCall, upload: Upload, { name, bytes }: { name: string; bytes: number }) {
  let durationMs = 0
  const path = await storeParts(call.files, upload, Math.ceil(bytes / filmPartBytes), async (file) => {
    durationMs = (await checkVideo(file, filmLimits(call))).durationMs
  }).catch((error: unknown) => {
    if (error instanceof UnfitFilmError) throw new PortalError('invalid_input', { name: error.fault })
    throw isMissing(error) ? new PortalError('invalid_input', { name: 'uploadGone' }) : error
  })
  await publishMedia(call.files, path)
  const film = { path, name, duration_ms: durationMs, added_at: new Date() }
  await audited(call, 'home-film.add', `media ${path}`, async (tx) => {
    await offer(tx, path)
    await tx
      .insertInto('home_films')
      .values(film)
      .onConflict((conflict) => conflict.column('path').doUpdateSet(film))
      .execute()
  })
  // The same film may have existed, and a sweep may have set it aside while this call waited for the row.
  if (!(await fetchMedia(call.files, nameOf(path)))) throw new PortalError('unavailable')
  return { film: filmId(path) }
}

/** Gives up the parts of an upload. */
export async function endUpload(call: StaffCall, { id }: Given<typeof endFilmUpload>) {
  await erase(call.files, uploadOf(call, id))
  return {}
}

async function checkBeginning(call: StaffCall, beginning: Buffer, bytes: number) {
  try {
    const film = await readMp4Beginning(beginning, bytes)
    if (film) requireUsable(film, filmLimits(call))
  } catch (error) {
    const fault =
      error instanceof UnfitFilmError ? error.fault : error instanceof NoMp4Error ? 'filmNone' : 'filmDamaged'
    throw new PortalError('invalid_input', { file: fault })
  }
}

function filmLimits({ maxFilmBytes }: StaffCall) {
  return { bytes: maxFilmBytes, durationMs: longestFilmMs }
}

function uploadOf({ caller }: StaffCall, id: string): Upload {
  return { ownerId: caller.accountId, id }
}
