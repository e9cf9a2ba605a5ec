import type { Fault } from '../fault.ts'

export const errors: readonly Fault[] = []
