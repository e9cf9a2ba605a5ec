import { spaced } from '@portal/contract/spaced'
import type { documents as en } from '../en/documents'

export const documents: typeof en = {
  kinds: {
    workAuthorization: { title: '工作許可證明', hint: '證明您可以在美國工作。' },
    homeCareCertificate: { title: '居家護理證書', hint: '您的 HHA 或 PCA 培訓證書。' },
    medicalReport: { title: '健檢報告', hint: '最近一次健檢的報告，要有醫生簽名。' },
    proofOfAddress: { title: '住址證明', hint: '上面有您的姓名和住址。' },
  },
  papers: {
    usPassport: '美國護照',
    greenCard: '綠卡',
    workPermit: '工卡',
    socialSecurityCard: '社會安全卡',
    utilityBill: '水電瓦斯帳單',
    phoneBill: '電話帳單',
    bankStatement: '銀行對帳單',
    insurance: '保險通知或保單',
    governmentLetter: '政府信件',
  },
  whichDocument: '是哪一種文件？',
  wanted: (day) => spaced`我們在${day}請您補交`,
  review: { under_review: '審核中', approved: '已通過', rejected: '未通過' },
  reason: (reason) => `原因：${reason}`,
}
