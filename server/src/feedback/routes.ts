import * as own from '@portal/contract/feedback/own'
import * as open from '@portal/contract/feedback/public'
import * as staff from '@portal/contract/feedback/staff'
import { publicRead, type Read, route } from '../http/dispatch.ts'
import { approveComment, rejectComment, removeReply, replyTo, unpublishComment } from './moderation.ts'
import { readOwnComment, replaceComment, withdrawOwnComment } from './own.ts'
import { selectCommentPage, selectOwnComments, selectTopComments } from './queries.ts'
import { selectCommentQueue, selectStaffComment } from './staff-queries.ts'
import { submitComment } from './submit.ts'

const current = ({ db, input }: Read<{ id: number }>) => selectStaffComment(db, input.id)

export const feedbackRoutes = [
  publicRead(open.getTopComments, ({ db, language }) => selectTopComments(db, language), ['comments']),
  publicRead(open.getCommentPage, ({ db, input, language }) => selectCommentPage(db, input, language), ['comments']),
  route(own.addComment, (call) => submitComment(call, call.input)),
  route(own.getMyComments, ({ db, caller, input, language }) =>
    selectOwnComments(db, caller.accountId, input, language),
  ),
  route(own.getMyComment, (call) => readOwnComment(call, call.input.id)),
  route(own.changeComment, (call) => replaceComment(call, call.input)),
  route(own.withdrawComment, (call) => withdrawOwnComment(call, call.input.id)),
  route(staff.getCommentQueue, ({ db, input }) => selectCommentQueue(db, input)),
  route(staff.getComment, current),
  route(staff.approveComment, (call) => approveComment(call, call.input, call.input.featured), current),
  route(staff.rejectComment, (call) => rejectComment(call, call.input, call.input.reason), current),
  route(staff.unpublishComment, (call) => unpublishComment(call, call.input), current),
  route(staff.replyToComment, (call) => replyTo(call, call.input), current),
  route(staff.removeReply, (call) => removeReply(call, call.input), current),
]
