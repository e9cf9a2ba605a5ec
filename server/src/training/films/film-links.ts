import { timingSafeEqual } from 'node:crypto'
import { minute } from '@portal/contract/durations'
import type { FilmFile } from '@portal/contract/training/public'
import type { Keyring } from '../../secrets/keyring.ts'
import { TrainingError } from '../errors.ts'

const lastsMs = 15 * minute

interface Linked {
  filmId: string
  /** The viewing that the link belongs to: bytes sent by it count for that caregiver. */
  viewingId: string
  file: FilmFile
}

/** Expiry of links created now. */
export function linksEndAt(now: Date): Date {
  return new Date(now.getTime() + lastsMs)
}

/** A link to one file of a film. It carries its own authorization, since a player sends no token. */
export function filmLink(keys: Keyring, { filmId, viewingId, file }: Linked, endsAt: Date): string {
  const until = String(Math.floor(endsAt.getTime() / 1000))
  const signature = keys.fingerprint(signed({ filmId, viewingId, file, until }), 'film-link').toString('base64url')
  return `/home/content/training/film/${filmId}/${file}?viewingId=${viewingId}&until=${until}&signature=${signature}`
}

/** @throws TrainingError film_link_invalid, film_link_expired */
export function checkLink(keys: Keyring, link: Linked & { until: string; signature: string }, now: Date): void {
  const given = Buffer.from(link.signature, 'base64url')
  const valid = keys
    .fingerprints(signed(link), 'film-link')
    .some((mac) => mac.length === given.length && timingSafeEqual(mac, given))
  if (!valid) throw new TrainingError('film_link_invalid')
  if (Number(link.until) * 1000 <= now.getTime()) throw new TrainingError('film_link_expired')
}

function signed({ filmId, viewingId, file, until }: Linked & { until: string }): string {
  return `${filmId}/${viewingId}/${file}/${until}`
}
