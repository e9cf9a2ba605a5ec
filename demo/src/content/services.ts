import { medicaidServices } from './services/medicaid.ts'
import { personalServices } from './services/personal.ts'
import { supportServices } from './services/support.ts'
import type { DemoService } from './types.ts'

export const services: DemoService[] = [...personalServices, ...medicaidServices, ...supportServices]
