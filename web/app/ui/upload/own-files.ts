import { withProgress } from '@portal/client/upload'
import { getFile, uploadFile } from '@portal/contract/files'
import { httpApi } from '../../lib/api'
import type { FileStore } from './uploaded'

/** The file storage of the logged-in user. */
export const ownFiles: FileStore = {
  upload: (file, onProgress, signal) =>
    httpApi(uploadFile, { file }, { quiet: true, transport: withProgress(onProgress), signal }),
  view: (id, size) => httpApi(getFile, { id, size }, { quiet: true }),
}
