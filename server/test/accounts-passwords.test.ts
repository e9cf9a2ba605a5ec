import { describe, expect, test } from 'vitest'
import { hashPassword, passwordFits } from '../src/accounts/login/passwords.ts'

/** Hashes from node:crypto's argon2, which the portal used first, including one with the reference implementation's costs. */
const stored = {
  'Warm-soup-24': '$argon2id$v=19$m=19456,t=2,p=1$j9yZdw+2CH/3H3mGXqRQGA$dyNNe3J2m345FYszgmZVHWdjen/ZFUH2ONlNzQWjbl4',
  '暖湯-Soup-24': '$argon2id$v=19$m=19456,t=2,p=1$QQGlEILKLghNz6K5ei8HaQ$HjkZeTd4nuda48pdeFXx0ghwZ3zkwDxk7B1nIqu3JWM',
  'Other-costs-3': '$argon2id$v=19$m=8192,t=3,p=2$Leb+0bXhv5TcnSGkfMpCbw$5CpmPpkgi+bOBCzAClZu4O7IER/F0YE/r1tmyV0e/P4',
}

describe('stored passwords', () => {
  test.each(Object.entries(stored))('%s matches its stored hash, other passwords do not', async (password, hash) => {
    expect(await passwordFits(password, hash)).toBe(true)
    expect(await passwordFits(`${password} `, hash)).toBe(false)
    expect(await passwordFits('', hash)).toBe(false)
  })

  test('a new hash contains its function, its costs and a fresh salt', async () => {
    const [one, other] = await Promise.all([hashPassword('Warm-soup-24'), hashPassword('Warm-soup-24')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await passwordFits('Warm-soup-24', one)).toBe(true)
  })

  test('without a stored hash no password matches', async () => {
    expect(await passwordFits('Warm-soup-24', undefined)).toBe(false)
  })
})
