import type { DemoArticle } from '../news-types.ts'

export const officeArticles: DemoArticle[] = [
  {
    key: 'flushing-office-saturdays',
    type: 'agency',
    picture: 'activity-computer',
    alt: {
      en: 'A woman from the office helps an older man at a laptop.',
      'zh-CN': '办事处的工作人员在电脑前帮助一位长者。',
      'zh-TW': '辦事處的工作人員在電腦前協助一位長者。',
    },
    publishedDaysAgo: 4,
    recommended: true,
    title: {
      en: 'Our Flushing office is now open on Saturdays',
      'zh-CN': '法拉盛办事处周六也开门了',
      'zh-TW': '法拉盛辦事處週六也開放了',
    },
    summary: {
      en: 'Can your children only come along on weekends? Our Flushing office on Main Street now helps you on Saturdays from 10 am to 2 pm.',
      'zh-CN': '儿女只有周末才有空陪您来？法拉盛缅街办事处现在周六也开门，时间是上午 10:00 到下午 2:00。',
      'zh-TW': '兒女只有週末才能陪您來？法拉盛緬街辦事處現在週六也開放，時間是上午 10:00 到下午 2:00。',
    },
    body: {
      en: `<p>Many of you told us the same thing: “I need my daughter with me, and she works all week.” We listened. Our office in Flushing is now open on <strong>Saturdays from 10 am to 2 pm</strong>.</p>
<h2>Opening hours</h2>
<ul>
<li>Monday to Friday: 9 am to 5:30 pm</li>
<li>Saturday: 10 am to 2 pm</li>
<li>Sunday: closed</li>
</ul>
<h2>What we can do for you on a Saturday</h2>
<ul>
<li>Look at your white card with you and send the number to be checked</li>
<li>Go through letters from Medicaid, line by line</li>
<li>Scan your papers and add them to your application</li>
<li>Help you to register on this website and choose larger text</li>
<li>Sign you up for an activity</li>
</ul>
<p>The team on Saturday speaks Mandarin, Cantonese and English. For other languages we call an interpreter. It costs you nothing.</p>
<h2>How to get here</h2>
<p>The office is at <strong>41-60 Main Street, Suite 308, Flushing</strong>. There is an elevator to the third floor, and a chair is waiting for you at the door. From the last stop of the 7 train it is a few minutes on foot.</p>
<h2>Do I need an appointment?</h2>
<p>You may walk in. With an appointment you wait less, and we have your file ready. Book a time under <a href="/services">Services</a>, or call us at <a href="tel:+12125550142">212-555-0142</a>. Please bring your white card, a photo ID and any letter that worries you.</p>`,
      'zh-CN': `<p>很多人跟我们说过同样的话：“我想让女儿陪着来，可她平时要上班。”我们记在了心里。从现在起，法拉盛办事处<strong>周六上午 10:00 到下午 2:00</strong> 也开门。</p>
<h2>开放时间</h2>
<ul>
<li>周一至周五：9:00–17:30</li>
<li>周六：10:00–14:00</li>
<li>周日：休息</li>
</ul>
<h2>周六可以办什么</h2>
<ul>
<li>帮您看白卡，把号码送去查询资格</li>
<li>把医疗补助（Medicaid）寄来的信一句一句讲给您听</li>
<li>扫描材料，放进您的申请里</li>
<li>帮您在网站上注册账户，把字调大</li>
<li>帮您报名社区活动</li>
</ul>
<p>周六值班的同事会说普通话、粤语和英语。需要其他语言，我们会请口译员，不收您一分钱。</p>
<h2>怎么来</h2>
<p>地址是 <strong>41-60 Main Street, Suite 308, Flushing</strong>，就在法拉盛缅街上。大楼有电梯到三楼，门口备有椅子，您可以先歇歇脚。从 7 号地铁终点站走过来只要几分钟。</p>
<h2>要预约吗？</h2>
<p>不预约也可以直接来。先预约的话，等的时间短一些，我们也会提前准备好您的资料。请在<a href="/services">服务项目</a>里选时间，或打电话 <a href="tel:+12125550142">212-555-0142</a>。来的时候请带上白卡、带照片的证件，还有让您看不明白的信。</p>`,
      'zh-TW': `<p>許多朋友對我們說過同樣的話：「我想讓女兒陪我來，可是她平日要上班。」我們聽進去了。從現在起，法拉盛辦事處<strong>週六上午 10:00 到下午 2:00</strong> 也開放。</p>
<h2>開放時間</h2>
<ul>
<li>週一至週五：9:00–17:30</li>
<li>週六：10:00–14:00</li>
<li>週日：休息</li>
</ul>
<h2>週六可以辦哪些事</h2>
<ul>
<li>和您一起看白卡，把號碼送去查詢資格</li>
<li>醫療補助（Medicaid）寄來的信，逐句解釋給您聽</li>
<li>掃描文件，放進您的申請裡</li>
<li>幫您在網站上註冊帳戶，把字體放大</li>
<li>幫您報名社區活動</li>
</ul>
<p>週六的同事會說國語、粵語和英語。需要其他語言時，我們會請口譯員，您不用付費。</p>
<h2>怎麼來</h2>
<p>地址是 <strong>41-60 Main Street, Suite 308, Flushing</strong>，就在法拉盛緬街上。大樓有電梯到三樓，門口備有椅子，您可以先坐下來休息。從 7 號線終點站走過來只要幾分鐘。</p>
<h2>需要預約嗎？</h2>
<p>直接來也可以。先預約的話，等候時間較短，我們也會先準備好您的資料。請在<a href="/services">服務項目</a>選時間，或打 <a href="tel:+12125550142">212-555-0142</a>。來的時候請帶白卡、有照片的證件，以及您看不懂的信。</p>`,
    },
  },
  {
    key: 'caregiver-of-the-season',
    type: 'agency',
    picture: 'scope-meals',
    alt: {
      en: 'A caregiver and an older woman sit at the table with a bowl of warm food.',
      'zh-CN': '护理员和一位长者坐在餐桌旁，桌上放着热腾腾的饭菜。',
      'zh-TW': '護理員和一位長者坐在餐桌旁，桌上有熱騰騰的飯菜。',
    },
    publishedDaysAgo: 18,
    recommended: false,
    title: {
      en: 'Caregiver of the season: Emmanuel and the perfect congee',
      'zh-CN': '本季优秀护理员：Emmanuel 和一碗好粥',
      'zh-TW': '本季優秀護理員：Emmanuel 和一碗好粥',
    },
    summary: {
      en: 'Emmanuel grew up far from Chinatown. Today he cooks congee the way Mrs. Lin’s mother did. Families chose him as our caregiver of the season.',
      'zh-CN': 'Emmanuel 的家乡离唐人街很远，如今他煮的粥却有林太太母亲的味道。家属们推选他为本季优秀护理员。',
      'zh-TW': 'Emmanuel 的家鄉離華埠很遠，如今他煮的粥卻有林太太母親的味道。家屬們推選他為本季優秀護理員。',
    },
    body: {
      en: `<p>When Emmanuel rang the bell of Mrs. Lin for the first time, both were a little nervous. He spoke no Chinese. She spoke a few words of English. “So we began with soup,” he says and laughs.</p>
<h2>Learning by tasting</h2>
<p>Mrs. Lin showed him with her hands how much rice and how much water. The first pot was too thick, the second too thin. After a month her daughter came for lunch, ate one spoon and asked: “Mom, did you cook this yourself?” She had not.</p>
<blockquote><p>“He does not rush me. He asks first, and then he helps. That is how I know that he respects me.” (Mrs. Lin, 84)</p></blockquote>
<h2>What the work is really about</h2>
<p>Emmanuel has been a home health aide for six years. He helps with the bath, with dressing and with the walk to the pharmacy. He writes down what he sees, so that the nurse knows when something changes. One morning he noticed that Mrs. Lin’s ankles were swollen. He called the nurse at once, and the doctor saw her on the same day.</p>
<p>“People think that care is a list of tasks,” he says. “For me it starts with looking closely.”</p>
<h2>How we choose</h2>
<p>Four times a year we ask patients and families whom they would like to thank. Coordinators and nurses read each letter. The caregiver of the season gets a small party, a gift card and an extra day off.</p>
<p>Is there someone whom you want to thank? <a href="/feedback">Write a review</a>, or tell your coordinator. Would you like to do this work yourself? <a href="/regselect">Register as a caregiver</a>. We train you.</p>`,
      'zh-CN': `<p>Emmanuel 第一次按响林太太家的门铃时，两个人都有点紧张。他不会说中文，林太太只会几句英语。“那我们就从煮粥开始吧。”他笑着说。</p>
<h2>一边尝，一边学</h2>
<p>多少米、多少水，林太太用手比划给他看。第一锅太稠，第二锅太稀。一个月后，女儿回家吃午饭，尝了一口就问：“妈，这是您自己煮的吧？”其实不是。</p>
<blockquote><p>“他从不催我。总是先问一声，再来帮忙。我知道，这就是尊重。”（林太太，84 岁）</p></blockquote>
<h2>这份工作的真正意义</h2>
<p>Emmanuel 做家庭健康助理已经六年。他帮林太太洗澡、穿衣，陪她走路去药房，还把看到的情况记下来，有变化时好让护士知道。有一天早上，他发现林太太的脚踝肿了，马上打电话给护士，当天医生就看了。</p>
<p>“有人觉得护理就是照着单子做事，”他说，“对我来说，先要用心看。”</p>
<h2>怎么评选</h2>
<p>我们每年四次请患者和家属告诉我们，最想感谢谁。每一封来信，协调员和护士都会看。获选的护理员会有一个小小的庆祝会、一张礼品卡和一天额外的假期。</p>
<p>您也有想感谢的人吗？请<a href="/feedback">写一条评价</a>，或告诉您的协调员。您自己也想做这一行吗？欢迎<a href="/regselect">注册成为护理员</a>，我们提供培训。</p>`,
      'zh-TW': `<p>Emmanuel 第一次按林太太家的門鈴時，兩個人都有點緊張。他不會說中文，林太太只會幾句英語。「那我們就從煮粥開始吧。」他笑著說。</p>
<h2>邊嚐邊學</h2>
<p>米要多少、水要多少，林太太用手比給他看。第一鍋太稠，第二鍋太稀。一個月後，女兒回家吃午飯，嚐了一口就問：「媽，這是您自己煮的嗎？」其實不是。</p>
<blockquote><p>「他從來不催我。總是先問一聲，再來幫忙。我知道，這就是尊重。」（林太太，84 歲）</p></blockquote>
<h2>這份工作真正的意義</h2>
<p>Emmanuel 當家庭健康助理已經六年。他協助林太太洗澡、更衣，陪她走路去藥房，也把看到的情形寫下來，有變化時讓護理師知道。有一天早上，他發現林太太的腳踝腫了，立刻打電話給護理師，當天醫生就幫她看診。</p>
<p>「有人以為護理就是照著清單做事，」他說，「對我來說，要先用心看。」</p>
<h2>如何評選</h2>
<p>我們每年四次請病人和家屬告訴我們，最想感謝哪一位。每一封來信，協調員和護理師都會讀。獲選的護理員會有一場小小的慶祝會、一張禮品卡和一天額外的休假。</p>
<p>您也有想感謝的人嗎？請<a href="/feedback">寫一則評價</a>，或告訴您的協調員。您自己也想做這一行嗎？歡迎<a href="/regselect">註冊成為護理員</a>，我們提供培訓。</p>`,
    },
  },
]
