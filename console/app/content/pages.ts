/** The pages of the website's content: they share most of what they need, and come together. */
export { Contents } from './contents'
export { History } from './history'
export { Preview } from './preview'
export { ContentRecordPage } from './record'
export { Translations } from './translations'
