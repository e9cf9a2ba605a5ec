import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishMedia } from '../../src/files/media.ts'
import { type FileStore, isMissing } from '../../src/files/store.ts'
import {
  erase,
  eraseOthers,
  filmOf,
  hasBegun,
  hasRoom,
  noteFilm,
  partsOf,
  putPart,
  storeParts,
  sweepUploads,
} from '../../src/files/uploaded-parts.ts'
import { type FileFixture, openFileFixture } from '../setup/files.ts'

const day = 86_400_000
const parts = [randomBytes(70_000), randomBytes(70_000), randomBytes(9)]
const upload = (id: string) => ({ ownerId: 'a1', id })
const fine = async () => {}

describe.each(['disk', 'bucket'] as const)('[OPS-7] an upload in parts, on a %s', (kind) => {
  let fixture: FileFixture
  let [here, there]: FileStore[] = []
  beforeAll(async () => {
    fixture = await openFileFixture(kind)
    ;[here, there] = [fixture.store, await fixture.another()]
  })
  afterAll(() => fixture.close())
  const machine = (i: number) => (i % 2 ? there : here) as FileStore

  test('is put together by any machine, whichever has taken the parts, and shown by the others', async () => {
    for (const [i, part] of [...parts.entries()].reverse()) await putPart(machine(i), upload('b1'), i, part)
    expect(await partsOf(machine(1), upload('b1'))).toEqual([0, 1, 2])
    const path = await storeParts(machine(1), upload('b1'), 3, fine)
    expect(await storeParts(machine(0), upload('b1'), 3, fine)).toBe(path)
    await publishMedia(machine(0), path)
    const stored = await readFile(join(machine(1).mediaDir, path.slice('/media/'.length)))
    expect(stored.equals(Buffer.concat(parts))).toBe(true)
    expect((await readdir(machine(1).mediaDir)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
    if (kind === 'bucket') expect(await machine(0).disk.exists(path.slice(1))).toBe(true)
  })

  test('without a part, or of a film that is refused, leaves nothing', async () => {
    await putPart(machine(0), upload('b2'), 0, randomBytes(9))
    const before = await readdir(machine(0).mediaDir)
    const missing = await storeParts(machine(0), upload('b2'), 2, fine).catch((error: unknown) => error)
    expect(isMissing(missing)).toBe(true)
    const refused = new Error('refused')
    await expect(storeParts(machine(0), upload('b2'), 1, () => Promise.reject(refused))).rejects.toBe(refused)
    expect(await readdir(machine(0).mediaDir)).toEqual(before)
  })

  test('is erased by itself, with the others of its owner, or a day after its last part', async () => {
    for (const id of ['b3', 'b4', 'b5']) await putPart(machine(0), upload(id), 0, randomBytes(9))
    const left = async () => {
      const all = await Promise.all(['b3', 'b4', 'b5'].map((id) => partsOf(machine(1), upload(id))))
      return all.map(({ length }) => length)
    }
    await erase(machine(1), upload('b3'))
    await erase(machine(1), upload('b3'))
    expect(await left()).toEqual([0, 1, 1])
    await eraseOthers(machine(1), upload('b5'))
    expect(await left()).toEqual([0, 0, 1])
    expect(await sweepUploads(machine(0), new Date(Date.now() + 0.9 * day))).toBe(0)
    expect(await sweepUploads(machine(0), new Date(Date.now() + 1.1 * day))).toBe(1)
    expect(await left()).toEqual([0, 0, 0])
  })

  test('is known to have begun by its first part, and keeps its film until it is erased', async () => {
    const known = async () => [await hasBegun(machine(1), upload('b6')), await filmOf(machine(1), upload('b6'))]
    await putPart(machine(0), upload('b6'), 1, randomBytes(9))
    expect(await known()).toEqual([false, undefined])
    await putPart(machine(0), upload('b6'), 0, randomBytes(9))
    await noteFilm(machine(0), upload('b6'), '/media/0123456789abcdef/video.mp4')
    expect(await known()).toEqual([true, '/media/0123456789abcdef/video.mp4'])
    expect(await partsOf(machine(1), upload('b6'))).toEqual([0, 1])
    await erase(machine(1), upload('b6'))
    expect(await known()).toEqual([false, undefined])
  })

  test('needs room', async () => {
    expect([await hasRoom(machine(0), 1), await hasRoom(machine(0), 1e18)]).toEqual([true, false])
  })
})
