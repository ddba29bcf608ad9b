// Over 250 lines: texts, one article after the other.
import { samplePicture } from '../../../../task-api/sample-files.ts'
import type { Prose } from './types.ts'

export const zh: Prose = {
  groups: {
    start: '入门',
    methods: 'API v2 方法',
    classic: '经典 API',
    image: '图片、文字与音频',
    token: '组件令牌',
    cookie: 'Cookie',
    guides: '指南',
  },
  words: {
    type: '任务类型“{{name}}”：字段、答案与错误，附 curl 与 {{facts.codeLanguages}} 种编程语言的代码。',
    fields:
      '在 <a href="/api-docs/create-task">createTask</a> 的 <code>task</code> 中，将 <code>type</code> 设为 {{task}}，并附上下列字段。',
    proxyless: '如需使用自己的代理，请改用 {{second}}，此时须填写代理的类型、地址和端口。',
    second: '以图片提交：{{task}}',
    secondText: '同一验证码也可作为图片交由打码员识别，类型为 {{task}}。',
    tips: '如何提高成功率',
    field: '字段',
    meaning: '含义',
    classicTitle: '与 v2 的差异',
    classicText:
      '经典 API 以 <a href="/api-docs/in">in.php</a> 的方法 {{method}} 接收此类型。答案由 <a href="/api-docs/res-get">res.php</a> 在 <code>request</code> 字段返回；多个值时以 JSON 给出。',
    classicCaption: '两个版本中的名称',
    here: '经典 API',
    none: '指明类型，固定为 {{value}}',
    onlyIn: '仅用于 {{task}}',
    requiredIn: '仅用于 {{task}}，且为必填',
    proxyRule: '您的代理，格式 login:password@host:port',
    colon: '：',
    semicolon: '；',
    cause: '原因',
    cure: '解决办法',
    seconds: '{{count}} 秒',
    minutes: '{{count}} 分钟',
    retry: '{{time}}后重试。',
    retrySoon: '用新任务重试。',
    retryNever: '不要重试：您不做改动，结果不会变。',
    retryFixed: '修正请求后重试。',
    blocks: '{{time}}内所有请求都会被拒绝。',
    version: { v1: '经典 API', v2: 'API v2', both: '两个 API' },
    number: 'errorId {{id}}',
    phase: {
      submit: '提交任务时',
      result: '查询结果时',
      report: '投诉或确认答案时',
      pingback: '登记回调地址时',
      proxy: '使用您的代理时',
    },
  },
  articles: {
    'quick-start': {
      title: '快速开始',
      description: '从 API 密钥到第一个答案：创建任务、查询结果、读取答案。两个请求，十分钟。',
      html: `<p>您需要一个有余额的账户，以及设置中的 API 密钥。其余只是两个通过 HTTPS 发送的 JSON 请求。</p>
<h2 id="create">1. 创建任务</h2>
<p>将图片编码为 Base64，不带 <code>data:</code> 前缀，也不换行，与任务类型一起发送。</p>
<pre><code>curl https://api.host/createTask \\
  -H 'Content-Type: application/json' \\
  -d '{"clientKey": "YOUR_API_KEY", "task": {"type": "ImageToTextTask", "body": "${samplePicture}"}}'</code></pre>
<p>响应中有任务编号。<code>errorId</code> 不为 0 表示任务未创建；处理办法见<a href="/api-docs/error-codes">错误码参考</a>。</p>
<pre><code>{"errorId": 0, "taskId": 72345678901}</code></pre>
<h2 id="ask">2. 查询结果</h2>
<p>提交五秒后首次查询（reCAPTCHA 等组件为 20 秒后），之后每五秒查询一次。<code>status</code> 为 <code>processing</code> 时继续等待。</p>
<pre><code>curl https://api.host/getTaskResult \\
  -H 'Content-Type: application/json' \\
  -d '{"clientKey": "YOUR_API_KEY", "taskId": 72345678901}'</code></pre>
<pre><code>{"errorId": 0, "status": "ready", "solution": {"text": "w9khp"}, "cost": "0.0007", "solveCount": 1}</code></pre>
<h2 id="use">3. 使用答案，并确认或投诉</h2>
<p><code>solution</code> 的内容取决于类型；每种类型在此都有一篇文档。若发现答案有误，请在 {{facts.complaintMinutes}} 分钟内<a href="/api-docs/report-incorrect">提出投诉</a>：图片会重新识别，情况属实即退款。</p>
<h2 id="next">接下来</h2>
<ul>
<li>PHP、Python、C#、Java、Go、Ruby 与 JavaScript 的<a href="/lang">完整程序</a>。</li>
<li>不想轮询，可使用<a href="/api-docs/callbacks">回调</a>。</li>
<li><a href="/api-docs/limits">限制</a>：频率、大小与时间。</li>
</ul>`,
    },
    authentication: {
      title: '鉴权',
      description: 'API 密钥放在哪里、如何保管、IP 白名单有何作用，以及如何不停机更换密钥。',
      html: `<p>密钥有 32 个字符。API v2 中放在请求体的 <code>clientKey</code> 字段，经典 API 中放在参数 <code>key</code>。无需会话，也没有其他步骤。</p>
<h2 id="keep">保存在服务器上</h2>
<p>持有密钥的人可以花费您的余额。不要把它写进网页、应用或公开仓库，请从环境变量读取。请求一律使用 HTTPS。</p>
<h2 id="addresses">IP 白名单</h2>
<p>设置中有一份地址列表。启用后，来自其他地址的请求会得到 <code>ERROR_IP_NOT_ALLOWED</code>。条目可以是单个地址或网段。</p>
<h2 id="change">更换密钥</h2>
<p>新密钥可与旧密钥并存一小时或一天。将新密钥写入每个程序，查看旧密钥的最近使用时间，再让它失效。</p>
<h2 id="wrong">密钥被拒绝时</h2>
<p><code>ERROR_WRONG_USER_KEY</code>：长度不是 32 个字符。<code>ERROR_KEY_DOES_NOT_EXIST</code>：没有匹配的有效密钥。同一地址多次使用错误密钥会被封禁五分钟（<code>IP_BANNED</code>），仍继续则封禁十分钟（1004）。请停止程序并重新复制密钥。</p>`,
    },
    'task-states': {
      title: '任务的生命周期',
      description:
        '从 createTask 到答案之间发生了什么：排队、打码员、答案、退款。何时扣费，何时退回。',
      html: `<p>对 API 而言，任务在 <code>ready</code> 或失败之前一直是 <code>processing</code>。在账户中可以看到更多状态。</p>
<table><caption>任务状态</caption><thead><tr><th>状态</th><th>含义</th></tr></thead><tbody>
<tr><td><code>queued</code></td><td>等待中。等候最久的打码员最先领取。</td></tr>
<tr><td><code>assigned</code></td><td>打码员有约 15 秒，超时转给他人。</td></tr>
<tr><td><code>processing</code></td><td>处理中。</td></tr>
<tr><td><code>ready</code></td><td>已有答案。</td></tr>
<tr><td><code>unsolvable</code></td><td>三位打码员都无法识别，或约 {{facts.giveUpSeconds}} 秒（reCAPTCHA v2 为 {{facts.giveUpWidgetMinutes}} 分钟）无答案。费用自动退回。</td></tr>
<tr><td><code>not_captcha</code></td><td>打码员认为图片不是验证码：拒绝访问的页面或空白图片。</td></tr>
<tr><td><code>expired</code></td><td>答案未在 {{facts.collectMinutes}} 分钟内取回。仍需计费，可在账户中查看。</td></tr>
<tr><td><code>rejected</code></td><td>未受理：余额不足、最高价低于当前价格、字段有误。</td></tr>
</tbody></table>
<h2 id="money">何时扣费</h2>
<p>任务受理时价格即锁定并扣除，之后行情变化不影响它。若无人能解，费用退回。结果中的 <code>cost</code> 是实际费用。</p>
<h2 id="keep">结果保留多久</h2>
<p>答案产生后 {{facts.collectMinutes}} 分钟内可通过 API 取回。请及时读取并自行保存。账户中的任务连同图片与答案保存 {{facts.taskDays}} 天，任务列表供查阅，不供程序使用。</p>`,
    },
    callbacks: {
      title: '用回调接收结果',
      description:
        '让结果主动送达：登记域名、传入 callbackUrl、校验签名、返回 200，以及推送失败后如何处理。',
      html: `<p>不必反复查询：结果一出，API 就会以 webhook 推送到您的服务器。</p>
<h2 id="register">登记地址</h2>
<p>结果只发送到已登记的主机，以免被指向他人的服务器。请在设置的“回调地址”中登记域名或 IP 地址，或从该服务器调用 <a href="/api-docs/res-add-pingback">add_pingback</a>。主机可用文件、DNS 记录或来自同一地址的调用验证。</p>
<h2 id="send">提交任务</h2>
<p>将完整网址写入 <a href="/api-docs/create-task">createTask</a> 的 <code>callbackUrl</code>；经典 API 写入 <a href="/api-docs/in">in.php</a> 的 <code>pingback</code>。</p>
<h2 id="body">推送的内容</h2>
<p>一个 POST 请求，请求体为 JSON：任务编号与结果的各字段，包括 <code>cost</code>。两种 API 的任务格式相同。</p>
<pre><code>{{answered}}</code></pre>
<p>没有答案时，推送的是错误：</p>
<pre><code>{{failed}}</code></pre>
<h2 id="events">还会收到什么</h2>
<p>API 密钥失效前 14、7 和 1 天，每个已验证的主机都会在根路径 <code>https://&lt;host&gt;/</code> 收到通知。请求体有 <code>type</code>，没有 <code>taskId</code>；即使用不到，也请返回 200。</p>
<pre><code>{{event}}</code></pre>
<h2 id="signature">校验签名</h2>
<p>任何人都能向公开的网址提交数据。每次推送都带有请求头：</p>
<pre><code>X-Signature: t=1776245400,v1=334c73d2…</code></pre>
<ol>
<li>从请求头取出时间 <code>t</code> 和签名 <code>v1</code>。</li>
<li>用签名密钥对“时间 + 点号 + 原始请求体”计算 HMAC-SHA256，取十六进制。</li>
<li>以恒定时间比较，并拒绝五分钟以前的请求。</li>
</ol>
<p>密钥只显示一次，即在<a href="/setting/pingback">回调地址</a>页面添加主机时。在那里生成新密钥后，旧密钥最多可再签名 24 小时：此时请求头中有两个 <code>v1</code>，任意一个正确即为真实推送。下方代码完成这三步；原样运行，它会校验一条示例推送并输出 <code>true</code>。</p>
<h2 id="answer">先响应，再处理</h2>
<p>请在十秒内返回 200 至 299 的状态，之后再处理。失败的推送会重发。连续失败五次，主机标记为异常；持续失败 24 小时则停用，您可以重新启用。账户中有推送日志，每一条都可重发。</p>
<h2 id="twice">推送可能重复</h2>
<p>请用任务编号判断是否已经收到。</p>`,
    },
    limits: {
      title: '限制',
      description: 'API 的大小、时间与频率：图片、提示、轮询、突发请求，以及各编号封禁的时长。',
      html: `<h2 id="time">时间</h2>
<table><caption>时间</caption><thead><tr><th>项目</th><th>限制</th></tr></thead><tbody>
<tr><td>提交后到首次查询</td><td>{{firstWait}} 秒，组件 {{firstWaitWidget}} 秒</td></tr>
<tr><td>两次查询之间</td><td>{{poll}} 秒</td></tr>
<tr><td>图片识别时限</td><td>约 {{giveUp}} 秒，或 {{attempts}} 位打码员</td></tr>
<tr><td>reCAPTCHA v2 识别时限</td><td>{{facts.giveUpWidgetMinutes}} 分钟</td></tr>
<tr><td>投诉时限</td><td>提交后 {{complaintMinutes}} 分钟</td></tr>
</tbody></table>
<h2 id="size">大小</h2>
<table><caption>大小</caption><thead><tr><th>项目</th><th>限制</th></tr></thead><tbody>
<tr><td>文字图片</td><td>{{imageMin}} 字节至 {{imageMaxKb}} kB；JPEG、PNG 或 GIF</td></tr>
<tr><td>框选、点选或网格图片</td><td>最大 {{imageMaxPlacesKb}} kB</td></tr>
<tr><td>图片边长</td><td>最大 {{side}} 像素</td></tr>
<tr><td>带旋转标记的照片</td><td>会应用 EXIF 方向；坐标和标注框以转正后的图片为准</td></tr>
<tr><td>说明图</td><td>{{instructionMaxKb}} kB，{{instructionWidth}} × {{instructionHeight}} 像素</td></tr>
<tr><td>文字提示</td><td>{{hint}} 个字符</td></tr>
<tr><td>minLength、maxLength</td><td>0 为不限，否则 1 至 {{answerMax}}，前者不大于后者</td></tr>
</tbody></table>
<h2 id="rate">频率</h2>
<p>{{burstSeconds}} 秒内超过 {{burst}} 个任务会得到 <code>MAX_USER_TURN</code>，并被封禁 {{burstLock}} 秒。查询会被计数：超过上限（每个任务 {{requestsPerTask}} 次，另加 {{requestsBase}} 次）时，返回 <code>ERROR: 1005</code> 并封禁十分钟。余额查询也计入。</p>
<h2 id="blocks">编号封禁</h2>
<p>经典 API 中封禁以 <code>ERROR: NNNN</code> 返回。封禁期间所有请求都会被拒绝，继续请求无济于事。</p>
{{blocks}}`,
    },
    'error-codes': {
      title: '错误码参考',
      description:
        '两个 API 的全部错误码：原因、解决办法、是否重试与何时重试。将响应粘贴到下方即可找到错误码。',
      html: `<p>API v2 的错误有大于 0 的 <code>errorId</code> 和 <code>errorCode</code>；经典 API 则是文本本身，或 <code>status</code> 为 0 时的 <code>request</code>。程序请按错误码判断，不要依赖说明文字；遇到不认识的错误码，请转人工处理。</p>`,
    },
    proxies: {
      title: '使用自己的代理',
      description: '任务何时需要您的代理、用哪些字段描述、哪些代理可用，以及代理错误的含义。',
      html: `<p>有些组件会把答案与请求地址绑定。为此有名称不带 <code>Proxyless</code> 的类型：任务将通过您的代理处理。</p>
<h2 id="fields">字段</h2>
<table><caption>代理字段</caption><thead><tr><th>字段</th><th>含义</th></tr></thead><tbody>
<tr><td><code>proxyType</code></td><td><code>http</code>、<code>socks4</code> 或 <code>socks5</code></td></tr>
<tr><td><code>proxyAddress</code></td><td>IP 地址或主机名</td></tr>
<tr><td><code>proxyPort</code></td><td>端口</td></tr>
<tr><td><code>proxyLogin</code>、<code>proxyPassword</code></td><td>如代理需要</td></tr>
</tbody></table>
<p>经典 API 中为 <code>proxy</code>（格式 <code>login:password@host:port</code>）与 <code>proxytype</code>。</p>
<h2 id="good">哪些可用</h2>
<ul>
<li>几秒内响应，且可从您的网络之外访问。</li>
<li>与您的测试浏览器相同的代理；若类型有该字段，还应使用相同的 User-Agent。</li>
<li>不要用免费列表：大多缓慢，且早已被封。</li>
</ul>
<h2 id="errors">出错时</h2>
<p><code>ERROR_PROXY_CONNECTION_FAILED</code> 会将代理标记为不可用十分钟，请换一个。<code>ERROR_BAD_PROXY</code> 表示它已被标记。<code>ERROR_PROXY_FORMAT</code> 是书写错误。我们的<a href="/proxy">代理</a>与其他代理一样可用。</p>`,
    },
    'recognition-100': {
      title: '100% 识别',
      description: '同一任务由多人作答，直到足够多的答案一致。费用、适用类型与相应错误。',
      html: `<p>启用 100% 识别后，一个任务会交给多人。足够多的答案一致时，您便得到该答案。适合答错代价高、值得多人作答的任务。</p>
<h2 id="settings">三个数字</h2>
<ul>
<li><b>最少答案数</b>：至少由几人作答。</li>
<li><b>最多答案数</b>：最多由几人作答。</li>
<li><b>需一致的答案数</b>：需要几份答案相同。</li>
</ul>
<p>它们在账户设置中，对您所选的类型生效。令牌无法比较，因此不适用。</p>
<h2 id="price">价格</h2>
<p>单价乘以实际答案数：不低于最少答案数，不高于最多答案数。取 2、5、2，单价每 1000 次 1 美元时，每个任务 0.002 至 0.005 美元。</p>
<h2 id="errors">未能一致</h2>
<p>达到最多答案数、一致的答案仍不够时，返回 <code>ERROR_BAD_DUPLICATES</code>。请换更清晰的图片、加提示，或降低所需的一致数量。使用 100% 识别的任务不能投诉。</p>`,
    },
    complaints: {
      title: '投诉与退款',
      description: '如何投诉错误答案、之后会怎样、何时退款，以及怎样避免投诉功能被暂停。',
      html: `<p>错误答案可通过 <a href="/api-docs/report-incorrect">reportIncorrect</a>、<a href="/api-docs/res-reportbad">reportbad</a> 或任务列表中的按钮投诉：每个任务一次，须在提交后 {{facts.complaintMinutes}} 分钟内。</p>
<h2 id="pictures">图片</h2>
<p>由另一位评级较高的打码员重新识别。答案相同则驳回投诉，不同则退款。难以分辨的字符（如 0 与 O）以打码员的答案为准。</p>
<h2 id="tokens">令牌</h2>
<p>对令牌的投诉计入该类型的统计，并限制相关打码员，不逐笔退款。也请确认正确答案：两者俱全，数据才有意义。</p>
<h2 id="rules">规则</h2>
<ul>
<li>同一任务第二次投诉返回 <code>ERROR_DUPLICATE_REPORT</code>。</li>
<li>超过 {{facts.complaintPercent}}% 的投诉针对正确答案，或已超时，返回 <code>REPORT_NOT_RECORDED</code>。</li>
<li>24 小时内投诉 50 件以上且过半被驳回，投诉功能暂停 24 小时。</li>
<li>使用 100% 识别的任务不能投诉。</li>
</ul>
<p>请只投诉您自己的校验所拒绝的答案，而不是每十个投诉一个：盲目投诉是被暂停的常见原因。</p>`,
    },
    migration: {
      title: '从经典 API 迁移到 v2',
      description:
        '程序从 in.php 与 res.php 迁移到 createTask 与 getTaskResult 时的变化，逐字段对照。',
      html: `<p>两个 API 都会继续工作，密钥、余额与打码员相同。v2 的字段有类型，错误形式统一，结果中含费用。两者都支持的类型在其文档中有版本切换。</p>
<table><caption>对照</caption><thead><tr><th>经典 API</th><th>API v2</th></tr></thead><tbody>
<tr><td><code>in.php</code>，表单</td><td><code>createTask</code>，JSON</td></tr>
<tr><td><code>res.php?action=get</code></td><td><code>getTaskResult</code></td></tr>
<tr><td><code>res.php?action=getbalance</code></td><td><code>getBalance</code></td></tr>
<tr><td><code>reportgood</code>、<code>reportbad</code></td><td><code>reportCorrect</code>、<code>reportIncorrect</code></td></tr>
<tr><td><code>key</code></td><td><code>clientKey</code></td></tr>
<tr><td><code>method</code></td><td><code>task.type</code></td></tr>
<tr><td><code>pageurl</code>、<code>googlekey</code> 或 <code>sitekey</code></td><td><code>websiteURL</code>、<code>websiteKey</code></td></tr>
<tr><td><code>textinstructions</code></td><td><code>comment</code></td></tr>
<tr><td><code>regsense</code>、<code>calc</code></td><td><code>case</code>、<code>math</code>，布尔值</td></tr>
<tr><td><code>soft_id</code>、<code>pingback</code></td><td><code>softId</code>、<code>callbackUrl</code></td></tr>
<tr><td><code>CAPCHA_NOT_READY</code></td><td><code>"status": "processing"</code></td></tr>
<tr><td><code>OK|w9khp</code></td><td><code>"solution": {"text": "w9khp"}</code></td></tr>
</tbody></table>
<h2 id="steps">步骤</h2>
<ol>
<li>将新的请求体发给 <a href="/api-docs/test">test</a>，确认到达的内容与您的意图一致。</li>
<li>先替换提交，再替换查询。两者的任务编号通用，迁移期间可以混用。</li>
<li>改写错误处理：先看 <code>errorId</code>，再看 <code>errorCode</code>。</li>
<li>将 0 与 1 改为布尔值，并从 <code>solution</code> 取答案。</li>
</ol>`,
    },
    changelog: {
      title: '更新日志',
      description: 'API 及其文档的变更与日期。',
      html: '{{releases}}',
    },
  },
  releases: {
    languagePool: '未传 languagePool 时，任务按账户设置中的选择分配。此前文档误写默认值为 en。',
    proxyPassword: '创建代理用户时密码可以不填，由系统生成。',
    proxyRequests: '代理用户、IP 白名单和代理统计的示例请求现在可以原样发送。',
    settings: '标注项目的设置可通过 API 修改，并列出全部字段；另补充了说明的位置与导出划分。',
    proxyUsers: '代理用户列表有了单独的接口；账户接口返回的全部字段均有说明。',
    classicHcaptcha:
      '经典 API 将不再受理 hCaptcha（method=hcaptcha）。API v2 的 HCaptchaTask 接受同样的值。',
    solvemedia: 'SolveMedia 的厂商已停业，将不再是单独的任务类型。图片验证码的请求与答案与之相同。',
    labelling:
      '标注项目的报价、付款与审核均可通过 API 完成，还包括已有标注、质检条目和标注员的提问。',
    keys: '密钥可以限定产品、只读权限和有效期：ERROR_KEY_SCOPE 与 ERROR_KEY_EXPIRED。',
    feeds: 'API 的每个产品和每种任务类型都有各自的变更订阅源，列表也可按此筛选。',
    files: 'API 提供 OpenAPI 文档与 Postman 集合，本日志可通过订阅源获取。',
    answers: '各方法列出了任务尚未完成与请求被拒绝时的响应。',
    deliveries: '回调文档列出了推送的内容，并提供 {{facts.codeLanguages}} 种语言的签名校验代码。',
    first:
      '文档发布：API v2 与经典 API 的全部方法、所有任务类型、错误码参考与指南，提供英文、俄文与中文。',
    versions: '两个 API 都支持的类型，其文档提供版本切换。',
  },
  changes: {
    callbacks: '新增推送的正文，以及校验签名的代码。',
    'get-task-result': '新增任务未就绪和请求被拒绝时的响应。',
  },
  blocks: {
    why: {
      1001: '您的最高价过低',
      1002: '余额为零时提交任务',
      1003: '无空闲打码员时仍继续提交',
      1004: '同一地址使用错误密钥',
      1005: '查询结果过于频繁',
    },
    number: '编号',
    reason: '原因',
    length: '时长',
  },
  notes: {
    'create-task': `<h2 id="types">任务类型</h2><p><code>task</code> 中除 <code>type</code> 外的字段由任务类型决定，详见该类型的文档。值有误或缺失时返回 <code>ERROR_BAD_PARAMETERS</code>。</p><h2 id="retry">何时重新提交</h2><p>遇到 <code>ERROR_NO_SLOT_AVAILABLE</code> 请等五秒。若连接中断，请先确认任务是否已创建：重复提交会再次扣费。</p>`,
    'get-task-result': `<h2 id="polling">查询频率</h2><p>首次在五秒后（组件 20 秒），之后每五秒一次。图片约两分钟后即可放弃，届时 API 也已放弃。</p><h2 id="cost">费用</h2><p><code>cost</code> 是十进制字符串，避免舍入误差。请按十进制相加，不要用浮点数。</p>`,
    in: `<h2 id="answers">响应</h2><p>不带 <code>json=1</code> 时响应为一行：<code>OK|72345678901</code> 或错误码。其他参数取决于类型，见各类型文档的经典版本。</p>`,
    'res-get': `<h2 id="answers">响应</h2><p>不带 <code>json=1</code> 时响应为一行：<code>OK|w9khp</code>、<code>CAPCHA_NOT_READY</code>（拼写如此）或错误码。</p>`,
    test: `<h2 id="use">用途</h2><p>确认程序写出的 JSON 符合预期：数字是数字，标志是布尔值，Base64 在一行内。不需要密钥，请不要带上。</p>`,
  },
}
