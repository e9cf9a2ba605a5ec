import { getReviewPage, type ReviewPage } from '@portal/contract/feedback/public'
import { pageNumOf } from '../content/page-num'
import type { PageData } from '../core/loading/page-data'

/** Loads one page of the published reviews, by `?page=`. */
export const load: PageData<ReviewPage> = (api, { url }) =>
  api(getReviewPage, { pageNum: pageNumOf(url.searchParams), pageSize: 10 })
