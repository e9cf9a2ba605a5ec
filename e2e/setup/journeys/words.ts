import { certificate as certificateEn } from '../../../web/app/locales/en/certificate'
import { documents as documentsEn } from '../../../web/app/locales/en/documents'
import { errors as en } from '../../../web/app/locales/en/errors'
import { exam as examEn } from '../../../web/app/locales/en/exam'
import { training as trainingEn } from '../../../web/app/locales/en/training'
import { trainingVideo as trainingVideoEn } from '../../../web/app/locales/en/training-video'
import { upload as uploadEn } from '../../../web/app/locales/en/upload'
import { certificate as certificateZhCN } from '../../../web/app/locales/zh-CN/certificate'
import { documents as documentsZhCN } from '../../../web/app/locales/zh-CN/documents'
import { errors as zhCN } from '../../../web/app/locales/zh-CN/errors'
import { exam as examZhCN } from '../../../web/app/locales/zh-CN/exam'
import { training as trainingZhCN } from '../../../web/app/locales/zh-CN/training'
import { trainingVideo as trainingVideoZhCN } from '../../../web/app/locales/zh-CN/training-video'
import { upload as uploadZhCN } from '../../../web/app/locales/zh-CN/upload'
import { certificate as certificateZhTW } from '../../../web/app/locales/zh-TW/certificate'
import { documents as documentsZhTW } from '../../../web/app/locales/zh-TW/documents'
import { errors as zhTW } from '../../../web/app/locales/zh-TW/errors'
import { exam as examZhTW } from '../../../web/app/locales/zh-TW/exam'
import { training as trainingZhTW } from '../../../web/app/locales/zh-TW/training'
import { trainingVideo as trainingVideoZhTW } from '../../../web/app/locales/zh-TW/training-video'
import { upload as uploadZhTW } from '../../../web/app/locales/zh-TW/upload'

/** The message shown when the network is down, by language. */
export const networkWords = { en: en.network, 'zh-CN': zhCN.network, 'zh-TW': zhTW.network }

/** Words of uploads by language. */
export const uploadWords = { en: uploadEn, 'zh-CN': uploadZhCN, 'zh-TW': uploadZhTW }

export const documentWords = { en: documentsEn, 'zh-CN': documentsZhCN, 'zh-TW': documentsZhTW }

/** Words of training by language. */
export const trainingWords = {
  en: { training: trainingEn, video: trainingVideoEn, exam: examEn, certificate: certificateEn },
  'zh-CN': { training: trainingZhCN, video: trainingVideoZhCN, exam: examZhCN, certificate: certificateZhCN },
  'zh-TW': { training: trainingZhTW, video: trainingVideoZhTW, exam: examZhTW, certificate: certificateZhTW },
}
