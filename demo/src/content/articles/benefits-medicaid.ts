import type { DemoArticle } from '../news-types.ts'

export const medicaidArticles: DemoArticle[] = [
  {
    key: 'medicaid-home-care-step-by-step',
    type: 'benefits',
    picture: 'activity-health-talk',
    alt: {
      en: 'A speaker explains a chart to a group of older adults.',
      'zh-CN': '讲解员指着图表，给几位长者讲解。',
      'zh-TW': '講者指著圖表，向幾位長者解說。',
    },
    publishedDaysAgo: 9,
    recommended: true,
    title: {
      en: 'How Medicaid home care works, step by step',
      'zh-CN': '医疗补助怎么付居家护理：一步一步看',
      'zh-TW': '醫療補助如何支付居家護理：一步一步看',
    },
    summary: {
      en: 'From the white card to the first morning with your caregiver: who decides what, whom to call, and what to do if the answer is no.',
      'zh-CN': '从拿到白卡，到护理员第一天上门：谁来决定、该找谁、被拒绝了怎么办，这里都有。',
      'zh-TW': '從拿到白卡，到護理員第一天到府：由誰決定、該找誰、被拒絕時怎麼辦，這裡都有。',
    },
    body: {
      en: `<p>In New York, Medicaid can pay for help at home. The way there has several steps and several offices. Nobody has to walk it alone. Here is the usual path for adults who need care for a long time. Rules change, and each case is different, so ask before you decide.</p>
<h2>1. The white card</h2>
<p>You need active Medicaid. If you are 65 or older, blind or disabled, you apply with the city’s Human Resources Administration (HRA). It looks at your income and savings. Is your income a little too high? Ask a free counselor about a “spend-down” or a “pooled trust.” Do you have the card already? Type the number on our <a href="/">home page</a>, and we look it up.</p>
<h2>2. The state’s assessment</h2>
<p>Call the <strong>New York Independent Assessor (NYIA)</strong>, <a href="tel:+18552228350">855-222-8350</a>. A nurse asks about your health and your day: washing, dressing, walking, eating. A second visit is with a doctor or another clinician. Both can be by video. Ask for an interpreter; it is free.</p>
<h2>3. Choose a plan</h2>
<p>If you qualify for managed long-term care, you choose a plan. <strong>New York Medicaid Choice</strong> explains the plans and takes no side.</p>
<h2>4. The care plan</h2>
<p>The plan decides with you how many hours you get and for which tasks. You receive the decision in writing.</p>
<h2>5. Choose an agency</h2>
<p>Pick a licensed agency that works with your plan. Our nurse then visits you, and together we look for the right caregiver.</p>
<h2>If the answer is no, or the hours are too few</h2>
<p>You may appeal. The letter says how, and by which day, so <strong>keep the letter and its envelope.</strong> First you ask the plan to look again. Then you may ask the state for a fair hearing. Legal aid groups help free of charge.</p>
<h2>Later on</h2>
<p>Your needs are looked at again from time to time, and Medicaid must be renewed, as a rule each year. Open every letter. Bring us those that you do not understand, or call <a href="tel:+12125550142">212-555-0142</a>.</p>`,
      'zh-CN': `<p>在纽约，医疗补助（Medicaid）可以付居家护理的费用。路上有好几步，要找好几个部门，但您不用一个人走。下面是需要长期护理的成年人通常要走的流程。规定会变，每个人的情况也不同，做决定前请先问清楚。</p>
<h2>第一步：白卡</h2>
<p>您要有有效的医疗补助。65 岁及以上、失明或有残障的人，向市政府的人力资源管理局（HRA）申请。他们会看收入和存款。收入高出一点怎么办？请向免费的顾问打听“spend-down”（超额收入）和“pooled trust”（集合信托）。已经有白卡了？在我们的<a href="/">首页</a>输入号码，我们帮您查。</p>
<h2>第二步：州里的评估</h2>
<p>打电话给<strong>纽约独立评估机构（NYIA）</strong>，<a href="tel:+18552228350">855-222-8350</a>。护士会问您的身体和日常生活：洗澡、穿衣、走路、吃饭。第二次由医生或其他临床人员来看。两次都可以用视频。请要求口译，不收费。</p>
<h2>第三步：选保险计划</h2>
<p>如果您符合管理式长期护理（MLTC）的条件，就要选一家计划。<strong>New York Medicaid Choice</strong> 会给您讲解各家计划，立场中立。</p>
<h2>第四步：定护理计划</h2>
<p>计划方会和您一起商量，定下多少小时、做哪些事，并用书面通知您。</p>
<h2>第五步：选护理机构</h2>
<p>选一家和您的计划有合作的有执照的机构。之后我们的护士上门看望您，一起找合适的护理员。</p>
<h2>被拒绝，或者小时数不够怎么办</h2>
<p>您可以申诉。信上写着怎么做、截止到哪一天，所以<strong>信和信封都要留好</strong>。先请计划方重新考虑，再向州政府申请公平听证会（fair hearing）。有法律援助团体免费帮忙。</p>
<h2>以后还要做什么</h2>
<p>每隔一段时间会重新看看您的需要。医疗补助一般每年要续。每封信都请拆开看，看不懂就拿来给我们，或打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
      'zh-TW': `<p>在紐約，醫療補助（Medicaid）可以支付居家護理。過程有好幾步，要找好幾個單位，但您不必一個人走。以下是需要長期護理的成年人通常會走的流程。規定會變，每個人的情況也不同，做決定前請先問清楚。</p>
<h2>第一步：白卡</h2>
<p>您需要有效的醫療補助。65 歲及以上、失明或有身心障礙的人，向市政府的人力資源管理局（HRA）申請。他們會看收入和存款。收入稍微超過怎麼辦？請向免費的顧問詢問「spend-down」（超額收入）和「pooled trust」（集合信託）。已經有白卡了？在我們的<a href="/">首頁</a>輸入號碼，我們幫您查。</p>
<h2>第二步：州政府的評估</h2>
<p>打電話給<strong>紐約獨立評估機構（NYIA）</strong>，<a href="tel:+18552228350">855-222-8350</a>。護理師會詢問您的健康和日常生活：洗澡、更衣、走路、吃飯。第二次由醫生或其他臨床人員評估。兩次都可以用視訊。請要求口譯，不用付費。</p>
<h2>第三步：選保險計畫</h2>
<p>如果您符合管理式長期護理（MLTC）的條件，就要選一家計畫。<strong>New York Medicaid Choice</strong> 會為您說明各家計畫，立場中立。</p>
<h2>第四步：訂護理計畫</h2>
<p>計畫方會和您商量，決定多少小時、做哪些事，並以書面通知您。</p>
<h2>第五步：選護理機構</h2>
<p>選一家與您的計畫合作的領有執照的機構。之後我們的護理師到府探訪，一起找合適的護理員。</p>
<h2>被拒絕，或時數不夠怎麼辦</h2>
<p>您可以上訴。信上寫明做法和期限，所以<strong>信和信封都要留好</strong>。先請計畫方重新考慮，再向州政府申請公平聽證會（fair hearing）。有法律援助團體免費協助。</p>
<h2>之後還要做什麼</h2>
<p>每隔一段時間會重新了解您的需要。醫療補助一般每年要更新。每封信都請拆開看，看不懂就拿來給我們，或打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
    },
  },
  {
    key: 'scam-calls-about-medicaid',
    type: 'benefits',
    picture: 'review-tea',
    alt: {
      en: 'An older woman talks something over with a young man at the tea table.',
      'zh-CN': '一位长者和年轻人坐在茶桌旁商量事情。',
      'zh-TW': '一位長者和年輕人坐在茶桌旁商量事情。',
    },
    publishedDaysAgo: 15,
    recommended: true,
    title: {
      en: '“Your white card will be cut off”: how to spot scam calls',
      'zh-CN': '“您的白卡要被停了”：识破诈骗电话',
      'zh-TW': '「您的白卡要被停了」：識破詐騙電話',
    },
    summary: {
      en: 'A stranger calls, speaks your dialect, and wants your card number. Hang up. Here are the usual tricks and whom to tell.',
      'zh-CN': '陌生人打电话来，一口家乡话，向您要卡号。挂断就好。常见的花招和举报办法都在这里。',
      'zh-TW': '陌生人打電話來，說著您的家鄉話，向您要卡號。掛斷就好。常見的手法和檢舉方式都在這裡。',
    },
    body: {
      en: `<p>The caller is polite. He speaks Cantonese or Fujianese. He knows your name. Then he says: “Your Medicaid ends today. I only need your number to save it.” Please hang up. You are not being rude. You are being careful.</p>
<h2>Tricks that we hear about</h2>
<ul>
<li>“You must pay a fee to renew your white card.” Renewing Medicaid costs nothing.</li>
<li>“Press 1 to speak to your consulate, the police or the tax office.”</li>
<li>“We give you cash or a gift if you change to our agency.” That is not allowed.</li>
<li>“Sign here, the caregiver does not really have to come.” That is fraud, and you could be drawn into it.</li>
<li>“Grandma, it’s me. I had an accident. Don’t tell Dad.” The voice can be made by a computer.</li>
</ul>
<h2>Four rules that protect you</h2>
<ol>
<li><strong>Never give numbers to someone who calls you:</strong> not your Medicaid ID, not your Social Security number, not a verification code.</li>
<li><strong>Hang up and call back</strong> on the number that is printed on your card or letter.</li>
<li><strong>Nobody honest wants gift cards,</strong> bitcoin or cash in a bag.</li>
<li><strong>Talk to one person first:</strong> your child, your caregiver, or us.</li>
</ol>
<h2>What Evergreen will never do</h2>
<p>We never ask for your password or a verification code on the phone. We never ask you for money for the white card. If a caller says that he comes from us and you are not sure, call back at <a href="tel:+12125550142">212-555-0142</a>.</p>
<h2>Did it happen already?</h2>
<p>Do not be ashamed. It happens to lawyers and doctors too. Call your bank right away, tell your family, and report it to the police. You can also report it to the New York Attorney General or the Federal Trade Commission. We sit down with you and help you to make the calls.</p>`,
      'zh-CN': `<p>打电话的人很客气，说的是粤语或福州话，还叫得出您的名字。接着他说：“您的医疗补助今天就到期了，把号码给我，我帮您保住。”请挂断。这不是没礼貌，是小心。</p>
<h2>我们听说过的花招</h2>
<ul>
<li>“续白卡要交手续费。”其实续医疗补助不收钱。</li>
<li>“请按 1，转接领事馆、警察局或税务局。”</li>
<li>“转到我们机构，送您现金和礼物。”这是不允许的。</li>
<li>“签个字就行，护理员不用真来。”这是欺诈，您也可能被牵连。</li>
<li>“奶奶，是我，我出车祸了，别告诉爸爸。”声音可以用电脑模仿。</li>
</ul>
<h2>保护自己的四条规矩</h2>
<ol>
<li><strong>别人打来的电话，不给任何号码：</strong>白卡号码、社安号、验证码，一个都不给。</li>
<li><strong>先挂断，再打回去。</strong>打卡上或信上印的号码。</li>
<li><strong>正经单位不会要礼品卡、</strong>比特币，也不会要您用袋子装现金。</li>
<li><strong>先跟一个人商量：</strong>儿女、护理员，或者我们。</li>
</ol>
<h2>常青绝不会做的事</h2>
<p>我们绝不会在电话里要您的密码或验证码，也绝不会为白卡的事向您要钱。有人自称是我们的人，您又拿不准，请打回 <a href="tel:+12125550142">212-555-0142</a> 问一声。</p>
<h2>已经上当了怎么办？</h2>
<p>别觉得丢脸，律师和医生也会上当。马上打电话给银行，告诉家人，再去报警。还可以向纽约州总检察长办公室或联邦贸易委员会举报。我们可以坐下来陪您打这些电话。</p>`,
      'zh-TW': `<p>打電話的人很客氣，說的是粵語或福州話，還叫得出您的名字。接著他說：「您的醫療補助今天就到期了，把號碼給我，我幫您保住。」請掛斷。這不是沒禮貌，是小心。</p>
<h2>我們聽過的手法</h2>
<ul>
<li>「更新白卡要付手續費。」其實更新醫療補助不用付錢。</li>
<li>「請按 1，轉接領事館、警察局或稅務局。」</li>
<li>「轉到我們機構，就送您現金和禮物。」這是不允許的。</li>
<li>「簽個名就好，護理員不用真的來。」這是詐欺，您也可能被牽連。</li>
<li>「奶奶，是我，我出車禍了，別告訴爸爸。」聲音可以用電腦模仿。</li>
</ul>
<h2>保護自己的四個原則</h2>
<ol>
<li><strong>別人打來的電話，不給任何號碼：</strong>白卡號碼、社安號碼、驗證碼，一個都不給。</li>
<li><strong>先掛斷，再打回去。</strong>撥卡上或信上印的號碼。</li>
<li><strong>正當的單位不會要禮品卡、</strong>比特幣，也不會要您用袋子裝現金。</li>
<li><strong>先和一個人商量：</strong>子女、護理員，或是我們。</li>
</ol>
<h2>常青絕對不會做的事</h2>
<p>我們絕不會在電話裡要您的密碼或驗證碼，也絕不會為白卡的事向您收錢。有人自稱是我們的人，而您不確定，請打回 <a href="tel:+12125550142">212-555-0142</a> 問一聲。</p>
<h2>已經受騙了怎麼辦？</h2>
<p>不要覺得丟臉，律師和醫生也會受騙。馬上打電話給銀行，告訴家人，再去報警。也可以向紐約州總檢察長辦公室或聯邦貿易委員會檢舉。我們可以坐下來陪您打這些電話。</p>`,
    },
  },
]
