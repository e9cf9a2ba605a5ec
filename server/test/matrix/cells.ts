import { dayAhead, typedApplication } from '../care/world.ts'
import type { Person } from '../setup/people.ts'
import { password, typed } from '../setup/people.ts'
import { jpeg } from './jpeg.ts'

/** The nine callers of the matrix, in the order of every row below. */
export const callers = [
  'no token',
  'garbage',
  'expired',
  'revoked',
  'patient',
  'other patient',
  'caregiver',
  'other caregiver',
  'staff',
] as const
export type Caller = (typeof callers)[number]

/** People and what belongs to them: `patient` and `caregiver` are the owners, the others are strangers to it. */
export interface Scene {
  tokens: Record<Caller, string | undefined>
  patient: Person
  caregiver: Person
  /** A document of `caregiver` and its file; a file that `patient` has uploaded. */
  documentId: string
  documentFileId: string
  patientFileId: string
  patientSessionId: string
  /** A service, an office, and a visit of `patient` there. */
  serviceId: number
  officeId: number
  requestId: string
  /** A file that the caller has just uploaded; somebody else's for those who cannot. */
  newFileOf: (caller: Caller) => Promise<string>
  proof: () => Promise<string>
}

interface Row {
  input: (scene: Scene, caller: Caller) => unknown
  expected: readonly number[]
  /** The call changes the people, so that the row gets new ones. */
  fresh?: boolean
}

const nobody = [401, 401, 401, 401]
const everyone = (status: number) => callers.map(() => status)
const people = (patient: number, otherPatient: number, caregiver: number, otherCaregiver: number, staff: number) => [
  ...nobody,
  patient,
  otherPatient,
  caregiver,
  otherCaregiver,
  staff,
]
const session = people(200, 200, 200, 200, 200)
const person = people(200, 200, 200, 200, 403)
const patients = people(200, 200, 403, 403, 403)
const caregivers = people(403, 403, 200, 200, 403)
const coordinators = people(403, 403, 403, 403, 200)
const editors = people(403, 403, 403, 403, 403)
const ownPatient = people(200, 404, 403, 403, 403)

const nothing = () => ({})
const unknownNumber = 999_999
const unknownId = '00000000-0000-4000-8000-000000000000'
const passwords = { currentPassword: password, password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }
const secrets = { password, confirmation: password, agreed: true }

const own = (scene: Scene) => ({ id: scene.requestId })
const office = (scene: Scene) => ({ companyAddressId: scene.officeId })
const visit = (scene: Scene) => ({ ...office(scene), reserveDate: dayAhead(5), reserveTime: '10:00' })
const everyDay = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))

