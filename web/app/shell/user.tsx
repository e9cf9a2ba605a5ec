import { Navigate } from 'react-router'

/** /user is the door to the personal center (R19). */
export default function User() {
  return <Navigate to="/user/index" replace />
}
