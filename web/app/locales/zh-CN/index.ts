import type { Locale } from '../en'
import { errors } from './errors'
import { home } from './home'
import { shell } from './shell'
import { ui } from './ui'

export const zhCN: Locale = { ui, errors, shell, home }
