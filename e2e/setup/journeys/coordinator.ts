import type { Page } from '@playwright/test'
import { getStaffApplication } from '@portal/contract/care/applications/staff'
import { applications as en } from '../../../console/app/locales/en/applications'
import { call } from '../api'
import { logInToConsole } from '../console'
import { newApplication } from '../console-applications'
import { pressDouble } from '../double-click'
import { expect } from '../test'

/** Does what is done about an application, each step by a double click, the first one with its answer lost, and expects each once. */
export async function coordinatorJourney(page: Page): Promise<void> {
  const { request } = page
  const { id } = await newApplication(page)
  const member = await logInToConsole(page, request, ['coordinator'], `/requests/${id}`)
  const sent: string[] = []
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.url().split(`${id}/`)[1] ?? ''))
  const press = (name: string) => pressDouble(page.getByRole('button', { name, exact: true }))
  const done = (words: string) => expect(page.getByText(words)).toBeVisible()

  await page.getByLabel(en.calls.note, { exact: true }).fill('Her daughter calls back.')
  await loseAnswer(page, '/call')
  await press(en.calls.save)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await press(en.calls.save)
  await done(en.calls.saved)

  await page.getByLabel(en.messages.text, { exact: true }).fill('Please call us.')
  await loseAnswer(page, '/message')
  await press(en.messages.send)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await press(en.messages.send)
  await done(en.messages.sent)
  await expect(page.getByText(en.changed.title)).toHaveCount(0)

  await press(en.documents.askOf(en.documents.kinds.doctorNote))
  await press(en.documents.send)
  await done(en.documents.asked)

  await press(en.change.title)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.change.reason).fill('The card cannot be read.')
  await press(en.change.save)
  await done(en.change.saved)
  await expect(page.getByText(en.changed.title)).toHaveCount(0)

  expect(sent.filter(Boolean)).toEqual(['call', 'call', 'message', 'message', 'document-request', 'progress'])
  const { calls, events } = await call(request, getStaffApplication, { id }, member)
  expect(calls).toMatchObject([{ note: 'Her daughter calls back.' }])
  expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'message', 'paper_wanted', 'progress'])
}

/** Lets the next call of a path reach the server and loses its answer. */
async function loseAnswer(page: Page, end: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(end),
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
