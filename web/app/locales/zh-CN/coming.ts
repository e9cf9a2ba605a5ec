import type { coming as english } from '../en/coming'

export const coming: typeof english = {
  text: '我们正在为您准备这个页面。',
  help: '现在就需要帮助吗？欢迎打电话来，我们很乐意帮忙。',
  titles: {
    'user-exam': '考试',
  },
}
