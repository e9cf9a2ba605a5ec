import * as contract from '@portal/contract/news'
import { route } from '../http/dispatch.ts'
import { selectArticle, selectArticlePage, selectArticleTypes, selectRecommendedPage } from './queries.ts'
import { createArticle, publishArticle, removeArticle, selectDraft, selectDraftPage, updateArticle } from './staff.ts'

export const newsRoutes = [
  route(contract.getArticlePage, ({ db, input: { articleTypeId, ...page }, language }) =>
    selectArticlePage(db, { ...page, type: articleTypeId || undefined }, language, new Date()),
  ),
  route(contract.getRecommendedArticles, ({ db, input, language }) =>
    selectRecommendedPage(db, input, language, new Date()),
  ),
  route(contract.getArticleTypes, ({ db, language }) => selectArticleTypes(db, language)),
  route(contract.getArticle, ({ db, input, language }) => selectArticle(db, input.id, language, new Date())),

  route(contract.getDraftPage, ({ db, input, language }) => selectDraftPage(db, input, language)),
  route(contract.getDraft, ({ db, input }) => selectDraft(db, input.id)),
  route(contract.createArticle, (call) => createArticle(call, call.input)),
  route(contract.updateArticle, (call) => {
    const { id, ...entered } = call.input
    return updateArticle(call, id, entered)
  }),
  route(contract.publishArticle, (call) => {
    const { id, publishedAt } = call.input
    return publishArticle(call, id, publishedAt ? new Date(publishedAt) : new Date())
  }),
  route(contract.unpublishArticle, (call) => publishArticle(call, call.input.id, null)),
  route(contract.removeArticle, (call) => removeArticle(call, call.input.id)),
]
