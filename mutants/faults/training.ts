import type { Fault } from '../fault.ts'

export const training: readonly Fault[] = []
