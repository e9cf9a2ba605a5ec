import { randomUUID } from 'node:crypto'
import { coordinators, everyone, nextNumber, nothing, people, type Row, type Scene, unknownId } from '../row.ts'

const application = (scene: Scene) => ({ kind: 'application', id: scene.applicationId })

/** The work queue. */
export const work: Record<string, Row> = {
  'GET /staff/work/page': { input: nothing, expected: coordinators },
  'GET /staff/work/colleagues': { input: nothing, expected: coordinators },
  'POST /staff/work/arrange': {
    input: (scene) => ({ items: [{ ...application(scene), version: 1, assignedTo: null }] }),
    expected: coordinators,
  },
  'GET /staff/work/notes': { input: application, expected: coordinators },
  'POST /staff/work/note': {
    input: (scene) => ({ ...application(scene), noteId: randomUUID(), text: 'Called back.' }),
    expected: coordinators,
  },
  'GET /staff/undelivered/{id}': { input: (scene) => ({ id: scene.undeliveredId }), expected: coordinators },
  'POST /staff/undelivered/{id}/settle': { input: (scene) => ({ id: scene.undeliveredId }), expected: coordinators },
  'POST /api/callback': {
    input: () => ({ name: 'Lan', phone: `646555${String(nextNumber())}`, about: 'code' }),
    expected: everyone(200),
  },
  'GET /staff/callback/{id}': { input: (scene) => ({ id: scene.callbackId }), expected: coordinators },
  'POST /staff/callback/{id}/settle': { input: (scene) => ({ id: scene.callbackId }), expected: coordinators },
  'GET /staff/account/{accountId}/undelivered': {
    input: (scene) => ({ accountId: scene.patient.id }),
    expected: coordinators,
  },
  // Nobody has the signature of the provider; messages-reports.test.ts has it.
  'POST /delivery/{id}': {
    input: () => ({ id: randomUUID(), MessageStatus: 'undelivered', To: '+16465550199' }),
    expected: everyone(403),
  },
  'POST /staff/save/{id}/undo': { input: () => ({ id: unknownId }), expected: people(403, 403, 403, 403, 404) },
  'POST /staff/work/looking': { input: application, expected: coordinators },
  'GET /staff/work/events': { input: () => ({ seconds: 0 }), expected: coordinators },
}
