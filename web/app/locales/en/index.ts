import { errors } from './errors'
import { home } from './home'
import { shell } from './shell'
import { ui } from './ui'

/** The English texts. Their shape is what every other language has to fill: a missing key fails the type check. */
export const en = { ui, errors, shell, home }

export type Locale = typeof en
