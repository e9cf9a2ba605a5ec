import type { LogEnd } from './head.ts'

/** Formats an end of the log for keeping outside: `<number>:<hash>`. */
export function textOf({ number, mac }: LogEnd): string {
  return `${number}:${mac.toString('hex')}`
}

/** Parses the format of `textOf`; undefined for anything else. */
export function endOf(text: string): LogEnd | undefined {
  const [, number, mac] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? []
  return number && mac ? { number: BigInt(number), mac: Buffer.from(mac, 'hex') } : undefined
}
