import { route } from '@react-router/dev/routes'

export const open = [
  route('community/activity/list', 'activities/list/list.tsx', { id: 'activity-list' }),
  route('community/activity/search', 'activities/list/search.tsx', { id: 'activity-search' }),
  route('community/activity/result', 'activities/result.tsx', { id: 'activity-result' }),
]

export const guarded = [route('community/activity/:id', 'activities/activity.tsx', { id: 'activity-detail' })]
