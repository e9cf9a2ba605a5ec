import { getCityList, getCompanyAddresses, getContactInfo } from '@portal/contract/company/public'
import { publicRead } from '../http/dispatch.ts'
import { selectCityNames, selectCompanyAddresses, selectContactInfo } from './queries.ts'

export const companyRoutes = [
  publicRead(getContactInfo, ({ db, language }) => selectContactInfo(db, language), ['company']),
  publicRead(getCompanyAddresses, ({ db, language }) => selectCompanyAddresses(db, language), ['offices']),
  publicRead(getCityList, ({ db, language }) => selectCityNames(db, language), ['cities']),
]
