import type { Language } from '../language.ts'
import type { LegalDocumentKey } from './public.ts'

/** What each legal document is called. */
export const legalNames: Record<Language, Record<LegalDocumentKey, string>> = {
  en: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Use',
    licence: 'License notice',
    'language-access': 'Language help',
  },
  'zh-CN': { privacy: '隐私政策', terms: '使用条款', licence: '执照声明', 'language-access': '语言协助' },
  'zh-TW': { privacy: '隱私權政策', terms: '使用條款', licence: '執照聲明', 'language-access': '語言協助' },
}
