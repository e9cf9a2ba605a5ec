import type { Api } from '@portal/client/api'
import { getArticle } from '@portal/contract/news/public'
import { data, type Params } from 'react-router'
import { nullIfMissing } from '../content/null-if-missing'

/** Loads an article; null, shown as "not found", when it does not exist. */
export async function load(api: Api, { params }: { params: Params }) {
  const article = await nullIfMissing(api(getArticle, { id: params.id ?? '' }, { quiet: true }))
  return data(article, { status: article ? 200 : 404 })
}
