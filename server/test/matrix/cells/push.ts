import { TestBrowser } from '../../setup/push.ts'
import { nothing, people, person, type Row } from '../row.ts'

/** Notices on devices. */
export const push: Record<string, Row> = {
  'GET /api/user/push/list': { input: nothing, expected: person },
  'POST /api/user/push': {
    input: (_, caller) => ({
      endpoint: `https://push.example.com/${caller.replaceAll(' ', '-')}`,
      ...new TestBrowser().keys,
    }),
    expected: person,
  },
  'DELETE /api/user/push/{id}': {
    input: (scene) => ({ id: scene.patientPushId }),
    expected: people(200, 404, 404, 404, 403),
    fresh: true,
  },
}
