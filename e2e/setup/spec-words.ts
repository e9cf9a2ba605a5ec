import { contactSentence, withinDay } from '@portal/contract/contact-promise'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languageNames } from '@portal/contract/language'
import { en } from '../../web/app/locales/en'
import { accounts } from '../../web/app/locales/en/accounts'
import { documents } from '../../web/app/locales/en/documents'
import { exam } from '../../web/app/locales/en/exam'
import { serviceView } from '../../web/app/locales/en/service-view'
import { training } from '../../web/app/locales/en/training'
import { zhCN } from '../../web/app/locales/zh-CN'

/** Words of the specification: the ids of their rows, the words as docs/spec.md has them, and the portal's text for the same place. */
export interface SpecWords {
  ids: string
  words: string
  text: string
}

const { navigation, greetings, footer } = en.shell
const { register } = accounts

/** Words that docs/spec.md quotes; the test finds each of them there. Other tests compare pages with the portal's own texts. */
export const quoted: readonly SpecWords[] = [
  row('[S03]', 'Services', navigation.services),
  row('[S03]', 'Community', navigation.community),
  row('[S03]', 'Community Activities', navigation.activities),
  row('[S03]', 'News & Updates', navigation.news),
  row('[S03]', 'About', navigation.about),
  row('[S03]', 'Team', navigation.team),
  row('[S03]', 'FAQ', navigation.faq),
  row('[S03]', 'Profile', navigation.profile),
  row('[S05]', 'Login', en.shell.login),
  row('[S05]', 'Apply for Care', en.shell.applyForCare),
  row('[S05]', 'Become a Caregiver', en.shell.becomeCaregiver),
  row('[S06] [A02]', 'Logout', en.shell.logout),
  row('[S08]', 'English', languageNames.en),
  row('[S08]', '简体中文', languageNames['zh-CN']),
  row('[S08]', '繁體中文', languageNames['zh-TW']),
  row('[S10]', 'About Us', footer.aboutUs),
  row('[S10]', 'Privacy Policy', footer.privacy),
  row('[S10]', 'Terms of Use', footer.terms),
  row('[H03]', 'Please enter the correct white card format, such as: XX00000X', serviceView.submitWhiteCardTip1),
  row('[H03]', 'Please enter the correct white card format, such as: XX00000X', fieldTexts.medicaidIdFormat.en),
  row('[H05]', 'Caregiver status cannot check Medicaid Card.', serviceView.submitWhiteCardTip),
  row('[H05]', 'Caregiver status cannot apply for long-term care.', serviceView.applyForLongTermTip),
  row('[H10]', '未知服务', zhCN.home.scopes.untitled),
  row('[H10]', '暂无描述', zhCN.home.scopes.undescribed),
  row('[A01] [TEST-2]', 'Login Successful', accounts.login.done),
  row('[A02]', 'Logout Successful', en.shell.logoutDone),
  row('[A06]', 'Please enter the same password as above', fieldTexts.confirmation.en),
  row('[A11] [F09]', 'Only JPG/PNG files under 500KB can be uploaded.', fieldTexts.upload.en),
  row('[E04]', '网络请求超时', zhCN.errors.timeout),
  row('[E05]', '网络错误', zhCN.errors.network),
  row('[E06]', '接口请求失败：', zhCN.errors.noAnswer),
]

/** What docs/spec.md names without quoting it, in the words that the portal has chosen for it. */
export const named: readonly SpecWords[] = [
  row('[S07]', 'morning', greetings.morning),
  row('[S07]', 'afternoon', greetings.afternoon),
  row('[S07]', 'evening', greetings.evening),
  row('[A04]', 'first name', register.firstName),
  row('[A04]', 'last name', register.lastName),
  row('[A04]', 'preferred name', register.preferredName),
  row('[A04]', 'gender', register.gender),
  row('[A04]', 'male', register.genders.male),
  row('[A04]', 'female', register.genders.female),
  row('[A04]', 'address', register.address),
  row('[A04]', 'apartment', register.apartment),
  row('[A04]', 'city', register.city),
  row('[A04]', 'state', register.state),
  row('[A04]', 'Medicaid ID', register.medicaidId),
  row('[A05]', 'years of experience', register.years),
  row('[A05]', 'employee ID', register.employeeId),
  row('[A05]', 'work authorization', documents.kinds.workAuthorization.title),
  row('[A05]', 'home care certificate', documents.kinds.homeCareCertificate.title),
  row('[A05]', 'medical examination report', documents.kinds.medicalReport.title),
  row('[A05]', 'proof of address', documents.kinds.proofOfAddress.title),
  row('[A05]', 'U.S. passport', documents.papers.usPassport),
  row('[A05]', 'green card', documents.papers.greenCard),
  row('[A05]', 'work permit', documents.papers.workPermit),
  row('[A05]', 'social security card', documents.papers.socialSecurityCard),
  row('[A05]', 'utility bill', documents.papers.utilityBill),
  row('[A05]', 'phone bill', documents.papers.phoneBill),
  row('[A05]', 'bank statement', documents.papers.bankStatement),
  row('[A05]', 'insurance notice or policy', documents.papers.insurance),
  row('[A05]', 'government', documents.papers.governmentLetter),
  row('[A05]', 'letter', documents.papers.governmentLetter),
  row('[A08]', 'within 24 hours', contactSentence(withinDay, 'en')),
  row('[A08]', 'within 24 hours', contactSentence({ by: '2026-11-26 16:05', withinDay: true }, 'en')),
  row('[A08]', 'within 24 hours', accounts.result.patientNext[0]),
  row('[A08]', 'SMS', accounts.result.patientNext[0]),
  row('[A08]', 'within 24 hours', accounts.result.caregiverNext[0]),
  row('[A08]', 'SMS', accounts.result.caregiverNext[0]),
  row('[T01]', 'to start', training.status.to_start),
  row('[T01]', 'in progress', training.status.in_progress),
  row('[T01]', 'signed', training.status.signed),
  row('[T03]', 'score', exam.result.facts.score),
  row('[T03]', 'right', exam.result.facts.right),
  row('[T03]', 'wrong', exam.result.facts.wrong),
]

function row(ids: string, words: string, text = ''): SpecWords {
  return { ids, words, text }
}
