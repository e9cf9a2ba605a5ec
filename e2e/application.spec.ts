import '@portal/contract/care/field-texts'
import type { Locator, Page } from '@playwright/test'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { application as en } from '../web/app/locales/en/application'
import { application as zhCN } from '../web/app/locales/zh-CN/application'
import { carePeople as peopleCN } from '../web/app/locales/zh-CN/care-people'
import { application as zhTW } from '../web/app/locales/zh-TW/application'
import { applications as applicationsTW } from '../web/app/locales/zh-TW/applications'
import { upload as uploadTW } from '../web/app/locales/zh-TW/upload'
import { address, heading, slot, submit } from './setup/application-page'
import { applicationsOf, leaveDraft, onlineService } from './setup/applications'
import { logInByCall, newAccount, storeSession } from './setup/own-account'
import { expectGoodPage, screens } from './setup/page-check'
import { errorAt, field, fill } from './setup/people'
import { largePhoto, pictureFile, smallPicture } from './setup/pictures'
import { expect, open, test } from './setup/test'
import { whole } from './setup/whole'

const birthDatePart = (page: Page, part: string) => page.locator(`[data-part=${part}]`).locator('input, select')

test('[W03] [AX-12] an application with documents, by keyboard alone, ends with a number; every step has its own title and is accessible', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const session = await logInByCall(request, account.phone)
  const calls = applicationsOf(request, session)
  const service = await onlineService(request, session)
  await storeSession(page, account)
  // Without a `filechooser` listener, the browser opens its own file dialogs; registering one takes a moment.
  page.on('filechooser', () => {})
  await open(page, address(service.serviceId))
  await expect(heading(page, en.stepTitles.who)).toBeVisible()
  await expect(page).toHaveURL(/step=who$/)
  await expect(page).toHaveTitle(new RegExp(`^${en.stepTitles.who} · `))

  await tabTo(page, field(page, 'forWhom').first())
  await page.keyboard.press('Space')
  await expect(field(page, 'firstName')).toHaveValue('Mei')
  for (const [part, text] of Object.entries({ month: 'May', day: '21', year: '1948' })) {
    await tabTo(page, birthDatePart(page, part))
    await page.keyboard.type(text)
  }
  await expectGoodPage(page, 'who needs care')
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')

  await expect(heading(page, en.stepTitles.home)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${en.stepTitles.home} · `))
  await expect(field(page, 'address')).toHaveValue('41-25 Main Street')
  await tabTo(page, field(page, 'note'))
  await page.keyboard.type('Bathing and cooking')
  await tabTo(page, page.getByRole('checkbox').first())
  await page.keyboard.press('Space')
  await expectGoodPage(page, 'home and help')
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')

  await expect(heading(page, en.stepTitles.documents)).toBeFocused()
  const [first = '', ...rest] = service.required
  await choose(page, slot(page, first), pictureFile('IMG_2034.jpg', await largePhoto(page)))
  const small = await smallPicture(page, '#2060a0')
  for (const kind of rest) await choose(page, slot(page, kind), pictureFile('paper.png', small))
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await expectGoodPage(page, 'documents')
  await tabTo(page, page.getByRole('main').getByRole('button', { name: en.next, exact: true }))
  await page.keyboard.press('Enter')

  await expect(heading(page, en.stepTitles.review)).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Born on May 21, 1948')
  await expect(page.getByRole('main')).toContainText('Bathing and cooking')
  await expectGoodPage(page, 'check and send')
  await tabTo(page, field(page, 'agreed'))
  await page.keyboard.press('Space')
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=[0-9a-f-]{36}$/)
  const [sent, ...others] = await calls.sent()
  expect(others).toEqual([])
  expect(page.url()).toContain(sent?.id)
  await expect(page.getByRole('main')).toContainText(sent?.number ?? '')
  expect(await calls.draft(service.serviceId)).toBeNull()
  const detail = await calls.detail(sent?.id ?? '')
  expect(detail).toMatchObject({
    method: 'online',
    applicant: { firstName: 'Mei', birthDate: '1948-05-21' },
    contact: { relationship: 'self', email: 'mei@example.com' },
    home: { address: '41-25 Main Street', postcode: '11354' },
    note: 'Bathing and cooking',
    notify: { sms: true, email: false },
  })
  expect(detail.documents.map(({ kind }) => kind).sort()).toEqual(service.required.toSorted())
})

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true })

  test('[W03] [USE-32] [USE-36] [USE-39] a daughter applies for her mother by touch; the draft survives a reload and a change of device', async ({
    page,
    request,
    browser,
  }) => {
    const account = await newAccount(request)
    const session = await logInByCall(request, account.phone)
    const calls = applicationsOf(request, session)
    const service = await onlineService(request, session)
    await storeSession(page, account)
    await open(page, `${address(service.serviceId)}&lang=zh-TW`)
    await field(page, 'forWhom').last().tap()
    await expect(field(page, 'contactFirstName')).toHaveValue('Mei')
    await fill(page, { firstName: '秀英', lastName: '陳', phone: '(212) 555-0198' })
    await typeBirthDate(page)
    await field(page, 'relationship').selectOption('child')
    await field(page, 'permission').tap()
    await submit(page).tap()
    await expect(heading(page, zhTW.stepTitles.home)).toBeFocused()
    await page.getByRole('button', { name: zhTW.ownAddress }).tap()
    await field(page, 'postcode').fill('10467')
    await submit(page).tap()
    expect(await errorAt(page, 'postcode')).toBe(fieldTexts.postcodeNotServed['zh-TW'])
    await page.getByRole('button', { name: zhTW.ownAddress }).tap()
    await expect(field(page, 'postcode')).toHaveValue('11354')
    await field(page, 'apartment').fill('5B')
    await submit(page).tap()

    await expect(heading(page, zhTW.stepTitles.documents)).toBeFocused()
    const slots = page.locator('[id^=paper-]')
    expect(await slots.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      service.kinds.map((kind) => `paper-${kind}`),
    )
    const [first = '', ...rest] = service.required
    const broken = slot(page, first).locator('input[type=file]').last()
    await broken.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expect(slot(page, first).getByText(uploadTW.isPdf)).toBeVisible()
    await page.getByRole('button', { name: zhTW.next, exact: true }).click()
    await expect(page.getByText(uploadTW.notUploaded(['letter.pdf']))).toBeVisible()
    await slot(page, first).getByRole('button', { name: uploadTW.discard }).tap()
    const camera = slot(page, first).locator('input[capture]')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await camera.setInputFiles(pictureFile('photo.jpg', await largePhoto(page)))
    await expect(slot(page, first).locator('img')).toHaveCount(1)
    await expect(page.getByText(/^已在.+儲存$/)).toBeVisible()
    await page.reload()
    await expect(slot(page, first).locator('img')).toHaveCount(1)
    await expectGoodPage(page, 'papers on a phone')

    const laptop = await browser.newContext({ locale: 'zh-TW' })
    const other = await laptop.newPage()
    await storeSession(other, await logInByCall(request, account.phone))
    await open(other, address(service.serviceId))
    await expect(heading(other, zhTW.stepTitles.documents)).toBeVisible()
    await expect(slot(other, first).locator('img')).toHaveCount(1)
    for (const kind of rest) {
      const picture = pictureFile('paper.png', await smallPicture(other, '#2060a0'))
      await slot(other, kind).locator('input[type=file]').last().setInputFiles(picture)
      await expect(slot(other, kind).locator('img')).toHaveCount(1)
    }
    await expect
      .poll(async () => (await calls.draft(service.serviceId))?.documents)
      .toHaveLength(service.required.length)
    await laptop.close()

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator('main img[src^="blob:"]')).toHaveCount(service.required.length)
    await page.getByRole('button', { name: zhTW.next, exact: true }).tap()
    await expect(page.getByRole('main')).toContainText('陳秀英')
    await field(page, 'agreed').tap()
    await submit(page).tap()
    await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=/)
    const [sent] = await calls.sent()
    const detail = await calls.detail(sent?.id ?? '')
    expect(detail).toMatchObject({
      applicant: { firstName: '秀英', lastName: '陳', birthDate: '1948-05-21', phone: '+12125550198' },
      contact: {
        relationship: 'child',
        hasPermission: true,
        firstName: 'Mei',
        lastName: 'Chen',
        phone: `+1${account.phone}`,
        email: 'mei@example.com',
      },
      home: { address: '41-25 Main Street', apartment: '5B', city: 'Flushing', postcode: '11354' },
    })
    await open(page, `/user/index?tab=requests&request=${detail.id}`)
    await expect(page.getByRole('main')).toContainText(applicationsTW.sent.onCard)
  })
})

test('[W03] [USE-17] [USE-29] missing and invalid fields are listed with links to them, and no input is lost', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const session = await logInByCall(request, account.phone)
  const calls = applicationsOf(request, session)
  const { serviceId, required } = await onlineService(request, session)
  await storeSession(page, account)
  await page.route('**/home/api/user/patient/info', async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...envelope, data: { ...data, medicaidId: '•••••45C' } } })
  })
  await open(page, `${address(serviceId)}&lang=zh-CN`)
  await field(page, 'forWhom').first().check()
  await expect(page.getByText(peopleCN.medicaidIdKnown('•••••45C'))).toBeVisible()
  await expect(field(page, 'medicaidId')).toHaveCount(0)
  await page.getByRole('button', { name: peopleCN.otherMedicaidId }).click()
  await expect(field(page, 'medicaidId')).toBeFocused()
  await fill(page, { phone: '12345', medicaidId: 'ab1234' })
  await submit(page).click()
  expect(await errorAt(page, 'phone')).toBe(fieldTexts.phone['zh-CN'])
  expect(await errorAt(page, 'medicaidId')).toBe(fieldTexts.medicaidIdLength['zh-CN'])
  await expect(page.getByText(/^已于.+保存$/)).toBeVisible()

  await page.getByRole('link', { name: zhCN.stepTitles.review }).click()
  await expect(heading(page, zhCN.stepTitles.review)).toBeFocused()
  const missing = page.getByRole('region', { name: zhCN.missing(3 + required.length) })
  await page.getByRole('button', { name: zhCN.send }).click()
  await expect(missing.getByRole('heading')).toBeFocused()
  await expectGoodPage(page, 'things are missing')
  await missing.getByRole('link').nth(1).click()
  await expect(field(page, 'phone')).toBeFocused()
  await expect(field(page, 'phone')).toHaveValue('12345')
  expect(await errorAt(page, 'phone')).toBe(fieldTexts.phone['zh-CN'])
  await fill(page, { phone: '212 555 0198', medicaidId: '' })
  await typeBirthDate(page)
  await page.goBack()
  await page
    .getByRole('region', { name: zhCN.missing(required.length) })
    .getByRole('link')
    .first()
    .click()
  await expect(slot(page, required[0] ?? '').getByRole('heading')).toBeFocused()
  expect((await calls.sent()).length).toBe(0)
})

test('[W03] a double click sends one application', whole, async ({ page, request }) => {
  const account = await newAccount(request)
  const session = await logInByCall(request, account.phone)
  const calls = applicationsOf(request, session)
  const { serviceId } = await leaveDraft(page, request, session)
  await storeSession(page, account)
  await open(page, address(serviceId))
  await expect(page).toHaveURL(/step=review$/)
  await field(page, 'agreed').check()
  await submit(page).dblclick()
  await expect(page).toHaveURL(/\/services\/result\/applyCare\?request=/)
  expect((await calls.sent()).length).toBe(1)
})

test.describe('when applying is not possible', () => {
  test.use({ expectedErrors: /404/ })

  test('[W03] [W04] caregivers are told that they cannot apply; an unknown service leads to the available ones', async ({
    page,
    request,
  }) => {
    await storeSession(page, await newAccount(request, 'caregiver'))
    await open(page, address(1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.caregiverTitle)
    await expectGoodPage(page, 'a caregiver')
    const patient = await newAccount(request)
    await storeSession(page, patient)
    await open(page, address(987_654))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.unknown)
    await expect(page.getByRole('main').getByRole('link', { name: en.services })).toBeVisible()
  })
})

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

/** Types the birth date 21 May 1948, part by part. */
async function typeBirthDate(page: Page): Promise<void> {
  await birthDatePart(page, 'year').fill('1948')
  await birthDatePart(page, 'month').selectOption('5')
  await birthDatePart(page, 'day').fill('21')
}

/** Chooses a picture by keyboard. */
async function choose(page: Page, place: Locator, file: ReturnType<typeof pictureFile>): Promise<void> {
  const input = place.locator('input[type=file]').last()
  await tabTo(page, input)
  const dialog = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await dialog).setFiles(file)
  await expect(place.locator('img')).toHaveCount(1)
}
