import { useRoutes } from 'react-router'
import { ReleaseView } from './release'
import { ReleasePreview } from './release-preview'
import { Releases } from './releases'

/** The pages of drafts that are published together. */
export function ReleasePages() {
  return useRoutes([
    { index: true, element: <Releases /> },
    { path: ':id', element: <ReleaseView /> },
    { path: ':id/preview', element: <ReleasePreview /> },
  ])
}
