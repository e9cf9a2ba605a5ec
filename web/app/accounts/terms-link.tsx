import { Link } from 'react-router'
import { useAccountTexts } from '../locales/accounts'

/** Leads to what a consent is about. It opens beside the form, so that nothing typed is lost over reading. */
export function TermsLink({ to, children }: { to: string; children: string }) {
  const { register } = useAccountTexts()
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {register.newTab}</span>
    </Link>
  )
}
