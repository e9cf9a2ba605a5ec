/** Tells whoever waits how far the work is. */
export type Progress = (done: string) => void

/** Bytes in words: 12 MB. */
export function inBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** step
  return `${amount.toFixed(step > 0 && amount < 10 ? 1 : 0)} ${units[step]}`
}

export const inNumbers = (count: number) => count.toLocaleString('en-US')
