import { route } from '@react-router/dev/routes'

export const open = [route('feedback', 'feedback/feedback.tsx', { id: 'feedback' })]

export const guarded = [route('feedback/create', 'feedback/create.tsx', { id: 'feedback-create' })]
