import { route } from '@react-router/dev/routes'

export const guarded = [
  route('user', 'shell/user.tsx', { id: 'user' }),
  route('user/training/:trainingContentId', 'shell/coming.tsx', { id: 'user-training' }),
  route('user/exam/:trainingContentId', 'shell/coming.tsx', { id: 'user-exam' }),
]
