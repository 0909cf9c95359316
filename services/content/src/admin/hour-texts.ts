import { inLanguages } from './in-languages'

export const getHourTexts = inLanguages({
  en: {
    time: (label: string) => `${label}: time`,
    missing: 'Clocks of this time zone do not show this time on this day.',
    saved: (hour: string) => `Last saved ${hour}`,
    created: (hour: string) => `created ${hour}`,
  },
  fr: {
    time: (label) => `${label} : heure`,
    missing: 'Les horloges de ce fuseau n’affichent pas cette heure ce jour-là.',
    saved: (hour) => `Enregistré le ${hour}`,
    created: (hour) => `créé le ${hour}`,
  },
  zh: {
    time: (label) => `${label}：时间`,
    missing: '该时区当天没有这个时间。',
    saved: (hour) => `上次保存：${hour}`,
    created: (hour) => `创建：${hour}`,
  },
})
