import { inLanguages } from '../../admin/in-languages'

const en = {
  source:
    'An address as browsers request it: a path such as /old-page or /page.aspx?id=12, or all of https://… without a # part.',
  target: 'A path of this site, such as /people.',
  pattern:
    'A redirect has one address; * and (.*) do not stand for others here. Write a row for each address.',
  reserved: 'The site uses addresses below /api and /_next itself.',
  loop: (addresses: string) => `This leads back to where it begins: ${addresses}`,
  long: (addresses: string) => `This leads on too often. Name the last address: ${addresses}`,
  live: (address: string) =>
    `There is a page at ${address}, so that this redirect would never be used. Unpublish the page, or change its address.`,
}

const fr: typeof en = {
  source:
    'Une adresse telle que les navigateurs la demandent : un chemin comme /ancienne-page ou /page.aspx?id=12, ou tout de https://…, sans partie #.',
  target: 'Un chemin de ce site, comme /people.',
  pattern:
    'Une redirection a une seule adresse ; * et (.*) n’en remplacent pas d’autres ici. Écrivez une ligne par adresse.',
  reserved: 'Le site utilise lui-même les adresses sous /api et /_next.',
  loop: (addresses) => `Cela ramène au point de départ : ${addresses}`,
  long: (addresses) =>
    `Trop de redirections se suivent. Indiquez la dernière adresse : ${addresses}`,
  live: (address) =>
    `Il y a une page à ${address} : cette redirection ne servirait jamais. Retirez la page ou changez son adresse.`,
}

const zh: typeof en = {
  source:
    '浏览器实际请求的地址：例如 /old-page 或 /page.aspx?id=12 这样的路径，或完整的 https://…，不含 # 部分。',
  target: '本网站的路径，例如 /people。',
  pattern: '每个重定向只对应一个地址；此处 * 和 (.*) 不能代表其他地址。请为每个地址单独写一行。',
  reserved: '/api 和 /_next 下的地址由网站自身使用。',
  loop: (addresses) => `此重定向会回到起点：${addresses}`,
  long: (addresses) => `连续重定向过多。请填写最终地址：${addresses}`,
  live: (address) => `${address} 已有页面，此重定向永远不会生效。请取消发布该页面或更改其地址。`,
}

export const getRedirectTexts = inLanguages({ en, fr, zh })
