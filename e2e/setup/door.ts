import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { register } from '@portal/contract/activities/own'
import { getActivityPage } from '@portal/contract/activities/public'
import { createActivity } from '@portal/contract/activities/staff'
import { getParticipants } from '@portal/contract/activities/staff-door'
import { type Caller, call } from './api'
import { newAccount } from './own-account'
import { seed } from './seed'

const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text })

/** An activity that has just begun, with `people` who signed up, of whom those beyond the quota wait. */
export async function openDoor(request: APIRequestContext, staff: Caller, people: number, quota = people) {
  const door = await newDoor(request, staff, people, quota)
  return { ...door, endsAt: await seed('activityNow', { id: door.id }) }
}

/** The same, far ahead, while its door is closed. */
export async function newDoor(request: APIRequestContext, staff: Caller, people: number, quota = people) {
  const { records } = await call(request, getActivityPage, {})
  const title = `Tea at the door ${randomInt(1_000_000_000)}`
  const { id } = await call(
    request,
    createActivity,
    {
      title: same(title),
      location: same('The garden'),
      description: same('Green tea and cake.'),
      pictures: records[0]?.coverPcFileIdList.slice(0, 1) ?? [],
      activityTypeIds: ['food'],
      city: 'Queens',
      // Far in the future, so that other tests do not come across it.
      activityStartTime: '2098-06-01 10:00',
      activityEndTime: '2098-06-01 12:00',
      registrationStartTime: '2020-01-01 09:00',
      registrationEndTime: '2098-05-31 18:00',
      quota,
    },
    staff,
  )
  const phones: string[] = []
  for (let i = 0; i < people; i++) {
    const account = await newAccount(request)
    await call(request, register, { activityId: id, waitIfFull: true }, account)
    phones.push(account.phone)
  }
  return { id, title, phones, list: () => call(request, getParticipants, { id }, staff) }
}
