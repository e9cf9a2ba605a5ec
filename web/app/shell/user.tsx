import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Redirects /user to the personal center (R19). */
export default function User() {
  const navigate = useNavigate()
  useEffect(() => {
    navigate('/user/index', { replace: true })
  }, [navigate])
  return null
}
