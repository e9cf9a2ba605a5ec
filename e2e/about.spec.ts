import { getLegalDocument, getTeam, getTeamEvent, legalDocumentKeys } from '@portal/contract/about/public'
import { languages } from '@portal/contract/language'
import { about as en } from '../web/app/locales/en/about'
import { viewer as viewerEn } from '../web/app/locales/en/viewer'
import { about as zhCN } from '../web/app/locales/zh-CN/about'
import { viewer as viewerZhCN } from '../web/app/locales/zh-CN/viewer'
import { about as zhTW } from '../web/app/locales/zh-TW/about'
import { viewer as viewerZhTW } from '../web/app/locales/zh-TW/viewer'
import { call } from './setup/api'
import { definitions } from './setup/definitions'
import { textIn } from './setup/listed'
import { axeTurn, expectGoodLayout, expectGoodPage, onScreens } from './setup/page-check'
import { sentPage } from './setup/sent-page'
import { expect, onSite, open, test } from './setup/test'
import { represented, sample } from './setup/whole'

const viewerWords = { en: viewerEn, 'zh-CN': viewerZhCN, 'zh-TW': viewerZhTW }
const locales = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const legalPaths = ['/about/privacy', '/about/TermsOfServices', '/about/licence', '/about/language-access']
const pages = ['/about/team', '/about/teamevent/1', '/about/teamevent/0', '/about/faq', ...legalPaths]

