import { Navigate, useRoutes } from 'react-router'
import { later } from '../core/later'
import { ContentRecordPage } from './editor/record'
import { Contents } from './list/contents'
import { Overview } from './list/overview'
import { Translations } from './list/translations'

const Preview = later(async () => (await import('./preview/preview')).Preview)
const releases = () => import('./releases/parts')
const Releases = later(async () => (await releases()).Releases)
const Release = later(async () => (await releases()).ReleaseView)
const ReleasePreview = later(async () => (await releases()).ReleasePreview)
const History = later(async () => (await import('./history/history')).History)

/** The pages of the website's content: those that editors write with share most of what they need, and come together. */
export function ContentPages() {
  return useRoutes([
    { index: true, element: <Overview /> },
    { path: 'translations', element: <Translations /> },
    { path: 'releases', element: <Releases /> },
    { path: 'releases/:id', element: <Release /> },
    { path: 'releases/:id/preview', element: <ReleasePreview /> },
    { path: ':kind', element: <Contents /> },
    { path: ':kind/:id', element: <ContentRecordPage /> },
    { path: ':kind/:id/preview', element: <Preview /> },
    { path: ':kind/:id/history', element: <History /> },
    { path: '*', element: <Navigate to="/content" replace /> },
  ])
}
