import type { Page } from '@playwright/test'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { call } from './setup/api'
import { expectSaved, openArticle, publishNow, review, text } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { smallPicture } from './setup/pictures'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'
import { payloads } from './setup/xss'

test.use({
  expectedErrors: /the server responded with a status of 4(00|01|04|09)|net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
})

test('[OPS-7] without a mouse: a heading, a link and a publication @desktop', async ({ page, request }) => {
  const { id } = await openArticle(page)
  await text(page, 'Text').focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('When')
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('Shift+Tab')
  const tools = page.getByRole('toolbar', { name: 'Formatting: Text, English' })
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tools.getByRole('button', { name: 'Link' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Address of the link').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter an address that starts with /')).toBeVisible()
  await page.getByLabel('Address of the link').fill('/community/news')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  const button = page.getByRole('button', { name: 'Mark English as reviewed' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toBeHidden()
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  const send = page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true })
  await expect(send).toBeEnabled()
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  const body = async () => (await call(request, getArticle, { id: Number(id) }, { language: 'en' })).body
  await expect.poll(body).toBe('<p>A cup each hour.</p><h2><a href="/community/news">When</a></h2>')
})

test('[OPS-7] without a mouse: a picture in a text is described, changed, copied, and shown by the site in its sizes @desktop', async ({
  page,
  request,
}) => {
  const { id } = await openArticle(page)
  const english = text(page, 'Text')
  const button = page
    .getByRole('toolbar', { name: 'Formatting: Text, English' })
    .getByRole('button', { name: 'Picture' })
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  const description = dialog.getByLabel('Description for readers who cannot see it')
  await english.focus()
  await button.press('Enter')
  await expect(description).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please choose a picture first.')).toBeVisible()
  const buffer = await smallPicture(page, '#1f5d4c')
  await dialog.getByLabel('Picture').setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer })
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Insert the picture' }).press('Enter')
  await expect(dialog.getByText('Please describe the picture.')).toBeVisible()
  await onScreens(page, 'a picture for a text', ['desktop', 'narrow', 'phone'])
  await description.fill('A cup')
  await page.keyboard.press('Enter')
  await expect(english.getByRole('img', { name: 'A cup' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+C')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Cold, too:')
  await page.keyboard.press('Control+V')
  await expect(english.getByRole('img', { name: 'A cup' })).toHaveCount(2)
  await english.getByRole('img').last().click()
  await button.press('Enter')
  await description.fill('A "glass" <b> & more')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await review(page, 'en')
  await publishNow(page)

  const { body } = await call(request, getArticle, { id: Number(id) }, { language: 'en' })
  const [path = ''] = /\/media\/[^"]+/.exec(body) ?? []
  const tag = (alt: string) => `<img src="${path}" alt="${alt}" />`
  expect(body).toBe(
    `<p>A cup each hour.</p>${tag('A cup')}<p>Cold, too:</p>${tag('A &quot;glass&quot; &lt;b&gt; &amp; more')}`,
  )
  await page.goto(`/community/news/${id}`)
  const shown = page.getByRole('article').getByRole('img', { name: 'A "glass" <b> & more' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.(avif|webp)$/)
  await onScreens(page, 'an article with pictures in its text', ['desktop', 'narrow', 'phone'])
  await page.goto(`/h5/community/news/${id}`)
  await expect(shown).toBeAttached()
})

/** Pastes HTML where the focus is, as a browser does. */
async function paste(page: Page, html: string) {
  await page.evaluate((html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)
}

const fromGoogle = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Plain and </span><span style="font-size:11pt;font-weight:700;">bold</span></p></b>`

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0in}</style></head>
<body lang=EN-US><!--StartFragment--><h2 style='mso-list:none'>Water<o:p></o:p></h2>
<p class=MsoNormal style='color:red'><b style='mso-bidi-font-weight:normal'>Drink</b> <i>often</i>,<span style='mso-spacerun:yes'>
</span><font face="Calibri">even cold.</font><o:p></o:p></p><ul><li class=MsoNormal>tea</li><li class=MsoNormal>soup</li></ul>
<table><tr><td>cell</td></tr></table><img src="file:///C:/Users/x/clip.png"><!--EndFragment--></body></html>`

test('[OPS-7] a text from Word keeps what the site shows, and nothing else @desktop', async ({ page, request }) => {
  const { id, editor } = await openArticle(page)
  await text(page, 'Text').click()
  await page.keyboard.press('Control+A')
  await paste(page, fromWord)
  await expectSaved(page)
  const { draft } = await call(request, managedArticles.read, { id }, editor)
  expect(draft?.body.en.replace(/\s+/g, ' ')).toBe(
    '<h2>Water</h2><p><strong>Drink</strong> <em>often</em>, even cold.</p><ul><li><p>tea</p></li><li><p>soup</p></li></ul><p>cell</p>',
  )
})

test('[OPS-7] a text from Google Docs is bold where it was @desktop', async ({ page, request }) => {
  const { id, editor } = await openArticle(page)
  await text(page, 'Text').click()
  await page.keyboard.press('Control+A')
  await paste(page, fromGoogle)
  await expectSaved(page)
  const { draft } = await call(request, managedArticles.read, { id }, editor)
  expect(draft?.body.en).toBe('<p>Plain and <strong>bold</strong></p>')
})

test('[OPS-7] Chinese is written by an input method, and saved once it is chosen @desktop', async ({
  page,
  request,
}) => {
  const { id, editor } = await openArticle(page)
  const client = await page.context().newCDPSession(page)
  const compose = async (letters: readonly string[], chosen: string) => {
    for (const text of letters)
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await client.send('Input.insertText', { text: chosen })
  }
  await text(page, 'Text', 'zh-CN').click()
  await page.keyboard.press('Control+A')
  await compose(['h', 'he', 'he s', 'he sh', 'he shui'], '喝水')
  await page.keyboard.type(',')
  await compose(['ㄏ', 'ㄏㄜ', 'ㄏㄜˊ'], '和')
  await text(page, 'Title', 'zh-TW').click()
  await page.keyboard.press('Control+A')
  await compose(['ㄉ', 'ㄉㄨㄛ'], '多')
  await expectSaved(page)
  const { draft } = await call(request, managedArticles.read, { id }, editor)
  expect([draft?.body['zh-CN'], draft?.title['zh-TW']]).toEqual(['<p>喝水,和</p>', '多'])
})

test(
  '[OPS-7] no payload that is pasted into a text runs, there or in the preview @desktop',
  whole,
  async ({ page }) => {
    test.slow()
    const seen: string[] = []
    await page.exposeFunction('__xss', (which: number) => seen.push(`payload ${which}: ${payloads[which]}`))
    page.on('request', (request) => request.url().includes('evil.example') && seen.push(request.url()))
    await openArticle(page)
    for (const payload of payloads) {
      await text(page, 'Text').focus()
      await page.keyboard.press('Control+End')
      await paste(page, `<p>x</p>${payload}`)
    }
    await text(page, 'Title').focus()
    await page.keyboard.insertText(payloads.join('').slice(0, 100))
    await expectSaved(page)
    const odd = await text(page, 'Text').evaluate((one) =>
      [...one.querySelectorAll('*')]
        .filter((element) => !/^(P|H2|H3|UL|OL|LI|STRONG|EM|A|BLOCKQUOTE|BR)$/.test(element.tagName))
        .map(({ outerHTML }) => outerHTML),
    )
    expect(odd.filter((html) => !html.includes('ProseMirror-'))).toEqual([])
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(500)
    expect(seen).toEqual([])
  },
)