/** What each caller is answered. Staff are a coordinator; what only an admin or editor may do is refused here and tested beside. */
export const cells: Record<string, Row> = {
  'GET /content/banners': { input: nothing, expected: everyone(200) },
  'GET /content/service-param': { input: nothing, expected: everyone(200) },
  'GET /content/service-scope': { input: nothing, expected: everyone(200) },
  'GET /content/home-video/pc': { input: nothing, expected: everyone(200) },
  'GET /content/contact-info': { input: nothing, expected: everyone(200) },
  'GET /content/company-addresses': { input: nothing, expected: everyone(200) },
  'GET /content/cityList': { input: nothing, expected: everyone(200) },
  'GET /content/activity/page': { input: nothing, expected: everyone(200) },
  'GET /content/activity/top': { input: nothing, expected: everyone(200) },
  'GET /content/activity/types': { input: nothing, expected: everyone(200) },
  'GET /content/activity/{id}': { input: () => ({ id: 1 }), expected: everyone(200) },
  'GET /content/activity/{id}/calendar': { input: () => ({ id: 1 }), expected: everyone(200) },
  'GET /api/user/activity/register/status': { input: () => ({ activityId: 1 }), expected: patients },
  'POST /api/user/activity/register': {
    input: () => ({ activityId: unknownNumber }),
    expected: people(404, 404, 403, 403, 403),
  },
  'DELETE /api/user/activity/register': {
    input: () => ({ activityId: unknownNumber }),
    expected: people(404, 404, 403, 403, 403),
  },
  'GET /api/user/activity/page': { input: nothing, expected: patients },
  'GET /staff/activity/{id}/participants': { input: () => ({ id: 1 }), expected: coordinators },
  'POST /staff/activity/{id}/check-in': {
    input: () => ({ id: 1, checkInCode: 'WRONG' }),
    expected: people(403, 403, 403, 403, 400),
  },
  'POST /staff/activity/{id}/quota': { input: () => ({ id: 1, quota: 500 }), expected: coordinators },
  'GET /staff/activity/page': { input: nothing, expected: coordinators },
  'GET /staff/activity/{id}': { input: () => ({ id: 1 }), expected: coordinators },
  'POST /staff/activity': { input: nothing, expected: people(403, 403, 403, 403, 400) },
  'POST /staff/activity/{id}': { input: () => ({ id: 1 }), expected: people(403, 403, 403, 403, 400) },
  'POST /staff/activity/{id}/call-off': {
    input: () => ({ id: unknownNumber, reason: { en: 'Rain.' } }),
    expected: people(403, 403, 403, 403, 404),
  },
  'DELETE /staff/activity/{id}': { input: () => ({ id: unknownNumber }), expected: people(403, 403, 403, 403, 404) },
  'GET /content/article/page': { input: nothing, expected: everyone(200) },
  'GET /content/article/recommend/page': { input: nothing, expected: everyone(200) },
  'GET /content/article/types': { input: nothing, expected: everyone(200) },
  'GET /content/article/{id}': { input: () => ({ id: 1 }), expected: everyone(200) },
  'GET /staff/article/page': { input: nothing, expected: editors },
  'GET /staff/article/{id}': { input: () => ({ id: 1 }), expected: editors },
  'POST /staff/article': { input: nothing, expected: editors },
  'POST /staff/article/{id}': { input: () => ({ id: 1 }), expected: editors },
  'POST /staff/article/{id}/publish': { input: () => ({ id: 1 }), expected: editors },
  'POST /staff/article/{id}/unpublish': { input: () => ({ id: 1 }), expected: editors },
  'DELETE /staff/article/{id}': { input: () => ({ id: 1 }), expected: editors },

  'GET /content/team': { input: nothing, expected: everyone(200) },
  'GET /content/teamevent/page': { input: nothing, expected: everyone(200) },
  'GET /content/teamevent/{id}': { input: () => ({ id: 1 }), expected: everyone(200) },
  'GET /staff/team/{id}': { input: () => ({ id: 1 }), expected: editors },
  'POST /staff/team': { input: nothing, expected: editors },
  'POST /staff/team/{id}': { input: () => ({ id: 1 }), expected: editors },
  'DELETE /staff/team/{id}': { input: () => ({ id: 1 }), expected: editors },
  'POST /staff/team/order': { input: () => ({ ids: [1] }), expected: editors },
  'GET /staff/teamevent/{id}': { input: () => ({ id: 1 }), expected: editors },
  'POST /staff/teamevent': { input: nothing, expected: editors },
  'POST /staff/teamevent/{id}': { input: () => ({ id: 1 }), expected: editors },
  'DELETE /staff/teamevent/{id}': { input: () => ({ id: 1 }), expected: editors },
  'GET /content/faq': { input: nothing, expected: everyone(200) },
  'GET /staff/faq/{key}': { input: () => ({ key: 'which-papers' }), expected: editors },
  'POST /staff/faq/{key}': { input: () => ({ key: 'which-papers' }), expected: editors },
  'DELETE /staff/faq/{key}': { input: () => ({ key: 'which-papers' }), expected: editors },
  'GET /content/legal/{key}': { input: () => ({ key: 'privacy' }), expected: everyone(200) },
  'GET /staff/legal/{key}': { input: () => ({ key: 'privacy' }), expected: editors },
  'POST /staff/legal/{key}': { input: () => ({ key: 'privacy' }), expected: editors },

  'GET /content/comment/top': { input: nothing, expected: everyone(200) },
  'GET /content/comment/page': { input: nothing, expected: everyone(200) },
  'POST /api/user/comment/add': {
    input: () => ({ commentText: 'Thank you for coming every day.' }),
    expected: patients,
  },
  'GET /api/user/comment/page': { input: nothing, expected: patients },
  'GET /staff/comment/page': { input: nothing, expected: coordinators },
  'POST /staff/comment/{id}/approve': { input: () => ({ id: 1, featured: true }), expected: coordinators },
  'POST /staff/comment/{id}/unpublish': {
    input: () => ({ id: unknownNumber }),
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/comment/{id}/reply': {
    input: () => ({ id: 1, reply: { en: 'Thank you.' } }),
    expected: coordinators,
  },
  'DELETE /staff/comment/{id}/reply': { input: () => ({ id: 1 }), expected: coordinators },
  'POST /staff/comment/{id}/reject': {
    input: () => ({ id: 1, reason: 'It names another person.' }),
    expected: coordinators,
  },

  'POST /auth/login': {
    input: () => ({ username: `x${numbers++}@example.com`, password: 'wrong' }),
    expected: everyone(400),
  },
  'DELETE /auth/logout': { input: nothing, expected: session, fresh: true },
  'POST /auth/session/extend': { input: nothing, expected: session },
  'GET /api/user/session/list': { input: nothing, expected: session },
  'DELETE /api/user/session/{id}': {
    input: (scene) => ({ id: scene.patientSessionId }),
    expected: people(200, 404, 404, 404, 404),
    fresh: true,
  },
  'DELETE /api/user/session': { input: nothing, expected: session, fresh: true },
  'POST /auth/verification-code': {
    input: () => ({ phone: `212555${String(numbers++)}`, purpose: 'register' }),
    expected: everyone(200),
  },
  'POST /auth/verification-code/check': {
    input: () => ({ phone: '2125550199', code: '000000' }),
    expected: everyone(400),
  },
  'POST /api/user/patient/register': {
    input: async (scene) => ({ ...typed, ...secrets, proof: await scene.proof() }),
    expected: everyone(200),
  },
  'POST /api/user/caregiver/register': {
    input: async (scene) => ({ ...typed, ...secrets, yearsOfExperience: 1, proof: await scene.proof() }),
    expected: everyone(200),
  },
  'POST /api/user/resetPassword': {
    input: () => ({ phone: '2125550199', code: '000000', ...secrets }),
    expected: everyone(400),
  },

  'GET /api/user/patient/info': { input: nothing, expected: patients },
  'POST /api/user/patient/info/update': { input: () => typed, expected: patients },
  'GET /api/user/caregiver/info': { input: nothing, expected: caregivers },
  'POST /api/user/caregiver/info/update': { input: () => ({ ...typed, yearsOfExperience: 4 }), expected: caregivers },
  'POST /api/user/caregiver/document': {
    input: async (scene, caller) => ({ kind: 'homeCareCertificate', fileId: await scene.newFileOf(caller) }),
    expected: caregivers,
  },
  'DELETE /api/user/caregiver/document/{id}': {
    input: (scene) => ({ id: scene.documentId }),
    expected: people(403, 403, 200, 404, 403),
    fresh: true,
  },

  'POST /api/user/email/code': { input: nothing, expected: person, fresh: true },
  'POST /api/user/email/prove': {
    input: () => ({ code: '000000' }),
    expected: people(400, 400, 400, 400, 403),
  },
  'POST /api/user/password': { input: () => passwords, expected: session, fresh: true },
  'POST /api/user/phone': {
    input: () => ({ phone: '2125550198', code: '000000', currentPassword: password }),
    expected: people(400, 400, 400, 400, 403),
  },
  'POST /api/user/language': { input: () => ({ language: 'zh-TW' }), expected: person },
  'POST /api/user/delete': { input: () => ({ currentPassword: password }), expected: person, fresh: true },

  'POST /api/user/submit-white-card': {
    // Every patient hands in the same card: one gets it, the other is refused by a code in an answer of 200.
    input: () => ({ whiteCardId: 'ZZ00001Z' }),
    expected: patients,
  },
  'GET /api/user/white-card': { input: nothing, expected: patients },
  'GET /api/service/infos': { input: nothing, expected: person },
  'GET /api/service/info': { input: (scene) => ({ serviceId: scene.serviceId }), expected: person },
  'GET /api/service/addresses': { input: nothing, expected: person },
  'POST /api/service/restriction/check': { input: (scene) => visit(scene), expected: patients },
  'GET /api/service/draft': { input: (scene) => ({ serviceId: scene.serviceId }), expected: patients },
  'GET /api/service/draft/list': { input: nothing, expected: patients },
  'PUT /api/service/draft': {
    // Another's file is named as gone, and not taken: see the tests of drafts.
    input: (scene) => ({
      serviceId: scene.serviceId,
      step: 'papers',
      fields: {},
      documents: [{ kind: 'identity', fileId: scene.patientFileId }],
    }),
    expected: patients,
  },
  'DELETE /api/service/draft': { input: (scene) => ({ serviceId: scene.serviceId }), expected: patients, fresh: true },
  'POST /api/service/apply': {
    input: (scene) => ({
      ...typedApplication,
      ...visit(scene),
      serviceId: scene.serviceId,
      method: 'offline',
      idempotencyKey: crypto.randomUUID(),
    }),
    expected: patients,
  },
  'GET /api/user/serviceRecord/page': { input: nothing, expected: patients },
  'GET /api/user/serviceRecord/{id}': { input: own, expected: ownPatient },
  'POST /api/user/serviceRecord/{id}/message': {
    input: (scene) => ({ ...own(scene), text: 'Thank you.' }),
    expected: ownPatient,
  },
  'POST /api/user/serviceRecord/{id}/document': {
    input: (scene) => ({ ...own(scene), kind: 'identity', fileId: scene.patientFileId }),
    expected: ownPatient,
    fresh: true,
  },
  'POST /api/user/serviceRecord/{id}/move': {
    input: (scene) => ({ ...own(scene), ...visit(scene), reserveTime: '14:00' }),
    expected: ownPatient,
  },
  'POST /api/user/serviceRecord/{id}/cancel': { input: own, expected: ownPatient, fresh: true },
  'GET /api/user/serviceRecord/{id}/calendar': { input: own, expected: ownPatient },

  'GET /staff/white-card/page': { input: nothing, expected: coordinators },
  'GET /staff/white-card/{accountId}': {
    input: (scene) => ({ accountId: scene.patient.id }),
    expected: coordinators,
  },
  'POST /staff/white-card/{accountId}/decide': {
    input: (scene) => ({ accountId: scene.caregiver.id, status: 'eligible' }),
    expected: people(403, 403, 403, 403, 404),
  },
  'GET /staff/serviceRecord/page': { input: nothing, expected: coordinators },
  'GET /staff/serviceRecord/{id}': { input: own, expected: coordinators },
  'POST /staff/serviceRecord/{id}/progress': {
    input: (scene) => ({ ...own(scene), progress: 'unknown', text: 'We ask the state.' }),
    expected: coordinators,
  },
  'POST /staff/serviceRecord/{id}/document-request': {
    input: (scene) => ({ ...own(scene), kind: 'doctorNote' }),
    expected: coordinators,
  },
  'POST /staff/serviceRecord/{id}/message': {
    input: (scene) => ({ ...own(scene), text: 'Please call us.' }),
    expected: coordinators,
  },
  'GET /staff/office/{companyAddressId}/schedule': { input: office, expected: coordinators },
  'PUT /staff/office/{companyAddressId}/schedule': {
    input: (scene) => ({
      ...office(scene),
      slotMinutes: 30,
      capacity: 3,
      leadHours: 24,
      daysAhead: 60,
      hours: everyDay,
    }),
    expected: coordinators,
  },
  'POST /staff/office/{companyAddressId}/closed-day': {
    input: (scene) => ({ ...office(scene), day: '2031-01-01', reason: { en: 'New Year' } }),
    expected: coordinators,
  },
  'DELETE /staff/office/{companyAddressId}/closed-day/{closedDayId}': {
    input: (scene) => ({ ...office(scene), closedDayId: unknownNumber }),
    expected: people(403, 403, 403, 403, 404),
  },
  'GET /staff/office/{companyAddressId}/visits': {
    input: (scene) => ({ ...office(scene), day: '2031-01-01' }),
    expected: coordinators,
  },

  'POST /api/file': { input: () => ({ file: jpeg }), expected: person },
  'GET /api/file/{id}': { input: (scene) => ({ id: scene.documentFileId }), expected: people(404, 404, 200, 404, 200) },
  'POST /api/registration/file': {
    input: async (scene) => ({ proof: await scene.proof(), file: jpeg }),
    expected: everyone(200),
  },
  'POST /api/registration/file/{id}': {
    input: async (scene) => ({ proof: await scene.proof(), id: scene.documentFileId }),
    expected: everyone(404),
  },

  'POST /staff/picture': { input: () => ({ file: jpeg }), expected: coordinators },
  'POST /staff/auth/login': {
    input: () => ({ username: `x${numbers++}@example.com`, password: 'wrong', totp: '000000' }),
    expected: everyone(400),
  },
  'GET /staff/caregiver/page': { input: nothing, expected: coordinators },
  'GET /staff/caregiver/{id}': { input: (scene) => ({ id: scene.caregiver.id }), expected: coordinators },
  'POST /staff/caregiver/review': {
    input: (scene) => ({ id: scene.caregiver.id, reviewStatus: 'approved' }),
    expected: coordinators,
  },
  'POST /staff/caregiver/document/review': {
    input: (scene) => ({ id: scene.documentId, reviewStatus: 'approved' }),
    expected: coordinators,
  },
  'POST /staff/account/unlock': { input: () => ({ id: unknownId }), expected: people(403, 403, 403, 403, 403) },
  'POST /staff/account/disable': {
    input: () => ({ id: unknownId, disabled: true }),
    expected: people(403, 403, 403, 403, 403),
  },
}

let numbers = 1000
