import type { Api, CallOptions } from '@portal/client/api'
import { getArticlePage, getArticleTypes, getRecommendedArticles } from '@portal/contract/news/public'
import { visible } from '@portal/contract/text'
import { pageNumOf } from '../content/page-num'
import { section } from '../core/loading/page-data'

const quiet: CallOptions = { quiet: true }
const pageSize = 9
const shownRecommended = 3
const longestType = 60

export type NewsData = Awaited<ReturnType<typeof load>>

/** Loads one page of the news. The unfiltered first page also has the recommended articles. */
export async function load(api: Api, { url }: { url: URL }) {
  const type = visible(url.searchParams.get('type') ?? '', longestType)
  const pageNum = pageNumOf(url.searchParams)
  const [articles, types, recommended] = await Promise.all([
    section('news', api(getArticlePage, { pageNum, pageSize, articleTypeId: type || undefined }, quiet), null),
    section('types of news', api(getArticleTypes, {}, quiet), []),
    type === '' && pageNum === 1 ? section('recommended news', recommendedArticles(api), []) : Promise.resolve([]),
  ])
  return { type, pageNum, articles, types, recommended }
}

async function recommendedArticles(api: Api) {
  return (await api(getRecommendedArticles, { pageNum: 1, pageSize: shownRecommended }, quiet)).records
}
