import type { DemoQuestion } from '../about-types.ts'

export const accountQuestions: DemoQuestion[] = [
  {
    key: 'sign-up-for-an-activity',
    group: 'account',
    question: {
      en: 'How do I sign up for an activity, and what does it cost?',
      'zh-CN': '怎么报名活动？要花钱吗？',
      'zh-TW': '怎麼報名活動？要付錢嗎？',
    },
    answer: {
      en: `<p>Choose one under <a href="/community/activity/list">Community activities</a> and press Sign up. Each activity says whether there is anything to pay; most are free. You get a code that you show at the door.</p>
<p>You cannot come? Please cancel under My activities. Then the first person on the waiting list moves up.</p>`,
      'zh-CN': `<p>在<a href="/community/activity/list">社区活动</a>里选一场，点“报名”。要不要付费，每场活动都会写明，大多数免费。报名后会有一个签到码，到场出示就行。</p>
<p>来不了了？请在“我的活动”里取消，候补名单上的第一位就能补上。</p>`,
      'zh-TW': `<p>在<a href="/community/activity/list">社區活動</a>裡選一場，按「報名」。要不要付費，每場活動都會寫明，大多數免費。報名後會有一個報到碼，到場出示就可以。</p>
<p>不能來了？請在「我的活動」裡取消，候補名單上的第一位就能補上。</p>`,
    },
  },
  {
    key: 'what-is-the-waiting-list',
    group: 'account',
    question: {
      en: 'The activity is full. What is the waiting list?',
      'zh-CN': '活动满了，候补名单是什么？',
      'zh-TW': '活動額滿了，候補名單是什麼？',
    },
    answer: {
      en: `<p>Put your name on it. When somebody cancels, the first person on the list gets the place by itself, and we tell that person. You can leave the list at any time.</p>`,
      'zh-CN': `<p>您可以先加入候补名单。有人取消时，名单上的第一位会自动补上，我们会通知他。您随时可以退出候补名单。</p>`,
      'zh-TW': `<p>您可以先加入候補名單。有人取消時，名單上的第一位會自動遞補，我們會通知他。您隨時可以退出候補名單。</p>`,
    },
  },
  {
    key: 'forgot-password',
    group: 'account',
    question: {
      en: 'I forgot my password. What now?',
      'zh-CN': '忘了密码怎么办？',
      'zh-TW': '忘記密碼怎麼辦？',
    },
    answer: {
      en: `<p>Choose <a href="/resetpwd">Forgot password</a>. We send a verification code to your phone, and with it you set a new password. You are then logged out on all devices.</p>
<p>You have a new phone number? Call us. Never give the code to anyone, not even to someone who says that he works for us.</p>`,
      'zh-CN': `<p>请点<a href="/resetpwd">忘记密码</a>。我们把验证码发到您的手机，您用它设一个新密码。之后所有设备都会退出登录。</p>
<p>手机号换了？请给我们打电话。验证码不要告诉任何人，哪怕他说自己是我们的人。</p>`,
      'zh-TW': `<p>請按<a href="/resetpwd">忘記密碼</a>。我們把驗證碼傳送到您的手機，您用它設定新密碼。之後所有裝置都會登出。</p>
<p>換了手機號碼？請打電話給我們。驗證碼不要告訴任何人，就算他說自己是我們的人。</p>`,
    },
  },
  {
    key: 'why-logged-out',
    group: 'account',
    question: {
      en: 'Why was I logged out?',
      'zh-CN': '为什么自动退出登录了？',
      'zh-TW': '為什麼自動登出了？',
    },
    answer: {
      en: `<p>To protect your data, a login ends when nothing happens for 30 minutes, and after 12 hours at the latest. Two minutes before the 30 are over, a message asks whether you want to stay. Press the button, and you go on.</p>`,
      'zh-CN': `<p>为了保护您的资料，30 分钟没有操作就会退出，最长 12 小时也要重新登录。退出前两分钟会有提示问您要不要继续，点一下按钮就可以接着用。</p>`,
      'zh-TW': `<p>為了保護您的資料，30 分鐘沒有動作就會登出，最長 12 小時也要重新登入。登出前兩分鐘會有提示問您要不要繼續，按一下按鈕就可以接著使用。</p>`,
    },
  },
  {
    key: 'is-my-data-safe',
    group: 'account',
    question: {
      en: 'Is my information safe?',
      'zh-CN': '我的资料安全吗？',
      'zh-TW': '我的資料安全嗎？',
    },
    answer: {
      en: `<p>We store Medicaid IDs and uploaded papers encrypted. Only you and the staff who need them can see them, and each look is written down. We never sell your information. No system is perfect, so please use a password that you use nowhere else.</p>
<p>Read more in the <a href="/about/privacy">Privacy Policy</a>.</p>`,
      'zh-CN': `<p>白卡号码和您上传的证件都加密保存。只有您本人和有需要的工作人员能看到，每次查看都有记录。我们绝不出售您的资料。没有哪个系统十全十美，所以请用一个没在别处用过的密码。</p>
<p>详情请看<a href="/about/privacy">隐私政策</a>。</p>`,
      'zh-TW': `<p>白卡號碼和您上傳的文件都加密保存。只有您本人和有需要的工作人員能看到，每次查看都有紀錄。我們絕不出售您的資料。沒有任何系統十全十美，所以請使用沒有在別處用過的密碼。</p>
<p>詳情請看<a href="/about/privacy">隱私權政策</a>。</p>`,
    },
  },
]
