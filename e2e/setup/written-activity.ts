import type { APIRequestContext } from '@playwright/test'
import { type activityKind, managedActivities } from '@portal/contract/activities/content'
import { getActivityPage } from '@portal/contract/activities/public'
import type { DraftOf } from '@portal/contract/content/kind'
import { type Caller, call } from './api'
import { publishContent } from './publish-content'

export type WrittenActivity = DraftOf<(typeof activityKind)['fields']>

const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })

/** What an activity says that is far in the future, so that other tests do not come across it. */
export async function writtenActivity(
  request: APIRequestContext,
  more: Partial<WrittenActivity> = {},
): Promise<WrittenActivity> {
  const { records } = await call(request, getActivityPage, {})
  return {
    title: inAll('Tea in the garden'),
    startsAt: '2098-06-01 10:00',
    endsAt: '2098-06-01 12:00',
    registrationOpensAt: '2020-01-01 09:00',
    registrationClosesAt: '2098-05-31 18:00',
    quota: 12,
    cityId: 'queens',
    types: ['food'],
    location: inAll('The garden'),
    description: inAll('Green tea and cake.'),
    requirements: none,
    notes: none,
    price: none,
    spoken: none,
    access: none,
    transport: none,
    pictures: [{ picture: records[0]?.coverPcFileIdList[0] ?? '', alt: none, caption: none }],
    ...more,
  }
}

/** Publishes an activity, a new one unless its id is given. @returns its id */
export async function publishActivity(
  request: APIRequestContext,
  staff: Caller,
  content: WrittenActivity,
  id?: number,
): Promise<number> {
  const record = await publishContent(request, managedActivities, { content, staff, ...(id && { id: String(id) }) })
  return Number(record.id)
}
