import { beforeAll, describe, expect, test } from 'vitest'
import { sanitizeRichText } from '../src/http/rich-text.ts'
import { allowedOnly } from './content/allowed-html.ts'
import { hostileHtml } from './content/hostile-html.ts'
import { newAuthor } from './setup/content.ts'
import { inAll, readerHelpers } from './setup/news.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
})
const { read } = readerHelpers(() => portal)

describe('rich text', () => {
  test(`[SEC-9] ${hostileHtml.length} hostile pieces of HTML: none survives, alone, within harmless text, in every field of a draft, or on the site`, async () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(100)
    const id = await mei.published()
    for (const html of hostileHtml) {
      for (const around of [html, `<p>before</p>${html}<p>after</p>`, `<ul><li><em>${html}</em></li></ul>`])
        expect(allowedOnly(sanitizeRichText(around)), around).toBe(true)
      const text = { en: html.slice(0, 150), 'zh-CN': '', 'zh-TW': '' }
      const body = { en: `<p>before</p>${html}`, 'zh-CN': '', 'zh-TW': '' }
      const saved = await mei.save(id, { title: text, summary: text, alt: text, body })
      if (saved.status === 200) expect(allowedOnly(saved.body.data.draft?.body.en ?? ''), html).toBe(true)
      else expect(saved.body.code, html).toBe('invalid_input')
    }
    const texts = { title: inAll('Tea'), summary: inAll('Tea'), alt: inAll('Tea') }
    await mei.save(id, { ...texts, body: inAll(`<p>before</p>${hostileHtml.slice(0, 20).join('')}`) })
    await mei.markRead(id)
    expect((await mei.publish(id)).status).toBe(200)
    expect(allowedOnly((await read(Number(id))).body.data.body)).toBe(true)
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
      '<a href="mailto:a@example.com">m</a></p><img src="/media/0123456789abcdef-640x480/640.jpg" alt="A &quot;cup&quot;" />'
    expect(sanitizeRichText(good)).toBe(good)
    expect(sanitizeRichText('<a href="https://health.ny.gov/a?b=1&c=2" target="_blank">h</a>')).toBe(
      '<a href="https://health.ny.gov/a?b=1&amp;c=2" rel="noopener noreferrer">h</a>',
    )
    for (const html of [good, ...hostileHtml]) {
      const once = sanitizeRichText(html)
      expect(sanitizeRichText(once), html).toBe(once)
    }
    const picture = '/media/0123456789abcdef-8x8/8.jpg'
    expect(sanitizeRichText(`<img src="${picture}" onerror=alert(1) style="width:9em" title="x">`)).toBe(
      `<img src="${picture}" alt="" />`,
    )
    const unlinked = '<p>before</p><a href="javascript:alert(1)">x <em>y</em></a><p>after</p>'
    expect(sanitizeRichText(unlinked)).toBe('<p>before</p>x <em>y</em><p>after</p>')
    expect(sanitizeRichText(`${'<blockquote>'.repeat(5_000)}deep`).length).toBeLessThan(1_000)
  })
})
