import { route } from '@react-router/dev/routes'

export const open = [
  route('login', 'accounts/login.tsx', { id: 'login' }),
  route('register/:type', 'accounts/register/register.tsx', { id: 'register' }),
  route('regselect', 'accounts/regselect.tsx', { id: 'regselect' }),
  route('regresult/:type', 'accounts/regresult.tsx', { id: 'regresult' }),
  route('resetpwd', 'accounts/reset.tsx', { id: 'resetpwd' }),
]
