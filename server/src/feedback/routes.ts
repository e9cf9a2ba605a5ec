import * as own from '@portal/contract/feedback/own'
import * as open from '@portal/contract/feedback/public'
import * as staff from '@portal/contract/feedback/staff'
import { publicRead, type Read, route } from '../http/dispatch.ts'
import { approveReview, rejectReview, removeReply, replyTo, unpublishReview } from './moderation.ts'
import { readOwnReview, replaceReview, withdrawOwnReview } from './own.ts'
import { selectOwnReviews, selectReviewPage, selectTopReviews } from './queries.ts'
import { selectReviewQueue, selectStaffReview } from './staff-queries.ts'
import { submitReview } from './submit.ts'

const current = ({ db, input }: Read<{ id: number }>) => selectStaffReview(db, input.id)

export const feedbackRoutes = [
  publicRead(open.getTopReviews, ({ db, language }) => selectTopReviews(db, language), ['comments']),
  publicRead(open.getReviewPage, ({ db, input, language }) => selectReviewPage(db, input, language), ['comments']),
  route(own.addReview, (call) => submitReview(call, call.input)),
  route(own.getMyReviews, ({ db, caller, input, language }) => selectOwnReviews(db, caller.accountId, input, language)),
  route(own.getMyReview, (call) => readOwnReview(call, call.input.id)),
  route(own.changeReview, (call) => replaceReview(call, call.input)),
  route(own.withdrawReview, (call) => withdrawOwnReview(call, call.input.id)),
  route(staff.getReviewQueue, ({ db, input }) => selectReviewQueue(db, input)),
  route(staff.getReview, current),
  route(staff.approveReview, (call) => approveReview(call, call.input, call.input.featured), current),
  route(staff.rejectReview, (call) => rejectReview(call, call.input, call.input.reason), current),
  route(staff.unpublishReview, (call) => unpublishReview(call, call.input), current),
  route(staff.replyToReview, (call) => replyTo(call, call.input), current),
  route(staff.removeReply, (call) => removeReply(call, call.input), current),
]
