// Over 250 lines: texts, one article after the other.
import { samplePicture } from '../../../../task-api/sample-files.ts'
import type { Prose } from './types.ts'

export const en: Prose = {
  groups: {
    start: 'Getting started',
    methods: 'Methods, API v2',
    classic: 'Classic API',
    image: 'Pictures, text and sound',
    token: 'Tokens for widgets',
    cookie: 'Cookies',
    guides: 'Guides',
  },
  words: {
    type: '{{name}}: fields, answer and errors, with code in curl and {{facts.codeLanguages|language|languages}}.',
    fields:
      'Send {{task}} as <code>type</code> in the <code>task</code> of <a href="/api-docs/create-task">createTask</a>, together with the fields below.',
    proxyless:
      'To use your own proxy, send {{second}} instead; the proxy’s type, address and port are then required.',
    second: 'As a picture: {{task}}',
    secondText:
      'You can also send the same captcha as a picture that a person looks at, with the type {{task}}.',
    tips: 'For a good answer',
    field: 'Field',
    meaning: 'Meaning',
    classicTitle: 'What differs from v2',
    classicText:
      'In the classic API this type is the method {{method}} of <a href="/api-docs/in">in.php</a>. The answer comes from <a href="/api-docs/res-get">res.php</a> in the field <code>request</code>; several values come as JSON.',
    classicCaption: 'Names in both versions',
    here: 'Classic',
    none: 'Names the type: always {{value}}',
    onlyIn: 'only in {{task}}',
    requiredIn: 'only in {{task}}, and required there',
    proxyRule: 'Your proxy, as login:password@host:port',
    colon: ': ',
    semicolon: '; ',
    cause: 'Cause',
    cure: 'Fix',
    seconds: '{{count}} seconds',
    minutes: '{{count}} minutes',
    retry: 'Try again after {{time}}.',
    retrySoon: 'Try again with a new task.',
    retryNever: 'Don’t retry: it will keep failing until you change something.',
    retryFixed: 'Retry once you have fixed the cause.',
    blocks: 'Every request is refused for {{time}}.',
    version: { v1: 'Classic API', v2: 'API v2', both: 'Both APIs' },
    number: 'errorId {{id}}',
    phase: {
      submit: 'When a task is sent',
      result: 'When a result is requested',
      report: 'When an answer is reported',
      pingback: 'When a pingback host is registered',
      proxy: 'With your proxy',
    },
  },
  articles: {
    'quick-start': {
      title: 'Quick start',
      description:
        'From an API key to the first answer: create a task, ask for its result, read the solution. Two requests, ten minutes.',
      html: `<p>You need an account with a balance and an API key from its settings. The rest is two JSON requests over HTTPS.</p>
<h2 id="create">1. Create a task</h2>
<p>Encode a picture as base64, without a <code>data:</code> prefix and without line breaks, and send it with the type of the task.</p>
<pre><code>curl https://api.host/createTask \\
  -H 'Content-Type: application/json' \\
  -d '{"clientKey": "YOUR_API_KEY", "task": {"type": "ImageToTextTask", "body": "${samplePicture}"}}'</code></pre>
<p>The response has the ID of the task. An <code>errorId</code> other than 0 means that no task was created; <a href="/api-docs/error-codes">the error reference</a> says what to do.</p>
<pre><code>{"errorId": 0, "taskId": 72345678901}</code></pre>
<h2 id="ask">2. Ask for the result</h2>
<p>Wait five seconds (20 for widgets such as reCAPTCHA), then ask every five seconds. While <code>status</code> is <code>processing</code>, keep waiting.</p>
<pre><code>curl https://api.host/getTaskResult \\
  -H 'Content-Type: application/json' \\
  -d '{"clientKey": "YOUR_API_KEY", "taskId": 72345678901}'</code></pre>
<pre><code>{"errorId": 0, "status": "ready", "solution": {"text": "w9khp"}, "cost": "0.0007", "solveCount": 1}</code></pre>
<h2 id="use">3. Use the answer, and say whether it was right</h2>
<p>What <code>solution</code> contains depends on the type; every type has an article here. If an answer was wrong, <a href="/api-docs/report-incorrect">report it</a> within {{facts.complaintMinutes|minute|minutes}}: another person looks at the picture, and you get a refund if you were right.</p>
<h2 id="next">What’s next</h2>
<ul>
<li><a href="/lang">Complete programs</a> in PHP, Python, C#, Java, Go, Ruby and JavaScript.</li>
<li><a href="/api-docs/callbacks">Callbacks</a>, if you would rather be notified than poll.</li>
<li><a href="/api-docs/limits">Limits</a>: how often, how large, how long.</li>
</ul>`,
    },
    authentication: {
      title: 'Authentication',
      description:
        'Your API key: where it goes, how to keep it, what a list of allowed IP addresses does, and how to change a key without a pause.',
      html: `<p>A key has 32 characters. In API v2 it goes in the <code>clientKey</code> field of the body; in the classic API, in the <code>key</code> parameter. There is no session and no second step.</p>
<h2 id="keep">Keep it on your server</h2>
<p>Anyone who has the key can spend your balance. Don’t put it in a page, an app or a public repository; read it from the environment. Send requests over HTTPS only.</p>
<h2 id="addresses">Allowed IP addresses</h2>
<p>The settings have a list of allowed IP addresses. Once it is on, requests from anywhere else get <code>ERROR_IP_NOT_ALLOWED</code>. An entry can be a single IP address or a range.</p>
<h2 id="change">Change a key</h2>
<p>A new key can work alongside the old one for an hour or a day. Put the new one in every program, check when the old one was last used, and let it expire.</p>
<h2 id="wrong">When it is refused</h2>
<p><code>ERROR_WRONG_USER_KEY</code>: it isn’t 32 characters long. <code>ERROR_KEY_DOES_NOT_EXIST</code>: no active key matches it. Many wrong keys from one IP address block it for five minutes (<code>IP_BANNED</code>), and for ten if they continue (block 1004). Stop the program and copy the key again.</p>`,
    },
    'task-states': {
      title: 'Life cycle of a task',
      description:
        'What happens between createTask and the answer: queue, worker, answer, refund. When money moves and when it comes back.',
      html: `<p>To the API, a task is <code>processing</code> until it is <code>ready</code> or has failed. Your account shows more detail.</p>
<table><caption>Statuses of a task</caption><thead><tr><th>Status</th><th>What happens</th></tr></thead><tbody>
<tr><td><code>queued</code></td><td>It is waiting. The worker who has waited longest gets it first.</td></tr>
<tr><td><code>assigned</code></td><td>A worker has about {{facts.workerSeconds|second|seconds}}; after that it goes to another.</td></tr>
<tr><td><code>processing</code></td><td>A worker is on it.</td></tr>
<tr><td><code>ready</code></td><td>There is an answer.</td></tr>
<tr><td><code>unsolvable</code></td><td>Three workers couldn’t read it, or no answer came within about {{facts.giveUpSeconds|second|seconds}} ({{facts.giveUpWidgetMinutes|minute|minutes}} for reCAPTCHA v2). The price is refunded automatically.</td></tr>
<tr><td><code>not_captcha</code></td><td>Workers say that the picture isn’t a captcha: an access-denied page or an empty picture.</td></tr>
<tr><td><code>expired</code></td><td>The answer wasn’t collected within {{facts.collectMinutes|minute|minutes}}. It is charged, and stays in your account.</td></tr>
<tr><td><code>rejected</code></td><td>The task wasn’t accepted: not enough money, a price limit below the current price, wrong fields.</td></tr>
</tbody></table>
<h2 id="money">When money moves</h2>
<p>The price is fixed and charged when the task is accepted, whatever the market does later. If nobody can solve it, you get the money back. The <code>cost</code> field of the result says what you paid.</p>
<h2 id="keep">How long a result is kept</h2>
<p>The API gives out a result for {{facts.collectMinutes|minute|minutes}} after the answer. Read results as they arrive and store them on your side. In your account, tasks are kept with their pictures and answers for {{facts.taskDays|day|days}}; that list is for looking things up, not for programs.</p>`,
    },
    callbacks: {
      title: 'Callbacks and pingbacks',
      description:
        'Have results sent to you: register a domain, send callbackUrl, check the signature, respond with 200. And what happens if you don’t.',
      html: `<p>You don’t have to poll: the API can send the result to your server as soon as it is ready, as a webhook.</p>
<h2 id="register">Register the host</h2>
<p>Results go only to registered hosts, so that nobody can point them at someone else’s server. Register the domain or IP address in the settings under “Pingback hosts,” or call <a href="/api-docs/res-add-pingback">add_pingback</a> from the server itself. The host is verified by a file, by a DNS record, or because the call comes from the same IP address.</p>
<h2 id="send">Send the task</h2>
<p>Put the full URL in <code>callbackUrl</code> of <a href="/api-docs/create-task">createTask</a>, or in <code>pingback</code> of <a href="/api-docs/in">in.php</a> in the classic API.</p>
<h2 id="body">What arrives</h2>
<p>A POST request with a JSON body: the task ID and the fields of its result, <code>cost</code> included. It looks the same for tasks of both APIs.</p>
<pre><code>{{answered}}</code></pre>
<p>If there is no answer, the error comes instead:</p>
<pre><code>{{failed}}</code></pre>
<h2 id="events">What else arrives</h2>
<p>14 days, 7 days and 1 day before an API key expires, we notify each verified host at its root, <code>https://&lt;host&gt;/</code>. The body has <code>type</code> and no <code>taskId</code>; respond with 200 even if you have no use for it.</p>
<pre><code>{{event}}</code></pre>
<h2 id="signature">Check the signature</h2>
<p>Anyone can post to a public URL, so every delivery carries a signature header:</p>
<pre><code>X-Signature: t=1776245400,v1=334c73d2…</code></pre>
<ol>
<li>Take the time <code>t</code> and the signature <code>v1</code> from the header.</li>
<li>Compute the HMAC-SHA256 of the time, a dot and the raw body with your signing secret, as hexadecimal digits.</li>
<li>Compare the two in constant time, and reject anything older than five minutes.</li>
</ol>
<p>The secret is shown once, when the host is added in the <a href="/setting/pingback">pingback settings</a>. When you create a new one there, the old one can stay valid for up to 24 hours: the header then has two <code>v1</code> values, and a delivery is genuine if either is right. The code below does the three steps; run it as it is, and it checks a sample delivery and prints <code>true</code>.</p>
<h2 id="answer">Respond first, then work</h2>
<p>Respond with a status from 200 to 299 within ten seconds, and do the work afterward. A failed delivery is sent again. After five failures in a row the host is marked as failing; after 24 hours of failures it is switched off, and you can switch it back on. Your account keeps a log of deliveries and can resend each of them.</p>
<h2 id="twice">A delivery may come twice</h2>
<p>Use the task ID to recognize a result that you already have.</p>`,
    },
    limits: {
      title: 'Limits',
      description:
        'Sizes, times and rates of the API: pictures, hints, polling, bursts, and the numbered blocks and how long they last.',
      html: `<h2 id="time">Times</h2>
<table><caption>Times</caption><thead><tr><th>What</th><th>Limit</th></tr></thead><tbody>
<tr><td>From a task to the first request for its result</td><td>{{firstWait}} s, {{firstWaitWidget}} s for widgets</td></tr>
<tr><td>Between two requests for a result</td><td>{{poll}} s</td></tr>
<tr><td>Until we give up on a picture</td><td>about {{giveUp}} s, or {{attempts}} workers</td></tr>
<tr><td>Until we give up on reCAPTCHA v2</td><td>{{facts.giveUpWidgetMinutes|minute|minutes}}</td></tr>
<tr><td>To report a wrong answer</td><td>{{complaintMinutes}} minutes after sending</td></tr>
</tbody></table>
<h2 id="size">Sizes</h2>
<table><caption>Sizes</caption><thead><tr><th>What</th><th>Limit</th></tr></thead><tbody>
<tr><td>Picture with text</td><td>{{imageMin}} bytes to {{imageMaxKb}} kB; JPEG, PNG or GIF</td></tr>
<tr><td>Picture answered by boxes, points or cells</td><td>up to {{imageMaxPlacesKb}} kB</td></tr>
<tr><td>One side of a picture</td><td>up to {{side}} pixels</td></tr>
<tr><td>A rotated photo</td><td>the EXIF orientation is applied; coordinates and boxes are of the upright picture</td></tr>
<tr><td>Instruction image</td><td>up to {{instructionMaxKb}} kB and {{instructionWidth}} × {{instructionHeight}} pixels</td></tr>
<tr><td>Hint in words</td><td>up to {{hint}} characters</td></tr>
<tr><td>minLength, maxLength</td><td>0 for any length, otherwise 1 to {{answerMax}}; the minimum can’t be above the maximum</td></tr>
</tbody></table>
<h2 id="rate">Rates</h2>
<p>More than {{burst}} tasks within {{burstSeconds}} seconds get <code>MAX_USER_TURN</code> and a block of {{burstLock}} seconds. Requests for results are counted: more than {{requestsPerTask}} per captcha plus {{requestsBase}} lead to <code>ERROR: 1005</code>, a ten-minute block. Balance requests count too.</p>
<h2 id="blocks">Numbered blocks</h2>
<p>In the classic API a block comes as <code>ERROR: NNNN</code>. While it lasts, every request is refused; asking again doesn’t help.</p>
{{blocks}}`,
    },
    'error-codes': {
      title: 'Error reference',
      description:
        'Every error code of both APIs: the cause, the fix, and whether and when to retry. Paste a response below to find its code.',
      html: `<p>In API v2 an error has an <code>errorId</code> above 0 and an <code>errorCode</code>; in the classic API it is the text itself, or <code>request</code> with <code>status</code> 0. Compare codes, never descriptions, and have a person look at any code you don’t recognize.</p>`,
    },
    proxies: {
      title: 'Tasks with your own proxy',
      description:
        'When a task needs your proxy, which fields describe it, which kinds work, and what the proxy errors mean.',
      html: `<p>Some widgets tie an answer to the IP address that asked for it. For those, use the types without <code>Proxyless</code> in their name: the task is then solved through your proxy.</p>
<h2 id="fields">Fields</h2>
<table><caption>Fields of a proxy</caption><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody>
<tr><td><code>proxyType</code></td><td><code>http</code>, <code>socks4</code> or <code>socks5</code></td></tr>
<tr><td><code>proxyAddress</code></td><td>IP address or host name</td></tr>
<tr><td><code>proxyPort</code></td><td>Port</td></tr>
<tr><td><code>proxyLogin</code>, <code>proxyPassword</code></td><td>If the proxy asks for them</td></tr>
</tbody></table>
<p>In the classic API these are <code>proxy</code>, as <code>login:password@host:port</code>, and <code>proxytype</code>.</p>
<h2 id="good">What works</h2>
<ul>
<li>A proxy that answers within a few seconds and is reachable from outside your network.</li>
<li>The same proxy that your own test browser uses, and its user agent where the type has a field for it.</li>
<li>Not a free list: most of those are slow, and blocked already.</li>
</ul>
<h2 id="errors">When it fails</h2>
<p><code>ERROR_PROXY_CONNECTION_FAILED</code> marks a proxy as bad for ten minutes; use another. <code>ERROR_BAD_PROXY</code> means that it is marked. <code>ERROR_PROXY_FORMAT</code> is a typo in the proxy. Our own <a href="/proxy">proxies</a> work like any others.</p>`,
    },
    'recognition-100': {
      title: '100% recognition',
      description:
        'Several people answer the same task until enough of them agree. What it costs, which types it works for, and its error.',
      html: `<p>With 100% recognition, a task goes to several people. As soon as enough answers agree, you get that answer. It is meant for tasks where a wrong answer costs more than a second opinion.</p>
<h2 id="settings">Three numbers</h2>
<ul>
<li><b>Minimum answers</b>: how many people look at it in any case.</li>
<li><b>Maximum answers</b>: when to stop.</li>
<li><b>Matching answers</b>: how many answers have to match.</li>
</ul>
<p>Set them in your account for the types that you choose. Token types can’t be compared, so they are left out.</p>
<h2 id="price">Price</h2>
<p>You pay the price for each answer given: for at least the minimum, never for more than the maximum. With 2, 5 and 2 at $1 per 1,000, a task costs $0.002 to $0.005.</p>
<h2 id="errors">No agreement</h2>
<p>When the maximum is reached without enough matches, you get <code>ERROR_BAD_DUPLICATES</code>. Try a clearer picture, a hint, or fewer matching answers. Tasks with 100% recognition can’t be reported as wrong.</p>`,
    },
    complaints: {
      title: 'Complaints and refunds',
      description:
        'Report a wrong answer, what happens then, when money comes back, and the rules that keep complaints open to you.',
      html: `<p>Report a wrong answer with <a href="/api-docs/report-incorrect">reportIncorrect</a>, with <a href="/api-docs/res-reportbad">reportbad</a> or with the button in the task list: once per task, within {{facts.complaintMinutes|minute|minutes}} of sending it.</p>
<h2 id="pictures">Pictures</h2>
<p>A second, highly rated worker solves the picture again. If the answer is the same, the complaint is rejected; if it is different, you get a refund. Where characters can’t be told apart, such as 0 and O, the worker gets the benefit of the doubt.</p>
<h2 id="tokens">Tokens</h2>
<p>Reports on tokens count toward the type’s statistics and restrict the workers concerned; we don’t refund individual tokens. Report correct answers too: the figures need both.</p>
<h2 id="rules">Rules</h2>
<ul>
<li>A second report of the same task gets <code>ERROR_DUPLICATE_REPORT</code>.</li>
<li>When more than {{facts.complaintPercent}}% of your complaints are about correct answers, or the time is up, you get <code>REPORT_NOT_RECORDED</code>.</li>
<li>After 50 complaints in 24 hours with more than half of them rejected, complaints are suspended for 24 hours.</li>
<li>Tasks with 100% recognition can’t be reported.</li>
</ul>
<p>Report what your own check has rejected, not every tenth answer: programs that report blindly are the usual reason for a suspension.</p>`,
    },
    migration: {
      title: 'Migrate from the classic API to v2',
      description:
        'What changes when a program moves from in.php and res.php to createTask and getTaskResult, field by field.',
      html: `<p>Both APIs keep working, with the same key, balance and workers. Version 2 has typed fields, one error format and the cost in the result. If both support a type, its article has a version switch.</p>
<table><caption>The same in both</caption><thead><tr><th>Classic</th><th>API v2</th></tr></thead><tbody>
<tr><td><code>in.php</code>, form</td><td><code>createTask</code>, JSON</td></tr>
<tr><td><code>res.php?action=get</code></td><td><code>getTaskResult</code></td></tr>
<tr><td><code>res.php?action=getbalance</code></td><td><code>getBalance</code></td></tr>
<tr><td><code>reportgood</code>, <code>reportbad</code></td><td><code>reportCorrect</code>, <code>reportIncorrect</code></td></tr>
<tr><td><code>key</code></td><td><code>clientKey</code></td></tr>
<tr><td><code>method</code></td><td><code>task.type</code></td></tr>
<tr><td><code>pageurl</code>, <code>googlekey</code> or <code>sitekey</code></td><td><code>websiteURL</code>, <code>websiteKey</code></td></tr>
<tr><td><code>textinstructions</code></td><td><code>comment</code></td></tr>
<tr><td><code>regsense</code>, <code>calc</code></td><td><code>case</code>, <code>math</code>, as booleans</td></tr>
<tr><td><code>soft_id</code>, <code>pingback</code></td><td><code>softId</code>, <code>callbackUrl</code></td></tr>
<tr><td><code>CAPCHA_NOT_READY</code></td><td><code>"status": "processing"</code></td></tr>
<tr><td><code>OK|w9khp</code></td><td><code>"solution": {"text": "w9khp"}</code></td></tr>
</tbody></table>
<h2 id="steps">Step by step</h2>
<ol>
<li>Send your new body to <a href="/api-docs/test">test</a> and check that it arrives as intended.</li>
<li>Replace sending first, then polling. Task IDs are the same in both, so you can mix the two while you move.</li>
<li>Translate your error handling: check <code>errorId</code> first, then <code>errorCode</code>.</li>
<li>Turn 0 and 1 into booleans, and take the answer from <code>solution</code>.</li>
</ol>`,
    },
    changelog: {
      title: 'Changelog',
      description: 'What has changed in the API and its documentation, with dates.',
      html: '{{releases}}',
    },
  },
  releases: {
    languagePool:
      'Without languagePool, a task goes to the workers chosen in your settings. The documentation named en as the default.',
    proxyPassword:
      'The password of a new proxy user is optional: leave it out, and we generate one.',
    proxyRequests:
      'The examples for proxy users, allowed IP addresses and proxy statistics are requests you can send as they are.',
    settings:
      'The settings of a labeling project can be changed through the API, and all of them are documented; so are the position of a comment and the split of an export.',
    proxyUsers:
      'Listing proxy users is now a separate call, and everything that the account call returns is documented.',
    classicHcaptcha:
      'The classic API stops taking hCaptcha (method=hcaptcha). HCaptchaTask of API v2 takes the same values.',
    solvemedia:
      'SolveMedia stops being a task type of its own: its vendor has shut down. Image captchas take the same request and give the same answer.',
    labelling:
      'Labeling projects can be quoted, paid for and reviewed through the API, including existing annotations, control items and workers’ questions.',
    keys: 'A key can be limited to products, to read-only use and to an end date: ERROR_KEY_SCOPE and ERROR_KEY_EXPIRED.',
    feeds:
      'Each product of the API and each task type has a feed of its own changes, and the list can be narrowed to them.',
    files:
      'The API is available as an OpenAPI document and a Postman collection, and this list as a feed.',
    answers:
      'Methods show what comes back while a task isn’t ready, and when a request is refused.',
    deliveries:
      'The article on callbacks shows what a delivery holds, and has code that checks its signature in {{facts.codeLanguages|language|languages}}.',
    first:
      'First edition: all methods of API v2 and the classic API, every task type, an error reference and guides, in English, Russian and Chinese.',
    versions: 'Articles on types that both APIs support have a version switch.',
  },
  changes: {
    callbacks: 'Added the body of a delivery, and code that checks its signature.',
    'get-task-result':
      'Added what comes back while a task isn’t ready, and when a request is refused.',
  },
  blocks: {
    why: {
      1001: 'Your price limit is too low',
      1002: 'Tasks with an empty balance',
      1003: 'Sending while no worker is free',
      1004: 'Wrong keys from one IP address',
      1005: 'Too many requests for results',
    },
    number: 'Number',
    reason: 'Reason',
    length: 'Duration',
  },
  notes: {
    'create-task': `<h2 id="types">Task types</h2><p>Next to <code>type</code>, <code>task</code> holds the fields of that type; its article lists them. Wrong or missing values get <code>ERROR_BAD_PARAMETERS</code>.</p><h2 id="retry">When to send again</h2><p>After <code>ERROR_NO_SLOT_AVAILABLE</code>, wait five seconds. After a lost connection, check first whether the task was created: a second one is charged too.</p>`,
    'get-task-result': `<h2 id="polling">How often</h2><p>Ask first after five seconds (20 for widgets), then every five. Give up on a picture after about two minutes; by then the API has given up too.</p><h2 id="cost">What it cost</h2><p><code>cost</code> is a decimal string so that no rounding creeps in. Add such numbers as decimals, not as floats.</p>`,
    in: `<h2 id="answers">Answers</h2><p>Without <code>json=1</code> the answer is a line: <code>OK|72345678901</code> or an error code. Further parameters belong to the types; see the classic version of their articles.</p>`,
    'res-get': `<h2 id="answers">Answers</h2><p>Without <code>json=1</code> the answer is a line: <code>OK|w9khp</code>, <code>CAPCHA_NOT_READY</code> (spelled like this) or an error code.</p>`,
    test: `<h2 id="use">What for</h2><p>To check that your program writes JSON as intended: numbers as numbers, flags as booleans, base64 on one line. It takes no key, so leave yours out.</p>`,
  },
}
