import { getActivity } from '@portal/contract/activities/public'
import { callOffActivity, getStaffActivity } from '@portal/contract/activities/staff'
import { call } from './setup/api'
import { dataDir, logInToConsole } from './setup/console'
import { expectSaved } from './setup/content-page'
import { newDoor } from './setup/door'
import { onScreens } from './setup/page-check'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 409/ })

test('[OPS-7] [F05] a coordinator calls an activity off without a mouse: whom that tells is said before, and the site shows the reason @desktop', async ({
  page,
  request,
}) => {
  const staff = await logInToConsole(page, request, ['coordinator', 'editor'], '/activities')
  const { id, title } = await newDoor(request, staff, 2, 1)
  await page.goto(`/staff/activities/${id}/door`)
  const button = page.getByRole('button', { name: 'Call off', exact: true })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Call off “${title}”?` })
  await expect(dialog).toContainText('2 people have signed up or are waiting.')
  const english = dialog.getByLabel('Reason (English)')
  await expect(english).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please give the reason in at least one language.')).toBeVisible()
  await expect(english).toBeFocused()
  await onScreens(page, 'calling an activity off', ['desktop', 'narrow', 'phone'])
  await dialog.getByRole('button', { name: 'Bad weather' }).press('Enter')
  await expect(english).toHaveValue('The weather is too bad.')
  await expect(dialog.getByLabel('Reason (繁體中文)')).toHaveValue('天候不佳。')
  await english.fill('A storm is coming.')
  await dialog.getByRole('button', { name: 'Too few people' }).click()
  await expect(english).toHaveValue('A storm is coming.')
  await dialog.getByRole('button', { name: 'Bad weather' }).click()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(english).toHaveValue('A storm is coming.')
  await dialog.getByRole('button', { name: 'Call off and tell everyone' }).dblclick()

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('Reason: A storm is coming.')
  await expect(button).toBeHidden()
  for (const [language, reason] of [
    ['en', 'A storm is coming.'],
    ['zh-TW', '天候不佳。'],
  ] as const)
    expect((await call(request, getActivity, { id }, { language })).calledOff).toMatchObject({ reason })
})

test('[OPS-7] [F05] whoever calls an activity off that a colleague has called off meanwhile sees that, and it is called off once @desktop', async ({
  page,
  request,
}) => {
  const staff = await logInToConsole(page, request, ['coordinator', 'editor'], '/activities')
  const { id } = await newDoor(request, staff, 0, 5)
  // What the colleague does is not heard of before it is done again.
  await page.route(/\/staff\/work\/events/, () => {})
  await page.goto(`/staff/activities/${id}/door`)
  await page.getByRole('button', { name: 'Call off', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nobody has signed up, so nobody will be notified.')
  await dialog.getByLabel('Reason (English)').fill('The room is closed.')
  const { version } = await call(request, getStaffActivity, { id }, staff)
  await call(request, callOffActivity, { id, version, reason: { en: 'A flood.', 'zh-CN': '', 'zh-TW': '' } }, staff)
  await dialog.getByRole('button', { name: 'Call off', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('Reason: A flood.')
})

test('[OPS-7] [F05] an editor who has an activity open learns at once that it is called off, and loses nothing @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['editor'])
  const colleague = await newStaff(request, dataDir, ['coordinator', 'editor'])
  const { id } = await newDoor(request, colleague, 0, 5)
  await page.goto(`/staff/content/activity/${id}`)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeEnabled()
  const places = page.getByLabel('Number of places', { exact: true })
  await places.fill('17')
  await expectSaved(page)
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  const confirm = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(confirm).toBeEnabled()

  const { version } = await call(request, getStaffActivity, { id }, colleague)
  const reason = { en: 'A storm is coming.', 'zh-CN': '', 'zh-TW': '' }
  await call(request, callOffActivity, { id, version, reason }, colleague)
  await expect(page.getByRole('alert', { includeHidden: true })).toContainText('A storm is coming.')
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('This activity is called off')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('A storm is coming.')
  await expect(page.getByText('Called off', { exact: true })).toBeVisible()
  await expect(publish).toBeDisabled()
  await expect(places).toHaveValue('17')
  await places.fill('18')
  await expectSaved(page)
  await page.reload()
  await expect(places).toHaveValue('18')
  await onScreens(page, 'an activity that is called off', ['desktop', 'narrow', 'phone'])
})
