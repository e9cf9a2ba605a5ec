import { jpeg } from '../jpeg.ts'
import {
  allRefused,
  coordinators,
  everyone,
  nothing,
  patients,
  people,
  type Row,
  unknownId,
  unknownNumber,
} from '../row.ts'

/** Public content, what people write about it, and the calls by which staff manage both. */
export const content: Record<string, Row> = {
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
  'POST /staff/activity/{id}/arrival': {
    input: () => ({ id: 1, registrationId: unknownId, arrived: true, idempotencyKey: unknownId }),
    expected: people(403, 403, 403, 403, 409),
  },
  'GET /staff/activity/page': { input: nothing, expected: coordinators },
  'GET /staff/activity/{id}': { input: () => ({ id: 1 }), expected: coordinators },
  'POST /staff/activity/{id}/call-off': {
    input: () => ({ id: unknownNumber, reason: { en: 'Rain.' } }),
    expected: people(403, 403, 403, 403, 404),
  },
  'POST /staff/home-film/upload': {
    input: () => ({ name: 'film.mp4', bytes: 100, modified: 0 }),
    expected: allRefused,
  },
  'POST /staff/home-film/upload/{id}/part': {
    input: () => ({ id: 'f'.repeat(16), number: 0, bytes: 100, file: jpeg }),
    expected: allRefused,
  },
  'POST /staff/home-film/upload/{id}/film': {
    input: () => ({ id: 'f'.repeat(16), name: 'film.mp4', bytes: 100 }),
    expected: allRefused,
  },
  'DELETE /staff/home-film/upload/{id}': { input: () => ({ id: 'f'.repeat(16) }), expected: allRefused },
  'GET /content/article/page': { input: nothing, expected: everyone(200) },
  'GET /content/article/recommend/page': { input: nothing, expected: everyone(200) },
  'GET /content/article/types': { input: nothing, expected: everyone(200) },
  'GET /content/article/{id}': { input: () => ({ id: 1 }), expected: everyone(200) },

  'GET /content/team': { input: nothing, expected: everyone(200) },
  'GET /content/teamevent/page': { input: nothing, expected: everyone(200) },
  'GET /content/teamevent/{id}': { input: () => ({ id: 1 }), expected: everyone(200) },
  'GET /content/faq': { input: nothing, expected: everyone(200) },
  'GET /content/faq/words': { input: nothing, expected: everyone(200) },
  'GET /content/legal/{key}': { input: () => ({ key: 'privacy' }), expected: everyone(200) },

  'GET /content/comment/top': { input: nothing, expected: everyone(200) },
  'GET /content/comment/page': { input: nothing, expected: everyone(200) },
  'POST /api/user/comment/add': {
    input: () => ({ commentText: 'Thank you for coming every day.' }),
    expected: patients,
  },
  'GET /api/user/comment/page': { input: nothing, expected: patients },
  'GET /api/user/comment/{id}': { input: () => ({ id: unknownNumber }), expected: people(404, 404, 403, 403, 403) },
  'POST /api/user/comment/{id}/change': {
    input: () => ({ id: unknownNumber, commentText: 'Thank you for coming every day.' }),
    expected: people(404, 404, 403, 403, 403),
  },
  'DELETE /api/user/comment/{id}': { input: () => ({ id: unknownNumber }), expected: people(404, 404, 403, 403, 403) },
  'GET /staff/comment/page': { input: nothing, expected: coordinators },
  'GET /staff/comment/{id}': { input: () => ({ id: 1 }), expected: coordinators },
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
}
