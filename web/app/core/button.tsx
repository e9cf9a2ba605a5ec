import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Link } from 'react-router'
import * as styles from './button.module.css'
import { noteMainActionRendered, registerMainAction } from './main-actions'

interface Look {
  /** primary: the main action; accent: the page's purpose; secondary: an alternative; quiet: low emphasis. */
  kind?: 'primary' | 'accent' | 'secondary' | 'quiet'
  size?: 'normal' | 'large'
  /** Whether it is a main action of its page (docs/decisions/0078); `show` if the user should see its surroundings before pressing it. */
  mainAction?: boolean | 'show'
}

type ButtonProps = Look & (ComponentProps<typeof Link> | (ComponentProps<'button'> & { to?: undefined }))

/** A button; with `to`, a link that looks like a button. */
export function Button({
  kind = 'primary',
  size = 'normal',
  className = '',
  mainAction = false,
  ...rest
}: ButtonProps) {
  const look = {
    className: `${styles.button} ${className}`.trim(),
    'data-kind': kind,
    'data-size': size,
    'data-main-action': mainAction || undefined,
  }
  const ref = useRegistered(rest.ref as Ref<HTMLElement>, Boolean(mainAction)) as Ref<never>
  if (rest.to === undefined) return <button type="button" {...rest} {...look} ref={ref} />
  return <Link {...rest} {...look} ref={ref} />
}

/** Registers a button that is a main action. Returns a ref for its element, which also sets the given ref. */
function useRegistered(given: Ref<HTMLElement> | undefined, isMainAction: boolean): Ref<HTMLElement> {
  const own = useRef<HTMLElement>(null)
  useImperativeHandle(given, () => own.current as HTMLElement)
  useEffect(() => (isMainAction && own.current ? registerMainAction(own.current) : undefined), [isMainAction])
  useEffect(() => {
    if (isMainAction) noteMainActionRendered()
  })
  return own
}
