import type { Locator, Page } from '@playwright/test'
import { askForDocuments, findCaregivers } from '@portal/contract/accounts/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { documents } from '../web/app/locales/en/documents'
import { profile } from '../web/app/locales/en/profile'
import { upload } from '../web/app/locales/en/upload'
import { documents as documentsZhTW } from '../web/app/locales/zh-TW/documents'
import { upload as uploadZhTW } from '../web/app/locales/zh-TW/upload'
import { call } from './setup/api'
import { dataDir } from './setup/console'
import { logInAsNew } from './setup/own-account'
import { onScreens } from './setup/page-check'
import { largePhoto, naturalSize, pictureFile, pictureOfBytes, smallPicture, topColour } from './setup/pictures'
import { newStaff } from './setup/staff'
import { expect, open, test } from './setup/test'
import { whole } from './setup/whole'

const t = { ...documents, ...upload }
const zhTW = { ...documentsZhTW, ...uploadZhTW }
const address = '/user/index?tab=documents'
const certificate = t.kinds.homeCareCertificate.title

/** The documents of acceptance A05, in its order, with the papers that qualify. */
const documentsAsked = {
  'Work authorization': ['U.S. passport', 'Green card', 'Work permit', 'Social security card'],
  'Home care certificate': [],
  'Medical examination report': [],
  'Proof of address': [
    'Utility bill',
    'Phone bill',
    'Bank statement',
    'Insurance notice or policy',
    'Letter from the government',
  ],
}

test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

test.beforeEach(async ({ page }) => logInAsNew(page, 'caregiver'))

const kind = (page: Page, name = certificate) => page.getByRole('region', { name, exact: true })
const adding = (part: Locator) => part.getByLabel(new RegExp(`^\\+?(${t.add}|${t.addAnother})`))
const pages = (part: Locator) => part.locator('img')

async function add(page: Page, name = 'certificate.png', colour = '#2060a0', of = certificate) {
  await adding(kind(page, of)).setInputFiles(pictureFile(name, await smallPicture(page, colour)))
}

test('[A11] [A05] [USE-36] [AX-11] a picture can be uploaded, viewed, enlarged, replaced and removed, and persists', async ({
  page,
}) => {
  await open(page, address)
  await add(page)
  await expect(pages(kind(page))).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: t.done('certificate.png') })).toBeAttached()
  await expect(kind(page)).toContainText(t.review.under_review)
  await page.reload()
  await expect(pages(kind(page))).toHaveCount(1)
  await expect.poll(() => naturalSize(pages(kind(page)))).toEqual([320, 200])

  await kind(page).getByRole('button', { name: t.enlarge }).click()
  const large = page.getByRole('dialog').locator('img')
  await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(kind(page).getByRole('button', { name: t.enlarge })).toBeFocused()
  await expect(kind(page).getByRole('button', { name: t.remove })).toHaveAccessibleName(new RegExp(certificate))

  await expect(pages(kind(page))).toHaveCount(1)
  const before = await pages(kind(page)).getAttribute('src')
  await kind(page)
    .getByLabel(t.replace)
    .setInputFiles(pictureFile('new.png', await smallPicture(page, '#a04020')))
  await expect(page.getByRole('status').filter({ hasText: t.done('new.png') })).toBeAttached()
  await expect(pages(kind(page))).toHaveCount(1)
  await expect(pages(kind(page))).not.toHaveAttribute('src', before ?? '')

  await kind(page).getByRole('button', { name: t.remove }).click()
  await expect(kind(page).getByRole('button', { name: t.removeNo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(kind(page).getByRole('button', { name: t.remove })).toBeFocused()
  await page.keyboard.press('Enter')
  await kind(page).getByRole('button', { name: t.removeYes }).click()
  await expect(pages(kind(page))).toHaveCount(0)
  await expect(adding(kind(page))).toBeFocused()
  await page.reload()
  await expect(adding(kind(page))).toBeAttached()
  await expect(pages(kind(page))).toHaveCount(0)
})

test('[A11] [USE-36] a photo that is too large gets the message and is scaled down, the right way up', async ({
  page,
}) => {
  await open(page, address)
  const sent = page.waitForRequest((request) => request.url().endsWith('/home/api/file') && request.method() === 'POST')
  await adding(kind(page)).setInputFiles(pictureFile('IMG_2034.jpg', await largePhoto(page)))
  await expect(kind(page)).toContainText(`${fieldTexts.upload.en} ${t.madeSmaller('IMG_2034.jpg')}`)
  const { 'content-length': length } = await (await sent).allHeaders()
  expect(Number(length)).toBeLessThan(500 * 1024 + 1024)
  await expect(pages(kind(page))).toHaveCount(1)
  await page.reload()
  await expect(pages(kind(page))).toHaveCount(1)
  const [width, height] = await naturalSize(pages(kind(page)))
  expect((height ?? 0) / (width ?? 1)).toBeCloseTo(1.5, 1)
  const [red, green, blue] = await topColour(pages(kind(page)))
  expect([red > 150, green < 90, blue < 90]).toEqual([true, true, true])
})

test('[A11] pictures under 500 KB are sent unchanged, larger ones are scaled down first', async ({ page }) => {
  await open(page, address)
  for (const { bytes, isSmall } of [
    { bytes: 511_999, isSmall: true },
    { bytes: 512_000, isSmall: false },
  ]) {
    const sent = page.waitForRequest((one) => one.url().endsWith('/home/api/file') && one.method() === 'POST')
    await adding(kind(page)).setInputFiles(pictureFile(`${bytes}.jpg`, await pictureOfBytes(page, bytes)))
    await expect(kind(page).getByText(t.madeSmaller(`${bytes}.jpg`))).toHaveCount(isSmall ? 0 : 1)
    const { 'content-length': length } = await (await sent).allHeaders()
    expect(Number(length) > 511_999).toBe(isSmall)
    await expect(pages(kind(page))).toHaveCount(isSmall ? 1 : 2)
  }
})

test('[A11] [USE-36] [AX-11] other files get the message at the field; pictures of other formats are converted to JPG', async ({
  page,
}) => {
  await open(page, '/user/index?tab=documents&lang=zh-TW')
  const part = kind(page, zhTW.kinds.homeCareCertificate.title)
  const input = part.locator('input[type=file]').last()
  await input.setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(part.getByRole('alert')).toContainText(fieldTexts.upload['zh-TW'])
  await expect(part).toContainText(zhTW.isPdf)
  await expect(part.getByLabel(zhTW.chooseOther)).toBeFocused()
  await part.getByLabel(zhTW.chooseOther).setInputFiles({
    name: 'scan.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'),
  })
  await expect(part).toContainText(`${fieldTexts.upload['zh-TW']}${zhTW.madeSmaller('scan.webp')}`)
  await expect(pages(part)).toHaveCount(1)
  await expect(part.getByRole('alert')).toHaveCount(0)
})

