import { documents as documentsEn } from '../../../web/app/locales/en/documents'
import { errors as en } from '../../../web/app/locales/en/errors'
import { documents as documentsZhCN } from '../../../web/app/locales/zh-CN/documents'
import { errors as zhCN } from '../../../web/app/locales/zh-CN/errors'
import { documents as documentsZhTW } from '../../../web/app/locales/zh-TW/documents'
import { errors as zhTW } from '../../../web/app/locales/zh-TW/errors'

/** The message shown when the network is down, by language. */
export const networkWords = { en: en.network, 'zh-CN': zhCN.network, 'zh-TW': zhTW.network }

export const documentWords = { en: documentsEn, 'zh-CN': documentsZhCN, 'zh-TW': documentsZhTW }
