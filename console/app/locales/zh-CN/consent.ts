import type { consent as en } from '../en/consent'

export const consent: typeof en = {
  everywhere: '回答跟着图片走，用到这张图片的地方都适用。',
  question: '图片中有可以被认出的人吗？',
  answers: {
    nobody: '没有',
    agreed: '有，并且已书面同意',
    missing: '有，但有人没有同意，或已撤回同意',
  },
  refused: '在取得同意之前，用到这张图片的内容都不能发布。',
  who: '同意的人',
  whoHint: '请填写全名，只有工作人员能看到。',
  until: '同意的最后一天',
  untilHint: '如果没有期限，请留空。',
  paper: '签字文件存放在哪里',
  save: '保存回答',
  saved: '回答已保存。',
}
