import '@portal/contract/staff/field-texts'
import type { Domain } from '../domain.ts'
import { PeopleError } from './errors.ts'
import { resealStaff, sealedStaffColumns } from './reseal.ts'
import { staffRoutes } from './routes.ts'
import './tables.ts'

export const staff: Domain = {
  routes: staffRoutes,
  errors: PeopleError,
  sealed: sealedStaffColumns,
  reseal: resealStaff,
}
