import { spaced } from '@portal/contract/spaced'
import type { form as english } from '../en/form'

export const form: typeof english = {
  optional: '（选填）',
  choose: '请选择',
  show: '显示',
  hide: '隐藏',
  showValue: (label) => spaced`显示${label}`,
  hideValue: (label) => spaced`隐藏${label}`,
  steps: '步骤',
  stepOf: (step, all) => `第 ${step} 步，共 ${all} 步`,
  done: '已完成',
  back: '上一步',
  change: '修改',
  dropped: (minutes) => `因为 ${minutes} 分钟没有人操作，您填写的内容已经清除，请重新填写。`,
}
