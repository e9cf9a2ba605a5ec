import childProcess, { type ChildProcess } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { setPriority } from 'node:os'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { acceptUpload } from '../../src/files/upload.ts'
import { photo } from './photo.ts'

const forked = { now: (_child: ChildProcess) => {}, settings: {} as object, file: '' }

const { fork } = childProcess
const spy = vi.spyOn(childProcess, 'fork').mockImplementation(((file: string, settings: object) => {
  forked.settings = settings
  const child = fork(forked.file || file, settings)
  forked.now(child)
  return child
}) as typeof fork)
syncBuiltinESMExports()

afterAll(() => {
  spy.mockRestore()
  syncBuiltinESMExports()
})

describe('the process that decodes a picture', () => {
  test('has none of our secrets, and exits by itself', async () => {
    let child: ChildProcess | undefined
    forked.now = (started) => {
      child = started
    }
    await acceptUpload(await photo().jpeg().toBuffer(), 'mei')
    expect(forked.settings).toMatchObject({ env: { MALLOC_ARENA_MAX: '1' }, timeout: 15_000, killSignal: 'SIGKILL' })
    expect(forked.settings).toHaveProperty('execArgv', expect.arrayContaining(['--permission']))
    await expect.poll(() => child?.exitCode).toBe(0)
  })

  test('[FILE-4] works in a portal of a lower priority than its own', async () => {
    forked.now = (child) => setPriority(child.pid ?? 0, 15)
    expect(await acceptUpload(await photo().jpeg().toBuffer(), 'mei')).toMatchObject({ width: 320, height: 240 })
    forked.now = () => {}
  })

  test('a picture that crashes it is refused, and the next one accepted', async () => {
    const jpeg = await photo().jpeg().toBuffer()
    forked.now = (child) => child.kill('SIGSEGV')
    await expect(acceptUpload(jpeg, 'mei')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { file: 'uploadUnreadable' },
    })
    forked.now = () => {}
    expect(await acceptUpload(jpeg, 'mei')).toMatchObject({ width: 320, height: 240 })
  })

  test('a failure to start is a server error', async () => {
    forked.file = '/nowhere/at/all.ts'
    await expect(acceptUpload(await photo().jpeg().toBuffer(), 'mei')).rejects.toThrow('ended with 1')
    forked.file = ''
  })
})
