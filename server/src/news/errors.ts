import { refusalsOf } from '../http/refusal.ts'

export const NewsError = refusalsOf({
  article_published: {
    status: 409,
    words: {
      en: 'This article is published. Take it off the site first, then delete it.',
      'zh-CN': '这篇文章已发布。请先撤下，再删除。',
      'zh-TW': '這篇文章已發布。請先下架，再刪除。',
    },
  },
})
