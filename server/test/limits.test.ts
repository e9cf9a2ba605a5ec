import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, sendCode } from '@portal/contract/accounts/public'
import { getCityList } from '@portal/contract/company/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { describe, expect, test } from 'vitest'
import { startBucket } from './setup/files.ts'
import { newPhone } from './setup/people.ts'
import { openPortal, startPortal, type TestPortal } from './setup/portal.ts'

const portal = await openPortal({ settings: { RATE_LIMIT: '50', TRUST_PROXY: 'on' } })

/** Headers with the caller's address, as from the proxy in front. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const inNetwork = (network: string) => (i: number) => from(`${network}:${i.toString(16)}::${i.toString(16)}`)

describe('limits by network', () => {
  test('[SEC-5] one home line with 2^64 IPv6 addresses gets no more requests than one address', async () => {
    const address = inNetwork('2001:db8:0:1')
    const statuses: number[] = []
    for (let i = 1; i <= 60; i++) {
      const url = `/home/content/cityList?nonce=${i}`
      statuses.push((await portal.send({ method: 'GET', url, headers: address(i) })).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await portal.call(getCityList, {}, from('2001:db8:0:2::1'))).status).toBe(200)
  })

  test('[SEC-5] one /64 network gets at most thirty codes an hour', async () => {
    const address = inNetwork('2001:db8:0:3')
    const ask = (i: number) => portal.call(sendCode, { phone: newPhone(), purpose: 'register' }, address(i))
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(i + 1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  })

  test('[SEC-5] both notations of an IPv4 address share one count', async () => {
    const spellings = ['198.51.100.7', '::ffff:198.51.100.7']
    const ask = (i: number) =>
      portal.call(sendCode, { phone: newPhone(), purpose: 'register' }, from(spellings[i % 2] ?? ''))
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(i)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect((await portal.call(login, { username: 'nobody', password: 'x' }, from('198.51.100.7'))).status).toBe(400)
  })

  test('[SEC-5] [SEC-31] once strangers from many networks have had 300 codes in an hour, each block gets three more', async () => {
    await portal.db.deleteFrom('throttles').execute()
    const send = (block: number) =>
      portal.call(sendCode, { phone: newPhone(), purpose: 'register' }, from(`10.0.${block}.1`))
    const ask = async (times: number) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++)
        statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, j) => send(j)))).map(({ status }) => status))
      return statuses.filter((status) => status === 200).length
    }
    expect(await ask(15)).toBe(300)
    expect(await ask(5)).toBe(60)
  })

  test('[SEC-5] a code is not sent to foreign or premium-rate numbers, with an error at the field', async () => {
    const answer = await portal.call(
      sendCode,
      { phone: '876-555-0123', purpose: 'register' },
      { 'accept-language': 'zh-TW' },
    )
    expect(answer).toMatchObject({ status: 400, body: { fields: { phone: fieldTexts.phoneNotUs['zh-TW'] } } })
  })
})

describe('requests outside of endpoints', () => {
  /** Sends more requests from one address than the limit per minute, and returns their statuses. */
  async function flood(at: TestPortal, address: string, request: (i: number) => { method: string; url: string }) {
    const statuses: number[] = []
    for (let i = 0; i < 60; i++)
      statuses.push(
        (await at.send({ ...request(i), headers: { ...from(address), authorization: `nobody${i}` } })).statusCode,
      )
    return statuses
  }
  const limited = (status: number) => [...Array(50).fill(status), ...Array(10).fill(429)]

  test('[SEC-16] unknown paths and methods below /home/api/ count, since they look up the token', async () => {
    const unknown = await flood(portal, '198.51.100.8', (i) => ({ method: 'GET', url: `/home/api/nothing/${i}` }))
    expect(unknown).toEqual(limited(401))
    const others = await flood(portal, '198.51.100.9', () => ({ method: 'PUT', url: '/home/api/user/patient/info' }))
    expect(others).toEqual(limited(401))
  })

  test('[SEC-16] media missing locally count, since they query the bucket; local ones do not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-limits-'))
    const bucket = await startBucket(folder)
    const shared = await startPortal({ settings: { RATE_LIMIT: '50', TRUST_PROXY: 'on', FILES_URL: bucket.url } })
    const random = (i: number) => ({ method: 'GET', url: `/media/${String(i).padStart(16, '0')}/video.mp4` })
    expect(await flood(shared, '198.51.100.10', random)).toEqual(limited(404))
    const { picture } = await shared.db.selectFrom('banners').select('picture').executeTakeFirstOrThrow()
    const here = await flood(shared, '198.51.100.11', () => ({ method: 'GET', url: picture }))
    expect(new Set(here)).toEqual(new Set([200]))
    await shared.close()
    await bucket.close()
    await rm(folder, { recursive: true, force: true })
  })
})
