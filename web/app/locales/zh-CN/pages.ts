import type { pages as en } from '../en/pages'

export const pages: typeof en = {
  label: '页码',
  previous: '上一页',
  next: '下一页',
  page: (number) => `第 ${number} 页`,
  position: (number, last) => `第 ${number} 页，共 ${last} 页`,
  titleOfPage: (title, number) => `${title}，第 ${number} 页`,
}
