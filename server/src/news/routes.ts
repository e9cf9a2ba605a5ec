import * as contract from '@portal/contract/news'
import { publicRead, type Read, route } from '../http/dispatch.ts'
import { selectArticle, selectArticlePage, selectArticleTypes, selectRecommendedPage } from './queries.ts'
import { createArticle, publishArticle, removeArticle, selectDraft, selectDraftPage, updateArticle } from './staff.ts'

const current = ({ db, input }: Read<{ id: number }>) => selectDraft(db, input.id)
const articles = ['articles', 'article_types'] as const

export const newsRoutes = [
  publicRead(
    contract.getArticlePage,
    ({ db, input: { articleTypeId, ...page }, language }) =>
      selectArticlePage(db, { ...page, type: articleTypeId || undefined }, language, new Date()),
    articles,
  ),
  publicRead(
    contract.getRecommendedArticles,
    ({ db, input, language }) => selectRecommendedPage(db, input, language, new Date()),
    articles,
  ),
  publicRead(contract.getArticleTypes, ({ db, language }) => selectArticleTypes(db, language), ['article_types']),
  publicRead(
    contract.getArticle,
    ({ db, input, language }) => selectArticle(db, input.id, language, new Date()),
    articles,
  ),

  route(contract.getDraftPage, ({ db, input, language }) => selectDraftPage(db, input, language)),
  route(contract.getDraft, (call) => current(call)),
  route(contract.createArticle, (call) => createArticle(call, call.input)),
  route(
    contract.updateArticle,
    (call) => {
      const { id, version, ...entered } = call.input
      return updateArticle(call, { id, version }, entered)
    },
    current,
  ),
  route(
    contract.publishArticle,
    (call) => {
      const { publishedAt } = call.input
      return publishArticle(call, call.input, publishedAt ? new Date(publishedAt) : new Date())
    },
    current,
  ),
  route(contract.unpublishArticle, (call) => publishArticle(call, call.input, null), current),
  route(contract.removeArticle, (call) => removeArticle(call, call.input), current),
]
