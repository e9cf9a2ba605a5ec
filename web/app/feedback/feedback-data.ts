import { type CommentPage, getCommentPage } from '@portal/contract/feedback'
import type { PageData } from '../lib/page-data'
import { pageNumOf } from './page-num'

/** One page of the published reviews, by `?page=`. */
export const load: PageData<CommentPage> = (api, { url }) =>
  api(getCommentPage, { pageNum: pageNumOf(url.searchParams), pageSize: 10 })
