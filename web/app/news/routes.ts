import { route } from '@react-router/dev/routes'

export const open = [
  route('community/news', 'news/news.tsx', { id: 'news' }),
  route('community/news/:id', 'news/article.tsx', { id: 'news-detail' }),
]
