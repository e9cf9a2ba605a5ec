import { question, same, signing } from '../../setup/training.ts'
import {
  allRefused,
  caregivers,
  everyone,
  nothing,
  ownCaregiver,
  type Row,
  type Scene,
  unknownId,
  unknownNumber,
} from '../row.ts'

const own = async (scene: Scene) => ({ trainingContentId: (await scene.training()).moduleId })
const signed = async (scene: Scene) => ({ number: (await scene.training()).certificateNumber })
const attempt = async (scene: Scene) => ({ attemptId: (await scene.training()).attemptId })
const module = async (scene: Scene) => ({ id: (await scene.training()).moduleId })
const entered = {
  title: same('Title'),
  summary: same('Summary'),
  objectives: same('Objective'),
  posterAlt: same('Picture'),
  filmId: '0'.repeat(16),
  poster: '/media/0000000000000000-60x40/60.jpg',
  minutes: 60,
  dueDays: null,
  passMark: 70,
  examQuestions: 6,
  timeLimitMinutes: null,
  retakeWaitHours: 0,
}

/** What caregivers do in their training, what everybody learns about a certificate, and the calls of trainers. */
export const training: Record<string, Row> = {
  'GET /content/certificate/{number}': { input: signed, expected: everyone(200) },
  // The link is the permission: see the tests of films.
  'GET /content/training/film/{filmId}/{file}': {
    input: () => ({
      filmId: '0'.repeat(16),
      viewingId: '00000000-0000-4000-8000-000000000000',
      file: 'low',
      until: '9999999999',
      signature: 'forged',
    }),
    expected: everyone(403),
  },
  'GET /api/user/training/list': { input: nothing, expected: caregivers },
  'PUT /api/user/training/reminders': { input: () => ({ remind: true }), expected: caregivers },
  'GET /api/user/training/{trainingContentId}': { input: own, expected: ownCaregiver },
  'POST /api/user/training/{trainingContentId}/viewing': { input: own, expected: ownCaregiver },
  'POST /api/user/training/{trainingContentId}/progress': {
    input: async (scene) => {
      const { moduleId, viewingId } = await scene.training()
      return { trainingContentId: moduleId, viewingId, ranges: [[0, 5_000]], positionMs: 5_000 }
    },
    expected: ownCaregiver,
  },
  'GET /api/user/exam/{trainingContentId}': { input: own, expected: ownCaregiver },
  'POST /api/user/exam/{trainingContentId}/attempt': { input: own, expected: ownCaregiver },
  'PUT /api/user/exam/attempt/{attemptId}/answer': {
    input: async (scene) => {
      const { attemptId, questionId } = await scene.training()
      return { attemptId, questionId, optionIds: [] }
    },
    expected: ownCaregiver,
  },
  'POST /api/user/exam/attempt/{attemptId}/submit': { input: attempt, expected: ownCaregiver },
  'GET /api/user/exam/attempt/{attemptId}/result': { input: attempt, expected: ownCaregiver },
  'POST /api/user/training/{trainingContentId}/sign': {
    input: async (scene) => signing((await scene.training()).signedModuleId),
    expected: ownCaregiver,
  },
  'GET /api/user/certificate/list': { input: nothing, expected: caregivers },
  'GET /api/user/certificate/{number}/pdf': { input: signed, expected: ownCaregiver },
  // Whose file it is, the address asks again when it is opened.
  'POST /api/file-address': {
    input: async (scene) => ({ call: 'GET /api/user/certificate/{number}/pdf', input: await signed(scene) }),
    expected: caregivers,
  },
  'GET /content/file': { input: () => ({ ticket: 'none' }), expected: everyone(403) },

  'GET /staff/training/module/page': { input: nothing, expected: allRefused },
  'GET /staff/training/module/{id}': { input: module, expected: allRefused },
  'POST /staff/training/module': { input: () => entered, expected: allRefused },
  'POST /staff/training/module/{id}': {
    input: async (scene) => ({ ...entered, ...(await module(scene)) }),
    expected: allRefused,
  },
  'GET /staff/training/film/list': { input: nothing, expected: allRefused },
  'GET /staff/training/module/{id}/question/list': { input: module, expected: allRefused },
  'POST /staff/training/module/{id}/question': {
    input: async (scene) => ({ ...(await module(scene)), question: question(1) }),
    expected: allRefused,
  },
  'POST /staff/training/question/{id}': {
    input: () => ({ id: unknownNumber, question: question(1) }),
    expected: allRefused,
  },
  'DELETE /staff/training/question/{id}': { input: () => ({ id: unknownNumber }), expected: allRefused },
  'POST /staff/training/module/{id}/assign': {
    input: async (scene) => ({ ...(await module(scene)), accountIds: [scene.caregiver.id] }),
    expected: allRefused,
  },
  'GET /staff/training/caregiver/page': { input: nothing, expected: allRefused },
  'PUT /staff/training/caregiver/{accountId}': {
    input: () => ({ accountId: unknownId, program: 'pca' }),
    expected: allRefused,
  },
  'GET /staff/training/result/page': { input: nothing, expected: allRefused },
  'POST /staff/training/certificate/{number}/withdraw': {
    input: async (scene) => ({ ...(await signed(scene)), reason: 'A mistake.' }),
    expected: allRefused,
  },
}
