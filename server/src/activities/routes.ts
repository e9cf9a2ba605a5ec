import { getActivityPage } from '@portal/contract/activities'
import { findCities } from '../company/queries.ts'
import { route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { fieldText } from '../http/validate.ts'
import { selectActivityPage } from './queries.ts'

export const activityRoutes = [
  route(getActivityPage, async ({ input, db, language }) => {
    const cities = await findCities(db, input.cityList)
    const known = cities.filter((city) => city !== undefined)
    if (known.length < cities.length)
      throw new PortalError('invalid_input', { cityList: fieldText('unknownCity', language) })
    const { pageNum, pageSize } = input
    const page = await selectActivityPage(db, { pageNum, pageSize, cities: known }, language, new Date())
    return { ...page, pageNum, pageSize }
  }),
]
