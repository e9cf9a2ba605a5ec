import { brooklynActivities } from './activities/brooklyn.ts'
import { manhattanActivities } from './activities/manhattan.ts'
import { queensActivities } from './activities/queens.ts'
import { statenIslandActivities } from './activities/staten-island.ts'
import type { DemoActivity, DemoActivityType } from './types.ts'

export const activityTypes: DemoActivityType[] = [
  { key: 'exercise', name: { en: 'Exercise', 'zh-CN': '运动健身', 'zh-TW': '運動健身' } },
  { key: 'arts', name: { en: 'Arts and crafts', 'zh-CN': '文艺手工', 'zh-TW': '藝文手作' } },
  { key: 'health', name: { en: 'Health', 'zh-CN': '健康', 'zh-TW': '健康' } },
  { key: 'food', name: { en: 'Food and cooking', 'zh-CN': '美食烹饪', 'zh-TW': '美食烹飪' } },
  { key: 'technology', name: { en: 'Phones and computers', 'zh-CN': '手机电脑', 'zh-TW': '手機電腦' } },
  { key: 'celebration', name: { en: 'Parties and games', 'zh-CN': '聚会娱乐', 'zh-TW': '聯誼同樂' } },
]

export const activities: DemoActivity[] = [
  ...manhattanActivities,
  ...brooklynActivities,
  ...queensActivities,
  ...statenIslandActivities,
]
