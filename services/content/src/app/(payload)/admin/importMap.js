import { FindingsPanel as FindingsPanel_15bc2a843e674e4ee6e518ddad7fc73b } from '../../../findings/panel.client'
import { TitleCell as TitleCell_ba750f284f1fc046fb72e824217819e7 } from '../../../fields/list-cells.client'
import { SourceText as SourceText_e2c60d857e8b19ee8f8af1ac0ff2e467 } from '../../../translations/source-text.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_7a94c46c18c3519be7bebbdb082350ad } from '../../../admin/row-label.client'
import { StatusCell as StatusCell_ba750f284f1fc046fb72e824217819e7 } from '../../../fields/list-cells.client'
import { SelectedUses as SelectedUses_a3994fe44e88fb72aea4ac06ed42779a } from '../../../leaving/selected-uses.client'
import { CloseOutdatedDialog as CloseOutdatedDialog_58b08068041476aeec7d0963add52265 } from '../../../conflicts/close-outdated-dialog.client'
import { DeleteButton as DeleteButton_a0232a0fcc31f29e185a550b6ad9b65c } from '../../../leaving/delete-button.client'
import { PublishButton as PublishButton_0a68d571c0657f2392c2a714b74aaeb0 } from '../../../admin/publish-button.client'
import { UnpublishButton as UnpublishButton_82cf1fb240eefea5c7d58081f0159bf3 } from '../../../leaving/unpublish-button.client'
import { UsedIn as UsedIn_9383d76f01809cf9cbc2fb43de780d75 } from '../../../collections/media/used-in'
import { SecondFactorPanel as SecondFactorPanel_cd9fc44d0024fd25a82a54a71fd09bf7 } from '../../../second-factor/panel.client'
import { Icon as Icon_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { Logo as Logo_b3e8143be63e21b1185320703654ba6b } from '../../../admin/brand'
import { NavLinks as NavLinks_9f37e0ef26b595391c3e92c5ed01c44a } from '../../../admin/nav-links'
import { Dashboard as Dashboard_1ec65b448e68decfb8829d9fa84c9392 } from '../../../admin/dashboard'
import { LoginView as LoginView_933b5efd88f18b284c7acf66377db69c } from '../../../sign-in/login-view'
import { TranslationBoard as TranslationBoard_015c5d471b8c121a3db3b68bd83970ac } from '../../../translations/board'
import { ImportExportView as ImportExportView_3bc0c5ada99459d754d0730aa2a1bb81 } from '../../../bulk/import-export-view'
import { FindReplaceView as FindReplaceView_8c09e104a80779fac1aade71ce9a1213 } from '../../../bulk/find-replace-view'
import { FindingsReport as FindingsReport_a182405ca01964f915ecf932624b5a49 } from '../../../findings/report'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/findings/panel.client#FindingsPanel": FindingsPanel_15bc2a843e674e4ee6e518ddad7fc73b,
  "/fields/list-cells.client#TitleCell": TitleCell_ba750f284f1fc046fb72e824217819e7,
  "/translations/source-text.client#SourceText": SourceText_e2c60d857e8b19ee8f8af1ac0ff2e467,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/row-label.client#RowLabel": RowLabel_7a94c46c18c3519be7bebbdb082350ad,
  "/fields/list-cells.client#StatusCell": StatusCell_ba750f284f1fc046fb72e824217819e7,
  "/leaving/selected-uses.client#SelectedUses": SelectedUses_a3994fe44e88fb72aea4ac06ed42779a,
  "/conflicts/close-outdated-dialog.client#CloseOutdatedDialog": CloseOutdatedDialog_58b08068041476aeec7d0963add52265,
  "/leaving/delete-button.client#DeleteButton": DeleteButton_a0232a0fcc31f29e185a550b6ad9b65c,
  "/admin/publish-button.client#PublishButton": PublishButton_0a68d571c0657f2392c2a714b74aaeb0,
  "/leaving/unpublish-button.client#UnpublishButton": UnpublishButton_82cf1fb240eefea5c7d58081f0159bf3,
  "/collections/media/used-in#UsedIn": UsedIn_9383d76f01809cf9cbc2fb43de780d75,
  "/second-factor/panel.client#SecondFactorPanel": SecondFactorPanel_cd9fc44d0024fd25a82a54a71fd09bf7,
  "/admin/brand#Icon": Icon_b3e8143be63e21b1185320703654ba6b,
  "/admin/brand#Logo": Logo_b3e8143be63e21b1185320703654ba6b,
  "/admin/nav-links#NavLinks": NavLinks_9f37e0ef26b595391c3e92c5ed01c44a,
  "/admin/dashboard#Dashboard": Dashboard_1ec65b448e68decfb8829d9fa84c9392,
  "/sign-in/login-view#LoginView": LoginView_933b5efd88f18b284c7acf66377db69c,
  "/translations/board#TranslationBoard": TranslationBoard_015c5d471b8c121a3db3b68bd83970ac,
  "/bulk/import-export-view#ImportExportView": ImportExportView_3bc0c5ada99459d754d0730aa2a1bb81,
  "/bulk/find-replace-view#FindReplaceView": FindReplaceView_8c09e104a80779fac1aade71ce9a1213,
  "/findings/report#FindingsReport": FindingsReport_a182405ca01964f915ecf932624b5a49,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
