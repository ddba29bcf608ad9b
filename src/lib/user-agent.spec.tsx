import { describe, expect, it } from 'vitest'
import { parseAgent } from './user-agent.ts'

// The spec runs in a page, where the library would read the page's own header.

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('parseAgent', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/146.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0`,
      'Edge',
      'Windows',
      'desktop',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/144.0.0.0 YaBrowser/26.2 Safari/537.36`,
      'Yandex Browser',
      'Linux',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel 10) ${webkit} Chrome/146.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X910) ${webkit} SamsungBrowser/28.0 Chrome/140.0.0.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
      'tablet',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_2 like Mac OS X) AppleWebKit/605.1.15 Version/26.2 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'mobile',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 26_2 like Mac OS X) AppleWebKit/605.1.15 CriOS/146.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPadOS',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:148.0) Gecko/20100101 Firefox/148.0',
      'Firefox',
      'macOS',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; 2312DRA50C) ${webkit} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MicroMessenger/8.0.49.2600 NetType/WIFI Language/zh_CN`,
      'WeChat',
      'Android',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 14; zh-cn) ${webkit} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.1 Mobile Safari/537.36`,
      'QQ Browser',
      'Android',
      'mobile',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 QQ/9.0.60.618',
      'QQ',
      'iOS',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2241A) ${webkit} Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.8.6.1320 Mobile Safari/537.36`,
      'UC Browser',
      'Android',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 14; zh-cn; 23127PN0CC) ${webkit} Version/4.0 Chrome/109.0.5414.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.7`,
      'MIUI Browser',
      'Android',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/122.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/8555 Flue`,
      'WeChat',
      'Windows',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; V2304A Build/UP1A; wv) ${webkit} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/047100 Mobile Safari/537.36 V1_AND_SQ_9.0.60_0_YYB_D QQ/9.0.60.17095 NetType/WIFI`,
      'QQ',
      'Android',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Linux; Android 12; ALN-AL00) ${webkit} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`,
      'Huawei Browser',
      'Android',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.5.300`,
      'Huawei Browser',
      'OpenHarmony',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 14; zh-CN; V2304A) ${webkit} Version/4.0 Chrome/100.0.4896.58 Quark/7.2.5.691 Mobile Safari/537.36`,
      'Quark',
      'Android',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; WOW64) ${webkit} Chrome/80.0.3987.87 Safari/537.36 SE 2.X MetaSr 1.0`,
      'Sogou Explorer',
      'Windows',
      'desktop',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/146.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
      'desktop',
    ],
    [
      'Mozilla/5.0 (Android 14; Mobile; rv:148.0) Gecko/148.0 Firefox/148.0',
      'Firefox',
      'Android',
      'mobile',
    ],
    ['curl/8.5.0', 'curl', null, 'desktop'],
    ['Mozilla/5.0', null, null, 'desktop'],
    ['<script>alert(1)</script>', null, null, 'desktop'],
    ['', null, null, 'desktop'],
  ] as const)('%s', (text, browser, os, device) => {
    expect(parseAgent(text)).toEqual({ browser, os, device })
  })
})
