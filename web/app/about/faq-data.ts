import type { Api } from '@portal/client/api'
import { getFaq } from '@portal/contract/about/public'
import { section } from '../core/loading/page-data'

export type FaqData = Awaited<ReturnType<typeof load>>

/** Loads all questions and answers, by group. */
export function load(api: Api) {
  return section('questions', api(getFaq, {}, { quiet: true }), [])
}
