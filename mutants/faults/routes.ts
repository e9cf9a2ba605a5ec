import type { Fault } from '../fault.ts'

export const routes: readonly Fault[] = []
