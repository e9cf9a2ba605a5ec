import { redirect } from 'react-router'

/** Any path that is not in the route table leads home (R27). */
export function loader() {
  return redirect('/')
}

export function clientLoader() {
  return redirect('/')
}

export default function Elsewhere() {
  return null
}
