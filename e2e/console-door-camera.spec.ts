import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { browserWithCamera, watchCamera } from './setup/camera'
import { dataDir, giveCredentials } from './setup/console'
import { openDoor } from './setup/door'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'
import { represented, whole } from './setup/whole'

type Staff = Awaited<ReturnType<typeof newStaff>>

/** Opens a door on a page of a browser with a camera, and starts it. */
async function scanAt(
  browser: Browser,
  doorId: number,
  staff: Staff,
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const page = await (await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })).newPage()
  await prepare(page)
  await page.goto(`/staff/activities/${doorId}/door`)
  await giveCredentials(page, { ...staff, code: staff.recoveryCodes.pop() ?? '' })
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  return page
}

async function newDoor(request: APIRequestContext, people: number) {
  const staff = await newStaff(request, dataDir, ['coordinator'])
  return { staff, door: await openDoor(request, staff, people) }
}

test('[K09] a camera reads the QR code of a registration and checks in; it is off once the scanner is left @desktop', async ({
  request,
}) => {
  const { staff, door } = await newDoor(request, 1)
  const [{ checkInCode = '' } = {}] = await door.list()
  const browser = await browserWithCamera({ shows: checkInCode, permission: 'granted' })
  let camera: Awaited<ReturnType<typeof watchCamera>> | undefined
  const page = await scanAt(browser, door.id, staff, async (opened) => {
    camera = await watchCamera(opened)
    // Browsers without a detector of their own read with the library.
    await opened.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  })
  await expect(page.getByText('Mei Chen is checked in.')).toBeVisible()
  await expect.poll(async () => (await door.list())[0]?.checkedIn).toBe(true)
  expect(await camera?.states()).toEqual(['live'])
  // By key: a quick machine has read the code so soon that a click would be the second one of a double click.
  await page.getByRole('button', { name: 'Stop the camera' }).press('Enter')
  await expect.poll(() => camera?.states()).toEqual(['ended'])
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect.poll(() => camera?.states()).toEqual(['ended', 'live'])
  await page.getByRole('link', { name: 'All activities' }).click()
  await expect.poll(() => camera?.states()).toEqual(['ended', 'ended'])
  await browser.close()
})

test('[K09] a browser with its own barcode detector reads codes and links @desktop', whole, async ({ request }) => {
  const { staff, door } = await newDoor(request, 1)
  const [{ checkInCode = '' } = {}] = await door.list()
  const browser = await browserWithCamera({ shows: 'no code of a participant', permission: 'granted' })
  const page = await scanAt(browser, door.id, staff, (opened) =>
    opened.addInitScript((rawValue) => {
      class BarcodeDetector {
        static getSupportedFormats = async () => ['qr_code']
        detect = async () => [{ rawValue }]
      }
      Object.assign(globalThis, { BarcodeDetector })
    }, `https://evergreen.example/check-in/${checkInCode}`),
  )
  await expect(page.getByText('Mei Chen is checked in.')).toBeVisible()
  await browser.close()
})

for (const { title, camera, message } of [
  {
    title: 'a camera that is refused',
    camera: { shows: 'nothing', permission: 'refused' as const },
    message: 'The camera is not allowed. Allow it for this page',
  },
  {
    title: 'a device without a camera',
    camera: { permission: 'granted' as const },
    message: 'No camera was found. Connect one and try again, or type the code.',
  },
])
  test(
    `[K09] ${title} is explained, with what to do, and can be tried again @desktop`,
    represented(camera.permission === 'refused'),
    async ({ request }) => {
      const { staff, door } = await newDoor(request, 1)
      const browser = await browserWithCamera(camera)
      const page = await scanAt(browser, door.id, staff)
      await expect(page.getByRole('alert')).toContainText(message)
      await page.getByRole('button', { name: 'Try the camera again' }).click()
      await expect(page.getByRole('alert')).toContainText(message)
      await browser.close()
    },
  )

test('[K09] an unplugged camera is reported, and can be started again @desktop', whole, async ({ request }) => {
  const { staff, door } = await newDoor(request, 1)
  const [{ checkInCode = '' } = {}] = await door.list()
  const browser = await browserWithCamera({ shows: 'no code of a participant', permission: 'granted' })
  let camera: Awaited<ReturnType<typeof watchCamera>> | undefined
  const page = await scanAt(browser, door.id, staff, async (opened) => {
    camera = await watchCamera(opened)
  })
  await expect.poll(() => camera?.states()).toEqual(['live'])
  await camera?.unplug()
  await expect(page.getByRole('alert')).toContainText('The camera has stopped.')
  await page.getByRole('button', { name: 'Try the camera again' }).click()
  await expect.poll(() => camera?.states()).toEqual(['ended', 'live'])
  await page.getByLabel('Code or name').fill(checkInCode)
  await page.getByLabel('Code or name').press('Enter')
  await expect(page.getByText('Mei Chen is checked in.')).toBeVisible()
  await browser.close()
})
