import type { addFilmPart, beginFilmUpload, endFilmUpload, finishFilmUpload } from '@portal/contract/home/film-upload'
import { filmPartBytes, longestFilmMs } from '@portal/contract/home/film-upload'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import { checkBeginning, checkVideo, UnfitFilmError } from '../files/film-check.ts'
import { fetchMedia, publishMedia } from '../files/media.ts'
import { filmId } from '../files/media-films.ts'
import { offer } from '../files/staff-pictures.ts'
import { isFull, isMissing } from '../files/store.ts'
import * as parts from '../files/uploaded-parts.ts'
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
  await parts.eraseOthers(call.files, upload)
  const here = await parts.partsOf(call.files, upload)
  // Parts and film need room at the same time.
  if (bytes <= call.maxFilmBytes) await requireRoom(call, 'name', 2 * bytes - here.length * filmPartBytes)
  return { id: upload.id, mostBytes: call.maxFilmBytes, parts: here }
}

/**
 * Keeps a part. The first one is refused if it says already that the film cannot be used, and erases the caller's other uploads.
 * @throws PortalError invalid_input
 */
export async function addPart(call: StaffCall, { id, number, bytes, file }: Given<typeof addFilmPart>) {
  const upload = uploadOf(call, id)
  requireAllowed(call, 'file', bytes)
  if (file.length !== Math.min(filmPartBytes, bytes - number * filmPartBytes))
    throw new PortalError('invalid_input', { file: 'filmDamaged' })
  await call.throttles.count(limits.filmPartByOwner, { owner: call.caller.accountId })
  await requireRoom(call, 'file', file.length)
  if (number === 0) await begin(call, upload, { file, bytes })
  else if (!(await parts.hasBegun(call.files, upload))) throw new PortalError('invalid_input', { file: 'uploadGone' })
  await parts.putPart(call.files, upload, number, file).catch(refuseAt('file'))
  return {}
}

async function begin(call: StaffCall, upload: parts.Upload, { file, bytes }: { file: Uint8Array; bytes: number }) {
  await checkBeginning(Buffer.from(file), bytes, filmLimits(call)).catch(refuseAt('file'))
  await parts.eraseOthers(call.files, upload)
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

async function makeFilm(call: StaffCall, upload: parts.Upload, { name, bytes }: { name: string; bytes: number }) {
  const made = await parts.filmOf(call.files, upload)
  if (made && (await renew(call, made))) return { film: filmId(made) }
  requireAllowed(call, 'name', bytes)
  await requireRoom(call, 'name', bytes)
  let durationMs = 0
  const check = async (file: string) => {
    const found = await checkVideo(file, filmLimits(call))
    if (found.bytes !== bytes) throw new UnfitFilmError('filmDamaged', 'has other bytes than were announced')
    durationMs = found.durationMs
  }
  const count = Math.ceil(bytes / filmPartBytes)
  const path = await parts.storeParts(call.files, upload, count, check).catch(refuseAt('name'))
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
  await parts.noteFilm(call.files, upload, path)
  return { film: filmId(path) }
}

/** Protects a film from the sweep for another day. @returns whether it is stored */
async function renew(call: StaffCall, path: string): Promise<boolean> {
  await offer(call.db, path)
  return fetchMedia(call.files, nameOf(path))
}

/** Gives up the parts of an upload. */
export async function endUpload(call: StaffCall, { id }: Given<typeof endFilmUpload>) {
  await parts.erase(call.files, uploadOf(call, id))
  return {}
}

type Field = 'name' | 'file'

function requireAllowed({ maxFilmBytes }: StaffCall, field: Field, bytes: number) {
  if (bytes > maxFilmBytes) throw new PortalError('invalid_input', { [field]: 'filmTooLarge' })
}

async function requireRoom({ files }: StaffCall, field: Field, bytes: number) {
  if (!(await parts.hasRoom(files, bytes))) throw new PortalError('invalid_input', { [field]: 'filmNoRoom' })
}

/** Tells at a field why a film or a part of it cannot be stored. */
function refuseAt(field: Field) {
  return (error: unknown): never => {
    if (error instanceof UnfitFilmError) throw new PortalError('invalid_input', { [field]: error.fault })
    if (isMissing(error)) throw new PortalError('invalid_input', { [field]: 'uploadGone' })
    throw isFull(error) ? new PortalError('invalid_input', { [field]: 'filmNoRoom' }) : error
  }
}

function filmLimits({ maxFilmBytes }: StaffCall) {
  return { bytes: maxFilmBytes, durationMs: longestFilmMs }
}

function uploadOf({ caller }: StaffCall, id: string): parts.Upload {
  return { ownerId: caller.accountId, id }
}
