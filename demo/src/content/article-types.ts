import type { DemoArticleType } from './news-types.ts'

export const articleTypes: DemoArticleType[] = [
  { key: 'agency', name: { en: 'From our agency', 'zh-CN': '机构动态', 'zh-TW': '機構消息' } },
  { key: 'health', name: { en: 'Healthy at home', 'zh-CN': '居家健康', 'zh-TW': '居家健康' } },
  { key: 'benefits', name: { en: 'Benefits and rights', 'zh-CN': '福利与权益', 'zh-TW': '福利與權益' } },
]
