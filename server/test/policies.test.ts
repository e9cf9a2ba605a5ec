import { mayHandIn } from '@portal/contract/care/white-card/white-card'
import { describe, expect, test } from 'vitest'
import {
  isProofWanted,
  mayHavePages,
  mayRemoveDocument,
  maySessionBegin,
  noticeOfDocument,
  noticeOfReview,
} from '../src/accounts/policy.ts'
import { whyNotCallOff, whyNotCancel, whyNotRegister } from '../src/activities/policy.ts'
import { agencyMay, applicantMay, mayDecideCard, stageOf } from '../src/care/shared/policy.ts'
import { mayHaveWritten, mayUnpublish, noticeOfDecision } from '../src/feedback/policy.ts'
import { mayRead } from '../src/files/policy.ts'
import { asRefusal } from '../src/http/errors.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour))

describe('accounts', () => {
  const account = { password_hash: 'a', disabled_at: null }

  test.each([
    ['as it was when the password was compared', account, true],
    ['whose password was reset meanwhile', { ...account, password_hash: 'b' }, false],
    ['that was disabled meanwhile', { ...account, disabled_at: at(1) }, false],
    ['that was deleted meanwhile', undefined, false],
  ])('[A01] whether a login may start a session for an account %s', (_, now, allowed) => {
    expect(maySessionBegin(now, { password_hash: 'a' })).toBe(allowed)
  })

  test.each([
    ['an e-mail that is not proved', { email: 'mei@example.com', email_proved_at: null }, true],
    ['a proved e-mail', { email: 'mei@example.com', email_proved_at: at(1) }, false],
    ['no e-mail', { email: '', email_proved_at: null }, false],
  ])('[USE-12] whether a code is sent to an account with %s', (_, judged, wanted) => {
    expect(isProofWanted(judged)).toBe(wanted)
  })

  test.each([
    ['under_review', { remove: true, notice: undefined }],
    ['approved', { remove: false, notice: undefined }],
    ['rejected', { remove: true, notice: 'documentRejected' }],
  ] as const)('[A05] withdrawal and notice for a document that is %s', (review_status, { remove, notice }) => {
    expect(mayRemoveDocument({ review_status })).toBe(remove)
    expect(noticeOfDocument({ review_status })).toBe(notice)
  })

  test('[A05] a kind of document may have up to six pages', () => {
    expect([0, 6, 7].map(mayHavePages)).toEqual([true, true, false])
  })

  test.each([
    ['under_review', 'approved', 'caregiverApproved'],
    ['under_review', 'rejected', 'caregiverRejected'],
    ['approved', 'rejected', 'caregiverRejected'],
    ['rejected', 'under_review', undefined],
    ['approved', 'approved', undefined],
  ] as const)('[A05] a caregiver who was %s and is %s gets the message %s', (before, after, notice) => {
    expect(noticeOfReview(before, after)).toBe(notice)
  })
})

describe('reviews', () => {
  test.each([
    [null, 'published', 'commentPublished'],
    [null, 'rejected', 'commentRejected'],
    ['published', 'rejected', 'commentRejected'],
    ['rejected', 'published', 'commentPublished'],
    ['published', 'published', null],
    ['rejected', 'rejected', null],
  ] as const)(
    '[F08] an author last told of %s, whose review becomes %s, gets the message %s',
    (told, after, notice) => {
      expect(noticeOfDecision({ told }, after)).toBe(notice)
    },
  )

  test('[F08] only a published review can be taken off the site', () => {
    const statuses = ['pending', 'published', 'rejected'] as const
    expect(statuses.map((status) => mayUnpublish({ status }))).toEqual([false, true, false])
  })

  test('[F09] an author may write up to five reviews a day', () => {
    expect([1, 5, 6].map(mayHaveWritten)).toEqual([true, true, false])
  })
})

