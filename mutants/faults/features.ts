import type { Fault } from '../fault.ts'

export const features: readonly Fault[] = []
