/** The system message of the persona `message`. */
export const systemMessage = {
  id: 4071,
  message: {
    en: '<p><strong>Planned maintenance.</strong> On Sunday from 03:00 to 04:00 UTC new tasks wait in the queue.</p><ul><li>No task is lost.</li><li>Prices do not change: see <a href="/pricing">the prices</a>.</li></ul>',
    ru: '<p><strong>Плановые работы.</strong> В воскресенье с 03:00 до 04:00 UTC новые задания ждут в очереди.</p><ul><li>Ни одно задание не потеряется.</li><li>Цены не изменятся: <a href="/pricing">посмотреть цены</a>.</li></ul>',
    zh: '<p><strong>计划维护。</strong>周日 03:00 至 04:00（UTC）新任务将在队列中等待。</p><ul><li>不会丢失任何任务。</li><li>价格不变：<a href="/pricing">查看价格</a>。</li></ul>',
  },
}
