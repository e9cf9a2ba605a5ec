import { redirect } from 'react-router'

/** Redirects any path outside the route table to the home page (R27). */
export function loader() {
  return redirect('/')
}

export function clientLoader() {
  return redirect('/')
}

export default function Elsewhere() {
  return null
}
