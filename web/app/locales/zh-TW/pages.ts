import type { pages as en } from '../en/pages'

export const pages: typeof en = {
  label: '頁碼',
  previous: '上一頁',
  next: '下一頁',
  page: (number) => `第 ${number} 頁`,
  position: (number, last) => `第 ${number} 頁，共 ${last} 頁`,
  titleOfPage: (title, number) => `${title}，第 ${number} 頁`,
}
