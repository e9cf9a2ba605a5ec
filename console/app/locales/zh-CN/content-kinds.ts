import type { kinds as en, KindWords } from '../en/content-kinds'

const listed = (one: string, counter = '个') => ({
  new: `新增${one}`,
  all: `全部${one}`,
  untitled: `未命名的${one}`,
  none: `这里没有${one}。`,
  found: (total: number) => `共 ${total} ${counter}${one}`,
})

/** Of a kind with one record. */
const single = (title: string) => ({ ...listed(title), title, untitled: title })

const picture = { picture: '图片', alt: '图片说明' }
const alt = '给看不到图片的读者'
const papers = {
  identity: '身份证明',
  medicaidCard: '白卡（Medicaid 卡）',
  proofOfAddress: '住址证明',
  doctorNote: '医生证明',
}

export const kinds: Record<keyof typeof en, KindWords> = {
  article: {
    ...listed('文章', '篇'),
    title: '新闻动态',
    new: '新文章',
    all: '全部新闻',
    untitled: '无标题文章',
    about: '新闻页和首页上的文章',
    fields: {
      title: '标题',
      summary: '摘要',
      body: '正文',
      ...picture,
      articleTypeId: '栏目',
      recommended: '在网站上推荐',
    },
    hints: { alt },
  },
  'article-type': {
    ...listed('栏目'),
    title: '新闻栏目',
    about: '新闻页上方的分类',
    fields: { name: '名称' },
    hints: {},
  },
  banner: {
    ...listed('横幅', '幅'),
    title: '横幅',
    about: '首页顶部轮流显示的大图',
    fields: { title: '标题', text: '文字', ...picture },
    hints: { alt, title: '显示在图片上', text: '标题下面的一行字' },
  },
  figures: {
    ...single('服务数据'),
    about: '首页上的四个数字',
    fields: {
      regionCount: '服务地区数',
      satisfaction: '满意的家庭（百分比）',
      elderCount: '在家得到照顾的长者人数',
      caregiverCount: '受过培训的护理员人数',
    },
    hints: {},
  },
  'service-scope': {
    ...listed('项目'),
    title: '服务范围',
    about: '首页上的介绍卡片；可以申请的服务在“服务与费用”里',
    fields: { title: '标题', content: '文字', ...picture },
    hints: { alt },
  },
  'team-member': {
    ...listed('团队成员', '位'),
    title: '我们的团队',
    about: '“我们的团队”页上的人员',
    fields: { name: '姓名', role: '职务', bio: '个人介绍', languages: '语言', ...picture },
    hints: { alt, role: '例如：护理主管', languages: '此人会说的语言' },
  },
  'team-event': {
    ...listed('团队活动'),
    title: '团队活动',
    about: '“我们的团队”页上的出游和庆祝活动，各有自己的页面',
    fields: { title: '标题', date: '日期', place: '地点', summary: '摘要', body: '正文', pictures: '图片' },
    hints: { summary: '显示在活动卡片上', pictures: '第一张是封面' },
  },
  'question-group': {
    ...listed('问题分类'),
    title: '问题分类',
    about: '常见问题页上的小标题',
    fields: { name: '名称' },
    hints: {},
  },
  question: {
    ...listed('问题'),
    title: '常见问题',
    about: '常见问题页上的问题和回答',
    fields: { question: '问题', answer: '回答', groupId: '分类' },
    hints: { question: '用人们会问的说法' },
  },
  service: {
    ...listed('服务', '项'),
    title: '服务与费用',
    about: '患者可以申请的服务，显示在服务指南和服务页',
    fields: {
      title: '名称',
      summary: '摘要',
      description: '说明',
      forWhom: '适合谁',
      requirements: '申请条件',
      cost: '费用',
      ...picture,
      methods: '申请方式',
      requiredDocuments: '必需的文件',
      optionalDocuments: '可选的文件',
      needs: '服务指南在这些需要时推荐',
    },
    hints: { alt, summary: '显示在服务卡片上', requirements: '每行一个条件', cost: '要多少钱、由谁付' },
    options: {
      methods: { online: '网上申请', offline: '预约面谈' },
      requiredDocuments: papers,
      optionalDocuments: papers,
      needs: {
        daily: '日常起居：洗澡、做饭、家务',
        health: '健康方面的帮助',
        break: '让家人歇一歇',
        company: '有人作伴',
        medicaid: '申请白卡（Medicaid）',
        longTerm: '长期护理',
      },
    },
  },
  'search-words': {
    ...listed('同义词组', '组'),
    title: '搜索同义词',
    all: '全部同义词',
    about: '意思相同的词：搜索其中一个，也能找到其他的',
    fields: { words: '词语' },
    hints: { words: '每行一个，任何语言都可以；简体或繁体写一种即可' },
  },
  company: {
    ...single('护理机构'),
    about: '名称、口号和执照，显示在每页的页头和页脚',
    fields: {
      name: '名称',
      tagline: '口号',
      description: '给搜索引擎的说明',
      tip: '小贴士',
      licenceNumber: '执照号码',
      licenceUrl: '执照网页',
    },
    hints: {
      tagline: '在名称下面，也是首页的标签页标题',
      description: '显示在搜索结果里，以及有人分享首页时',
      tip: '每页页脚的一句贴心话',
      licenceUrl: '州政府显示执照的网页，https://…',
    },
  },
  contact: {
    ...single('联系方式'),
    about: '电话、电子邮箱等联系方式，显示在每页的页脚',
    fields: { phone: '电话', fax: '传真', email: '电子邮箱', videoSiteUrl: '视频频道', chatAppUrl: '聊天应用' },
    hints: { videoSiteUrl: 'https://…', chatAppUrl: 'https://…' },
  },
  borough: {
    ...listed('地区'),
    title: '地区',
    about: '办事处和社区活动所在的地区',
    fields: { name: '名称' },
    hints: {},
  },
  office: {
    ...listed('办事处', '家'),
    title: '办事处',
    about: '显示在首页和预约页；可预约的时间在“面谈”里设定',
    fields: {
      name: '名称',
      boroughId: '地区',
      address: '地址',
      phone: '电话',
      hours: '开放时间',
      mapUrl: '地图链接',
      latitude: '纬度',
      longitude: '经度',
    },
    hints: {
      address: '用英文，和信封上一样',
      hours: '给人看的文字，不影响可预约的时间',
      mapUrl: '显示路线，https://…',
      latitude: '例如 40.7178',
      longitude: '例如 -73.9985',
    },
  },
}
