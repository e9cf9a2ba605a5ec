import { describe, expect, test } from 'vitest'
import { compareClocks } from '../src/db/clock.ts'
import { openPortal } from './setup/portal.ts'

const { db } = await openPortal()
const shifted = (ms: number) => () => new Date(Date.now() + ms)

describe('[OPS-12] the clock of a process', () => {
  test('may be half a minute off the database’s', async () => {
    expect(Math.abs(await compareClocks(db))).toBeLessThan(30_000)
    expect(Math.round((await compareClocks(db, shifted(-20_000))) / 10_000)).toBe(2)
  })

  test.each([
    ['35 minutes behind', -35 * 60_000],
    ['35 minutes ahead of', 35 * 60_000],
    ['60 seconds behind', -60_000],
  ])('that is %s it is told, with what to do', async (said, ms) => {
    await expect(compareClocks(db, shifted(ms))).rejects.toThrow(`${said} the database’s`)
    await expect(compareClocks(db, shifted(ms))).rejects.toThrow('timedatectl set-ntp true')
  })
})
