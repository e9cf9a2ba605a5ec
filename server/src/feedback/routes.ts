import { getTopComments } from '@portal/contract/feedback'
import { route } from '../http/dispatch.ts'
import { selectTopComments } from './queries.ts'

export const feedbackRoutes = [route(getTopComments, ({ db, language }) => selectTopComments(db, language))]
