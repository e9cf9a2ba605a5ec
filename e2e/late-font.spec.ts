import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { expectNoOverflow } from './setup/page-check'
import { expect, test } from './setup/test'

const paths = ['/', '/services/guide', '/about/faq', '/login']

test('[USE-66] pages fit the screen in the system font and do not shift when the web font loads late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const path of paths) {
    const sendFonts = await holdFonts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expectNoOverflow(page, path)
    const [header, brand] = [page.getByRole('banner'), page.getByRole('banner').getByRole('link').first()]
    const [outer, inner] = [await header.boundingBox(), await brand.boundingBox()]
    expect(inner?.height, path).toBeLessThanOrEqual(outer?.height ?? 0)
    if (path === '/')
      await expect(page.getByRole('button', { name: en.home.whiteCard.submit })).toBeInViewport({ ratio: 1 })
    const [heights, limits, width] = [await heightsOf(page), await limitsOf(page), await titleWidth(page)]
    sendFonts()
    // No two fonts are equally wide to the hundredth of a pixel.
    await expect.poll(() => titleWidth(page), path).not.toBe(width)
    expect(await heightsOf(page), path).toEqual(heights)
    expect(await limitsOf(page), path).toEqual(limits)
    await page.unrouteAll()
  }
})

/** Keeps fonts back until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Heights in px of the header's links and buttons and of the page's headings: how many lines they have. */
function heightsOf(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('header :is(a, button), main :is(h1, h2, h3)')]
    return Object.fromEntries(
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => [element.innerText, Math.round(element.getBoundingClientRect().height)]),
    )
  })
}

/** The widths to which text is limited: those in `ch` would change with the font. */
function limitsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd)')]
    return [...new Set(texts.map((text) => getComputedStyle(text).maxWidth))].sort()
  })
}

/** Width in px of the words of the first heading. */
function titleWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('h1, h2') ?? document.body)
    return range.getBoundingClientRect().width
  })
}
