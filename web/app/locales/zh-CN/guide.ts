import type { guide as en } from '../en/guide'

export const guide: typeof en = {
  title: '哪项服务适合，费用多少',
  text: '只要回答四个简单的问题。不用账户，我们也不会保存您的回答。',
  number: (number, all) => `第 ${number} 题，共 ${all} 题：`,
  next: '继续',
  back: '上一题',
  restart: '重新开始',
  choose: '请选择一个答案。',
  questions: {
    help: {
      title: '最需要哪方面的帮助？',
      text: '请选现在最要紧的一项。',
      options: {
        daily: '洗澡、穿衣、做饭和家务',
        health: '也需要健康方面的帮助，比如做康复运动、量脉搏',
        break: '让照顾的家人歇一歇',
        company: '有人作伴，陪着看医生',
        medicaid: '申请或续办白卡（Medicaid）',
        unsure: '还不确定',
      },
    },
    place: {
      title: '这位住在哪里？',
      text: '请按需要护理的人回答。',
      options: { served: '曼哈顿、布鲁克林、皇后区或斯塔滕岛', elsewhere: '其他地方' },
    },
    card: {
      title: '这位有白卡（Medicaid）吗？',
      text: '白卡就是纽约州的医疗补助卡。',
      options: { yes: '有', no: '没有', unsure: '不确定' },
    },
    time: {
      title: '大约需要帮助多久？',
      text: '大概估计就可以。',
      options: { long: '四个月以上', short: '四个月以内', unsure: '不确定' },
    },
    insurance: {
      title: '有别的保险吗？',
      text: '这样我们才能告诉您可能由谁付费。',
      options: { medicare: '联邦医疗保险（Medicare）', private: '长期护理保险或商业保险', none: '没有，或不确定' },
    },
  },
  result: {
    title: '可能适合的服务',
    text: '这是初步的答案。护理开始之前，护士会先了解实际的需要。',
    elsewhere: '我们只服务曼哈顿、布鲁克林、皇后区和斯塔滕岛。也欢迎打电话来，我们告诉您附近有谁能帮忙。',
    none: '请打电话给我们，我们和您一起找合适的帮助。',
    forWhom: '适合哪些人',
    cost: '费用',
    see: '查看详情并申请',
    of: (title) => `：${title}`,
    login: '申请前请先登录或注册账户。',
  },
  pays: {
    title: '由谁付费',
    yes: '医疗补助可能支付居家护理的费用。州里会评估实际的需要，护理也要获得批准。结果我们不能保证。',
    medicare:
      '联邦医疗保险只在医生开具医嘱时支付有限的居家护理或康复治疗，不支付长期的日常帮助。医疗补助则有可能支付，咨询不收费。',
    private: '有些保单支付居家护理。请把保单准备好，我们和您一起看。保险不付的部分要自费。',
    none: '没有保险就要自费。很多人其实可以申请医疗补助，只是不知道；咨询不收费。',
    free: '我们的咨询和申请一律免费。',
  },
  ahead: {
    title: '接下来怎么做',
    card: '请准备好白卡。我们免费帮您查医疗补助能支付哪些费用。',
    noCard: '我们帮您申请白卡，不收费。',
    long: '四个月以上的护理要由州里评估，我们帮您打电话。',
    apply: '在这里拍下文件网上申请，或预约到办事处来。',
    call: '也可以打电话给我们，我们用您的语言一步一步讲给您听。',
  },
  answers: '您的回答',
  change: '更改',
  services: '所有服务',
}
