import { expect } from 'vitest'
import { password, typed } from '../setup/people.ts'
import type { Scene } from './scene.ts'

type Values = Record<string, unknown>

export interface SpecCall {
  /** Acceptance id, method and path, as written in section 7 of the specification. */
  call: string
  /** The caller, with a token in the Authorization header; a visitor if absent. */
  by?: 'patient' | 'caregiver'
  path?: Values
  query?: (scene: Scene) => Promise<Values> | Values
  body?: (scene: Scene) => Promise<Values> | Values
  /** Parameters whose absence does not change the answer. */
  optional?: string[]
  /** The call ends the caller's session, so it needs its own people. */
  fresh?: boolean
  /** Expected data of the answer when every parameter is accepted. */
  data: unknown
}

const anything = expect.anything()
const list = expect.any(Array)
const place = { address: '136-20 38th Avenue', state: 'NY', city: 'Flushing', postcode: '11354' }
const person = { firstName: 'Mei', lastName: 'Chen', email: 'mei@example.com', gender: 'female', ...place }
const passwords = { password, confirmation: password }
const secondPage = () => ({ pageNum: 2, pageSize: 3 })
const small = { preferredName: 'May', apartment: '5B' }

/** The 37 calls of section 7, in order. They are written out only here, so a renamed parameter fails. */
export const calls: SpecCall[] = [
  { call: '[C01] GET /content/banners', data: list },
  {
    call: '[C02] POST /api/user/submit-white-card?whiteCardId={id}',
    by: 'patient',
    query: () => ({ whiteCardId: 'ZY12345X' }),
    data: null,
  },
  { call: '[C03] GET /content/service-param', data: { regionCount: 4 } },
  { call: '[C04] GET /content/service-scope', data: { serviceScopes: list } },
  { call: '[C05] GET /content/home-video/pc', data: expect.stringMatching(/^\/media\/.+\.mp4$/) },
  { call: '[C06] GET /content/comment/top', data: list },
  { call: '[C07] GET /content/comment/page', query: secondPage, data: { pageNum: 2, pageSize: 3, records: list } },
  {
    call: '[C08] POST /api/user/comment/add',
    by: 'patient',
    body: async ({ newFile }) => ({ rating: 4, commentText: 'Thank you.', commentImage: [await newFile()] }),
    data: { rating: 4, commentText: 'Thank you.', imageFileIds: [expect.any(String)] },
  },
  {
    call: '[C09] GET /content/contact-info',
    data: { email: expect.stringContaining('@'), fax: anything, phone: anything },
  },
  { call: '[C10] GET /content/company-addresses', data: list },
  { call: '[C11] GET /api/service/infos', by: 'patient', data: list },
  { call: '[C12] GET /api/service/addresses', by: 'patient', data: list },
  {
    call: '[C13] POST /api/service/restriction/check',
    by: 'patient',
    body: ({ officeId, day }) => ({ companyAddressId: officeId, reserveDate: day, reserveTime: '10:00' }),
    data: { available: true },
  },
  {
    call: '[C14] GET /api/service/info?serviceId={id}',
    by: 'patient',
    query: ({ serviceId }) => ({ serviceId }),
    data: { serviceId: anything },
  },
  {
    call: '[C15] POST /api/service/apply',
    by: 'patient',
    body: ({ serviceId, officeId, day }) => ({
      serviceId,
      method: 'offline',
      idempotencyKey: '0d4b5f0e-6f57-4c7a-9c53-6a0d3a2f6f10',
      applicant: { firstName: 'Mei', lastName: 'Chen', birthDate: '1948-05-21', phone: '718-555-0190' },
      contact: { ...person, relationship: 'self', phone: '718-555-0190' },
      notify: { sms: true, email: false },
      companyAddressId: officeId,
      reserveDate: day,
      reserveTime: '10:00',
      agreed: true,
    }),
    data: { id: anything, number: anything },
  },
  { call: '[C16] GET /content/cityList', data: expect.arrayContaining(['Queens', 'Staten Island']) },
  {
    call: '[C17] GET /content/activity/page',
    query: () => ({ pageNum: 2, pageSize: 2, cityList: ['Staten Island'] }),
    data: { pageNum: 2, pageSize: 2, records: [{ city: 'Staten Island' }, { city: 'Staten Island' }] },
  },
  { call: '[C18] GET /content/activity/top', data: list },
  { call: '[C19] GET /content/activity/types', data: list },
  { call: '[C20] GET /content/activity/{id}', path: { id: 3 }, data: { id: 3 } },
  {
    call: '[C21] GET /api/user/activity/register/status?activityId={id}',
    by: 'patient',
    query: ({ activityId }) => ({ activityId }),
    data: { status: 'none' },
  },
  {
    call: '[C22] POST /api/user/activity/register?activityId={id}',
    by: 'patient',
    query: ({ activityId }) => ({ activityId }),
    data: { status: 'registered' },
  },
  {
    call: '[C23] GET /content/article/page',
    query: () => ({ articleTypeId: 'benefits', pageNum: 2, pageSize: 2 }),
    data: { pageNum: 2, pageSize: 2, records: [{ type: { id: 'benefits' } }, { type: { id: 'benefits' } }] },
  },
  { call: '[C24] GET /content/article/recommend/page', query: secondPage, data: { pageNum: 2, pageSize: 3 } },
  { call: '[C25] GET /content/article/types', data: list },
  { call: '[C26] GET /content/article/{id}', path: { id: 3 }, data: { id: 3 } },
  {
    call: '[C27] POST /auth/login',
    body: ({ patient }) => ({ username: patient.phone, password: patient.password }),
    data: { token: anything, user: { userType: 'patient', firstName: 'Mei', careFor: 'self' } },
  },
  { call: '[C28] DELETE /auth/logout', by: 'patient', fresh: true, data: null },
  {
    call: '[C29] POST /api/user/resetPassword',
    body: ({ reset }) => ({ ...reset, ...passwords }),
    data: null,
  },
  {
    call: '[C30] POST /api/user/patient/register',
    body: ({ proofs }) => ({ proof: proofs[0], ...person, ...small, ...passwords, agreed: true }),
    optional: ['preferredName', 'apartment', 'email'],
    data: null,
  },
  {
    call: '[C31] POST /api/user/caregiver/register',
    body: ({ proofs }) => ({
      proof: proofs[1],
      ...person,
      ...small,
      ...passwords,
      agreed: true,
      yearsOfExperience: 3,
      workExperience: 'Two families.',
      employeeId: 'HHA-7',
      documents: [],
    }),
    optional: ['preferredName', 'apartment', 'workExperience', 'employeeId', 'documents'],
    data: null,
  },
  { call: '[C32] GET /api/user/patient/info', by: 'patient', data: { firstName: typed.firstName } },
  {
    call: '[C33] POST /api/user/patient/info/update',
    by: 'patient',
    body: () => ({ ...person, ...small }),
    data: { ...person, ...small },
  },
  { call: '[C34] GET /api/user/caregiver/info', by: 'caregiver', data: { firstName: typed.firstName } },
  {
    call: '[C35] POST /api/user/caregiver/info/update',
    by: 'caregiver',
    body: () => ({ ...person, ...small, yearsOfExperience: 4, workExperience: 'Two families.', employeeId: 'HHA-7' }),
    data: { ...person, ...small, yearsOfExperience: 4, workExperience: 'Two families.', employeeId: 'HHA-7' },
  },
  { call: '[C36] GET /api/user/comment/page', by: 'patient', query: secondPage, data: { pageNum: 2, pageSize: 3 } },
  {
    call: '[C37] GET /api/user/serviceRecord/page',
    by: 'patient',
    query: secondPage,
    data: { pageNum: 2, pageSize: 3 },
  },
]
