import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

interface Look {
  /** primary: the main action; accent: the one that the page is about; secondary: beside it; quiet: a plain one. */
  kind?: 'primary' | 'accent' | 'secondary' | 'quiet'
  size?: 'normal' | 'large'
}

type ButtonProps = Look & (ComponentProps<typeof Link> | (ComponentProps<'button'> & { to?: undefined }))

/** A link that looks like a button when it has `to`, otherwise a button. */
export function Button({ kind = 'primary', size = 'normal', className = '', ...rest }: ButtonProps) {
  const look = { className: `${styles.button} ${className}`.trim(), 'data-kind': kind, 'data-size': size }
  if (rest.to === undefined) return <button type="button" {...rest} {...look} />
  return <Link {...rest} {...look} />
}
