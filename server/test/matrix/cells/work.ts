import { randomUUID } from 'node:crypto'
import { coordinators, nothing, type Row, type Scene } from '../row.ts'

const application = (scene: Scene) => ({ kind: 'application', id: scene.requestId })

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
  'POST /staff/work/looking': { input: application, expected: coordinators },
  'GET /staff/work/events': { input: () => ({ seconds: 0 }), expected: coordinators },
}
