/** The pages of the website's content: they share most of what they need, and come together. */
export { ContentRecordPage } from './editor/record'
export { History } from './history/history'
export { Contents } from './list/contents'
export { Overview } from './list/overview'
export { Translations } from './list/translations'
export { Preview } from './preview/preview'
