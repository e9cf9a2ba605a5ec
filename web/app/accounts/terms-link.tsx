import { Link } from 'react-router'
import { useAccountTexts } from '../locales/accounts'

/** Links to the document that a consent refers to. Opens in a new tab, so that no input is lost. */
export function TermsLink({ to, children }: { to: string; children: string }) {
  const { register } = useAccountTexts()
  return (
    <Link to={to} target="_blank" rel="noopener">
      <span>{children}</span>
      <span className="visually-hidden"> {register.newTab}</span>
    </Link>
  )
}
