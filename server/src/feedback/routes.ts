import * as contract from '@portal/contract/feedback'
import { route } from '../http/dispatch.ts'
import { approveComment, rejectComment, setReply, unpublishComment } from './moderation.ts'
import { selectCommentPage, selectOwnComments, selectTopComments } from './queries.ts'
import { selectCommentQueue } from './staff-queries.ts'
import { submitComment } from './submit.ts'

export const feedbackRoutes = [
  route(contract.getTopComments, ({ db, language }) => selectTopComments(db, language)),
  route(contract.getCommentPage, ({ db, input, language }) => selectCommentPage(db, input, language)),
  route(contract.addComment, (call) => submitComment(call, call.input)),
  route(contract.getMyComments, ({ db, caller, input, language }) =>
    selectOwnComments(db, caller.accountId, input, language),
  ),
  route(contract.getCommentQueue, ({ db, input }) => selectCommentQueue(db, input)),
  route(contract.approveComment, (call) => approveComment(call, call.input)),
  route(contract.rejectComment, (call) => rejectComment(call, call.input)),
  route(contract.unpublishComment, (call) => unpublishComment(call, call.input.id)),
  route(contract.replyToComment, (call) => setReply(call, call.input.id, call.input.reply)),
  route(contract.removeReply, (call) => setReply(call, call.input.id, null)),
]
