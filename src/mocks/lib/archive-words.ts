import type { Language } from '../../site/languages.ts'

export const archiveParts = [
  'profile',
  'tasks',
  'money',
  'payments',
  'documents',
  'tickets',
  'settings',
  'notices',
  'consents',
  'security',
] as const
type ArchivePart = (typeof archiveParts)[number]

interface ArchiveWords {
  title: string
  of: (email: string) => string
  made: (time: string) => string
  columns: readonly [what: string, entries: string, sheet: string, program: string]
  parts: Readonly<Record<ArchivePart, string>>
  attachments: string
  leftTitle: string
  /** What is not in an archive, and why. */
  left: readonly (readonly [what: string, why: string])[]
  handedOver: readonly [what: string, why: string]
  /** What this mock leaves out. */
  older: (time: string) => readonly [what: string, why: string]
}

/** The words of the index of an archive, in the person's language. */
export const archiveWords: Readonly<Record<Language, ArchiveWords>> = {
  en: {
    title: 'All my data',
    of: (email) => `All data of ${email}`,
    made: (time) => `Made on ${time}. Times are UTC.`,
    columns: ['What', 'Entries', 'For a spreadsheet', 'For a program'],
    parts: {
      profile: 'What we know about you',
      tasks: 'Tasks we still keep',
      money: 'Every balance change',
      payments: 'Payments and their statuses',
      documents: 'Invoices and other documents',
      tickets: 'Support tickets with their messages',
      settings: 'Settings, limits and keys without their secret part',
      notices: 'Notifications on the site',
      consents: 'What you agreed to, and when',
      security: 'Sign-ins and security changes',
    },
    attachments: 'Files of your requests to support',
    leftTitle: 'What isn’t in it, and why',
    handedOver: [
      'Tasks, money, tickets and settings',
      'you handed the account over to a new owner',
    ],
    older: (time) => [
      `Tasks and balance changes before ${time}`,
      'this is a demo, and its file stays small',
    ],
    left: [
      [
        'Your password, whole API keys and signing secrets',
        'whoever got hold of the archive could use them',
      ],
      ['Pictures and texts of tasks', 'they are deleted after the time that a task is kept'],
      ['Who answered your tasks', 'that is the personal data of other people'],
      [
        'Photos from an identity check',
        'nobody but those who decide may see them, not even you again',
      ],
      ['Staff notes about an account', 'they are about how we work and protect the service'],
      ['Backups', 'they are overwritten within 30 days and cannot be searched by person'],
    ],
  },
  ru: {
    title: 'Все мои данные',
    of: (email) => `Все данные ${email}`,
    made: (time) => `Собрано ${time}. Время указано по UTC.`,
    columns: ['Что это', 'Записей', 'Для таблицы', 'Для программы'],
    parts: {
      profile: 'Что мы о вас знаем',
      tasks: 'Задания, которые ещё хранятся',
      money: 'Все изменения баланса',
      payments: 'Платежи и их статусы',
      documents: 'Счета и другие документы',
      tickets: 'Обращения в поддержку с перепиской',
      settings: 'Настройки, лимиты и ключи без секретной части',
      notices: 'Уведомления на сайте',
      consents: 'На что и когда вы дали согласие',
      security: 'Входы и изменения безопасности',
    },
    attachments: 'Файлы ваших обращений',
    leftTitle: 'Чего здесь нет и почему',
    handedOver: ['Задания, деньги, обращения и настройки', 'вы передали аккаунт новому владельцу'],
    older: (time) => [
      `Задания и изменения баланса до ${time}`,
      'это демоверсия, и её файл остаётся небольшим',
    ],
    left: [
      ['Пароль, полные ключи API и секреты подписи', 'мы храним только то, чем их можно проверить'],
      ['Картинки и тексты заданий', 'они удаляются, когда истекает срок хранения задания'],
      ['Кто отвечал на ваши задания', 'это личные данные других людей'],
      [
        'Снимки документов для проверки личности',
        'их видят только те, кто принимает решение, повторно их не получите даже вы',
      ],
      ['Заметки сотрудников об аккаунте', 'они касаются нашей работы и защиты сервиса'],
      [
        'Резервные копии',
        'они перезаписываются в течение 30 дней, искать в них по человеку нельзя',
      ],
    ],
  },
  zh: {
    title: '我的全部数据',
    of: (email) => `${email} 的全部数据`,
    made: (time) => `生成于 ${time}，时间均为 UTC。`,
    columns: ['内容', '条数', '供表格使用', '供程序使用'],
    parts: {
      profile: '您的个人资料',
      tasks: '仍保留的任务',
      money: '余额的每次变动',
      payments: '付款及其状态',
      documents: '账单和其他单据',
      tickets: '工单及往来消息',
      settings: '设置、限额以及不含密文的密钥',
      notices: '站内通知',
      consents: '您同意的内容和时间',
      security: '登录和安全变更',
    },
    attachments: '您的工单附件',
    leftTitle: '未包含的内容及原因',
    handedOver: ['任务、资金、工单和设置', '您已将账户转让给新的所有者'],
    older: (time) => [`${time}之前的任务和余额变动`, '这是演示版，文件保持较小'],
    left: [
      ['您的密码、完整 API 密钥和签名密钥', '数据包一旦落入他人之手，可能被盗用'],
      ['任务的图片和文本', '任务保留期结束后即被删除'],
      ['完成您任务的人', '属于他人的个人数据'],
      ['身份验证的照片', '只有审核人员可以查看，您本人也无法再次取得'],
      ['工作人员对账户的备注', '涉及我们的工作方式和服务保护'],
      ['备份', '会在 30 天内被覆盖，且无法按个人检索'],
    ],
  },
}
