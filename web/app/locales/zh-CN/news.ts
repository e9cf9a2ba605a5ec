import type { news as en } from '../en/news'

export const news: typeof en = {
  title: '新闻动态',
  text: '我们的近况、在家保健的好办法，还有您享有的福利和权利。',
  types: '按类别看新闻',
  allTypes: '全部新闻',
  recommended: '推荐阅读',
  latest: '最新新闻',
  shown: (count) => `共 ${count} 篇`,
  empty: { title: '这个类别还没有新闻', text: '其他类别里有更多内容可以看。' },
  pastEnd: { title: '后面没有内容了', text: '您已经翻过最后一篇新闻。', first: '回到第一页' },
  failed: { title: '新闻没有加载出来', text: '很抱歉，请过一会儿再试。', retry: '再试一次' },
  missing: { title: '这里没有这篇新闻', text: '它可能已经撤下，也可能是网址有误。' },
  all: '全部新闻',
  updated: '更新日期：',
  related: '相关新闻',
}
