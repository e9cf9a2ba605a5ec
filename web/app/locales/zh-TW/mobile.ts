import type { mobile as en } from '../en/mobile'

export const mobile: typeof en = {
  back: '返回',
  toPageBefore: '上一頁',
  tabs: { label: '主選單', home: '首頁', me: '我的' },
  section: '本單元',
  help: '協助與聯絡',
  desktopSite: '本頁的電腦版',
}
