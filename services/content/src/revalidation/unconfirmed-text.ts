import { inLanguages } from '../admin/in-languages'
import { requestLanguage } from '../admin/request-language'

const getText = inLanguages({
  en: 'Saved. The website has not confirmed yet that it no longer shows the earlier text; this is repeated until it has.',
  fr: 'Enregistré. Le site n’a pas encore confirmé qu’il n’affiche plus le texte précédent ; la demande est répétée jusqu’à confirmation.',
  zh: '已保存。网站尚未确认不再显示先前的内容；系统会重复通知，直到网站确认。',
})

/** For an editor's interface. */
export const unconfirmedText = (headers: Headers): string => getText(requestLanguage(headers))
