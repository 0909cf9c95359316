import { SavedAt as SavedAt_31c29efdaa254c96e7ac2df67ca3299a } from '../../../admin/saved-at.client'
import { FindingsPanel as FindingsPanel_f0a0854478376037e17be740f8a75a30 } from '../../../plugins/findings/panel.client'
import { UnsavedWords as UnsavedWords_c3566f69d436e7d48e63357dedeca516 } from '../../../plugins/unsaved/unsaved-words.client'
import { Schedules as Schedules_ff5c5c1832b1118adf92ff5343c75c5c } from '../../../plugins/scheduling/schedules.client'
import { TitleCell as TitleCell_ba750f284f1fc046fb72e824217819e7 } from '../../../fields/list-cells.client'
import { SourceText as SourceText_2686ecb927ae93e84cd14e491fdb8bc5 } from '../../../plugins/translations/source-text.client'
import { HourCell as HourCell_0a82dd67d21c35049da1ca39106ed179 } from '../../../admin/hour-cell.client'
import { HourField as HourField_01fb80d094a82b5d8457318ea8931735 } from '../../../admin/hour-field.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FootnoteLabel as FootnoteLabel_c80c432ba9bae3a16a2ac36a8ef3ea03 } from '../../../fields/footnote-label.client'
import { PasteFeatureClient as PasteFeatureClient_b567417f2c257807fa896d06c8b146fb } from '../../../plugins/paste/feature.client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_7a94c46c18c3519be7bebbdb082350ad } from '../../../admin/row-label.client'
import { PublishedInCell as PublishedInCell_7345004b910ed332b750cb9143a978a5 } from '../../../fields/published-in.client'
import { PublishedIn as PublishedIn_7345004b910ed332b750cb9143a978a5 } from '../../../fields/published-in.client'
import { StatusCell as StatusCell_ba750f284f1fc046fb72e824217819e7 } from '../../../fields/list-cells.client'
import { SelectedUses as SelectedUses_56455e1b60bfe7fda9c682e114474d66 } from '../../../plugins/leaving/selected-uses.client'
import { ConflictDialog as ConflictDialog_3796ce69053ba168b3d8cb2852b1a77a } from '../../../plugins/conflicts/conflict-dialog.client'
import { ProblemCount as ProblemCount_93de2d9b75a893ed988e0447926bde24 } from '../../../plugins/findings/problem-count.client'
import { DeleteButton as DeleteButton_64440c333c1c1564451367509622ef28 } from '../../../plugins/leaving/delete-button.client'
import { UnpublishButton as UnpublishButton_bf4229d2f2b93ee7c5ad71fec73bd4a0 } from '../../../plugins/leaving/unpublish-button.client'
import { VersionList as VersionList_02f6e802cdf2f0c026d721289e77adf2 } from '../../../plugins/versions/version-list'
import { MentionsMenuItem as MentionsMenuItem_5f140e067759098ecb9d56b56ee625e5 } from '../../../plugins/mentions/menu-item.client'
import { UsedIn as UsedIn_9383d76f01809cf9cbc2fb43de780d75 } from '../../../collections/media/used-in'
import { PresentPassword as PresentPassword_bfb4d1521bdbce4903e5cf9b9effd65a } from '../../../collections/users/present-password.client'
import { SecondFactorPanel as SecondFactorPanel_649b6a63439024eb19b4702efc02a81b } from '../../../plugins/second-factor/panel.client'
import { ColourField as ColourField_4a7553a98ab63c15fdbad3c94c940a4c } from '../../../fields/colour-field.client'
import { Icon as Icon_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { Logo as Logo_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { FindButton as FindButton_68fd8c7a9ad8e37a8abcb1076263645d } from '../../../plugins/quick-find/find-button.client'
import { NavLinks as NavLinks_9f37e0ef26b595391c3e92c5ed01c44a } from '../../../admin/nav-links'
import { Dashboard as Dashboard_1ec65b448e68decfb8829d9fa84c9392 } from '../../../admin/dashboard'
import { SessionKeeper as SessionKeeper_1e81eeeb70f2b15add387b073268ea02 } from '../../../plugins/session/session-keeper.client'
import { AccessibleElements as AccessibleElements_c38e02fb10d730065957e922c2007213 } from '../../../admin/accessible-elements.client'
import { ImportExportView as ImportExportView_e6cf685112429e1d21733500f311d6ec } from '../../../plugins/bulk-editing/import-export-view'
import { FindReplaceView as FindReplaceView_f69dc9c39600518ae3f6230707ca0159 } from '../../../plugins/bulk-editing/find-replace-view'
import { FindingsReport as FindingsReport_cc3017d3ea8ad56044ed093213ea5c3d } from '../../../plugins/findings/report'
import { MentionsView as MentionsView_68d420afe61a5fd272933322332f8696 } from '../../../plugins/mentions/view'
import { MissingAddresses as MissingAddresses_62c17410ab57236222749cf702688fd3 } from '../../../plugins/missing-addresses/report'
import { CalendarView as CalendarView_b4643e94d5ddb373445378d30a555a7d } from '../../../plugins/scheduling/calendar-view'
import { SignedInView as SignedInView_8521d9eda553c2e6b49a3288c88918a6 } from '../../../plugins/session/signed-in-view.client'
import { SetUpView as SetUpView_f0daafd5e47b3c2ceed2d29ad4a4146b } from '../../../plugins/set-up/set-up-view'
import { LoginView as LoginView_9409887d74ecc9258cb838604d5f9d2f } from '../../../plugins/sign-in/login-view'
import { TranslationBoard as TranslationBoard_000f18bdf4729b493f4842b150b97112 } from '../../../plugins/translations/board'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/saved-at.client#SavedAt": SavedAt_31c29efdaa254c96e7ac2df67ca3299a,
  "/plugins/findings/panel.client#FindingsPanel": FindingsPanel_f0a0854478376037e17be740f8a75a30,
  "/plugins/unsaved/unsaved-words.client#UnsavedWords": UnsavedWords_c3566f69d436e7d48e63357dedeca516,
  "/plugins/scheduling/schedules.client#Schedules": Schedules_ff5c5c1832b1118adf92ff5343c75c5c,
  "/fields/list-cells.client#TitleCell": TitleCell_ba750f284f1fc046fb72e824217819e7,
  "/plugins/translations/source-text.client#SourceText": SourceText_2686ecb927ae93e84cd14e491fdb8bc5,
  "/admin/hour-cell.client#HourCell": HourCell_0a82dd67d21c35049da1ca39106ed179,
  "/admin/hour-field.client#HourField": HourField_01fb80d094a82b5d8457318ea8931735,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/footnote-label.client#FootnoteLabel": FootnoteLabel_c80c432ba9bae3a16a2ac36a8ef3ea03,
  "/plugins/paste/feature.client#PasteFeatureClient": PasteFeatureClient_b567417f2c257807fa896d06c8b146fb,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/row-label.client#RowLabel": RowLabel_7a94c46c18c3519be7bebbdb082350ad,
  "/fields/published-in.client#PublishedInCell": PublishedInCell_7345004b910ed332b750cb9143a978a5,
  "/fields/published-in.client#PublishedIn": PublishedIn_7345004b910ed332b750cb9143a978a5,
  "/fields/list-cells.client#StatusCell": StatusCell_ba750f284f1fc046fb72e824217819e7,
  "/plugins/leaving/selected-uses.client#SelectedUses": SelectedUses_56455e1b60bfe7fda9c682e114474d66,
  "/plugins/conflicts/conflict-dialog.client#ConflictDialog": ConflictDialog_3796ce69053ba168b3d8cb2852b1a77a,
  "/plugins/findings/problem-count.client#ProblemCount": ProblemCount_93de2d9b75a893ed988e0447926bde24,
  "/plugins/leaving/delete-button.client#DeleteButton": DeleteButton_64440c333c1c1564451367509622ef28,
  "/plugins/leaving/unpublish-button.client#UnpublishButton": UnpublishButton_bf4229d2f2b93ee7c5ad71fec73bd4a0,
  "/plugins/versions/version-list#VersionList": VersionList_02f6e802cdf2f0c026d721289e77adf2,
  "/plugins/mentions/menu-item.client#MentionsMenuItem": MentionsMenuItem_5f140e067759098ecb9d56b56ee625e5,
  "/collections/media/used-in#UsedIn": UsedIn_9383d76f01809cf9cbc2fb43de780d75,
  "/collections/users/present-password.client#PresentPassword": PresentPassword_bfb4d1521bdbce4903e5cf9b9effd65a,
  "/plugins/second-factor/panel.client#SecondFactorPanel": SecondFactorPanel_649b6a63439024eb19b4702efc02a81b,
  "/fields/colour-field.client#ColourField": ColourField_4a7553a98ab63c15fdbad3c94c940a4c,
  "/admin/brand#Icon": Icon_b3e8143be63e21b1185320703654ba6b,
  "/admin/brand#Logo": Logo_b3e8143be63e21b1185320703654ba6b,
  "/plugins/quick-find/find-button.client#FindButton": FindButton_68fd8c7a9ad8e37a8abcb1076263645d,
  "/admin/nav-links#NavLinks": NavLinks_9f37e0ef26b595391c3e92c5ed01c44a,
  "/admin/dashboard#Dashboard": Dashboard_1ec65b448e68decfb8829d9fa84c9392,
  "/plugins/session/session-keeper.client#SessionKeeper": SessionKeeper_1e81eeeb70f2b15add387b073268ea02,
  "/admin/accessible-elements.client#AccessibleElements": AccessibleElements_c38e02fb10d730065957e922c2007213,
  "/plugins/bulk-editing/import-export-view#ImportExportView": ImportExportView_e6cf685112429e1d21733500f311d6ec,
  "/plugins/bulk-editing/find-replace-view#FindReplaceView": FindReplaceView_f69dc9c39600518ae3f6230707ca0159,
  "/plugins/findings/report#FindingsReport": FindingsReport_cc3017d3ea8ad56044ed093213ea5c3d,
  "/plugins/mentions/view#MentionsView": MentionsView_68d420afe61a5fd272933322332f8696,
  "/plugins/missing-addresses/report#MissingAddresses": MissingAddresses_62c17410ab57236222749cf702688fd3,
  "/plugins/scheduling/calendar-view#CalendarView": CalendarView_b4643e94d5ddb373445378d30a555a7d,
  "/plugins/session/signed-in-view.client#SignedInView": SignedInView_8521d9eda553c2e6b49a3288c88918a6,
  "/plugins/set-up/set-up-view#SetUpView": SetUpView_f0daafd5e47b3c2ceed2d29ad4a4146b,
  "/plugins/sign-in/login-view#LoginView": LoginView_9409887d74ecc9258cb838604d5f9d2f,
  "/plugins/translations/board#TranslationBoard": TranslationBoard_000f18bdf4729b493f4842b150b97112,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
