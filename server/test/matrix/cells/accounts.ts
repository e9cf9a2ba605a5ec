import { password, typed } from '../../setup/people.ts'
import {
  caregivers,
  everyone,
  nextNumber,
  nothing,
  passwords,
  patients,
  people,
  person,
  type Row,
  secrets,
  session,
} from '../row.ts'

/** Login, registration, and one's own account. */
export const accounts: Record<string, Row> = {
  'POST /auth/login': {
    input: () => ({ username: `x${nextNumber()}@example.com`, password: 'wrong' }),
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
    input: () => ({ phone: `212555${String(nextNumber())}`, purpose: 'register' }),
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
  'GET /api/user/contact-promise': { input: nothing, expected: person },
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
  'POST /api/user/password': { input: () => passwords, expected: person, fresh: true },
  'POST /api/user/phone/code': { input: () => ({ phone: `212555${String(nextNumber())}` }), expected: person },
  'POST /api/user/phone': {
    input: () => ({ phone: '2125550198', code: '000000', currentPassword: password }),
    expected: people(400, 400, 400, 400, 403),
  },
  'POST /api/user/language': { input: () => ({ language: 'zh-TW' }), expected: person },
  'POST /api/user/delete': { input: () => ({ currentPassword: password }), expected: person, fresh: true },
}
