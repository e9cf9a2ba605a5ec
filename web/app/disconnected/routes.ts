import { route } from '@react-router/dev/routes'

export const open = [
  route('disconnected', 'disconnected/disconnected.tsx', { id: 'disconnected' }),
  route('site.webmanifest', 'disconnected/manifest.ts', { id: 'manifest' }),
]
