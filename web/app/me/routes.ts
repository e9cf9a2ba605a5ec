import { route } from '@react-router/dev/routes'

export const guarded = [route('user/index', 'me/personal-center.tsx')]
