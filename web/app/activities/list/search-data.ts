import type { Api } from '@portal/client/api'
import { getActivityPage } from '@portal/contract/activities/public'
import { visible } from '@portal/contract/text'
import { pageNumOf } from '../../content/page-num'
import { section } from '../../core/loading/page-data'
import { maxLetters } from './search-box'

const pageSize = 9

export type SearchData = Awaited<ReturnType<typeof load>>

/** Loads the activities that match `?q=`; makes no request when it is empty. */
export async function load(api: Api, { url }: { url: URL }) {
  const keyword = visible(url.searchParams.get('q') ?? '', maxLetters)
  const pageNum = pageNumOf(url.searchParams)
  const activities = keyword
    ? await section('found activities', api(getActivityPage, { pageNum, pageSize, keyword }, { quiet: true }), null)
    : null
  return { keyword, pageNum, activities }
}
