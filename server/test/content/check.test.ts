import type { FindingCode } from '@portal/contract/content/states'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { managedArticles } from '@portal/contract/news/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { readability } from '../../src/content/readability.ts'
import { demoPicture, newAuthor, newId } from '../setup/content.ts'
import { inAll } from '../setup/news.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})

async function found(body: string, code: FindingCode) {
  const id = newId()
  await mei.save(id, { body: { ...inAll('<p>文字。</p>'), en: body } })
  const checked = await mei.call(managedArticles.check, { id, languages: ['en'] })
  expect(checked.status).toBe(200)
  return checked.body.data.findings.filter((one) => one.code === code).map(({ words }) => words)
}

describe('[OPS-7] a check before publication finds', () => {
  test('links that lead nowhere, and none that lead somewhere', async () => {
    const links = [
      '/community/news/1',
      '/about/faq#costs',
      'https://www.health.ny.gov',
      '/services/guide',
      '/community/news/999999',
      '/abuot/faq',
    ]
    const body = links.map((href) => `<p><a href="${href}">Read about it</a></p>`).join('')
    expect(await found(body, 'link')).toEqual(['/community/news/999999', '/abuot/faq'])
  })

  test('pictures without a description, and what a description says', async () => {
    const picture = await demoPicture(portal)
    expect(
      await found(`<p>Tea.</p><img src="${picture}" alt="A cup" /><img src="${picture}" alt="" />`, 'alt'),
    ).toEqual([''])
    expect(await found(`<p>Tea.</p><img src="${picture}" alt="A cup" />`, 'alt')).toEqual([])
    expect(await found(`<p>Tea.</p><img src="${picture}" alt="&nbsp; " />`, 'alt')).toEqual([''])
    expect(await found(`<p>Tea.</p><img src="${picture}" alt="The card AB12345C" />`, 'private')).toEqual(['AB12345C'])
  })

  test('texts without words, which are not scheduled either', async () => {
    const picture = await demoPicture(portal)
    for (const body of [`<img src="${picture}" alt="A cup" />`, '<p>— &amp; —</p>', '<p><br /></p>']) {
      expect(await found(body, 'required')).toEqual([fieldTexts.required.en])
      const id = newId()
      await mei.save(id, { body: inAll(body) })
      await mei.markRead(id)
      const at = newYorkTime(new Date(Date.now() + 120_000))
      const { status, body: answer } = await mei.publish(id, languages, { at })
      expect([status, answer.fields]).toEqual([400, { 'body.en': fieldTexts.required.en }])
    }
  })

  test('Medicaid IDs, phones and birth dates', async () => {
    expect(await found('<p>Her card is AB12345C, born on May 3, 1941, call 917-555-0142.</p>', 'private')).toEqual([
      'AB12345C',
      '917-555-0142',
      'born on May 3, 1941',
    ])
    expect(await found('<p>Since 1998 we have served 12,345 families.</p>', 'private')).toEqual([])
  })

  test('words that tell whom the agency cares for, and not that patients exist', async () => {
    expect(await found('<p>Our patient Rosa turned 90.</p>', 'telling')).toEqual(['patient'])
    expect(await found('<p>Every patient may ask for an interpreter. Medicaid pays.</p>', 'telling')).toEqual([])
  })

  test('headings out of order, links without a name, and what is hard to read', async () => {
    expect(await found('<h3>First</h3><p>x</p>', 'headings')).toEqual([''])
    expect(await found('<p><a href="/about/faq">Click here</a></p>', 'linkText')).toEqual(['Click here'])
    const hard =
      'Notwithstanding institutional considerations, multidisciplinary administrators continually reevaluate eligibility determinations concerning individualized rehabilitation, accommodating unprecedented documentation requirements simultaneously.'
    expect(readability(`${hard} ${hard}`, 'en')).toBeGreaterThan(12)
    expect(
      readability(
        'Drink a cup of tea. Sit down and rest. Then call your son. He will be glad. We will help you if you need us. Ask us any day of the week.',
        'en',
      ),
    ).toBeLessThan(4)
    expect(readability('喝茶。坐下休息。', 'zh-TW')).toBe(4)
    expect(await found(`<p>${hard} ${hard}</p>`, 'grade')).toEqual([''])
  })

  test('what keeps it from being published, by field and language, and what it would do', async () => {
    const id = newId()
    const half = { en: 'Half', 'zh-CN': '', 'zh-TW': '' }
    await mei.save(id, { title: half, summary: { en: '', 'zh-CN': '', 'zh-TW': '' }, picture: null })
    const { findings, effects } = (await mei.call(managedArticles.check, { id, languages: [...languages] })).body.data
    const refusing = findings
      .filter(({ refuses }) => refuses)
      .map(({ code, field, language }) => `${code} ${field} ${language}`)
    expect(refusing).toEqual(
      expect.arrayContaining(['required picture null', 'required summary null', 'required title zh-CN', 'unread  en']),
    )
    expect(effects).toMatchObject([
      { code: 'page', address: '' },
      { code: 'list', address: '/community/news', count: 1 },
    ])
  })
})
