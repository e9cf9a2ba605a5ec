import { describe, expect, test } from 'vitest'
import { InsideAddressError, isPublicAddress, lookupPublic, pushAddress } from '../../src/messages/push/addresses.ts'

describe('the portal posts to the public internet only', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    'nonsense',
    '',
  ])('%s is inside', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['8.8.8.8', '172.32.0.1', '142.250.1.1', '2607:f8b0:4006::200a', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test('a name that leads inside is not connected to, in either form of the lookup', async () => {
    const looked = (options: { all: boolean }) =>
      new Promise((resolve) => lookupPublic('localhost', options, (error) => resolve(error)))
    expect(await looked({ all: true })).toBeInstanceOf(InsideAddressError)
    expect(await looked({ all: false })).toBeInstanceOf(InsideAddressError)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://sg2p.notify.windows.com/w/?token=abc',
  ])('%s is allowed', (endpoint) => expect(pushAddress(endpoint, { local: false })?.href).toBe(endpoint))

  test('this machine is allowed while the portal is tried out there, and nothing else inside', () => {
    expect(pushAddress('http://127.0.0.1:9000/x', { local: true })?.port).toBe('9000')
    expect(pushAddress('http://127.0.0.1:9000/x', { local: false })).toBeUndefined()
    expect(pushAddress('http://192.168.1.1/x', { local: true })).toBeUndefined()
  })
})
