import { getActivityPage } from '@portal/contract/activities'
import { pageNumOf } from '../content/page-num'
import type { Api } from '../lib/api'
import { section } from '../lib/page-data'
import { mostLetters } from './search-box'

const pageSize = 9

export type SearchData = Awaited<ReturnType<typeof load>>

/** What is found for the words in `?q=`; nothing is asked for when there are none. */
export async function load(api: Api, { url }: { url: URL }) {
  const keyword = (url.searchParams.get('q') ?? '').trim().slice(0, mostLetters).trim()
  const pageNum = pageNumOf(url.searchParams)
  const activities = keyword
    ? await section('found activities', api(getActivityPage, { pageNum, pageSize, keyword }, { quiet: true }), null)
    : null
  return { keyword, pageNum, activities }
}
