import type { Page } from '@playwright/test'
import type { UserType } from '@portal/contract/accounts/session-user'
import { getExam, startAttempt } from '@portal/contract/training/exam'
import { everyAddress } from '../../server/test/setup/addresses'
import { tabsOf } from '../../web/app/me/tabs'
import { idOf } from './activity-pages'
import { call } from './api'
import { applyOnline } from './applications'
import { daysOf, queens } from './booking-page'
import { submitReview } from './feedback-pages'
import { logInAsNew } from './own-account'
import { logInAsTrainee } from './training'

/** Who opens the pages in `pages.spec.ts`. */
export interface Reader {
  /** The addresses that this reader opens, from the route table, so that new routes are included. */
  paths: string[]
  /** Pages that another reader has opened already; only the whole audit opens them again. */
  again: string[]
  /**
   * Logs the reader in, in a new account with something to show. Returns the addresses that exist only for this
   * account, by the address of the route table that they replace or, for further states of a page, follow.
   */
  enter(page: Page): Promise<Record<string, string[]>>
}

/** Guarded routes that only caregivers may open; all others are opened as a patient. */
const forCaregivers = /^\/user\/(training|exam)\b/

const guardedPaths = everyAddress.flatMap(({ path, guarded }) => (guarded ? [path] : []))
const tabPaths = (userType: UserType) =>
  tabsOf(userType).flatMap((tab) => (tab === 'profile' ? [] : [`/user/index?tab=${tab}`]))

export const readers = {
  visitor: {
    paths: everyAddress.flatMap(({ path, guarded }) => (guarded ? [] : [path])),
    again: [],
    enter: async () => ({}),
  },
  patient: {
    paths: [...guardedPaths.filter((path) => !forCaregivers.test(path)), ...tabPaths('patient')],
    again: ['/'],
    enter: logInAsPatient,
  },
  caregiver: {
    paths: ['/user/index', ...guardedPaths.filter((path) => forCaregivers.test(path)), ...tabPaths('caregiver')],
    again: ['/', '/services'],
    enter: logInAsCaregiver,
  },
} satisfies Record<string, Reader>

/** A patient with an application and a review, who is choosing the time of a visit. */
async function logInAsPatient(page: Page) {
  const account = await logInAsNew(page)
  const { id } = await applyOnline(page, account)
  await submitReview(page.request, account, 'They come on time and cook what my mother likes.')
  const day = (await daysOf(page.request, account, queens, 1)).find(({ state }) => state === 'open')
  const booking = '/services/booking?serviceId=1'
  const requests = '/user/index?tab=requests'
  return {
    '/community/activity/1': [`/community/activity/${await idOf(page.request, 'tai chi')}`],
    [booking]: [booking, `${booking}&step=time&office=${queens}&day=${day?.date}`],
    [requests]: [requests, `${requests}&request=${id}`],
  }
}

/** A caregiver with the demo's trainings in every state. */
async function logInAsCaregiver(page: Page) {
  const states = ['half', 'watched', 'failed', 'passed', 'signed', 'new'] as const
  const account = await logInAsTrainee(
    page,
    states.map((is, i) => ({ of: i + 1, is })),
  )
  await call(page.request, startAttempt, { trainingContentId: 2 }, account)
  const { results } = await call(page.request, getExam, { trainingContentId: 3 }, account)
  return {
    '/user/training/1': ['/user/training/1', '/user/training/2'],
    '/user/exam/1': [
      '/user/exam/3',
      '/user/exam/2?step=1',
      '/user/exam/2?step=overview',
      `/user/exam/3?result=${results[0]?.attemptId}`,
      '/user/exam/4?step=sign',
      '/user/exam/5?step=sign',
    ],
  }
}
