import { inLanguages } from './in-languages'

export const getLaunchTexts = inLanguages({
  en: {
    title: 'Left until launch',
    intro: 'Each line leaves this list once it is done, and published in English.',
    settings: 'The settings of the firm: name, contact data, brand',
    offices: 'The first office, with its country',
    practices: 'The first service, such as a practice',
    menus: 'The menus of header and footer',
    privacy: 'The privacy notice: a legal page with the address “data-privacy”',
    people: 'The first people',
    home: 'The home page',
  },
  fr: {
    title: 'Avant la mise en ligne',
    intro: 'Chaque ligne quitte cette liste une fois faite, et publiée en anglais.',
    settings: 'Les réglages du cabinet : nom, coordonnées, identité visuelle',
    offices: 'Le premier bureau, avec son pays',
    practices: 'Le premier service, par exemple une pratique',
    menus: 'Les menus d’en-tête et de pied de page',
    privacy:
      'La notice sur les données personnelles : une page juridique à l’adresse « data-privacy »',
    people: 'Les premières personnes',
    home: 'La page d’accueil',
  },
  zh: {
    title: '上线前待办',
    intro: '完成并发布英文版后，相应条目会从此列表中消失。',
    settings: '律所设置：名称、联系方式、品牌',
    offices: '首个办公室及其国家/地区',
    practices: '首项服务（业务领域）',
    menus: '页眉和页脚菜单',
    privacy: '隐私声明：地址为“data-privacy”的法律页面',
    people: '首批人员',
    home: '首页',
  },
})
