import * as open from '@portal/contract/news/public'
import { publicRead } from '../http/dispatch.ts'
import { selectArticle, selectArticlePage, selectArticleTypes, selectRecommendedPage } from './queries.ts'

const articles = ['articles', 'article_types'] as const

export const newsRoutes = [
  publicRead(
    open.getArticlePage,
    ({ db, input: { articleTypeId, ...page }, language, now }) =>
      selectArticlePage(db, { ...page, type: articleTypeId || undefined }, language, now),
    articles,
  ),
  publicRead(
    open.getRecommendedArticles,
    ({ db, input, language, now }) => selectRecommendedPage(db, input, language, now),
    articles,
  ),
  publicRead(open.getArticleTypes, ({ db, language }) => selectArticleTypes(db, language), ['article_types']),
  publicRead(open.getArticle, ({ db, input, language, now }) => selectArticle(db, input.id, language, now), articles),
]
