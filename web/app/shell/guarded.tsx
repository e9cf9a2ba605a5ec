import { Outlet } from 'react-router'
import { guard } from './guard'
import { PagePlaceholder } from './page-placeholder'

/** Checks the token before any page inside renders, including the first page of a visit. */
export function clientLoader(asked: { request: Request }) {
  return guard(asked)
}
clientLoader.hydrate = true as const

export function shouldRevalidate() {
  return true
}

export function HydrateFallback() {
  return <PagePlaceholder />
}

export default function Guarded() {
  return <Outlet />
}
