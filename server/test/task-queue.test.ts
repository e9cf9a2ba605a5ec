import { describe, expect, test } from 'vitest'
import { limitAtOnce, taskQueue, taskQueueByOwner } from '../src/http/input/task-queue.ts'

/** Tasks that end on request and record when they start. */
function manualWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<void>((end) => {
      begun.push(name)
      ends.push(end)
    })
  async function finishAll(count: number) {
    for (let done = 0; done < count; done += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0)
      ends.shift()?.()
    }
  }
  return { begun, work, finishAll }
}

describe('a task queue by owner', () => {
  test('[SEC-12] an owner with one task waits behind one task of another owner, not behind all of them', async () => {
    const { begun, work, finishAll } = manualWork()
    const runTask = taskQueueByOwner(taskQueue(1, 40), 8)
    const many = Array.from({ length: 8 }, (_, n) => runTask('greedy', work(`greedy ${n}`)))
    const one = runTask('modest', work('modest'))
    await finishAll(9)
    await Promise.all([...many, one])
    expect(begun.slice(0, 3)).toEqual(['greedy 0', 'modest', 'greedy 1'])
  })

  test('without owners, a task waits behind all others', async () => {
    const { begun, work, finishAll } = manualWork()
    const runTask = taskQueue(1, 40)
    const all = [...Array(8).keys()].map((n) => runTask(work(`greedy ${n}`)))
    all.push(runTask(work('modest')))
    await finishAll(9)
    await Promise.all(all)
    expect(begun.indexOf('modest')).toBe(8)
  })

  test('[SEC-12] too many tasks of one owner are refused, other owners’ are not', async () => {
    const { work, finishAll } = manualWork()
    const runTask = taskQueueByOwner(taskQueue(1, 40), 3)
    const taken = [1, 2, 3].map((n) => runTask('greedy', work(`greedy ${n}`)))
    await expect(runTask('greedy', work('too much'))).rejects.toMatchObject({ code: 'unavailable' })
    const other = runTask('modest', work('modest'))
    await finishAll(4)
    await Promise.all([...taken, other])
    const again = runTask('greedy', work('later'))
    await finishAll(1)
    await again
  })
})

test('[SEC-13] tasks beyond the limit, in total or of one owner, are refused until one has ended', async () => {
  const { work, finishAll } = manualWork()
  const withinLimit = limitAtOnce(3, 2)
  const taken = [withinLimit('a', work('a1')), withinLimit('a', work('a2'))]
  await expect(withinLimit('a', work('a3'))).rejects.toMatchObject({ code: 'unavailable' })
  taken.push(withinLimit('b', work('b1')))
  await expect(withinLimit('c', work('c1'))).rejects.toMatchObject({ code: 'unavailable' })
  await finishAll(3)
  await Promise.all(taken)
  const again = withinLimit('c', work('c1'))
  await finishAll(1)
  await again
})

describe('[SEC-31] places are shared fairly', () => {
  /** Takes places of an owner; each task notes when it is ended for somebody else. */
  function scene(max: number, maxEach: number) {
    const withinLimit = limitAtOnce(max, maxEach)
    const ended: string[] = []
    const take = (owner: string, name: string) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const giveWay = (now: boolean) => {
        if (now) {
          ended.push(name)
          resolve()
        }
        return now
      }
      return withinLimit(owner, () => promise, giveWay)
    }
    return { take, ended }
  }

  test('a newcomer takes the oldest place of the owner who has the most', async () => {
    const { take, ended } = scene(5, 4)
    for (const name of ['a1', 'a2', 'a3']) take('a', name)
    for (const name of ['b1', 'b2']) take('b', name)
    take('c', 'c1')
    expect(ended).toEqual(['a1'])
    take('c', 'c2').catch(() => {})
    expect(ended).toEqual(['a1'])
  })

  test('a second task of an owner takes no place from those who have two', async () => {
    const { take, ended } = scene(5, 4)
    for (const [owner, name] of [
      ['a', 'a1'],
      ['a', 'a2'],
      ['b', 'b1'],
      ['b', 'b2'],
      ['c', 'c1'],
    ] as const)
      take(owner, name)
    await expect(take('c', 'c2')).rejects.toMatchObject({ code: 'unavailable' })
    expect(ended).toEqual([])
  })

  test('owners with one place each are not ended for a newcomer', async () => {
    const { take, ended } = scene(3, 2)
    for (const owner of ['a', 'b', 'c']) take(owner, owner)
    await expect(take('d', 'd')).rejects.toMatchObject({ code: 'unavailable' })
    expect(ended).toEqual([])
  })
})
