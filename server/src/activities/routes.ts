import * as own from '@portal/contract/activities/own'
import * as open from '@portal/contract/activities/public'
import * as staff from '@portal/contract/activities/staff'
import * as door from '@portal/contract/activities/staff-door'
import { findCities } from '../company/queries.ts'
import { type Caller, publicRead, type Read, route } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { activityCalendar } from './activity-calendar.ts'
import { noteArrival } from './arrivals.ts'
import { callOffActivity } from './call-off.ts'
import { limits } from './limits.ts'
import { selectActivityPage } from './list.ts'
import { selectMyActivities } from './my-activities.ts'
import { checkIn, readParticipants } from './participants.ts'
import { selectActivity, selectActivityTypes, selectTopActivities } from './queries.ts'
import { cancelRegistration, register, selectRegistration } from './registrations.ts'
import { activityWords } from './search-variants.ts'
import { selectStaffActivity, selectStaffActivityPage } from './staff-queries.ts'

const current = ({ db, input, language }: Read<{ id: number }>) => selectStaffActivity(db, input.id, language)

/** Tables that a card is read from; free places are in `activities`. */
const cards = ['activities', 'cities'] as const

/** The subject of the limit on registering and cancelling. */
const placeOf = ({ caller, input }: { caller: Caller; input: { activityId: number } }) => ({
  account: caller.accountId,
  activity: String(input.activityId),
})

export const activityRoutes = [
  publicRead(
    open.getActivityPage,
    async ({ input, db, content, language, now }) => {
      const found = await findCities({ db, content }, input.cityList)
      const cities = found.filter((city) => city !== undefined)
      if (cities.length < found.length) throw new PortalError('invalid_input', { cityList: 'unknownCity' })
      const { pageNum, pageSize, activityTypeId: type, keyword } = input
      const words = keyword ? await activityWords({ db, content }) : []
      const filter = { pageNum, pageSize, cities, type: type || undefined, keyword, words }
      const page = await selectActivityPage(db, filter, language, now)
      return { ...page, pageNum, pageSize }
    },
    [...cards, 'activity_type_links', 'activity_types', 'search_synonyms'],
  ),
  publicRead(open.getTopActivities, ({ db, language, now }) => selectTopActivities(db, language, now), cards),
  publicRead(open.getActivityTypes, ({ db, language }) => selectActivityTypes(db, language), ['activity_types']),
  publicRead(open.getActivity, ({ db, input, language, now }) => selectActivity(db, input.id, language, now), [
    ...cards,
    'activity_type_links',
    'activity_types',
    'activity_registrations',
    'activity_moves',
  ]),

  route(open.getActivityCalendar, (call) => activityCalendar(call, call.input.id)),
  route(own.getRegistration, ({ db, caller, input }) => selectRegistration(db, input.activityId, caller.accountId)),
  route(own.register, (call) => {
    const { caller, language, input, throttles } = call
    const person = { accountId: caller.accountId, language }
    return throttles.countDone(limits.placeByAccountDaily, placeOf(call), () => register(call, person, input))
  }),
  route(own.cancelRegistration, (call) => {
    const cancel = () => cancelRegistration(call, call.caller.accountId, call.input.activityId)
    return call.throttles.countDone(limits.placeByAccountDaily, placeOf(call), cancel)
  }),
  route(own.getMyActivities, (call) =>
    selectMyActivities(call.db, call.caller.accountId, call.input, call.language, new Date()),
  ),

  route(staff.getStaffActivityPage, ({ db, input, language }) => selectStaffActivityPage(db, input, language)),
  route(staff.getStaffActivity, (call) => current(call)),
  route(staff.callOffActivity, (call) => callOffActivity(call, call.input, call.input.reason), current),
  route(door.getParticipants, (call) => readParticipants(call, call.input.id)),
  route(door.checkIn, (call) => checkIn(call, call.caller, call.input.id, call.input.checkInCode)),
  route(door.noteArrival, (call) => noteArrival(call, call.input)),
]
