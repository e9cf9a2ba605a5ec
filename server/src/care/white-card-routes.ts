import * as batches from '@portal/contract/care/eligibility/batches'
import * as exchange from '@portal/contract/care/eligibility/exchange'
import { route } from '../http/dispatch.ts'
import { readAnswerFile } from './eligibility/batch-answers.ts'
import { makeBatch } from './eligibility/batch-making.ts'
import { inquiryFile, readBatch, selectBatchPage } from './eligibility/batches.ts'
import { selectExchange, setExchange } from './eligibility/exchange.ts'
import { closeBatch, comparePerson, confirmBatch } from './white-card/batch-confirming.ts'

/** Medicaid checks in batches, exchanged as files with the state's system. */
export const whiteCardRoutes = [
  route(exchange.getExchange, ({ db }) => selectExchange(db)),
  route(
    exchange.setExchange,
    (call) => setExchange(call, call.input),
    ({ db }) => selectExchange(db),
  ),
  route(batches.getBatchPage, ({ db, input }) => selectBatchPage(db, input)),
  route(batches.makeBatch, (call) => makeBatch(call, call.input.accountIds)),
  route(batches.getBatch, (call) => readBatch(call, call.input.id)),
  route(batches.getInquiryFile, (call) => inquiryFile(call, call.input.id)),
  route(
    batches.readAnswerFile,
    (call) => readAnswerFile(call, call.input),
    (call) => readBatch(call, call.input.id),
  ),
  route(
    batches.confirmBatch,
    (call) => confirmBatch(call, call.input),
    (call) => readBatch(call, call.input.id),
  ),
  route(
    batches.comparePerson,
    (call) => comparePerson(call, call.input),
    (call) => readBatch(call, call.input.id),
  ),
  route(
    batches.closeBatch,
    (call) => closeBatch(call, call.input),
    (call) => readBatch(call, call.input.id),
  ),
]
