import type { Language } from '@portal/contract/language'
import { coming as en } from '../locales/en/coming'
import { coming as zhCN } from '../locales/zh-CN/coming'
import { coming as zhTW } from '../locales/zh-TW/coming'

/** Apart from the texts that every page fetches, since these go as the pages are written. */
export const comingTexts: Record<Language, typeof en> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
