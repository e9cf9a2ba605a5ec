import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

interface Look {
  /** primary: the main action; accent: the page's purpose; secondary: an alternative; quiet: low emphasis. */
  kind?: 'primary' | 'accent' | 'secondary' | 'quiet'
  size?: 'normal' | 'large'
}

type ButtonProps = Look & (ComponentProps<typeof Link> | (ComponentProps<'button'> & { to?: undefined }))

/** A button; with `to`, a link that looks like a button. */
export function Button({ kind = 'primary', size = 'normal', className = '', ...rest }: ButtonProps) {
  const look = { className: `${styles.button} ${className}`.trim(), 'data-kind': kind, 'data-size': size }
  if (rest.to === undefined) return <button type="button" onMouseDown={leaveFocus} {...rest} {...look} />
  return <Link {...rest} {...look} />
}

/** The second press of a double click takes no focus: the first one may have led it elsewhere, to a field that is wrong. */
function leaveFocus(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
