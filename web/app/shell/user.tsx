import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageMeta } from '../core/meta'

/** The title until the personal center shows its own. */
export const meta = pageMeta(({ shell }, { company }) => ({
  title: `${shell.personalCenter} · ${company?.companyName || shell.siteName}`,
  description: '',
}))

/** Redirects /user to the personal center (R19). */
export default function User() {
  const navigate = useNavigate()
  useEffect(() => {
    navigate('/user/index', { replace: true })
  }, [navigate])
  return null
}