test('[A11] [BUG-11] a file is checked by its content, also on the server, and the message says what is wrong', async ({
  page,
}) => {
  await open(page, address)
  const fake = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)])
  await adding(kind(page)).setInputFiles(pictureFile('fake.jpg', fake))
  await expect(kind(page).getByRole('alert')).toContainText(fieldTexts.uploadUnreadable.en)
  await kind(page)
    .getByLabel(t.chooseOther)
    .setInputFiles(pictureFile('empty.jpg', Buffer.alloc(0)))
  await expect(kind(page).getByRole('alert')).toContainText(fieldTexts.uploadEmpty.en)
})

test('[A11] upload progress shows, and an upload can be cancelled', whole, async ({ page }) => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/home/api/file', async (route) => {
    await gate
    await route.continue().catch(() => {})
  })
  await open(page, address)
  await add(page)
  const bar = kind(page).getByRole('progressbar', { name: t.sending('certificate.png') })
  await expect(bar).toBeVisible()
  await expect(kind(page)).toContainText(/\d+%/)
  await kind(page).getByRole('button', { name: t.cancel }).click()
  await expect(bar).toHaveCount(0)
  await expect(adding(kind(page))).toBeFocused()
  letGo()
  await add(page, 'again.png')
  await expect(pages(kind(page))).toHaveCount(1)
})

test('[A11] a picture whose upload failed on the network is kept for a retry', whole, async ({ page }) => {
  await open(page, address)
  await page.route('**/home/api/file', (route) => route.abort('connectionreset'), { times: 1 })
  await add(page)
  await expect(kind(page).getByRole('alert')).toContainText(t.why.broken)
  await kind(page).getByRole('button', { name: t.tryNow }).click()
  await expect(pages(kind(page))).toHaveCount(1)

  await page.route('**/home/api/user/caregiver/document', (route) => route.abort('connectionreset'), { times: 1 })
  await add(page, 'second.png', '#308030')
  await expect(kind(page).getByRole('alert')).toContainText(t.why.broken)
  await kind(page).getByRole('button', { name: t.tryNow }).click()
  await expect(pages(kind(page))).toHaveCount(2)
  await expect(kind(page)).toContainText(t.page(2))
})

