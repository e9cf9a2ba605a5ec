import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, paging, repeated } from './paging.ts'
import { picturePath } from './picture-path.ts'

export const ActivityCard = z.object({
  id: z.int(),
  title: z.string(),
  coverPcFileIdList: z.array(picturePath).check(z.describe('the first is the cover')),
  activityStartTime: z.string().check(z.describe('New York wall time, YYYY-MM-DD HH:mm')),
  city: z.string(),
  activityStatus: z.enum(['sign_up', 'ended']),
  registerStatus: z.enum(['not_full', 'full']),
})
export type ActivityCard = z.infer<typeof ActivityCard>

export const getActivityPage = endpoint({
  method: 'GET',
  path: '/content/activity/page',
  access: 'visitor',
  doc: 'Activities, the next one first and past ones last. cityList empty or absent means every city.',
  input: z.object({ ...paging, cityList: repeated(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))) }),
  output: pageOf(ActivityCard),
})
