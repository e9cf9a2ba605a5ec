import { route } from '@react-router/dev/routes'

export const open = [route('callback', 'callbacks/callback.tsx', { id: 'callback' })]
