import { questionGroupKind } from '@portal/contract/about/content'
import { emptyDraft } from '@portal/contract/content/kind'
import { mergeContent } from '@portal/contract/content/merge'
import { checkInput } from '@portal/contract/fields/check-input'
import { articleKind } from '@portal/contract/news/content'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { managedQuestionGroupKind as groups, managedQuestionKind as questions } from '../../src/about/managed.ts'
import { contentRoutes } from '../../src/content/index.ts'
import { standingOf } from '../../src/content/keys.ts'
import { marksAfter, staleTexts } from '../../src/content/states.ts'
import { assertUnused, takenOut } from '../../src/content/uses.ts'
import type { Tx } from '../../src/db/client.ts'
import { contentTables, managedKinds } from '../../src/domains.ts'
import { managedFiguresKind as figures } from '../../src/home/managed.ts'
import { managedArticleKind } from '../../src/news/managed.ts'
import { inAll } from '../setup/news.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()

/** Runs in a transaction that is rolled back. */
async function rolledBack(work: (tx: Tx) => Promise<void>) {
  const tx = await portal.db.startTransaction().execute()
  try {
    await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}

describe('[OPS-7] a kind whose records are rows of a table', () => {
  test('with words as keys: added, changed, ordered, taken off and added again under its key', () =>
    rolledBack(async (tx) => {
      const key = await groups.apply(tx, null, { name: inAll('Daily life & more') })
      expect(key).toBe('daily-life-more')
      expect(await groups.apply(tx, null, { name: inAll('Daily life, more!') })).toBe('daily-life-more-2')
      await groups.apply(tx, key, { name: inAll('Every day') })
      expect(await groups.read(tx, key)).toEqual({ name: inAll('Every day') })
      const order = (await groups.lockOrder?.(tx)) ?? []
      expect(order.slice(-2)).toEqual([key, 'daily-life-more-2'])
      await groups.setOrder?.(tx, [key, ...order.filter((one) => one !== key)])
      expect((await groups.lockOrder?.(tx))?.[0]).toBe(key)
      await groups.withdraw(tx, key)
      expect(await groups.read(tx, key)).toBeNull()
      expect(await groups.apply(tx, key, { name: inAll('Back') })).toBe(key)
    }))

  test.each(managedKinds.filter(({ read }) => read.query))(
    '$kind.kind reads alike with a draft and alone',
    async (managed) => {
      const row = await portal.db
        .selectFrom('content_records')
        .selectAll()
        .where('kind', '=', managed.kind.kind)
        .where('live', '=', true)
        .executeTakeFirstOrThrow()
      const { said } = await standingOf(portal.db, managed, { ...row, drafted: true })
      expect(said).toEqual(await managed.read(portal.db, row.record))
    },
  )

  test('with one row', () =>
    rolledBack(async (tx) => {
      const content = { regionCount: 5, satisfaction: 99, elderCount: 3, caregiverCount: 2 }
      expect(await figures.apply(tx, 'only', content)).toBe('only')
      expect(await figures.read(tx, 'only')).toEqual(content)
      await sql`delete from figures`.execute(tx)
      expect(await figures.apply(tx, 'only', content)).toBe('only')
    }))

  test('with a choice that is none, or rich text that says nothing, is refused at its field', () =>
    rolledBack(async (tx) => {
      const content = { question: inAll('Why?'), answer: inAll('<p>So.</p>'), groupId: 'no-such-group' }
      await expect(questions.apply(tx, null, content)).rejects.toMatchObject({ fields: { groupId: 'choose' } })
      const [{ id = '' } = {}] = (await questions.choices?.({ ...portal, db: tx }))?.groupId ?? []
      const empty = { ...content, groupId: id, answer: inAll('<script>1</script>') }
      await expect(questions.apply(tx, null, empty)).rejects.toMatchObject({ fields: { 'answer.en': 'required' } })
    }))

  test('is registered by the trigger, whatever code writes it, and so is its removal', () =>
    rolledBack(async (tx) => {
      const key = await groups.apply(tx, null, { name: { en: 'Trips', 'zh-CN': '', 'zh-TW': '出遊' } })
      const ofKey = tx.selectFrom('content_records').selectAll().where('record', '=', key)
      const rows = () => ofKey.where('kind', '=', 'question-group').execute()
      expect(await rows()).toMatchObject([
        {
          record: key,
          live: true,
          state: 'live',
          version: 1,
          languages: { en: 'read', 'zh-CN': 'missing', 'zh-TW': 'read' },
        },
      ])
      await groups.apply(tx, key, { name: inAll('Outings') })
      expect(await rows()).toMatchObject([{ version: 2, title: inAll('Outings') }])
      await groups.setOrder?.(tx, [key, ...((await groups.lockOrder?.(tx)) ?? []).filter((one) => one !== key)])
      expect(await rows(), 'its place is no part of what it says').toMatchObject([{ version: 2, position: 1 }])
      await groups.withdraw(tx, key)
      expect(await rows()).toEqual([])
    }))

  test('stays while others choose it, which are named', () =>
    rolledBack(async (tx) => {
      const key = await groups.apply(tx, null, { name: inAll('Trips') })
      const asked = { question: inAll('Where to?'), answer: inAll('<p>Here.</p>'), groupId: key }
      const question = await questions.apply(tx, null, asked)
      const uses = () => groups.uses?.(tx, key)
      expect(await uses()).toEqual([
        { by: 'question', count: 1, records: [{ id: question, label: inAll('Where to?') }] },
      ])
      await expect(assertUnused(tx, groups, key)).rejects.toMatchObject({ code: 'content_in_use' })
      await sql`savepoint used`.execute(tx)
      await expect(takenOut(() => groups.withdraw(tx, key))).rejects.toMatchObject({ code: 'content_in_use' })
      await sql`rollback to savepoint used`.execute(tx)
      await questions.withdraw(tx, question)
      expect(await uses()).toEqual([])
      await assertUnused(tx, groups, key)
      await takenOut(() => groups.withdraw(tx, key))
    }))

  test('has an order to save only if its records have one', () => {
    const paths = (kinds: Parameters<typeof contentRoutes>[0]) =>
      contentRoutes(kinds, []).map(({ endpoint }) => endpoint.path)
    expect(paths([groups])).toContain('/staff/content/question-group/order')
    expect(paths([managedArticleKind])).not.toContain('/staff/content/article/order')
  })
})

test('[SEC-9] no table of drafts is public, and none announces itself as content', () => {
  expect(contentTables.filter((name) => name.startsWith('content_'))).toEqual([])
})

describe('[OPS-7] marks and merges', () => {
  const texts = (en: string, cn: string, tw: string) => ({ en, 'zh-CN': cn, 'zh-TW': tw })
  const kind = questionGroupKind as never
  const after = (marks: object, before: object | null, content: object, number: number, stillRight: object[] = []) =>
    marksAfter(kind, marks as never, { before, after: content, number, at: null, stillRight } as never)
  const stale = (content: object, marks: object) =>
    staleTexts(kind, content as never, marks as never).map(({ language, source }) => `${language} < ${source}`)

  test('texts that change together are in step, and one that is added makes nothing stale', () => {
    const one = { name: texts('A', '', '') }
    const two = { name: texts('A', '甲', '') }
    const three = { name: texts('B', '乙', '') }
    const marks = after(after(after({}, null, one, 1), one, two, 2), two, three, 3)
    expect(stale(three, marks)).toEqual([])
  })

  test('a text is stale until it changes or is said to be still right, and then only when its source changes again', () => {
    const one = { name: texts('A', '甲', '甲') }
    const two = { name: texts('B', '甲', '甲') }
    const changed = after(after({}, null, one, 1), one, two, 2)
    expect(stale(two, changed)).toEqual(['zh-CN < en', 'zh-TW < en'])
    const right = after(changed, two, two, 3, [{ field: 'name', language: 'zh-CN' }])
    expect(stale(two, right)).toEqual(['zh-TW < en'])
    const three = { name: texts('C', '甲', '丙') }
    expect(stale(three, after(right, two, three, 4))).toEqual(['zh-CN < zh-TW'].map(() => 'zh-CN < en'))
  })

  test('the same change by two is no conflict; different ones of one text are', () => {
    const base = { ...emptyDraft(articleKind), title: inAll('A') }
    const mine = { ...base, title: { ...base.title, en: 'B' }, recommended: true }
    const theirs = { ...base, title: { ...base.title, en: 'C', 'zh-CN': '丙' }, recommended: true }
    const { merged, conflicts } = mergeContent(articleKind as never, base, mine, theirs)
    expect(merged.title).toEqual({ ...base.title, en: 'B', 'zh-CN': '丙' })
    expect(conflicts).toEqual([{ field: 'title', language: 'en', mine: 'B', theirs: 'C' }])
    expect(mergeContent(articleKind as never, base, theirs, theirs).conflicts).toEqual([])
  })

  test('a draft has the lengths of what is published, and nothing that is required', () => {
    const draft = emptyDraft(articleKind)
    expect(checkInput(articleKind.draft, draft, 'en').wrong).toBeUndefined()
    expect(Object.keys(checkInput(articleKind.whole, draft, 'en').wrong ?? {})).toEqual(
      expect.arrayContaining(['title', 'picture', 'articleTypeId']),
    )
    for (const schema of [articleKind.draft, articleKind.whole])
      expect(checkInput(schema, { ...draft, title: texts('x'.repeat(151), '', '') }, 'en').wrong).toHaveProperty(
        'title.en',
      )
  })
})