describe('activities', () => {
  const activity = {
    registration_opens_at: at(1),
    registration_closes_at: at(5),
    starts_at: at(8),
    ends_at: at(10),
    quota: 2,
    registered: 0,
  }
  const mine = (status: 'registered' | 'waiting' | 'cancelled', checked_in_at: Date | null = null) => ({
    status,
    checked_in_at,
  })

  test.each([
    ['before the sign-up opens', {}, undefined, 0, 'registration_not_open'],
    ['at the moment at which it opens', {}, undefined, 1, undefined],
    ['at the moment at which it closes', {}, undefined, 5, 'registration_closed'],
    ['once it has begun, though the sign-up is open', { starts_at: at(3) }, undefined, 3, 'registration_closed'],
    ['a second time', {}, mine('registered'), 2, 'already_registered'],
    ['while waiting', {}, mine('waiting'), 2, 'already_registered'],
    ['after cancelling', {}, mine('cancelled'), 2, undefined],
    ['for one that is full', { registered: 2 }, undefined, 2, 'activity_full'],
  ])('[F06] registering %s', (_, changed, before, hour, refusal) => {
    expect(whyNotRegister({ ...activity, ...changed }, before, { waitIfFull: false }, at(hour))).toBe(refusal)
  })

  test('[F06] a full activity accepts people who want to wait', () => {
    expect(whyNotRegister({ ...activity, registered: 2 }, undefined, { waitIfFull: true }, at(2))).toBeUndefined()
  })

  test.each([
    ['a place before it begins', mine('registered'), 7, undefined],
    ['a place on the waiting list', mine('waiting'), 7, undefined],
    ['a place once it has begun', mine('registered'), 8, 'registration_closed'],
    ['no place', undefined, 7, 'not_registered'],
    ['a cancelled place', mine('cancelled'), 7, 'not_registered'],
    ['a place after the check-in', mine('registered', at(6)), 7, 'already_arrived'],
    ['a place on the waiting list after being let in', mine('waiting', at(6)), 7, 'already_arrived'],
  ])('[F06] [BUG-9] cancelling %s', (_, before, hour, refusal) => {
    expect(whyNotCancel(activity, before, at(hour))).toBe(refusal)
  })

  test('staff can call off activities that are not over', () => {
    expect(whyNotCallOff(activity, at(9))).toBeUndefined()
    expect(whyNotCallOff(activity, at(10))).toBe('activity_over')
  })
})

