import type { certificate as en } from '../en/certificate'

export const certificate: typeof en = {
  head: {
    title: '查验培训证书',
    description: '输入证书号码，查验护理员的培训证书是否有效。',
  },
  check: '查验培训证书',
  intro: '请输入证书上的号码，即可看到证书属于谁、是否有效。',
  enter: '证书',
  another: '查验另一张证书',
  hint: '十二位字母和数字，例如 7K3M-QX2H-9RTB',
  submit: '查验号码',
  checking: '正在查验 …',
  titleOf: (withdrawn) => (withdrawn ? '这张证书已失效' : '这张证书有效'),
  missing: {
    title: '找不到这张证书',
    text: (number) =>
      `没有号码为 ${number} 的证书。请与证书上的号码核对：号码中不会有数字 0 和 1，也不会有字母 I 和 O。`,
  },
  mark: { valid: '有效', withdrawn: '已撤销' },
  withdrawnText: '机构已撤销这张证书，它不再证明培训已完成。',
  print: '打印',
  facts: {
    name: '姓名',
    completed: '完成日期',
    hours: '在职培训时数',
    number: '证书号码',
  },
  signing: {
    of: (title) => `签名：${title}`,
    title: '签名确认培训',
    text: '您已通过考试。请阅读声明并签名，就能得到证书。',
    statement: '声明',
    how: '您想怎么签名？',
    kinds: { drawn: '手写签名', typed: '输入姓名' },
    draw: '请用手指、触控笔或鼠标在框内签名。',
    field: '签名框',
    drawn: (strokes) => `已写 ${strokes} 笔`,
    undo: '撤销上一笔',
    clear: '重新签名',
    name: '您的全名',
    nameHint: (name) =>
      `请输入您在我们这里登记的姓名：${name}。输入的姓名就是您的签名。如果姓名不对，请先到个人中心修改。`,
    submit: '签名并领取证书',
    busy: '正在签名 …',
  },
  signed: {
    of: (course) => `证书：${course}`,
    title: '您的证书已准备好',
    text: '签名已保存，时数已计入今年。',
    list: '我的培训',
  },
}
