import type { Locator, Page } from '@playwright/test'
import { newYorkDay } from '@portal/contract/new-york'
import { getArticle } from '@portal/contract/news/public'
import { call } from './setup/api'
import { expectSaved, openArticle, text } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { smallPicture } from './setup/pictures'
import { expect, test } from './setup/test'

const whole = ['desktop', 'narrow', 'phone'] as const

test('[OPS-7] without a mouse: a picture of somebody who has not agreed is refused, and published with the consent @desktop', async ({
  page,
  request,
}) => {
  const { id } = await openArticle(page)
  const field = page.getByRole('group', { name: /^Picture/ })
  const buffer = await smallPicture(page, colour())
  await field.locator('input[type=file]').setInputFiles({ name: 'rosa.png', mimeType: 'image/png', buffer })
  await expectSaved(page)

  const dialog = await asked(page, field)
  await tabTo(page, dialog.getByRole('radio', { name: 'No', exact: true }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByText('Nothing with this picture can be published')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  const publishing = page.getByRole('dialog', { name: 'Publish this?' })
  const finding = publishing.getByRole('button', { name: /has not agreed/ })
  await expect(publishing.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await onScreens(page, 'a picture without consent', [...whole])
  await finding.press('Enter')
  await expect(publishing).toBeHidden()
  await expect(field.getByRole('button').first()).toBeFocused()

  const again = await asked(page, field)
  await tabTo(page, again.getByRole('radio', { name: /withdrawn/ }))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(again.getByLabel('Who has agreed')).toBeFocused()
  await page.keyboard.type('Rosa Diaz')
  await again.getByLabel('Last day of the consent').fill(newYorkDay(new Date(), 365))
  await again.getByLabel('Where the signed paper is kept').fill('Cabinet 2, folder 7')
  await onScreens(page, 'the consent of people in a picture', [...whole])
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  const send = publishing.getByRole('button', { name: 'Publish', exact: true })
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(publishing).toBeHidden()
  const src = (await field.locator('img').getAttribute('src')) ?? ''
  const shown = () => call(request, getArticle, { id: Number(id) })
  await expect.poll(async () => (await shown()).picture).toBe(src)
  expect(JSON.stringify(await shown())).not.toContain('Rosa')
})

test('[OPS-7] without a mouse: the people in a picture of a text are asked about before it is put there @desktop', async ({
  page,
}) => {
  await openArticle(page)
  await text(page, 'Text').focus()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting: Text, English' })
  await toolbar.getByRole('button', { name: 'Picture' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Picture', exact: true })
  const buffer = await smallPicture(page, colour())
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer })
  const description = dialog.getByLabel('Description for readers who cannot see it')
  await description.fill('A cup')
  const asking = await asked(page, dialog)
  await asking.getByRole('radio', { name: 'No', exact: true }).press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The answer is saved.')).toBeVisible()
  const again = await asked(page, dialog)
  await expect(again.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(description).toHaveValue('A cup')
  await description.press('Enter')
  await expect(text(page, 'Text').getByRole('img', { name: 'A cup' })).toBeVisible()
})

/** A picture that no other run has stored. */
const colour = () =>
  `#${Math.floor(Math.random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`

/** Opens the question by its button. */
async function asked(page: Page, field: Locator): Promise<Locator> {
  await field.getByRole('button', { name: 'People in the picture' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'People in the picture' })
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  return dialog
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 200 })
  }).toPass()
}
