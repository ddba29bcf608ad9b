import type { TypeSlug } from '@/task-api/captcha-types.ts'

/**
 * The names that differ by language, because people search in the language in which they know a
 * name.
 */
export const aliases: Readonly<Partial<Record<TypeSlug, string>>> = {
  'image-picture-captcha-solver':
    'Normal (image) captcha Обычная капча (картинка с текстом) 图片验证码（图文识别） Image captcha',
  'text-captcha': 'Text captcha Текстовая капча 文字问答验证码',
  'audio-captcha': 'Audio captcha Аудиокапча 音频验证码',
  'math-captcha': 'Math captcha Математическая капча 算术验证码',
  'cyrillic-captcha': 'Cyrillic captcha Капча на кириллице 西里尔字母验证码',
  rotatecaptcha: 'Rotate captcha RotateCaptcha (вращение) 旋转验证码 Капча с поворотом',
  clickcaptcha:
    'Click captcha (coordinates) ClickCaptcha (координаты) 点选验证码（坐标） Капча с кликами',
  'grid-captcha': 'Grid Сетка 网格验证码 九宫格 Grid captcha Капча-сетка',
  'draw-around':
    'Draw around (canvas) Рисование (обвести объект) 描边圈选（画布） Draw-around captcha Обводка объекта 描边验证码',
  'bounding-box': 'Bounding box Ограничивающая рамка Рамка вокруг объекта 标注框',
  'slider-captcha': 'Slider / puzzle image Слайдер-капча 滑块拼图验证码 Slider captcha',
  recaptcha_v2: 'reCAPTCHA v2 reCAPTCHA V2',
  'recaptcha-v2-callback':
    'reCAPTCHA v2 with callback reCAPTCHA V2 с callback reCAPTCHA v2（回调） reCAPTCHA v2 с callback',
  'recaptcha-v2-invisible':
    'reCAPTCHA v2 Invisible reCAPTCHA V2 Invisible (невидимая) reCAPTCHA v2 隐形版',
  recaptcha_enterprise:
    'reCAPTCHA Enterprise reCAPTCHA 企业版 reCAPTCHA v2 Enterprise reCAPTCHA v2 企业版',
  recaptcha_v3: 'reCAPTCHA v3 reCAPTCHA V3',
  'recaptcha-v3-enterprise': 'reCAPTCHA v3 Enterprise reCAPTCHA V3 Enterprise reCAPTCHA v3 企业版',
  'hcaptcha-invisible': 'hCaptcha Invisible hCaptcha Invisible (невидимая) hCaptcha 隐形版',
  'cloudflare-turnstile': 'Cloudflare Turnstile Turnstile',
  'cloudflare-turnstile-challenge':
    'Cloudflare Challenge page Cloudflare Challenge Cloudflare 质询页',
  funcaptcha: 'Arkose Labs FunCaptcha FunCaptcha (Arkose Labs) FunCaptcha（Arkose Labs）',
  geetest: 'GeeTest v3 GeeTest 极验 GeeTest v3',
  'geetest-v4': 'GeeTest v4 GeeTest V4 极验 GeeTest v4',
  'amazon-captcha-bypass': 'Amazon WAF captcha Amazon (AWS WAF) Amazon AWS WAF 验证码',
  'yandex-captcha-bypass-service': 'Yandex SmartCaptcha Яндекс SmartCaptcha',
  'datadome-captcha-solver': 'DataDome slider DataDome DataDome 滑块',
  lemin: 'Lemin Lemin 拼图验证码',
  capy: 'Capy Puzzle Capy 拼图',
  tencent: 'Tencent captcha Tencent 腾讯验证码 Капча Tencent',
  'vk-captcha': 'VK captcha Капча VK VK 验证码',
  'temu-captcha': 'Temu captcha Капча Temu Temu 验证码',
  'binance-captcha': 'Binance captcha Капча Binance Binance 验证码',
  'yidun-necaptcha': 'Yidun (NECaptcha) 网易易盾（NECaptcha）',
  'alibaba-captcha': 'Alibaba Cloud captcha Alibaba Cloud 阿里云验证码 Капча Alibaba Cloud',
  incapsula: 'Imperva (Incapsula) Imperva（Incapsula）',
}
