import type { Language, Texts } from './language.ts'

interface Retention {
  /** Months that are kept unless an administrator changes them; null for what is never deleted. */
  months: number | null
  /** Bounds of the setting. */
  least: number
  most: number
  name: Texts
  /** How long, from when on. */
  kept: Record<Language, (period: string) => string>
  why: Texts
  /** Rules that the period follows; empty when it only follows what the work needs. */
  source: string
  /** Whether the agency's counsel has to confirm the period. */
  toConfirm: boolean
  /** What happens at the end of the period. */
  afterwards: Texts
  /** Whose deleted accounts leave such records behind. */
  leftBy: readonly ('patient' | 'caregiver')[]
}

const year = 12
const deleted: Texts = { en: 'Deleted.', 'zh-CN': '删除。', 'zh-TW': '刪除。' }
const operational = { source: '', toConfirm: false, leftBy: [] } as const

/**
 * How long each kind of record is kept, and why. The chore that deletes, the console's settings, the privacy policy and the page on which
 * people delete their account all read it (docs/decisions/0105).
 */
export const retentionTable = {
  finishedApplications: {
    months: 6 * year,
    least: 6 * year,
    most: 20 * year,
    name: {
      en: 'Finished applications for care, with their visits, papers and messages',
      'zh-CN': '已办完的护理申请，连同预约、材料和留言',
      'zh-TW': '已辦完的護理申請，連同預約、文件和留言',
    },
    kept: {
      en: (period) => `${period} after the last change`,
      'zh-CN': (period) => `最后一次变动后 ${period}`,
      'zh-TW': (period) => `最後一次變動後 ${period}`,
    },
    why: {
      en: 'They may have led to care, and New York asks agencies to keep care records.',
      'zh-CN': '这些申请可能已转为护理，纽约州要求机构保存护理记录。',
      'zh-TW': '這些申請可能已轉為護理，紐約州要求機構保存護理紀錄。',
    },
    source: '10 NYCRR 766.6; 18 NYCRR 504.3(a)',
    toConfirm: true,
    afterwards: deleted,
    leftBy: ['patient'],
  },
  canceledApplications: {
    months: 2 * year,
    least: year,
    most: 10 * year,
    ...operational,
    name: {
      en: 'Canceled applications for care, with their papers and messages',
      'zh-CN': '已取消的护理申请，连同材料和留言',
      'zh-TW': '已取消的護理申請，連同文件和留言',
    },
    kept: {
      en: (period) => `${period} after they were canceled`,
      'zh-CN': (period) => `取消后 ${period}`,
      'zh-TW': (period) => `取消後 ${period}`,
    },
    why: {
      en: 'They led to no care; questions about them come soon, if at all.',
      'zh-CN': '没有转为护理；如有疑问，通常不久就会提出。',
      'zh-TW': '沒有轉為護理；如有疑問，通常不久就會提出。',
    },
    afterwards: deleted,
  },
  caregiverDocuments: {
    months: year,
    least: year,
    most: 7 * year,
    name: {
      en: 'Documents of caregivers who were not accepted, or did not send what we asked for',
      'zh-CN': '未获录用或没有补交文件的护理员的文件',
      'zh-TW': '未獲錄用或沒有補交文件的護理員的文件',
    },
    kept: {
      en: (period) => `${period} after our decision or our request`,
      'zh-CN': (period) => `我们作出决定或要求补交后 ${period}`,
      'zh-TW': (period) => `我們作出決定或要求補交後 ${period}`,
    },
    why: {
      en: 'Federal law asks employers to keep the papers of applicants for a year.',
      'zh-CN': '联邦法律要求雇主把应聘材料保存一年。',
      'zh-TW': '聯邦法律要求雇主把應徵文件保存一年。',
    },
    source: '29 CFR 1602.14',
    toConfirm: true,
    afterwards: deleted,
    leftBy: [],
  },
  whiteCardChecks: {
    months: 10 * year,
    least: 6 * year,
    most: 20 * year,
    name: {
      en: 'What was asked and answered about your Medicaid card (white card)',
      'zh-CN': '白卡查询的提问与答复',
      'zh-TW': '白卡查詢的提問與答覆',
    },
    kept: {
      en: (period) => `${period} after the check`,
      'zh-CN': (period) => `查询后 ${period}`,
      'zh-TW': (period) => `查詢後 ${period}`,
    },
    why: {
      en: 'Medicaid asks for records for six years, and for ten where a managed care plan pays.',
      'zh-CN': '医疗补助要求保存六年；由管理式医疗计划付费的，要求十年。',
      'zh-TW': '醫療補助要求保存六年；由管理式醫療計畫支付的，要求十年。',
    },
    source: '18 NYCRR 504.3(a); 42 CFR 438.3(u)',
    toConfirm: true,
    afterwards: {
      en: 'Deleted. Your account keeps the latest result.',
      'zh-CN': '删除。您的账户里只留最近一次的结果。',
      'zh-TW': '刪除。您的帳戶裡只留最近一次的結果。',
    },
    leftBy: ['patient'],
  },
  trainingEvidence: {
    months: 6 * year,
    least: 6 * year,
    most: 20 * year,
    name: {
      en: 'Exams and certificates of caregivers',
      'zh-CN': '护理员的考试和证书',
      'zh-TW': '護理員的考試和證書',
    },
    kept: {
      en: (period) => `as long as the account exists, and ${period} after it was deleted`,
      'zh-CN': (period) => `账户存在期间，以及删除账户后 ${period}`,
      'zh-TW': (period) => `帳戶存在期間，以及刪除帳戶後 ${period}`,
    },
    why: {
      en: 'The agency must be able to prove the training of its aides. Whoever has a certificate’s number can check it until then.',
      'zh-CN': '机构必须能证明护理员受过培训。在此之前，知道证书编号的人都可以查验证书。',
      'zh-TW': '機構必須能證明護理員受過培訓。在此之前，知道證書編號的人都可以查驗證書。',
    },
    source: '10 NYCRR 766.11; 18 NYCRR 504.3(a)',
    toConfirm: true,
    afterwards: deleted,
    leftBy: ['caregiver'],
  },
  messages: {
    months: 1,
    least: 1,
    most: year,
    ...operational,
    name: {
      en: 'That a text message or e-mail was sent, without its text',
      'zh-CN': '短信和电子邮件的发送记录（不含内容）',
      'zh-TW': '簡訊和電子郵件的傳送紀錄（不含內容）',
    },
    kept: {
      en: (period) => `${period} after sending`,
      'zh-CN': (period) => `发送后 ${period}`,
      'zh-TW': (period) => `傳送後 ${period}`,
    },
    why: {
      en: 'To check the bills of those who deliver them. The texts themselves go as soon as they are sent.',
      'zh-CN': '用来核对发送公司的账单。内容本身发出后就删除。',
      'zh-TW': '用來核對傳送公司的帳單。內容本身傳出後就刪除。',
    },
    afterwards: deleted,
  },
  callbacks: {
    months: 3,
    least: 1,
    most: year,
    ...operational,
    name: {
      en: 'Your requests to be called back',
      'zh-CN': '您请我们回电的记录',
      'zh-TW': '您請我們回電的紀錄',
    },
    kept: {
      en: (period) => `${period} after our call`,
      'zh-CN': (period) => `我们回电后 ${period}`,
      'zh-TW': (period) => `我們回電後 ${period}`,
    },
    why: {
      en: 'So that we can see whether we called.',
      'zh-CN': '以便查看我们是否已经回电。',
      'zh-TW': '以便查看我們是否已經回電。',
    },
    afterwards: deleted,
  },
  calls: {
    months: 2 * year,
    least: year,
    most: 10 * year,
    ...operational,
    name: {
      en: 'Notes of our phone calls with you',
      'zh-CN': '我们与您通话的记录',
      'zh-TW': '我們與您通話的紀錄',
    },
    kept: {
      en: (period) => `${period} after the call`,
      'zh-CN': (period) => `通话后 ${period}`,
      'zh-TW': (period) => `通話後 ${period}`,
    },
    why: {
      en: 'So that you need not tell us twice.',
      'zh-CN': '免得您再说一遍。',
      'zh-TW': '免得您再說一次。',
    },
    toConfirm: true,
    afterwards: deleted,
  },
  signUps: {
    months: 2 * year,
    least: year,
    most: 10 * year,
    ...operational,
    name: {
      en: 'Sign-ups for activities, and who came',
      'zh-CN': '活动报名和到场记录',
      'zh-TW': '活動報名和到場紀錄',
    },
    kept: {
      en: (period) => `${period} after the activity`,
      'zh-CN': (period) => `活动后 ${period}`,
      'zh-TW': (period) => `活動後 ${period}`,
    },
    why: {
      en: 'To plan the next activities.',
      'zh-CN': '用来安排以后的活动。',
      'zh-TW': '用來安排以後的活動。',
    },
    afterwards: deleted,
  },
  deletedAccounts: {
    months: 6 * year,
    least: 6 * year,
    most: 20 * year,
    name: {
      en: 'Name and phone number of a deleted account, sealed',
      'zh-CN': '已删除账户的姓名和电话号码（加密保存）',
      'zh-TW': '已刪除帳戶的姓名和電話號碼（加密保存）',
    },
    kept: {
      en: (period) => `${period} after the account was deleted`,
      'zh-CN': (period) => `删除账户后 ${period}`,
      'zh-TW': (period) => `刪除帳戶後 ${period}`,
    },
    why: {
      en: 'So that the log of who read or changed private data still says whose it was. Administrators alone can read it.',
      'zh-CN': '这样，私人资料的查看和改动日志仍能说明当事人是谁。只有管理员能看到。',
      'zh-TW': '這樣，私人資料的查看和更改紀錄仍能說明當事人是誰。只有管理員能看到。',
    },
    source: '45 CFR 164.316(b)(2)(i), 164.530(j)',
    toConfirm: true,
    afterwards: {
      en: 'Deleted. The log then names nobody.',
      'zh-CN': '删除。此后日志里看不出是谁。',
      'zh-TW': '刪除。此後紀錄裡看不出是誰。',
    },
    leftBy: ['patient', 'caregiver'],
  },
  auditLog: {
    months: null,
    least: 0,
    most: 0,
    name: {
      en: 'The log of who read or changed private data, without names',
      'zh-CN': '私人资料的查看和改动日志（不含姓名）',
      'zh-TW': '私人資料的查看和更改紀錄（不含姓名）',
    },
    kept: {
      en: () => 'for good',
      'zh-CN': () => '长期',
      'zh-TW': () => '長期',
    },
    why: {
      en: 'Each entry is linked to the one before, so that nobody can remove any.',
      'zh-CN': '每一条都与前一条相连，谁也无法抽掉其中一条。',
      'zh-TW': '每一筆都與前一筆相連，誰也無法抽掉其中一筆。',
    },
    source: '45 CFR 164.316(b)(2)(i)',
    toConfirm: false,
    afterwards: {
      en: 'It stays, and names nobody once the name of a deleted account is gone.',
      'zh-CN': '一直保留；已删除账户的姓名删掉后，就看不出是谁。',
      'zh-TW': '一直保留；已刪除帳戶的姓名刪掉後，就看不出是誰。',
    },
    leftBy: ['patient', 'caregiver'],
  },
} as const satisfies Record<string, Retention>
