import { Outlet } from 'react-router'
import { Frame } from './frame'

/** The layout of every page. */
export default function Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
