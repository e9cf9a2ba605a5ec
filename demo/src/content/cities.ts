import type { DemoCity } from './types.ts'

export const cities: DemoCity[] = [
  { key: 'manhattan', name: { en: 'Manhattan', 'zh-CN': '曼哈顿', 'zh-TW': '曼哈頓' } },
  { key: 'brooklyn', name: { en: 'Brooklyn', 'zh-CN': '布鲁克林', 'zh-TW': '布碌崙' } },
  { key: 'queens', name: { en: 'Queens', 'zh-CN': '皇后区', 'zh-TW': '皇后區' } },
  { key: 'staten-island', name: { en: 'Staten Island', 'zh-CN': '斯塔滕岛', 'zh-TW': '史泰登島' } },
]
