import { spaced } from '@portal/contract/spaced'
import type { documents as en } from '../en/documents'

export const documents: typeof en = {
  kinds: {
    workAuthorization: { title: '工作许可证明', hint: '证明您可以在美国工作。' },
    homeCareCertificate: { title: '居家护理证书', hint: '您的 HHA 或 PCA 培训证书。' },
    medicalReport: { title: '体检报告', hint: '最近一次体检的报告，要有医生签名。' },
    proofOfAddress: { title: '住址证明', hint: '上面有您的姓名和住址。' },
  },
  papers: {
    usPassport: '美国护照',
    greenCard: '绿卡',
    workPermit: '工卡',
    socialSecurityCard: '社会安全卡',
    utilityBill: '水电煤账单',
    phoneBill: '电话账单',
    bankStatement: '银行对账单',
    insurance: '保险通知或保单',
    governmentLetter: '政府信件',
  },
  whichDocument: '是哪一种文件？',
  wanted: (day) => spaced`我们在${day}请您补交`,
  review: { under_review: '审核中', approved: '已通过', rejected: '未通过' },
  reason: (reason) => `原因：${reason}`,
}
