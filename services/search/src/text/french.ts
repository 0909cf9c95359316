import { newStemmer } from 'snowball-stemmers'
import type { Language } from './languages'

const stemmer = newStemmer('french')

/** Terms are folded before stemming, so that "sociétés" typed without accents has the same stem. */
export const french: Language = {
  code: 'fr',
  stem: (term) => (term.length < 4 ? term : stemmer.stem(term)),
  stopWords: new Set(
    'a ai au aux avec c ce ces cet cette comme d dans de des du elle elles en es est et etre eu il ils j je l la le les leur leurs lui m ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas pour qu que quel quelle qui s sa sans se ses son sont sur t ta te tes toi ton tu un une vos votre vous y'.split(
      ' ',
    ),
  ),
}
