import * as contract from '@portal/contract/news/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { sanitizeRichText } from '../src/http/rich-text.ts'
import { allowedOnly } from './content/allowed-html.ts'
import { hostileHtml } from './content/hostile-html.ts'
import { editorHelpers, readerHelpers } from './setup/news.ts'
import { newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let editor: Awaited<ReturnType<typeof newStaff>>
let picture: string

beforeAll(async () => {
  editor = await newStaff(portal, 'editor')
  picture = (await page({ pageSize: 1 })).records[0]?.picture ?? ''
})
const { page } = readerHelpers(() => portal)
const { entered, create } = editorHelpers(() => ({ portal, editor, picture }))

describe('rich text', () => {
  test(`${hostileHtml.length} hostile pieces of HTML: none survives, alone, within harmless text, or saved over HTTP`, async () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(100)
    const { id } = await create()
    for (const html of hostileHtml) {
      for (const around of [html, `<p>before</p>${html}<p>after</p>`, `<ul><li><em>${html}</em></li></ul>`])
        expect(allowedOnly(sanitizeRichText(around)), around).toBe(true)
      const body = { en: `<p>before</p>${html}`, 'zh-CN': '', 'zh-TW': '' }
      const only = { alt: { en: 'x' }, title: { en: html }, summary: { en: html } }
      const input = { ...entered(), ...only, id, body } as never
      const saved = await save(portal, contract.updateArticle, input, editor.headers)
      if (saved.status === 200) expect(allowedOnly(saved.body.data.body.en), html).toBe(true)
      else expect(saved.body.code, html).toBe('invalid_input')
    }
  })

  test('this test’s own check detects what a sanitizer might miss', () => {
    const missed = hostileHtml.filter((html) => !html.startsWith('&lt;') && allowedOnly(html))
    expect(missed).toEqual([])
    for (const broken of ['<p>x', '<p>x</em>', '</p>', '<p><em>x</p></em>', '<a>x</a >', '<p>1 > 0</p>'])
      expect(allowedOnly(broken), broken).toBe(false)
  })

  test('allowed HTML is unchanged, sanitizing is idempotent, and links to other sites send no referrer', () => {
    const good =
      '<h2>A &amp; B</h2><h3>c</h3><p>one<br />two <strong>x</strong> <em>y</em></p><ul><li>1</li></ul><ol><li>2</li></ol>' +
      '<blockquote>q</blockquote><p><a href="/services">s</a> <a href="#top">t</a> <a href="tel:+12125550142">c</a> ' +
      '<a href="mailto:a@example.com">m</a></p>'
    expect(sanitizeRichText(good)).toBe(good)
    expect(sanitizeRichText('<a href="https://health.ny.gov/a?b=1&c=2" target="_blank">h</a>')).toBe(
      '<a href="https://health.ny.gov/a?b=1&amp;c=2" rel="noopener noreferrer">h</a>',
    )
    for (const html of [good, ...hostileHtml]) {
      const once = sanitizeRichText(html)
      expect(sanitizeRichText(once), html).toBe(once)
    }
    const unlinked = '<p>before</p><a href="javascript:alert(1)">x <em>y</em></a><p>after</p>'
    expect(sanitizeRichText(unlinked)).toBe('<p>before</p>x <em>y</em><p>after</p>')
    expect(sanitizeRichText(`${'<blockquote>'.repeat(5_000)}deep`).length).toBeLessThan(1_000)
  })
})
