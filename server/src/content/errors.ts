import { refusalsOf } from '../http/refusal.ts'

export const ContentError = refusalsOf({
  content_scheduled: {
    status: 409,
    words: {
      en: 'This will be published by itself. Take that back first, then change it.',
      'zh-CN': '这项内容已设定自动发布。请先取消设定，再更改。',
      'zh-TW': '這項內容已設定自動發布。請先取消設定，再更改。',
    },
  },
  content_unread: {
    status: 409,
    words: {
      en: 'Nobody has read this since it was changed. Please read it first, then publish it.',
      'zh-CN': '更改后还没有人读过。请先读一遍，再发布。',
      'zh-TW': '更改後還沒有人讀過。請先讀一遍，再發布。',
    },
  },
  content_unchanged: {
    status: 409,
    words: {
      en: 'There is nothing to publish: the site says the same already.',
      'zh-CN': '没有可发布的内容：网站上已经是这样。',
      'zh-TW': '沒有可發布的內容：網站上已經是這樣。',
    },
  },
  content_not_live: {
    status: 409,
    words: { en: 'This is not on the site.', 'zh-CN': '这项内容不在网站上。', 'zh-TW': '這項內容不在網站上。' },
  },
  content_live: {
    status: 409,
    words: {
      en: 'This is on the site. Take it off first, then delete it.',
      'zh-CN': '这项内容在网站上。请先撤下，再删除。',
      'zh-TW': '這項內容在網站上。請先下架，再刪除。',
    },
  },
  content_in_use: {
    status: 409,
    words: {
      en: 'This is still in use. Change what uses it first.',
      'zh-CN': '这项内容仍在使用。请先更改使用它的内容。',
      'zh-TW': '這項內容仍在使用。請先更改使用它的內容。',
    },
  },
  content_stays: {
    status: 409,
    words: {
      en: 'The site cannot do without this. Please change it instead.',
      'zh-CN': '网站不能没有这项内容。请改为更改它。',
      'zh-TW': '網站不能沒有這項內容。請改為更改它。',
    },
  },
  content_in_release: {
    status: 409,
    words: {
      en: 'This draft is in a release. Take it out of the release first, or publish the release.',
      'zh-CN': '这份草稿属于一次合并发布。请先把它移出，或发布整批内容。',
      'zh-TW': '這份草稿屬於一次合併發布。請先把它移出，或發布整批內容。',
    },
  },
  release_elsewhere: {
    status: 409,
    words: {
      en: 'One of these drafts is in another release already. Take it out there first.',
      'zh-CN': '其中一份草稿已在另一批发布中。请先在那里移出。',
      'zh-TW': '其中一份草稿已在另一批發布中。請先在那裡移出。',
    },
  },
  release_full: {
    status: 409,
    words: {
      en: 'A release has at most 50 drafts.',
      'zh-CN': '一批发布最多 50 份草稿。',
      'zh-TW': '一批發布最多 50 份草稿。',
    },
  },
  release_scheduled: {
    status: 409,
    words: {
      en: 'This release will be published by itself. Cancel its schedule first, then change it.',
      'zh-CN': '这批内容已设定自动发布。请先取消设定，再更改。',
      'zh-TW': '這批內容已設定自動發布。請先取消設定，再更改。',
    },
  },
  release_published: {
    status: 409,
    words: {
      en: 'This release is published already.',
      'zh-CN': '这批内容已经发布。',
      'zh-TW': '這批內容已經發布。',
    },
  },
  release_not_allowed: {
    status: 403,
    words: {
      en: 'This release has content that you may not publish. Ask somebody who may, or take it out of the release.',
      'zh-CN': '这批内容里有您无权发布的部分。请让有权限的同事发布，或把它移出。',
      'zh-TW': '這批內容裡有您無權發布的部分。請讓有權限的同事發布，或把它移出。',
    },
  },
  release_refused: {
    status: 409,
    words: {
      en: 'One of these drafts cannot be published as it is, so nothing was published. See what is missing beside it.',
      'zh-CN': '其中一份草稿还不能发布，因此全部都没有发布。请看它旁边的说明。',
      'zh-TW': '其中一份草稿還不能發布，因此全部都沒有發布。請看它旁邊的說明。',
    },
  },
  content_in_force: {
    status: 409,
    words: {
      en: 'This is in force already, and people may have agreed to it. Please publish a new version instead.',
      'zh-CN': '这个版本已经生效，可能已有人同意。请改为发布新版本。',
      'zh-TW': '這個版本已經生效，可能已有人同意。請改為發布新版本。',
    },
  },
  preview_over: {
    status: 403,
    words: {
      en: 'This preview is over. Please open it again from the editor.',
      'zh-CN': '预览已结束。请从编辑页重新打开。',
      'zh-TW': '預覽已結束。請從編輯頁重新開啟。',
    },
  },
  take_back_over: {
    status: 409,
    words: {
      en: 'This can no longer be taken back: ten minutes have passed. Restore the earlier version instead.',
      'zh-CN': '已超过十分钟，无法撤回。请改为恢复较早的版本。',
      'zh-TW': '已超過十分鐘，無法撤回。請改為還原較早的版本。',
    },
  },
  take_back_told: {
    status: 409,
    words: {
      en: 'People have been told of this already. Please look at how many, then take it back again if you still want to.',
      'zh-CN': '已经有人收到通知。请先看一下人数，仍要撤回时再操作一次。',
      'zh-TW': '已經有人收到通知。請先看一下人數，仍要收回時再操作一次。',
    },
  },
  take_back_release: {
    status: 409,
    words: {
      en: 'This was published with a release. Take back the whole release instead.',
      'zh-CN': '这项内容是随一批内容一起发布的。请改为撤回整批。',
      'zh-TW': '這項內容是隨一批內容一起發布的。請改為收回整批。',
    },
  },
  take_back_changed: {
    status: 409,
    words: {
      en: 'This cannot be taken back: something was published since.',
      'zh-CN': '无法撤回：之后又发布过内容。',
      'zh-TW': '無法撤回：之後又發布過內容。',
    },
  },
})
