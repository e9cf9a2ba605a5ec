import { index } from '@react-router/dev/routes'

export const open = [index('home/home.tsx')]