describe('applications for care', () => {
  const online = { progress: 'to_do', cancelled_at: null, method: 'online', starts_at: null, attendance: null }
  const visit = { ...online, method: 'offline', starts_at: at(8) }
  const calledOff = { ...visit, starts_at: null }
  const finished = { ...visit, progress: 'finished' }
  const cancelled = { ...visit, cancelled_at: at(2) }

  test.each([
    ['online', online, 3, ['write', 'addPaper', 'cancel']],
    ['with a visit ahead', visit, 3, ['write', 'addPaper', 'moveVisit', 'cancel']],
    ['with a visit that has begun', visit, 8, ['write', 'addPaper']],
    [
      'with a visit for which the visitor came early',
      { ...visit, attendance: 'arrived' as const },
      7,
      ['write', 'addPaper'],
    ],
    ['whose visit was called off', calledOff, 3, ['write', 'addPaper', 'moveVisit', 'cancel']],
    ['finished', finished, 3, []],
    ['cancelled', cancelled, 3, []],
  ])('[BUG-9] what an applicant may do with an application: %s', (_, request, hour, actions) => {
    const allowed = Object.entries(applicantMay).filter(([, may]) => may(request, at(hour)))
    expect(allowed.map(([action]) => action)).toEqual(actions)
  })

  test.each([
    ['online', online, 3, ['setProgress', 'askForPaper', 'write']],
    ['with a visit ahead', visit, 3, ['setProgress', 'askForPaper', 'write', 'moveVisit', 'callOffVisit']],
    ['with a visit that has begun', visit, 8, ['setProgress', 'askForPaper', 'write', 'moveVisit']],
    [
      'whose visitor came early',
      { ...visit, attendance: 'arrived' as const },
      7,
      ['setProgress', 'askForPaper', 'write', 'moveVisit'],
    ],
    ['whose visit was called off', calledOff, 3, ['setProgress', 'askForPaper', 'write', 'moveVisit']],
    ['finished', finished, 3, ['setProgress', 'askForPaper', 'write']],
    ['cancelled', cancelled, 3, []],
  ])('what the agency may do with an application: %s', (_, request, hour, actions) => {
    const allowed = Object.entries(agencyMay).filter(([, may]) => may(request, at(hour)))
    expect(allowed.map(([action]) => action)).toEqual(actions)
  })

  test.each([
    ['to do, and unread', { progress: 'to_do' }, 'received'],
    ['to do, and looked at', { progress: 'to_do', agency_at: at(2) }, 'checking'],
    ['to do, with a visit ahead', { ...visit, agency_at: at(2) }, 'visit'],
    ['to do, with a visit that was called off', calledOff, 'visit_needed'],
    ['to do, with a paper missing', { progress: 'to_do', missing: ['identity'] }, 'needed'],
    ['finished', { progress: 'finished' }, 'finished'],
    ['an exception', { progress: 'exception' }, 'needed'],
    ['unknown', { progress: 'unknown' }, 'unclear'],
    ['cancelled', cancelled, 'cancelled'],
  ])('[W05] the applicant reads of an application that is %s: %s', (_, facts, stage) => {
    expect(stageOf({ ...online, agency_at: null, missing: [], ...facts }, at(3))).toBe(stage)
  })

  test.each([
    ['not handed in', 'waiting', null, { submit: true, decide: false }],
    ['handed in', 'submitted', at(1), { submit: false, decide: true }],
    ['decided', 'eligible', at(1), { submit: false, decide: true }],
    ['not found', 'not_found', at(1), { submit: true, decide: true }],
    ['opened again', 'waiting', at(1), { submit: true, decide: false }],
  ] as const)('a white card that is %s', (_, white_card_status, white_card_submitted_at, { submit, decide }) => {
    expect(mayHandIn(white_card_status)).toBe(submit)
    expect(mayDecideCard({ white_card_status, white_card_submitted_at })).toBe(decide)
  })
})

describe('private files', () => {
  const owner = { accountId: '1', roles: [] }
  const coordinator = { accountId: '2', roles: ['staff', 'staff:coordinator'] as const }
  const editor = { accountId: '3', roles: ['staff', 'staff:editor'] as const }

  test.each([
    ['that was uploaded', { kept: false, isUnsubmitted: false }, [true, false, false]],
    ['of a draft', { kept: true, isUnsubmitted: true }, [true, false, false]],
    ['that was handed in', { kept: true, isUnsubmitted: false }, [true, true, false]],
  ])('whether owner, coordinator and editor may read a file %s', (_, file, allowed) => {
    expect([owner, coordinator, editor].map((caller) => mayRead(caller, { owner_id: '1', ...file }))).toEqual(allowed)
  })

  test('administrators alone read what a deleted account has left', () => {
    const left = { owner_id: null, kept: true, isUnsubmitted: false }
    const admin = { accountId: '4', roles: ['staff', 'staff:admin'] as const }
    expect([coordinator, editor, admin].map((caller) => mayRead(caller, left))).toEqual([false, false, true])
    expect(mayRead(admin, { ...left, kept: false })).toBe(false)
  })
})

test.each([
  ['25006', 'cannot execute UPDATE in a read-only transaction', undefined, 503],
  ['57P01', 'terminating connection due to administrator command', undefined, 503],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', undefined, 503],
  [undefined, 'Connection terminated unexpectedly', undefined, 503],
  ['23505', 'duplicate key value violates unique constraint', undefined, 500],
  [undefined, 'x is not a function', undefined, 500],
  ['ECONNRESET', 'aborted', 400, 400],
])('[OPS-9] the error %s (%s) is answered with %s', (code, message, statusCode, status) => {
  const error = Object.assign(new Error(message), code && { code }, statusCode && { statusCode })
  expect(asRefusal(error).meaning.status).toBe(status)
})
