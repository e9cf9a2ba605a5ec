import type { Fault } from '../fault.ts'

export const care: readonly Fault[] = []
