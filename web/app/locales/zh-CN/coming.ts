import type { coming as english } from '../en/coming'

export const coming: typeof english = {
  text: '我们正在为您准备这个页面。',
  help: '现在就需要帮助吗？欢迎来电，我们很乐意帮忙。',
  titles: {
    services: '服务项目',
    'services-booking': '线下预约',
    'services-whitecard-info': '认识白卡',
    'services-result-page': '您的申请',
    'user-training': '培训课程',
    'user-exam': '考试',
  },
}
