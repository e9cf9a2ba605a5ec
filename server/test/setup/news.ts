import type { Texts } from '@portal/contract/language'
import { getArticle, getArticlePage } from '@portal/contract/news/public'
import { expect } from 'vitest'
import type { TestPortal } from './portal.ts'

export const inAll = (text: string): Texts => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })

/** A reader's actions, on a portal that starts later. */
export function readerHelpers(portal: () => TestPortal) {
  return {
    async page(input: { pageNum?: number; pageSize?: number; articleTypeId?: string }, language = 'en') {
      const { status, body } = await portal().call(getArticlePage, input, { 'accept-language': language })
      expect(status).toBe(200)
      return body.data
    },
    read: (id: number, language = 'en') => portal().call(getArticle, { id }, { 'accept-language': language }),
  }
}
