import type { mobile as en } from '../en/mobile'

export const mobile: typeof en = {
  back: '返回',
  toPageBefore: '上一页',
  tabs: { label: '主菜单', home: '首页', me: '我的' },
  section: '本栏目',
  help: '帮助与联系',
  desktopSite: '本页的电脑版',
}
