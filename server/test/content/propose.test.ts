import { managedTeamEvents, teamEventKind } from '@portal/contract/about/content'
import { emptyDraft } from '@portal/contract/content/kind'
import { managedArticles } from '@portal/contract/news/content'
import { beforeAll, expect, test } from 'vitest'
import { convertAll } from '../../src/content/conversion/convert.ts'
import { demoPicture, newAuthor, newId } from '../setup/content.ts'
import { editorOf } from '../setup/managed.ts'
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
  const picture = await demoPicture(portal)
  const body = only(
    'zh-CN',
    `<p>请看视频，<a href="/about/faq?q=%E8%A7%86">常见问题</a></p><img src="${picture}" alt="视频" />`,
  )
  await mei.save(id, { ...texts, body })
  const { status, body: answer } = await mei.call(managedArticles.propose, { id, to: 'zh-TW' })
  expect([status, answer.data.texts]).toEqual([
    200,
    {
      title: '請登入網站',
      summary: '社區義工',
      body: `<p>請看影片，<a href="/about/faq?q=%E8%A7%86">常見問題</a></p><img src="${picture}" alt="影片" />`,
    },
  ])
  expect((await mei.read(id)).draft?.title['zh-TW']).toBe('')
  await mei.markRead(id)
  await mei.save(id, { title: { ...texts.title, 'zh-TW': String(answer.data.texts.title) } })
  expect((await mei.read(id)).languages['zh-TW'].readAt).toBeNull()
  expect((await mei.call(managedArticles.propose, { id: newId(), to: 'zh-TW' })).status).toBe(404)
})

test('[OPS-7] a proposal is marked until somebody has read the language, and not published before', async () => {
  const id = await mei.published()
  const { version, baseVersion, live } = await mei.read(id)
  const title = { en: 'Drink enough water', 'zh-CN': '请登录网站', 'zh-TW': '請登入網站' }
  const summary = { en: 'Even in winter.', 'zh-CN': '冬天也一样。', 'zh-TW': '冬天也一樣。' }
  const save = (more: object, of: { version: number; baseVersion: number }, ...fields: string[]) =>
    mei.call(managedArticles.save, {
      id,
      version: of.version,
      baseVersion: of.baseVersion,
      content: { ...live, title, summary, ...more } as never,
      proposed: fields.map((field) => ({ field, language: 'zh-TW' as const })) as never,
    })
  const proposedIn = (answer: Awaited<ReturnType<typeof save>>) => answer.body.data.languages['zh-TW'].proposed
  const first = await save({}, { version, baseVersion }, 'title', 'summary', 'alt')
  expect(proposedIn(first)).toEqual(['title', 'summary'])
  const corrected = { ...title, 'zh-TW': '請登入我們的網站' }
  const second = await save({ title: corrected, summary: live?.summary }, first.body.data, 'title')
  expect([proposedIn(second), second.body.data.languages['zh-CN'].proposed]).toEqual([['title'], []])
  expect((await mei.publish(id, ['zh-TW'])).body.code).toBe('content_unread')
  await mei.markRead(id, 'zh-TW')
  expect((await mei.read(id)).languages['zh-TW'].proposed).toEqual([])
  expect((await mei.publish(id, ['zh-TW'])).status).toBe(200)
})

test('[OPS-7] the texts of a gallery are proposed by picture', async () => {
  const editor = editorOf(portal, mei, managedTeamEvents, (more) => ({ ...emptyDraft(teamEventKind), ...more }))
  const id = newId()
  const picture = await demoPicture(portal)
  await editor.save(id, { pictures: [{ picture, alt: only('zh-CN', '志愿者'), caption: only('zh-CN', '') }] })
  const { body } = await editor.call(managedTeamEvents.propose, { id, to: 'zh-TW' })
  expect(body.data.texts).toEqual({ pictures: [{ picture, alt: '義工', caption: '' }] })
})

test('[OPS-7] both directions use the words of our glossary', () => {
  const convert = (text: string, to: 'zh-CN' | 'zh-TW') => convertAll([{ text, isRich: false }], to)
  expect(convert('社区的志愿者坐公交车，邮箱', 'zh-TW')).toEqual(['社區的義工坐公車，信箱'])
  expect(convert('社區的義工坐公車，信箱', 'zh-CN')).toEqual(['社区的志愿者坐公交车，邮箱'])
})