for (const [turn, language] of languages.entries()) {
  const words = locales[language]
  test.describe(`in ${language}`, () => {
    test.use({ expectedErrors: /404/ })

    test(
      '[R14] [R15] [R16] [R17] [R18] the pages about the agency pass axe and layout checks on every screen',
      represented(language === 'zh-CN'),
      async ({ page }) => {
        test.slow()
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const [number, path] of sample([...pages.entries()], 2)) {
          await open(page, `${path}?lang=${language}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await onScreens(page, path, axeTurn(turn + number), expectGoodLayout)
        }
      },
    )
  })

  test(
    `[R14] [F10] in ${language}, the team page shows members and team events`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await open(page, `/about/team?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.team.title)
      const people = page.getByRole('region', { name: words.team.people }).getByRole('listitem')
      const team = await call(page.request, getTeam, {}, { language })
      expect(team).toHaveLength(12)
      await expect(people).toHaveCount(12)
      for (const [i, { name, role, bio, languages, picture, alt }] of team.entries()) {
        const person = people.nth(i)
        await expect(person.getByRole('img', { name: alt })).toHaveAttribute('src', picture)
        await expect(person.getByRole('heading', { level: 3 })).toHaveText(name)
        await expect(person.locator('p')).toHaveText([role, bio])
        expect(await definitions(person)).toEqual([[words.team.speaks, languages]])
      }
      const event = page.getByRole('region', { name: words.team.events }).getByRole('article').first()
      const title = (await event.getByRole('heading').textContent()) ?? ''
      await event.getByRole('link').click()
      await expect(page).toHaveURL(/\/about\/teamevent\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const id = page.url().match(/\d+$/)?.[0] ?? ''
      const { date, place, summary, body, pictures } = await call(page.request, getTeamEvent, { id }, { language })
      const shown = page.getByRole('article')
      await expect(shown.locator('time')).toHaveAttribute('datetime', date)
      for (const text of [place, summary, await textIn(page, body)]) await expect(shown).toContainText(text)
      await expect(shown.locator('figcaption')).toHaveText(pictures.map(({ caption }) => caption))
      await page.getByRole('main').getByRole('link', { name: words.event.back }).click()
      await expect(page).toHaveURL('/about/team')
    },
  )

  test(
    `[R15] [F10] in ${language}, the pictures of an event can be viewed by keyboard alone`,
    represented(language === 'zh-CN'),
    async ({ page }) => {
      await open(page, `/about/teamevent/1?lang=${language}`)
      const opener = page.getByRole('region', { name: words.event.gallery }).getByRole('link').first()
      await opener.focus()
      await page.keyboard.press('Enter')
      const shown = viewerWords[language as keyof typeof viewerWords]
      const viewer = page.getByRole('dialog', { name: shown.label })
      await expect(viewer.getByText(shown.position(1, 3), { exact: true }).first()).toBeVisible()
      await expect(viewer.getByRole('button', { name: shown.close })).toBeFocused()
      const first = await viewer.locator('figcaption').textContent()
      await page.keyboard.press('ArrowRight')
      await expect(viewer.locator('figcaption')).not.toHaveText(first ?? '')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(viewer.getByText(shown.position(3, 3), { exact: true }).first()).toBeVisible()
      await viewer.getByRole('button', { name: shown.next }).click()
      await expect(viewer.locator('figcaption')).toHaveText(first ?? '')
      await expectGoodPage(page, 'open viewer')
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
      await expect(opener).toBeFocused()
    },
  )

  test(
    `[R17] [R18] [F10] in ${language}, legal pages show version and date, list their sections and link to each other`,
    represented(language === 'en'),
    async ({ page }) => {
      for (const path of legalPaths) {
        await open(page, `${path}?lang=${language}`)
        const document = page.getByRole('article')
        const key = legalDocumentKeys[legalPaths.indexOf(path)] ?? 'privacy'
        const { title, version, effectiveOn, body } = await call(page.request, getLegalDocument, { key }, { language })
        await expect(document.getByRole('heading', { level: 1 }), path).toHaveText(title)
        await expect(document.getByText(words.legal.version(version)).first(), path).toBeVisible()
        await expect(document.locator('time').first()).toHaveAttribute('datetime', effectiveOn)
        await expect(document).toContainText(await textIn(page, body))
        const parts = document.getByRole('navigation', { name: words.legal.contents }).getByRole('link')
        expect(await parts.count(), path).toBeGreaterThan(1)
        const last = parts.last()
        await last.click()
        await expect(
          document.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' }),
        ).toBeInViewport()
        const others = page.getByRole('navigation', { name: words.legal.others }).getByRole('link')
        await expect(others).toHaveCount(3)
        const hrefs = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(hrefs).toEqual(legalPaths.filter((other) => other !== path).map(onSite))
      }
    },
  )
}

test('[R16] [R17] the footer of every page links to the legal pages and the questions, of which a pressed one opens its answer', async ({
  page,
}) => {
  await open(page, '/about/team')
  const follow = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
  for (const path of legalPaths) {
    await follow(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('article').locator('time').first()).toBeVisible()
  }
  await follow('/about/faq')
  await expect(page).toHaveURL('/about/faq')
  await page.getByRole('heading', { name: 'How do I apply for long-term care?' }).click()
  await expect(page.locator('#how-do-i-apply')).toBeVisible()
})

test('[R14] a page number past the last event says so and links back', async ({ page }) => {
  await open(page, '/about/team?page=40')
  await expect(page.getByRole('heading', { name: en.team.pastEnd.title })).toBeVisible()
  await page.getByRole('link', { name: en.team.pastEnd.first }).click()
  await expect(page.getByRole('region', { name: en.team.events }).getByRole('article')).toHaveCount(4)
})

test.describe('missing content', () => {
  test.use({ expectedErrors: /404/ })

  test('[R15] [R17] unknown events and versions answer “not found” with a way on', async ({ page }) => {
    for (const id of ['999999', '0', 'abc', '99999999999999', '%3Cscript%3E'])
      expect(await sentPage(page.request, `/about/teamevent/${id}`), id).toMatchObject({
        status: 404,
        h1: en.event.missing.title,
      })
    await open(page, '/about/teamevent/0')
    await page.getByRole('main').getByRole('link', { name: en.event.back }).click()
    await expect(page).toHaveURL('/about/team')
    for (const version of ['9.9', '../1', "'"])
      expect(
        await sentPage(page.request, `/about/privacy?version=${encodeURIComponent(version)}`),
        version,
      ).toMatchObject({ status: 404, h1: en.legal.missing.title })
    await open(page, '/about/privacy?version=9.9')
    await page.getByRole('link', { name: en.legal.current }).click()
    await expect(page).toHaveURL('/about/privacy')
    await expect(page.getByRole('article')).toBeVisible()
  })
})

test('[R17] a requested older version is marked as older', async ({ page }) => {
  await open(page, '/about/privacy?version=1.0')
  await expect(page.getByText(en.legal.older)).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about\/privacy\?version=1\.0$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R15] [R16] [R17] answers open, also by URL, and pictures show', async ({ page }) => {
    await page.goto('/about/faq#which-papers')
    await expect(page.locator('#which-papers')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    const first = page.getByRole('main').locator('details').first()
    await first.locator('summary').click()
    await expect(first.locator('p').first()).toBeVisible()
    await page.goto('/about/privacy')
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
    await page.goto('/about/teamevent/1')
    const picture = page.getByRole('region', { name: en.event.gallery }).getByRole('link').first()
    const file = await page.request.get((await picture.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('image/jpeg')
  })
})
