import type { Fault } from '../fault.ts'

export const accounts: readonly Fault[] = []
