import { Navigate, useRoutes } from 'react-router'
import { ContentRecordPage } from './editor/record'
import { History } from './history/history'
import { Contents } from './list/contents'
import { Overview } from './list/overview'
import { Translations } from './list/translations'
import { Preview } from './preview/preview'

/** The pages of the website's content: they share most of what they need, and come together. */
export function ContentPages() {
  return useRoutes([
    { index: true, element: <Overview /> },
    { path: 'translations', element: <Translations /> },
    { path: ':kind', element: <Contents /> },
    { path: ':kind/:id', element: <ContentRecordPage /> },
    { path: ':kind/:id/preview', element: <Preview /> },
    { path: ':kind/:id/history', element: <History /> },
    { path: '*', element: <Navigate to="/content" replace /> },
  ])
}
