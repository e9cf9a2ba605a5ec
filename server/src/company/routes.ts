import { getCityList, getCompanyAddresses, getContactInfo } from '@portal/contract/company'
import { route } from '../http/dispatch.ts'
import { selectCityNames, selectCompanyAddresses, selectContactInfo } from './queries.ts'

export const companyRoutes = [
  route(getContactInfo, ({ db, language }) => selectContactInfo(db, language)),
  route(getCompanyAddresses, ({ db, language }) => selectCompanyAddresses(db, language)),
  route(getCityList, ({ db, language }) => selectCityNames(db, language)),
]
