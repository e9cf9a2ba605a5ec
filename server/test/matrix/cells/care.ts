import { typedApplication } from '../../setup/care.ts'
import { exchangeSettings } from '../../setup/eligibility.ts'
import {
  allRefused,
  coordinators,
  everyDay,
  everyone,
  nothing,
  office,
  own,
  ownPatient,
  patients,
  people,
  person,
  type Row,
  unknownId,
  unknownNumber,
  visit,
} from '../row.ts'

/** White card, services, applications and visits, with the calls by which staff manage them. */
export const care: Record<string, Row> = {
  'POST /api/user/submit-white-card': {
    // Both patients submit the same card: one gets it, the other is refused by a code in a 200 answer.
    input: () => ({ whiteCardId: 'ZZ00001Z' }),
    expected: patients,
  },
  'GET /api/user/white-card': { input: nothing, expected: patients },
  'GET /api/user/white-card/holder': { input: nothing, expected: patients },
  'POST /api/user/white-card/holder': {
    input: () => ({ lastName: 'CHEN', firstName: 'MEI', birthDate: '1948-05-21' }),
    expected: patients,
  },
  'GET /content/service-costs': { input: nothing, expected: everyone(200) },
  'GET /api/service/infos': { input: nothing, expected: person },
  'GET /api/service/info': { input: (scene) => ({ serviceId: scene.serviceId }), expected: person },
  'GET /api/service/addresses': { input: nothing, expected: person },
  'POST /api/service/restriction/check': { input: (scene) => visit(scene), expected: patients },
  'GET /api/service/draft': { input: (scene) => ({ serviceId: scene.serviceId }), expected: patients },
  'GET /api/service/draft/list': { input: nothing, expected: patients },
  'PUT /api/service/draft': {
    // Another person's file counts as missing and is not attached: see the tests of drafts.
    input: (scene) => ({
      serviceId: scene.serviceId,
      step: 'documents',
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
  'GET /api/user/serviceRecord/people': { input: nothing, expected: patients },
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
  'DELETE /api/user/serviceRecord/{id}/document': {
    input: (scene) => ({ ...own(scene), fileId: scene.patientFileId }),
    expected: ownPatient,
  },
  'POST /api/user/serviceRecord/{id}/move': {
    input: (scene) => ({ ...own(scene), ...visit(scene), reserveTime: '14:00' }),
    expected: ownPatient,
  },
  'POST /api/user/serviceRecord/{id}/cancel': { input: own, expected: ownPatient, fresh: true },
  'GET /api/user/serviceRecord/{id}/calendar': { input: own, expected: ownPatient },

  'GET /staff/white-card/page': { input: nothing, expected: coordinators },
  'POST /staff/white-card/search': { input: () => ({ search: 'Chen' }), expected: coordinators },
  'GET /staff/white-card/{accountId}': {
    input: (scene) => ({ accountId: scene.patient.id }),
    expected: coordinators,
  },
  // Patients of the scene have handed in no card, or the one of the first row.
  'GET /staff/white-card/{accountId}/medicaid-id': {
    input: (scene) => ({ accountId: scene.caregiver.id }),
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/white-card/{accountId}/decide': {
    input: (scene) => ({ accountId: scene.caregiver.id, status: 'eligible' }),
    expected: people(403, 403, 403, 403, 404),
  },
  'GET /staff/white-card-exchange': { input: nothing, expected: coordinators },
  'PUT /staff/white-card-exchange': { input: () => exchangeSettings, expected: allRefused },
  'GET /staff/white-card-batch/page': { input: nothing, expected: coordinators },
  // The exchange is not set up in the scene.
  'POST /staff/white-card-batch': { input: nothing, expected: people(403, 403, 403, 403, 409) },
  'GET /staff/white-card-batch/{id}': { input: () => ({ id: unknownId }), expected: people(403, 403, 403, 403, 404) },
  'GET /staff/white-card-batch/{id}/file': {
    input: () => ({ id: unknownId }),
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/white-card-batch/{id}/answer': {
    input: () => ({ id: unknownId, file: new Blob(['ISA']) }),
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/white-card-batch/{id}/confirm': {
    input: () => ({ id: unknownId }),
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/white-card-batch/{id}/compare': {
    input: () => ({ id: unknownId, version: 1, checkId: unknownId, isSame: true }),
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/white-card-batch/{id}/close': {
    input: () => ({ id: unknownId }),
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
  'POST /staff/serviceRecord/search': { input: () => ({ search: 'Chen' }), expected: coordinators },
  'GET /staff/serviceRecord/{id}/medicaid-id': { input: own, expected: coordinators },
  'POST /staff/serviceRecord/{id}/call': {
    input: (scene) => ({ ...own(scene), outcome: 'reached' }),
    expected: coordinators,
  },
  'POST /staff/serviceRecord/{id}/move': {
    input: (scene) => ({ ...own(scene), ...visit(scene), reserveTime: '15:00' }),
    expected: coordinators,
    fresh: true,
  },
  'POST /staff/serviceRecord/{id}/call-off': {
    input: (scene) => ({ ...own(scene), text: 'The office is closed that day.' }),
    expected: coordinators,
    fresh: true,
  },
  'GET /staff/office/{companyAddressId}/free-slots': { input: office, expected: coordinators },
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
  'POST /staff/office/{companyAddressId}/closed-day/{closedDayId}/call-off': {
    input: (scene) => ({
      ...office(scene),
      closedDayId: unknownNumber,
      visits: [{ id: scene.applicationId, version: 1 }],
    }),
    expected: people(403, 403, 403, 403, 404),
  },
  'GET /staff/office/{companyAddressId}/displaced-visits': { input: office, expected: coordinators },
  'POST /staff/office/{companyAddressId}/schedule/preview': {
    input: (scene) => ({
      ...office(scene),
      slotMinutes: 30,
      capacity: 2,
      leadHours: 24,
      daysAhead: 30,
      hours: everyDay,
    }),
    expected: coordinators,
  },
  'GET /staff/office/{companyAddressId}/closed-day/preview': {
    input: (scene) => ({ ...office(scene), day: '2031-01-01' }),
    expected: coordinators,
  },
  'GET /staff/office/{companyAddressId}/week': {
    input: (scene) => ({ ...office(scene), day: '2031-01-01' }),
    expected: coordinators,
  },
  'POST /staff/visit/{id}/attendance': {
    input: (scene) => ({ ...own(scene), attendance: 'arrived' }),
    expected: people(403, 403, 403, 403, 409),
  },
  'GET /staff/office/{companyAddressId}/visits': {
    input: (scene) => ({ ...office(scene), day: '2031-01-01' }),
    expected: coordinators,
  },
}
