import { defaultPeriods } from '@portal/contract/retention'
import { password } from '../../setup/people.ts'
import { jpeg } from '../jpeg.ts'
import { allRefused, coordinators, everyone, nextNumber, nothing, people, person, type Row, unknownId } from '../row.ts'

/** A picture that is not stored. */
const noPicture = '/media/0123456789abcdef-4x3/4.jpg'

/** Files, and staff's own calls. */
/** The right password with a wrong code. */
const factors = { currentPassword: password, totp: '000000' }

export const staff: Record<string, Row> = {
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
  'GET /staff/picture/consent': { input: () => ({ picture: noPicture }), expected: coordinators },
  'PUT /staff/picture/consent': {
    input: () => ({ picture: noPicture, version: 1, answer: 'nobody' }),
    expected: people(403, 403, 403, 403, 400),
  },
  'POST /staff/auth/login': {
    input: () => ({ username: `x${nextNumber()}@example.com`, password: 'wrong', totp: '000000' }),
    expected: everyone(400),
  },
  'POST /staff/auth/authenticator': { input: () => factors, expected: people(403, 403, 403, 403, 400) },
  'POST /staff/auth/authenticator/confirm': {
    input: () => ({ code: '000000' }),
    expected: people(403, 403, 403, 403, 400),
  },
  'POST /staff/auth/recovery-codes': { input: () => factors, expected: people(403, 403, 403, 403, 400) },
  'GET /staff/auth/factors': { input: nothing, expected: coordinators },
  'DELETE /staff/auth/device/{id}': { input: () => ({ id: unknownId }), expected: people(403, 403, 403, 403, 404) },
  'POST /staff/auth/passkey/ask': { input: nothing, expected: everyone(200) },
  'POST /staff/auth/passkey/login': {
    input: () => ({ challengeId: unknownId, answer: { id: 'x', rawId: 'x', response: {} } }),
    expected: everyone(400),
  },
  'POST /staff/auth/passkey/start': { input: () => factors, expected: people(403, 403, 403, 403, 400) },
  'POST /staff/auth/passkey': {
    input: () => ({ challengeId: unknownId, answer: { id: 'x', rawId: 'x', response: {} } }),
    expected: people(403, 403, 403, 403, 400),
  },
  'POST /staff/auth/passkey/remove': {
    input: () => ({ id: unknownId, ...factors }),
    expected: people(403, 403, 403, 403, 400),
  },
  'POST /staff/auth/password': {
    input: () => ({ ...factors, password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }),
    expected: people(403, 403, 403, 403, 400),
  },
  'POST /staff/auth/lock': { input: nothing, expected: coordinators, fresh: true },
  'GET /staff/caregiver/page': { input: nothing, expected: coordinators },
  'POST /staff/caregiver/search': { input: () => ({ search: 'Chen' }), expected: coordinators },
  'POST /staff/caregiver/export': { input: nothing, expected: coordinators },
  'GET /staff/caregiver/{id}': { input: (scene) => ({ id: scene.caregiver.id }), expected: coordinators },
  'POST /staff/caregiver/review': {
    input: (scene) => ({ id: scene.caregiver.id, reviewStatus: 'approved', anyway: 'Seen at the office.' }),
    expected: coordinators,
  },
  'POST /staff/caregiver/name/review': {
    input: (scene) => ({ id: scene.caregiver.id, reviewStatus: 'approved' }),
    // Nobody in the scene has asked for a new name.
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/caregiver/document/review': {
    input: (scene) => ({ id: scene.documentId, reviewStatus: 'approved', expiresOn: null }),
    expected: coordinators,
  },
  'POST /staff/auth/link': { input: () => ({ token: 'garbage' }), expected: everyone(400) },
  'POST /staff/auth/link/password': {
    input: () => ({ token: 'garbage', password: 'Other-plum-88!', confirmation: 'Other-plum-88!' }),
    expected: everyone(400),
  },
  'POST /staff/auth/first': { input: () => ({ token: 'garbage' }), expected: everyone(400) },
  'POST /staff/auth/first/account': {
    input: () => ({
      token: 'garbage',
      email: 'x@example.com',
      firstName: 'Sam',
      lastName: 'Lee',
      language: 'en' as const,
      password: 'Other-plum-88!',
      confirmation: 'Other-plum-88!',
    }),
    expected: everyone(400),
  },
  'GET /staff/people': { input: nothing, expected: allRefused },
  'GET /staff/people/{id}': { input: () => ({ id: unknownId }), expected: allRefused },
  'POST /staff/people': {
    input: () => ({ email: 'x@example.com', firstName: 'Sam', lastName: 'Lee', language: 'en', roles: ['editor'] }),
    expected: allRefused,
  },
  'POST /staff/people/{id}/roles': { input: () => ({ id: unknownId, roles: ['editor'] }), expected: allRefused },
  'POST /staff/people/{id}/link': { input: () => ({ id: unknownId }), expected: allRefused },
  'GET /staff/audit': { input: nothing, expected: allRefused },
  'GET /staff/audit/export': { input: nothing, expected: allRefused },
  'POST /staff/audit/verify': { input: nothing, expected: allRefused },
  'GET /staff/audit/check': { input: nothing, expected: allRefused },
  'POST /staff/account/search': { input: () => ({ search: 'Mei' }), expected: allRefused },
  'GET /content/retention': { input: nothing, expected: everyone(200) },
  'GET /staff/backups': { input: nothing, expected: allRefused },
  'GET /staff/retention': { input: nothing, expected: allRefused },
  'POST /staff/retention/preview': { input: () => defaultPeriods, expected: allRefused },
  'PUT /staff/retention': { input: () => defaultPeriods, expected: allRefused },
  'GET /staff/account/{id}': { input: (scene) => ({ id: scene.patient.id }), expected: allRefused },
  'GET /staff/deleted-account/{id}': { input: () => ({ id: unknownId }), expected: allRefused },
  'GET /staff/deleted-account/{id}/record/{recordId}': {
    input: () => ({ id: unknownId, recordId: unknownId }),
    expected: allRefused,
  },
  'POST /staff/caregiver/document/expiry': {
    input: (scene) => ({ id: scene.documentId, expiresOn: '2031-05-01' }),
    expected: coordinators,
  },
  'POST /staff/caregiver/ask': {
    input: (scene) => ({ id: scene.caregiver.id, kinds: ['proofOfAddress'] }),
    expected: coordinators,
  },
  'POST /staff/account/unlock': { input: () => ({ id: unknownId }), expected: people(403, 403, 403, 403, 403) },
  'POST /staff/account/disable': {
    input: () => ({ id: unknownId, disabled: true }),
    expected: people(403, 403, 403, 403, 403),
  },
}
