import * as open from '@portal/contract/news/public'
import * as staff from '@portal/contract/news/staff'
import { publicRead, type Read, route } from '../http/dispatch.ts'
import { selectArticle, selectArticlePage, selectArticleTypes, selectRecommendedPage } from './queries.ts'
import { createArticle, publishArticle, removeArticle, selectDraft, selectDraftPage, updateArticle } from './staff.ts'

const current = ({ db, input }: Read<{ id: number }>) => selectDraft(db, input.id)
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

  route(staff.getDraftPage, ({ db, input, language }) => selectDraftPage(db, input, language)),
  route(staff.getDraft, (call) => current(call)),
  route(staff.createArticle, (call) => createArticle(call, call.input)),
  route(
    staff.updateArticle,
    (call) => {
      const { id, version, ...entered } = call.input
      return updateArticle(call, { id, version }, entered)
    },
    current,
  ),
  route(
    staff.publishArticle,
    (call) => {
      const { publishedAt } = call.input
      return publishArticle(call, call.input, publishedAt ? new Date(publishedAt) : new Date())
    },
    current,
  ),
  route(staff.unpublishArticle, (call) => publishArticle(call, call.input, null), current),
  route(staff.removeArticle, (call) => removeArticle(call, call.input), current),
]
