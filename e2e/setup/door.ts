import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { register } from '@portal/contract/activities/own'
import { getParticipants } from '@portal/contract/activities/staff-door'
import { type Caller, call } from './api'
import { newAccount } from './own-account'
import { seed } from './seed'
import { publishActivity, writtenActivity } from './written-activity'

const same = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text })

/** An activity that has just begun, with `people` who signed up, of whom those beyond the quota wait. */
export async function openDoor(request: APIRequestContext, staff: Caller, people: number, quota = people) {
  const door = await newDoor(request, staff, people, quota)
  return { ...door, endsAt: await seed('activityNow', { id: door.id }) }
}

/** The same, far ahead, while its door is closed. */
export async function newDoor(request: APIRequestContext, staff: Caller, people: number, quota = people) {
  const title = `Tea at the door ${randomInt(1_000_000_000)}`
  const id = await publishActivity(request, staff, await writtenActivity(request, { title: same(title), quota }))
  const phones: string[] = []
  for (let i = 0; i < people; i++) {
    const account = await newAccount(request)
    await call(request, register, { activityId: id, waitIfFull: true }, account)
    phones.push(account.phone)
  }
  return { id, title, phones, list: () => call(request, getParticipants, { id }, staff) }
}
