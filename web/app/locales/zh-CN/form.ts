import type { form as english } from '../en/form'

export const form: typeof english = {
  optional: '可不填',
  choose: '请选择',
  show: '显示',
  hide: '隐藏',
  showValue: (label) => `显示${label}`,
  hideValue: (label) => `隐藏${label}`,
}
