import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networkOf } from '../src/http/guards/network.ts'

const hex = (group: number) => group.toString(16)
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
/** Excludes addresses that start with zeros, whose short form has its own rules, such as IPv4-mapped ones. */
const ordinary = groups.filter(([first = 0]) => first !== 0)

const spellings: ((address: number[]) => string)[] = [
  (address) => address.map(hex).join(':'),
  (address) => address.map((group) => hex(group).padStart(4, '0').toUpperCase()).join(':'),
  (address) => new URL(`http://[${address.map(hex).join(':')}]`).hostname.slice(1, -1),
  (address) => `${address.map(hex).join(':')}%eth0`,
  (address) => `[${address.map(hex).join(':')}]:443`,
  (address) => `${address.slice(0, 6).map(hex).join(':')}:${dotted(address.slice(6))}`,
]
const dotted = (pair: number[]) => pair.flatMap((group) => [group >> 8, group & 255]).join('.')

describe('the network that an address is counted by', () => {
  test('[SEC-5] an IPv6 address counts by its /64, whatever its second half and notation', () => {
    fc.assert(
      fc.property(ordinary, ordinary, (one, other) => {
        const neighbor = [...one.slice(0, 4), ...other.slice(4)]
        const networks = new Set([one, neighbor].flatMap((each) => spellings.map((spell) => networkOf(spell(each)))))
        expect([...networks]).toEqual([`${one.slice(0, 4).map(hex).join(':')}::/64`])
      }),
    )
  })

  test('[SEC-5] two /64 networks are never counted together', () => {
    fc.assert(
      fc.property(ordinary, ordinary, (one, other) => {
        const same = one.slice(0, 4).join() === other.slice(0, 4).join()
        expect(networkOf(one.map(hex).join(':')) === networkOf(other.map(hex).join(':'))).toBe(same)
      }),
    )
  })

  test('[SEC-5] an IPv4 address counts as itself, even in IPv6 notation', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        for (const form of [
          address,
          `::ffff:${address}`,
          `::FFFF:${address}%1`,
          `[::ffff:${address}]:80`,
          `${address}:80`,
        ])
          expect(networkOf(form)).toBe(address)
      }),
    )
  })

  test('[SEC-5] a value that is not an address is its own key and does not throw', () => {
    expect(networkOf('')).toBe('')
    fc.assert(fc.property(fc.string(), (text) => typeof networkOf(text) === 'string'))
  })
})
