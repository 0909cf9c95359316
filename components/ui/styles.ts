/**
 * Styles that most pages have, in one order: the bundler then puts them into one file. Primitives import it
 * before anything else.
 */
import them first, so that every page shares one file of them. */
import './actions.module.css'
import './arrow.module.css'
import './box.module.css'
import './breadcrumb.module.css'
import './button.module.css'
import './card.module.css'
import './chips.module.css'
import './columns.module.css'
import './contents-list.module.css'
import './empty-state.module.css'
import './field.module.css'
import './gate.module.css'
import './list-head.module.css'
import './page-head.module.css'
import './pagination.module.css'
import './phrases.module.css'
import './portrait.module.css'
import './rows.module.css'
import './search-form.module.css'
import './section.module.css'
import './typography.module.css'
