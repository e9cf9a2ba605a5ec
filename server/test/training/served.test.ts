import { openFilm, postProgress } from '@portal/contract/training/own'
import { describe, expect, test } from 'vitest'
import { makeMp4 } from '../setup/mp4.ts'
import { newCaregiver, type Person } from '../setup/people.ts'
import { openTwoPortals } from '../setup/portal.ts'
import { assignTo, letPass, newFilm, newModule } from '../setup/training.ts'

const { portal, other } = await openTwoPortals()
const filmMs = 60_000

type Ranges = [number, number][]

/** A caregiver with a film of a minute, opened a minute ago. */
async function newViewer({ filmId }: { filmId?: string } = {}) {
  const person = await newCaregiver(portal)
  const trainingContentId = await newModule(portal.db, filmId ? { filmId } : {})
  await assignTo(portal.db, person, trainingContentId)
  return { person, trainingContentId, ...(await open(person, trainingContentId)) }
}

async function open(person: Person, trainingContentId: number) {
  const { viewingId, files } = (await portal.call(openFilm, { trainingContentId }, person.headers)).body.data
  await letPass(portal.db, person, 60)
  return { viewingId, files }
}

type Viewer = Awaited<ReturnType<typeof newViewer>>

const fileOf = ({ files }: Pick<Viewer, 'files'>, name = 'standard') => files.find(({ file }) => file === name)

/** Fetches a share of a file, from and to in per cent. */
async function fetchShare(viewer: Pick<Viewer, 'files'>, from: number, to: number, name = 'standard', at = portal) {
  const { src = '', bytes = 0 } = fileOf(viewer, name) ?? {}
  const [first, last] = [Math.floor((from / 100) * bytes), Math.floor((to / 100) * bytes) - 1]
  const answer = await at.send({ method: 'GET', url: src, headers: { range: `bytes=${first}-${last}` } })
  expect(answer.statusCode).toBe(206)
}

async function post({ person, trainingContentId, viewingId }: Viewer, ranges: Ranges) {
  const input = { trainingContentId, viewingId, ranges, positionMs: 0 }
  return (await portal.call(postProgress, input, person.headers)).body.data
}

const lengthOf = (ranges: Ranges) => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

describe('parts of a film that count as watched', () => {
  test('[SEC-46] nothing counts before any of the film was fetched, however much time has passed', async () => {
    const viewer = await newViewer()
    expect(await post(viewer, [[0, filmMs]])).toMatchObject({
      watched: [],
      videoStatus: 'not_started',
      notServed: [[0, filmMs]],
    })
    // The refused post has used none of the time.
    await fetchShare(viewer, 0, 100)
    expect(await post(viewer, [[0, filmMs]])).toMatchObject({ videoStatus: 'completed', notServed: [] })
  })

  test('[SEC-46] half counts when half of the film was fetched', async () => {
    const viewer = await newViewer()
    await fetchShare(viewer, 0, 50)
    const { watched, videoStatus, notServed } = await post(viewer, [[0, filmMs]])
    expect(videoStatus).toBe('in_progress')
    expect(watched).toHaveLength(1)
    expect(lengthOf(watched)).toBeGreaterThanOrEqual(filmMs / 2)
    expect(lengthOf(watched)).toBeLessThan(filmMs * 0.55)
    expect(lengthOf(watched) + lengthOf(notServed)).toBe(filmMs)
  })

  test('[SEC-46] parts fetched in any order, in both sizes and from two processes, add up', async () => {
    const viewer = await newViewer()
    await Promise.all([
      fetchShare(viewer, 60, 100, 'standard', other),
      fetchShare(viewer, 0, 25, 'low'),
      fetchShare(viewer, 25, 60, 'low', other),
    ])
    expect(await post(viewer, [[0, filmMs]])).toMatchObject({ watched: [[0, filmMs]], videoStatus: 'completed' })
  })

  test('[SEC-46] parts fetched before a reload still count and are requested only once', async () => {
    const viewer = await newViewer()
    await fetchShare(viewer, 0, 100)
    const again = { ...viewer, ...(await open(viewer.person, viewer.trainingContentId)) }
    expect(await post(again, [[0, filmMs]])).toMatchObject({ watched: [[0, filmMs]], notServed: [] })
  })

  test('[SEC-46] parts fetched by one caregiver do not count for another', async () => {
    const viewer = await newViewer()
    const colleague = await newCaregiver(portal)
    await assignTo(portal.db, colleague, viewer.trainingContentId)
    await fetchShare(await open(colleague, viewer.trainingContentId), 0, 100)
    expect((await post(viewer, [[0, filmMs]])).watched).toEqual([])
  })

  test('[SEC-46] unevenly distributed bytes count by their playing time', async () => {
    // The last two seconds have nearly all bytes.
    const { bytes, offsets } = makeMp4([...Array(14).fill(100), 30_000, 30_000])
    const viewer = await newViewer({ filmId: (await newFilm(portal.db, 16, bytes)).id })
    await fetchShare(viewer, 0, (100 * (offsets[13] ?? 0)) / bytes.length)
    const { watched } = await post(viewer, [[0, 16_000]])
    expect(watched).toEqual([[0, 13_960]])
    await fetchShare(viewer, (100 * (offsets[14] ?? 0)) / bytes.length, 100)
    expect((await post(viewer, [[0, 16_000]])).watched).toEqual([[0, 16_000]])
  })
})
