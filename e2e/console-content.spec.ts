import type { Page } from '@playwright/test'
import { languages } from '@portal/contract/language'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, openArticle, publishNow, review, text, writeIn, written } from './setup/content-page'
import { axeFaults, onScreens } from './setup/page-check'
import { smallPicture } from './setup/pictures'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'
import { payloads } from './setup/xss'

test.use({
  expectedErrors: /the server responded with a status of 4(00|01|04|09)|net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
})

const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[4] ?? ''

test('[OPS-7] an editor writes an article, publishes two languages, adds the third, takes it back and restores a version @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['editor'], '/content/article')
  await expect(page.getByRole('table')).toBeVisible()
  await onScreens(page, 'the list', ['desktop', 'narrow', 'phone'])
  await page.getByRole('link', { name: 'New article' }).click()
  for (const language of ['en', 'zh-CN'] as const) await writeIn(page, language)
  await expectSaved(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: await smallPicture(page, '#1f5d4c') })
  await expect(page.locator('form img')).toBeVisible()
  await page.getByLabel('Topic').selectOption('health')
  await expectSaved(page)
  await page.evaluate(() => scrollTo(0, 0))
  await onScreens(page, 'the editor', ['desktop', 'narrow', 'phone'])

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  await expect(dialog.getByText('Nobody has reviewed it since it was changed')).toHaveCount(2)
  await expect(dialog.getByRole('checkbox', { name: 'English' })).toBeDisabled()
  await onScreens(page, 'the dialog of a draft that nobody has reviewed', ['desktop', 'narrow', 'phone'])
  await page.keyboard.press('Escape')
  await review(page, 'en', 'zh-CN')
  await publishNow(page)
  await expect(page).toHaveURL(/\/article\/\d+$/)
  const id = Number(idOf(page))
  const shown = (language: (typeof languages)[number]) => call(request, getArticle, { id }, { language })
  expect((await shown('en')).title).toBe(written.en.title)
  expect((await shown('zh-TW')).title).toBe(written['zh-CN'].title)

  await writeIn(page, 'zh-TW')
  await expectSaved(page)
  await review(page, 'zh-TW')
  await publishNow(page)
  await expect.poll(async () => (await shown('zh-TW')).summary).toBe(written['zh-TW'].summary)
  await page.getByRole('button', { name: /^Undo publishing/ }).waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('z')
  await expect(page.getByText('Undone. The site says again what it said before.')).toBeVisible()
  await expect.poll(async () => (await shown('zh-TW')).summary).toBe(written['zh-CN'].summary)
  await expect(text(page, 'Summary', 'zh-TW')).toHaveValue(written['zh-TW'].summary)

  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: /Version 1/ }).click()
  await onScreens(page, 'the history', ['desktop', 'narrow', 'phone'])
  await page.getByRole('button', { name: 'Restore as a draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(text(page, 'Summary', 'zh-TW')).toHaveValue('')
})

test('[OPS-7] a change marks the translations as out of date; the preview shows it before the site does @desktop', async ({
  page,
  request,
}) => {
  const { id } = await openArticle(page)
  await text(page, 'Title').fill('Drink enough warm water')
  await expectSaved(page)
  await expect(page.getByText('Older than the English text in this draft.')).toHaveCount(2)
  await page.getByText('What changed in English').first().click()
  await expect(page.locator('ins')).toHaveText(/warm/)
  await onScreens(page, 'an editor with texts out of date', ['desktop', 'narrow', 'phone'])
  await page.getByRole('button', { name: 'Still right' }).first().click()
  await expect(page.getByText('Older than the English text in this draft.')).toHaveCount(1)

  await page.getByRole('link', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Drink enough warm water')
  expect((await call(request, getArticle, { id: Number(id) }, { language: 'en' })).title).toBe(written.en.title)
  await page.getByRole('button', { name: 'Phone' }).click()
  await page.getByRole('button', { name: 'A++' }).click()
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '繁體中文' }).click()
  await expect(frame.locator('html[lang=zh-TW][data-text-size=larger]')).toBeAttached()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(written['zh-TW'].title)
  await page.locator('iframe').evaluate((one) => one.remove())
  expect(await axeFaults(page), 'around the preview').toEqual([])
})

