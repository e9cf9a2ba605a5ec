import type { viewer as en } from '../en/viewer'

export const viewer: typeof en = {
  label: '看大圖',
  position: (number, total) => `第 ${number} 張，共 ${total} 張`,
  previous: '上一張',
  next: '下一張',
  close: '關閉',
}
