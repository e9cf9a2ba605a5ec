import { spaced } from '@portal/contract/spaced'
import type { form as english } from '../en/form'

export const form: typeof english = {
  optional: '（選填）',
  choose: '請選擇',
  show: '顯示',
  hide: '隱藏',
  showValue: (label) => spaced`顯示${label}`,
  hideValue: (label) => spaced`隱藏${label}`,
  steps: '步驟',
  stepOf: (step, all) => `第 ${step} 步，共 ${all} 步`,
  done: '已完成',
  back: '上一步',
  change: '修改',
  dropped: (minutes) => `因為 ${minutes} 分鐘沒有人操作，您填寫的內容已經清除，請重新填寫。`,
}
