import { getCityList, getContactInfo, getOffices } from '@portal/contract/company/public'
import { publicRead } from '../http/dispatch.ts'
import { selectCityNames, selectContactInfo, selectOffices } from './queries.ts'

export const companyRoutes = [
  publicRead(getContactInfo, ({ db, language }) => selectContactInfo(db, language), ['company']),
  publicRead(getOffices, ({ db, language }) => selectOffices(db, language), ['offices']),
  publicRead(getCityList, ({ db, language }) => selectCityNames(db, language), ['cities']),
]
