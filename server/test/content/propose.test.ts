import { managedArticles } from '@portal/contract/news/content'
import { beforeAll, expect, test } from 'vitest'
import { convertAll } from '../../src/content/conversion/convert.ts'
import { newAuthor, newId } from '../setup/content.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})

const only = (language: 'zh-CN' | 'zh-TW', text: string) => ({ en: '', 'zh-CN': '', 'zh-TW': '', [language]: text })

test('[OPS-7] a draft is proposed in the other Chinese script, in its words; whatever is saved of it has to be read', async () => {
  const id = newId()
  const texts = { title: only('zh-CN', '请登录网站'), summary: only('zh-CN', '社区志愿者'), alt: only('zh-CN', '') }
  const body = only('zh-CN', '<p>请看视频，<a href="/about/faq?q=%E8%A7%86">常见问题</a></p>')
  await mei.save(id, { ...texts, body })
  const { status, body: answer } = await mei.call(managedArticles.propose, { id, to: 'zh-TW' })
  expect([status, answer.data.texts]).toEqual([
    200,
    {
      title: '請登入網站',
      summary: '社區義工',
      body: '<p>請看影片，<a href="/about/faq?q=%E8%A7%86">常見問題</a></p>',
    },
  ])
  expect((await mei.read(id)).draft?.title['zh-TW']).toBe('')
  await mei.markRead(id)
  await mei.save(id, { title: { ...texts.title, 'zh-TW': answer.data.texts.title ?? '' } })
  expect((await mei.read(id)).languages['zh-TW'].readAt).toBeNull()
  expect((await mei.call(managedArticles.propose, { id: newId(), to: 'zh-TW' })).status).toBe(404)
})

test('[OPS-7] both directions use the words of our glossary', () => {
  const convert = (text: string, to: 'zh-CN' | 'zh-TW') => convertAll([{ text, isRich: false }], to)
  expect(convert('社区的志愿者坐公交车，邮箱', 'zh-TW')).toEqual(['社區的義工坐公車，信箱'])
  expect(convert('社區的義工坐公車，信箱', 'zh-CN')).toEqual(['社区的志愿者坐公交车，邮箱'])
})
