import type { Fault } from '../fault.ts'

export const console: readonly Fault[] = []
