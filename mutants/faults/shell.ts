import type { Fault } from '../fault.ts'

export const shell: readonly Fault[] = []
