import type { Texts } from '@portal/contract/language'
import { getArticle, getArticlePage } from '@portal/contract/news/public'
import { type ArticleDraft, createArticle, publishArticle } from '@portal/contract/news/staff'
import { expect } from 'vitest'
import type { newStaff } from './people.ts'
import type { TestPortal } from './portal.ts'
import { save } from './saving.ts'

interface Scene {
  portal: TestPortal
  editor: Awaited<ReturnType<typeof newStaff>>
  picture: string
}

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

/** An editor's actions, in a scene that is set up later. */
export function editorHelpers(scene: () => Scene) {
  const entered = (more: Partial<ArticleDraft> = {}) => ({
    articleTypeId: 'health',
    picture: scene().picture,
    alt: inAll('A cup of tea'),
    title: inAll('Drink enough water'),
    summary: inAll('Even in winter.'),
    body: inAll('<p>A cup each hour.</p>'),
    ...more,
  })
  return {
    entered,
    async create(more: Partial<ArticleDraft> = {}): Promise<ArticleDraft> {
      const { status, body } = await scene().portal.call(createArticle, entered(more), scene().editor.headers)
      expect(body.fields).toBeUndefined()
      expect(status).toBe(200)
      return body.data
    },
    publish: (id: number, publishedAt?: string) =>
      save(scene().portal, publishArticle, { id, publishedAt }, scene().editor.headers),
  }
}
