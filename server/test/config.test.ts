import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, unknownSettings } from '../src/config.ts'

describe('settings', () => {
  test('have defaults that a newcomer can use: embedded database, demo content, this machine only', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: true,
      siteUrl: undefined,
      staffUrl: undefined,
    })
  })

  test('with an external database, demo content is off by default', () => {
    const DATABASE_URL = 'postgresql://portal:secret@db.example:5432/portal'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
  })

  test.each([
    [{}, true],
    [{ SITE_URL: 'http://localhost:3000', HOST: '127.0.0.1' }, true],
    [{ SITE_URL: 'http://[::1]:3000', HOST: '::1' }, true],
    [{ DEMO: 'off' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: 'care.example.org' }, false],
    [{ SITE_URL: 'https://care.example.org' }, false],
    [{ TRUST_PROXY: 'on' }, false],
  ])('[SEC-8] %j: whether the portal counts as being tried out on one machine is %s', (settings, development) => {
    expect(readConfig(settings).development).toBe(development)
  })

  test('an empty variable counts as absent; a trailing slash of SITE_URL is removed', () => {
    expect(readConfig({ PORT: '', SITE_URL: 'https://care.example/' })).toMatchObject({
      port: 3000,
      siteUrl: 'https://care.example',
    })
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SITE_URL', 'care.example'],
    ['STAFF_URL', 'desk.example'],
    ['SITE_URL', 'https://care.example/portal'],
    ['SITE_URL', 'https://care.example/?from=mail'],
    ['STAFF_URL', 'https://care.example/staff'],
    ['DATABASE_URL', 'mysql://x:hunter2@y/z'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
  ])('%s=%s is refused by name, and its value is not repeated', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(name)
    expect(read).not.toThrow('hunter2')
  })

  test('[OPS-16] a variable that looks like a setting and is none is found', () => {
    const environment = { SITE_URI: 'x', SMS_ACOUNT_SID: 'x', SITE_URL: 'x', PATH: 'x', NODE_ENV: 'x', LANG: 'x' }
    expect(unknownSettings(environment)).toEqual(['SITE_URI', 'SMS_ACOUNT_SID'])
  })

  test('all invalid variables are named together', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/)
  })
})
