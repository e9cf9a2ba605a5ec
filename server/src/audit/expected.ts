import type { LogEnd } from './head.ts'

/** An end of the log as it is kept outside: `<number>:<hash>`. */
export function textOf({ number, mac }: LogEnd): string {
  return `${number}:${mac.toString('hex')}`
}

/** Reads what `textOf` wrote; undefined when it is something else. */
export function endOf(text: string): LogEnd | undefined {
  const [, number, mac] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? []
  return number && mac ? { number: BigInt(number), mac: Buffer.from(mac, 'hex') } : undefined
}
