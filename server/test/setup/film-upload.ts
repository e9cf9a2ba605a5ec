import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Endpoint, InputOf } from '@portal/contract/endpoint'
import { addFilmPart, beginFilmUpload, filmPartBytes, finishFilmUpload } from '@portal/contract/home/film-upload'
import type { Person } from './people.ts'
import type { TestPortal } from './portal.ts'

const promo = readFileSync(new URL('../../../demo/film/promo.mp4', import.meta.url))

/** The demo's film, with `more` bytes that players skip: no other film is the same. */
export function filmFile(more = 16): Buffer<ArrayBuffer> {
  const free = Buffer.alloc(8 + more)
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  randomBytes(more).copy(free, 8)
  return Buffer.concat([promo, free])
}

/** A film whose index stands at its end. */
export function lateIndexed(film: Buffer): Buffer<ArrayBuffer> {
  const at = film.indexOf('moov') - 4
  const end = at + film.readUInt32BE(at)
  return Buffer.concat([film.subarray(0, at), film.subarray(end), film.subarray(at, end)])
}

/** A copy of a film in which some bytes are others. */
export function withBytes(film: Buffer, at: number, bytes: string | Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.from(film)
  Buffer.from(bytes as string, 'latin1').copy(copy, at)
  return copy
}

/** The calls by which a browser of staff uploads a film. */
export function uploaderOf(portal: TestPortal, { headers }: Pick<Person, 'headers'>) {
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => portal.call(endpoint, input, headers)
  const begin = (bytes: number, name = 'promo.mp4') => call(beginFilmUpload, { name, bytes, modified: bytes })
  const sendPart = (id: string, film: Buffer<ArrayBuffer>, number: number, bytes = film.length) => {
    const part = film.subarray(number * filmPartBytes, (number + 1) * filmPartBytes)
    return call(addFilmPart, { id, number, bytes, file: new Blob([part]) })
  }
  const finish = (id: string, film: Buffer, name = 'promo.mp4') =>
    call(finishFilmUpload, { id, name, bytes: film.length })
  return {
    call,
    begin,
    sendPart,
    finish,
    /** Uploads all of a film; what is refused first is the answer. */
    async upload(film: Buffer<ArrayBuffer>, name = 'promo.mp4') {
      const begun = await begin(film.length, name)
      const { id } = begun.body.data
      for (let number = 0; number * filmPartBytes < film.length; number++) {
        const sent = await sendPart(id, film, number)
        if (sent.status !== 200) return { id, status: sent.status, body: sent.body, film: '' }
      }
      const { status, body } = await finish(id, film, name)
      return { id, status, body, film: body.data?.film ?? '' }
    },
  }
}