test('[A05] [USE-31] [USE-35] where several documents qualify, the choice is required first and applies to pictures added before it; the last document is followed by the next step', async ({
  page,
}) => {
  await open(page, address)
  await expect(kind(page)).toBeVisible()
  const asked = await page
    .getByRole('main')
    .locator('section section')
    .evaluateAll((sections) =>
      sections.map((one) => [
        one.querySelector('h3')?.textContent,
        [...one.querySelectorAll('label:has([type=radio])')].map((document) => document.textContent),
      ]),
    )
  expect(asked).toEqual(Object.entries(documentsAsked))
  const part = kind(page, t.kinds.proofOfAddress.title)
  await adding(part).focus()
  await page.keyboard.press('Enter')
  await expect(part.getByRole('alert')).toContainText(fieldTexts.choose.en)
  await expect(part.getByRole('radio').first()).toBeFocused()
  await part.getByRole('radio', { name: t.papers.bankStatement }).check()
  await adding(part).setInputFiles([
    pictureFile('1.png', await smallPicture(page, '#111111')),
    pictureFile('2.png', await smallPicture(page, '#eeeeee')),
  ])
  await expect(pages(part)).toHaveCount(2)
  await expect(part).toContainText(`${t.papers.bankStatement} · ${t.page(2)}`)

  const permit = kind(page, t.kinds.workAuthorization.title)
  await adding(permit).setInputFiles(pictureFile('card.png', await smallPicture(page, '#808080')))
  await expect(permit.getByRole('alert')).toContainText(fieldTexts.choose.en)
  await permit.getByRole('radio', { name: t.papers.greenCard }).check()
  await expect(pages(permit)).toHaveCount(1)
  await expect(permit).toContainText(t.papers.greenCard)
  await page.reload()
  await expect(permit.getByRole('listitem')).toContainText(t.papers.greenCard)

  const { complete } = profile.documents
  await add(page)
  await expect(pages(kind(page))).toHaveCount(1)
  await expect(page.getByRole('heading', { name: complete.title })).toHaveCount(0)
  await add(page, 'report.png', '#204020', t.kinds.medicalReport.title)
  await expect(page.getByRole('heading', { name: complete.title })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: complete.steps.join(' ') })).toHaveCount(1)
  for (const step of complete.steps) await expect(page.getByRole('region', { name: complete.next })).toContainText(step)
  await expect(page.getByRole('main').getByRole('link', { name: complete.call('') })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('link', { name: complete.registration }).click()
  await expect(page).toHaveURL('/user/index')
})

test('[A05] [USE-36] [AX-11] pictures can be dropped; surplus ones are named, and each upload is announced', async ({
  page,
}) => {
  await open(page, address)
  const picture = (await smallPicture(page, '#777777')).toString('base64')
  const carried = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    for (let i = 0; i < 8; i++)
      transfer.items.add(new File([bytes], i < 6 ? 'scan.png' : `${i}.png`, { type: 'image/png' }))
    return transfer
  }, picture)
  const announced = await page.evaluateHandle(() => {
    const announcements: string[] = []
    const note = () => {
      for (const status of document.querySelectorAll('main p[role=status]'))
        announcements.push(status.textContent ?? '')
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
    return announcements
  })
  await kind(page).dispatchEvent('drop', { dataTransfer: carried })
  await expect(pages(kind(page))).toHaveCount(6)
  await expect(kind(page)).toContainText(t.full(6))
  await expect(kind(page)).toContainText(t.notTaken(['6.png', '7.png']))
  const announcements = await announced.jsonValue()
  for (const count of [1, 2, 3, 4, 5, 6]) expect(announcements).toContain(`${t.done('scan.png')} ${t.count(count)}`)
})

test('[A11] documents pass axe on every screen and in every state', whole, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
  await open(page, address)
  await add(page)
  await expect(pages(kind(page))).toHaveCount(1)
  await adding(kind(page)).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(kind(page).getByRole('alert')).toBeVisible()
  await kind(page).getByRole('button', { name: t.remove }).click()
  await onScreens(page, 'documents', ['desktop', 'narrow'])
})

test('[K08] [A10] a requested document is marked until it is submitted, even if an older picture exists', async ({
  page,
}) => {
  const staff = await newStaff(page.request, dataDir, ['coordinator'])
  const { phone } = await logInAsNew(page, 'caregiver')
  await open(page, address)
  await add(page)
  await expect(pages(kind(page))).toHaveCount(1)
  const { records } = await call(page.request, findCaregivers, { search: phone }, staff)
  const kinds = ['homeCareCertificate' as const, 'medicalReport' as const]
  await call(page.request, askForDocuments, { id: records[0]?.id ?? '', kinds }, staff)
  await page.reload()
  await expect(kind(page)).toContainText('We asked you for this on')
  await expect(kind(page, t.kinds.medicalReport.title)).toContainText('We asked you for this on')
  await onScreens(page, 'documents that are asked for', ['desktop', 'narrow'])
  await add(page, 'newer.png', '#a04020')
  await expect(pages(kind(page))).toHaveCount(2)
  await expect(kind(page)).not.toContainText('We asked you for this on')
  await open(page, '/user/index')
  await expect(page.getByText(profile.review.missing).locator('xpath=following-sibling::ul')).toContainText(
    t.kinds.medicalReport.title,
  )
})
