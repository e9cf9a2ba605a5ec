import { type CommentPage, getCommentPage } from '@portal/contract/feedback/public'
import { pageNumOf } from '../content/page-num'
import type { PageData } from '../core/loading/page-data'

/** Loads one page of the published reviews, by `?page=`. */
export const load: PageData<CommentPage> = (api, { url }) =>
  api(getCommentPage, { pageNum: pageNumOf(url.searchParams), pageSize: 10 })
