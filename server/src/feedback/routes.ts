import * as contract from '@portal/contract/feedback'
import { publicRead, type Read, route } from '../http/dispatch.ts'
import { approveComment, rejectComment, setReply, unpublishComment } from './moderation.ts'
import { selectCommentPage, selectOwnComments, selectTopComments } from './queries.ts'
import { selectCommentQueue, selectStaffComment } from './staff-queries.ts'
import { submitComment } from './submit.ts'

const current = ({ db, input }: Read<{ id: number }>) => selectStaffComment(db, input.id)

export const feedbackRoutes = [
  publicRead(contract.getTopComments, ({ db, language }) => selectTopComments(db, language), ['comments']),
  publicRead(contract.getCommentPage, ({ db, input, language }) => selectCommentPage(db, input, language), [
    'comments',
  ]),
  route(contract.addComment, (call) => submitComment(call, call.input)),
  route(contract.getMyComments, ({ db, caller, input, language }) =>
    selectOwnComments(db, caller.accountId, input, language),
  ),
  route(contract.getCommentQueue, ({ db, input }) => selectCommentQueue(db, input)),
  route(contract.approveComment, (call) => approveComment(call, call.input, call.input.featured), current),
  route(contract.rejectComment, (call) => rejectComment(call, call.input, call.input.reason), current),
  route(contract.unpublishComment, (call) => unpublishComment(call, call.input), current),
  route(contract.replyToComment, (call) => setReply(call, call.input, call.input.reply), current),
  route(contract.removeReply, (call) => setReply(call, call.input, null), current),
]
