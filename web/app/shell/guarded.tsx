import { Outlet } from 'react-router'
import { guard } from '../core/guard'
import { Waiting } from './waiting'

/** Looks at the token before any page in here shows, also when the page is the first of the visit. */
export function clientLoader(asked: { request: Request }) {
  return guard(asked)
}
clientLoader.hydrate = true as const

export function shouldRevalidate() {
  return true
}

export function HydrateFallback() {
  return <Waiting />
}

export default function Guarded() {
  return <Outlet />
}
