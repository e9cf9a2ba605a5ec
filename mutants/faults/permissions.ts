import type { Fault } from '../fault.ts'

export const permissions: readonly Fault[] = []
