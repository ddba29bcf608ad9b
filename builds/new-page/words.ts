import type { Language } from '../../src/site/languages.ts'

/** The texts of a new list or form besides its title and introduction. */
export const kindWords = {
  page: { en: {}, ru: {}, zh: {} },
  list: {
    en: {
      empty: 'Nothing here yet',
      column: { name: 'Name', created: 'Created' },
    },
    ru: {
      empty: 'Здесь пока ничего нет',
      column: { name: 'Название', created: 'Создано' },
    },
    zh: { empty: '暂无内容', column: { name: '名称', created: '创建时间' } },
  },
  form: {
    en: {
      name: { label: 'Name', required: 'Enter a name.' },
      submit: 'Send',
      sent: 'Sent.',
    },
    ru: {
      name: { label: 'Название', required: 'Введите название.' },
      submit: 'Отправить',
      sent: 'Отправлено.',
    },
    zh: {
      name: { label: '名称', required: '请输入名称。' },
      submit: '提交',
      sent: '已提交。',
    },
  },
} as const satisfies Record<string, Record<Language, object>>
