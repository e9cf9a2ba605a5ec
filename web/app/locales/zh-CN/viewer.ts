import type { viewer as en } from '../en/viewer'

export const viewer: typeof en = {
  label: '看大图',
  position: (number, total) => `第 ${number} 张，共 ${total} 张`,
  previous: '上一张',
  next: '下一张',
  close: '关闭',
}
