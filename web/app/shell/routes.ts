import { route } from '@react-router/dev/routes'

export const guarded = [route('user', 'shell/user.tsx', { id: 'user' })]
