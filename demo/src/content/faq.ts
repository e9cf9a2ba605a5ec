import type { DemoQuestion, DemoQuestionGroup } from './about-types.ts'
import { accountQuestions } from './faq/account.ts'
import { careQuestions } from './faq/care.ts'
import { caregiverQuestions } from './faq/caregivers.ts'
import { medicaidQuestions } from './faq/medicaid.ts'

export const questionGroups: DemoQuestionGroup[] = [
  {
    key: 'medicaid',
    name: { en: 'Medicaid and the white card', 'zh-CN': '白卡与医疗补助', 'zh-TW': '白卡與醫療補助' },
  },
  { key: 'care', name: { en: 'Care at home', 'zh-CN': '居家护理', 'zh-TW': '居家護理' } },
  { key: 'caregivers', name: { en: 'For caregivers', 'zh-CN': '给护理员', 'zh-TW': '給護理員' } },
  {
    key: 'account',
    name: { en: 'Account, activities and privacy', 'zh-CN': '账户、活动与隐私', 'zh-TW': '帳戶、活動與隱私' },
  },
]

export const questions: DemoQuestion[] = [
  ...medicaidQuestions,
  ...careQuestions,
  ...caregiverQuestions,
  ...accountQuestions,
]
