import type { Fault } from '../fault.ts'

export const home: readonly Fault[] = []
