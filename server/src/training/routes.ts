import * as exam from '@portal/contract/training/exam'
import * as own from '@portal/contract/training/own'
import * as open from '@portal/contract/training/public'
import * as signing from '@portal/contract/training/signing'
import * as staff from '@portal/contract/training/staff'
import { publicRead, type Read, route } from '../http/dispatch.ts'
import { assignModule } from './assign.ts'
import { saveAnswer, startAttempt, submitAttempt } from './attempts.ts'
import { certificateFile, selectCertificates, signTraining, verifyCertificate } from './certificates/certificates.ts'
import { selectAttempt, selectExam, selectResult } from './exams.ts'
import { filmFile } from './films/film.ts'
import { limits } from './limits.ts'
import { selectMyTraining, selectTraining, setReminders } from './my-training.ts'
import { addQuestion, createModule, removeQuestion, updateModule, updateQuestion } from './staff-modules.ts'
import { selectProgram, selectWithdrawn, setProgram, withdrawCertificate } from './staff-people.ts'
import {
  selectCaregiverTrainingPage,
  selectFilms,
  selectModule,
  selectModulePage,
  selectQuestion,
  selectQuestions,
  selectResultPage,
} from './staff-queries.ts'
import { openFilm, postProgress } from './viewing.ts'

const currentModule = ({ db, input }: Read<{ id: number }>) => selectModule(db, input.id)
const currentQuestion = ({ db, input }: Read<{ id: number }>) => selectQuestion(db, input.id)

export const trainingRoutes = [
  publicRead(open.verifyCertificate, ({ db, input, language }) => verifyCertificate(db, input.number, language), [
    'training_certificates',
  ]),
  route(open.getFilmFile, (call) => filmFile(call, call.input)),

  route(own.getMyTraining, ({ db, caller, language }) => selectMyTraining(db, caller.accountId, language, new Date())),
  route(own.setReminders, ({ db, caller, input }) => setReminders(db, caller.accountId, input.remind)),
  route(own.getTraining, ({ db, caller, input, language }) =>
    selectTraining(db, caller.accountId, input.trainingContentId, language, new Date()),
  ),
  route(own.openFilm, (call) => openFilm(call, call.input)),
  route(own.postProgress, (call) => postProgress(call, call.input)),

  route(exam.getExam, ({ db, caller, input, language }) =>
    selectExam(db, caller.accountId, input.trainingContentId, language, new Date()),
  ),
  route(exam.startAttempt, async (call) => {
    await call.throttles.count(limits.attemptByAccount, { account: call.caller.accountId })
    const id = await startAttempt(call, call.input.trainingContentId)
    return selectAttempt(call.db, id, call.language, new Date())
  }),
  route(exam.saveAnswer, (call) => saveAnswer(call, call.input)),
  route(exam.submitAttempt, async (call) => {
    const { db, caller, input, language } = call
    await submitAttempt(call, input.attemptId)
    return selectResult(db, caller.accountId, input.attemptId, language, new Date())
  }),
  route(exam.getResult, ({ db, caller, input, language }) =>
    selectResult(db, caller.accountId, input.attemptId, language, new Date()),
  ),

  route(signing.signTraining, (call) => signTraining(call, call.input)),
  route(signing.getMyCertificates, ({ db, caller, language }) => selectCertificates(db, caller.accountId, language)),
  route(signing.getCertificatePdf, (call) => certificateFile(call, call.input.number)),

  route(staff.getModulePage, ({ db, input }) => selectModulePage(db, input)),
  route(staff.getModule, currentModule),
  route(staff.addModule, (call) => createModule(call, call.input)),
  route(
    staff.updateModule,
    (call) => {
      const { id, version, ...entered } = call.input
      return updateModule(call, { id, version }, entered)
    },
    currentModule,
  ),
  route(staff.getFilms, ({ db }) => selectFilms(db)),
  route(staff.getQuestions, ({ db, input }) => selectQuestions(db, input.id)),
  route(staff.addQuestion, (call) => addQuestion(call, call.input.id, call.input.question)),
  route(staff.updateQuestion, (call) => updateQuestion(call, call.input, call.input.question), currentQuestion),
  route(staff.removeQuestion, (call) => removeQuestion(call, call.input), currentQuestion),
  route(staff.assignModule, (call) => assignModule(call, call.input)),
  route(staff.getCaregiverTrainingPage, ({ db, input }) => selectCaregiverTrainingPage(db, input, new Date())),
  route(
    staff.setProgram,
    (call) => setProgram(call, call.input),
    ({ db, input }) => selectProgram(db, input.accountId),
  ),
  route(staff.getResultPage, (call) => selectResultPage(call, call.input, call.language, new Date())),
  route(
    staff.withdrawCertificate,
    (call) => withdrawCertificate(call, call.input),
    ({ db, input }) => selectWithdrawn(db, input.number),
  ),
]