test('[OPS-7] a draft is scheduled in New York time, where an hour may be missing or come twice @desktop', async ({
  page,
}) => {
  await openArticle(page)
  await text(page, 'Summary').fill('All year.')
  await expectSaved(page)
  await review(page, 'en')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  await dialog.getByRole('radio', { name: 'Schedule' }).check()
  await dialog.getByLabel('Date').fill('2099-03-08')
  await dialog.getByLabel('Time', { exact: true }).fill('02:30')
  await expect(dialog.getByText('This hour does not exist')).toBeVisible()
  await dialog.getByLabel('Date').fill('2099-11-01')
  await dialog.getByLabel('Time', { exact: true }).fill('01:30')
  await dialog.getByLabel(/This hour comes twice/).selectOption('second')
  await expect(dialog.getByText('New York time (EST)')).toBeVisible()
  await onScreens(page, 'the dialog with an hour that comes twice', ['desktop', 'narrow', 'phone'])
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/This will be published on .*Nov\s1,\s2099, 1:30\sam/)).toBeVisible()
  await expect(text(page, 'Summary')).not.toBeEditable()
  await onScreens(page, 'a scheduled draft', ['desktop', 'narrow', 'phone'])
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByLabel('Date')).toHaveValue('2099-11-01')
  await expect(page.getByLabel(/This hour comes twice/)).toHaveValue('second')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(text(page, 'Summary')).toBeEditable()
})

test('[OPS-7] two editors see each other; what both have changed is decided, all else is merged @desktop', async ({
  page,
  browser,
}) => {
  const { id } = await openArticle(page)
  const context = await browser.newContext()
  const other = await context.newPage()
  await logInToConsole(other, other.request, ['editor'], `/content/article/${id}`)
  await text(other, 'Summary').waitFor()
  await expect(page.getByText('Also looking at this: Sam Lee')).toBeVisible()
  // The line of one is cut while both write.
  await page.route('**/draft', (route) => route.abort())
  await text(page, 'Title').fill('Mine')
  await text(page, 'Summary', 'zh-CN').fill('我的')
  await text(other, 'Title').fill('Theirs')
  await text(other, 'Picture description').fill('Their tea')
  await expectSaved(other)
  await page.unroute('**/draft')
  const choice = page.getByRole('region', { name: 'A colleague has changed the same texts' })
  await expect(choice.getByRole('heading', { name: 'Title, English' })).toBeVisible()
  await expect(text(page, 'Picture description')).toHaveValue('Their tea')
  await onScreens(page, 'a conflict', ['desktop', 'narrow', 'phone'])
  await choice.getByRole('button', { name: 'Keep yours: Title, English' }).click()
  await expect(choice).toBeHidden()
  await expectSaved(page)
  await expect(text(other, 'Title')).toHaveValue('Mine')
  await expect(text(other, 'Summary', 'zh-CN')).toHaveValue('我的')
  await context.close()
})

test('[OPS-7] nothing is lost by a discarded draft, a line that is cut, or a tab that is closed @desktop', async ({
  page,
  request,
}) => {
  const { id, editor } = await openArticle(page)
  const saved = async () => (await call(request, managedArticles.read, { id }, editor)).draft?.title.en
  await text(page, 'Title').fill('Not yet')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(text(page, 'Title')).toHaveValue(written.en.title)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(text(page, 'Title')).toHaveValue('Not yet')
  await expect.poll(saved).toBe('Not yet')

  await page.route('**/draft', (route) => route.abort())
  await text(page, 'Title').fill('Without a line')
  await expect(page.getByRole('alert').filter({ hasText: 'Could not be saved.' })).toBeVisible()
  await onScreens(page, 'a draft that could not be saved', ['desktop', 'narrow', 'phone'])
  await page.unroute('**/draft')
  await expect.poll(saved).toBe('Without a line')

  await text(page, 'Title').fill('And closed')
  await page.close({ runBeforeUnload: true })
  await expect.poll(saved).toBe('And closed')
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
  await description.fill('A "glass"')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await review(page, 'en')
  await publishNow(page)

  const { body } = await call(request, getArticle, { id: Number(id) }, { language: 'en' })
  const [path = ''] = /\/media\/[^"]+/.exec(body) ?? []
  const tag = (alt: string) => `<img src="${path}" alt="${alt}" />`
  expect(body).toBe(`<p>A cup each hour.</p>${tag('A cup')}<p>Cold, too:</p>${tag('A &quot;glass&quot;')}`)
  await page.goto(`/community/news/${id}`)
  const shown = page.getByRole('article').getByRole('img', { name: 'A "glass"' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.(avif|webp)$/)
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

for (const language of languages)
  test(
    `[OPS-7] every screen of content fits, without axe violations, in ${language} @desktop`,
    whole,
    async ({ page }) => {
      const { id } = await openArticle(page)
      for (const path of [
        '',
        '/article',
        '/question?view=order',
        '/translations',
        '/article?state=failed',
        `/article/${id}`,
        `/article/${id}/history`,
        '/team-event/1',
        '/activity',
        '/activity/1',
        '/service/1',
        '/company/only',
        '/figures/only',
      ]) {
        await page.goto(`/staff/content${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.getByRole('status', { name: /./ })).toHaveCount(0)
        await onScreens(page, `content${path} in ${language}`, ['desktop', 'narrow', 'phone'])
      }
    },
  )
