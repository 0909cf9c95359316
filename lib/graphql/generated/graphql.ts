/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AlertSubscriptionUpdate_Frequency_MutationInput =
  | 'daily'
  | 'immediately'
  | 'monthly'
  | 'weekly';

export type AlertSubscriptionUpdate_SearchLocale_MutationInput =
  | 'en'
  | 'fr_fr'
  | 'zh_cn';

export type AlertSubscriptionUpdate_Topic_MutationInput =
  | 'all'
  | 'navigator'
  | 'practice'
  | 'search'
  | 'sector';

export type AlertSubscription_Frequency =
  | 'daily'
  | 'immediately'
  | 'monthly'
  | 'weekly';

export type AlertSubscription_Frequency_MutationInput =
  | 'daily'
  | 'immediately'
  | 'monthly'
  | 'weekly';

export type AlertSubscription_SearchLocale =
  | 'en'
  | 'fr_fr'
  | 'zh_cn';

export type AlertSubscription_SearchLocale_MutationInput =
  | 'en'
  | 'fr_fr'
  | 'zh_cn';

export type AlertSubscription_Topic =
  | 'all'
  | 'navigator'
  | 'practice'
  | 'search'
  | 'sector';

export type AlertSubscription_Topic_MutationInput =
  | 'all'
  | 'navigator'
  | 'practice'
  | 'search'
  | 'sector';

export type Article__Status_Input =
  | 'draft'
  | 'published';

export type Article__Status_Operator = {
  all?: Array<Article__Status_Input | null | undefined> | null | undefined;
  equals?: Article__Status_Input | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<Article__Status_Input | null | undefined> | null | undefined;
  not_equals?: Article__Status_Input | null | undefined;
  not_in?: Array<Article__Status_Input | null | undefined> | null | undefined;
};

export type Article_Authors_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Article_Countries_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Article_CreatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Article_Id_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Article_KeyPoints_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Article_Kind =
  | 'briefing'
  | 'checklist'
  | 'comment'
  | 'guide'
  | 'report';

export type Article_Kind_Input =
  | 'briefing'
  | 'checklist'
  | 'comment'
  | 'guide'
  | 'report';

export type Article_Kind_Operator = {
  all?: Array<Article_Kind_Input | null | undefined> | null | undefined;
  equals?: Article_Kind_Input | null | undefined;
  in?: Array<Article_Kind_Input | null | undefined> | null | undefined;
  not_equals?: Article_Kind_Input | null | undefined;
  not_in?: Array<Article_Kind_Input | null | undefined> | null | undefined;
};

export type Article_Locale_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Article_Practices_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Article_Product__Feature_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Article_PublishedOn_Operator = {
  equals?: string | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Article_ReadingMinutes_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Article_Regions =
  | 'americas'
  | 'asia_pacific'
  | 'european_union'
  | 'global'
  | 'middle_east';

export type Article_Regions_Input =
  | 'americas'
  | 'asia_pacific'
  | 'european_union'
  | 'global'
  | 'middle_east';

export type Article_Regions_Operator = {
  all?: Array<Article_Regions_Input | null | undefined> | null | undefined;
  equals?: Article_Regions_Input | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<Article_Regions_Input | null | undefined> | null | undefined;
  not_equals?: Article_Regions_Input | null | undefined;
  not_in?: Array<Article_Regions_Input | null | undefined> | null | undefined;
};

export type Article_Related_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Article_Sectors_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Article_Seo__Description_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Article_Seo__NoIndex_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Article_Seo__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Article_Slug_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Article_Summary_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Article_Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Article_Translations_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Article_UpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Article_UpdatedOn_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Article_Where = {
  AND?: Array<Article_Where_And | null | undefined> | null | undefined;
  OR?: Array<Article_Where_Or | null | undefined> | null | undefined;
  _status?: Article__Status_Operator | null | undefined;
  authors?: Article_Authors_Operator | null | undefined;
  countries?: Article_Countries_Operator | null | undefined;
  createdAt?: Article_CreatedAt_Operator | null | undefined;
  id?: Article_Id_Operator | null | undefined;
  keyPoints?: Article_KeyPoints_Operator | null | undefined;
  kind?: Article_Kind_Operator | null | undefined;
  locale?: Article_Locale_Operator | null | undefined;
  practices?: Article_Practices_Operator | null | undefined;
  product__feature?: Article_Product__Feature_Operator | null | undefined;
  publishedOn?: Article_PublishedOn_Operator | null | undefined;
  readingMinutes?: Article_ReadingMinutes_Operator | null | undefined;
  regions?: Article_Regions_Operator | null | undefined;
  related?: Article_Related_Operator | null | undefined;
  sectors?: Article_Sectors_Operator | null | undefined;
  seo__description?: Article_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Article_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Article_Seo__Title_Operator | null | undefined;
  slug?: Article_Slug_Operator | null | undefined;
  summary?: Article_Summary_Operator | null | undefined;
  title?: Article_Title_Operator | null | undefined;
  translations?: Article_Translations_Operator | null | undefined;
  updatedAt?: Article_UpdatedAt_Operator | null | undefined;
  updatedOn?: Article_UpdatedOn_Operator | null | undefined;
};

export type Article_Where_And = {
  AND?: Array<Article_Where_And | null | undefined> | null | undefined;
  OR?: Array<Article_Where_Or | null | undefined> | null | undefined;
  _status?: Article__Status_Operator | null | undefined;
  authors?: Article_Authors_Operator | null | undefined;
  countries?: Article_Countries_Operator | null | undefined;
  createdAt?: Article_CreatedAt_Operator | null | undefined;
  id?: Article_Id_Operator | null | undefined;
  keyPoints?: Article_KeyPoints_Operator | null | undefined;
  kind?: Article_Kind_Operator | null | undefined;
  locale?: Article_Locale_Operator | null | undefined;
  practices?: Article_Practices_Operator | null | undefined;
  product__feature?: Article_Product__Feature_Operator | null | undefined;
  publishedOn?: Article_PublishedOn_Operator | null | undefined;
  readingMinutes?: Article_ReadingMinutes_Operator | null | undefined;
  regions?: Article_Regions_Operator | null | undefined;
  related?: Article_Related_Operator | null | undefined;
  sectors?: Article_Sectors_Operator | null | undefined;
  seo__description?: Article_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Article_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Article_Seo__Title_Operator | null | undefined;
  slug?: Article_Slug_Operator | null | undefined;
  summary?: Article_Summary_Operator | null | undefined;
  title?: Article_Title_Operator | null | undefined;
  translations?: Article_Translations_Operator | null | undefined;
  updatedAt?: Article_UpdatedAt_Operator | null | undefined;
  updatedOn?: Article_UpdatedOn_Operator | null | undefined;
};

export type Article_Where_Or = {
  AND?: Array<Article_Where_And | null | undefined> | null | undefined;
  OR?: Array<Article_Where_Or | null | undefined> | null | undefined;
  _status?: Article__Status_Operator | null | undefined;
  authors?: Article_Authors_Operator | null | undefined;
  countries?: Article_Countries_Operator | null | undefined;
  createdAt?: Article_CreatedAt_Operator | null | undefined;
  id?: Article_Id_Operator | null | undefined;
  keyPoints?: Article_KeyPoints_Operator | null | undefined;
  kind?: Article_Kind_Operator | null | undefined;
  locale?: Article_Locale_Operator | null | undefined;
  practices?: Article_Practices_Operator | null | undefined;
  product__feature?: Article_Product__Feature_Operator | null | undefined;
  publishedOn?: Article_PublishedOn_Operator | null | undefined;
  readingMinutes?: Article_ReadingMinutes_Operator | null | undefined;
  regions?: Article_Regions_Operator | null | undefined;
  related?: Article_Related_Operator | null | undefined;
  sectors?: Article_Sectors_Operator | null | undefined;
  seo__description?: Article_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Article_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Article_Seo__Title_Operator | null | undefined;
  slug?: Article_Slug_Operator | null | undefined;
  summary?: Article_Summary_Operator | null | undefined;
  title?: Article_Title_Operator | null | undefined;
  translations?: Article_Translations_Operator | null | undefined;
  updatedAt?: Article_UpdatedAt_Operator | null | undefined;
  updatedOn?: Article_UpdatedOn_Operator | null | undefined;
};

export type CalloutBlock_Tone =
  | 'action'
  | 'note'
  | 'warning';

export type CareersPage_Vacancy_Contract =
  | 'fixed_term'
  | 'part_time'
  | 'permanent';

export type CareersPage_Kind =
  | 'page'
  | 'vacancy';

export type ConsentEntry_State =
  | 'given'
  | 'withdrawn';

export type ConsentEntry_Way =
  | 'link'
  | 'website';

export type Contact_Phones_Kind =
  | 'mobile'
  | 'office';

export type Contact_Social_Network =
  | 'linkedin'
  | 'website'
  | 'wechat'
  | 'x';

export type Contact__Status_Input =
  | 'draft'
  | 'published';

export type Contact__Status_Operator = {
  all?: Array<Contact__Status_Input | null | undefined> | null | undefined;
  equals?: Contact__Status_Input | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<Contact__Status_Input | null | undefined> | null | undefined;
  not_equals?: Contact__Status_Input | null | undefined;
  not_in?: Array<Contact__Status_Input | null | undefined> | null | undefined;
};

export type Contact_Admissions__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Admissions__Jurisdiction_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Admissions__Year_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Contact_Assistant__Email_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Assistant__Name_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Assistant__Phone_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_CreatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Contact_Education__Degree_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Education__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Education__Institution_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Education__Year_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Contact_Email_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Experience__Client_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Experience__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Experience__Text_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Contact_FamilyName_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_GivenName_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Headline_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Contact_Honorific_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Id_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Contact_JobTitle_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Languages =
  | 'ar'
  | 'bn'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'en'
  | 'es'
  | 'fa'
  | 'fi'
  | 'fr'
  | 'ga'
  | 'gu'
  | 'he'
  | 'hi'
  | 'hu'
  | 'id'
  | 'it'
  | 'ja'
  | 'kn'
  | 'ko'
  | 'ml'
  | 'mr'
  | 'ms'
  | 'nl'
  | 'no'
  | 'pa'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sv'
  | 'ta'
  | 'te'
  | 'th'
  | 'tl'
  | 'tr'
  | 'uk'
  | 'ur'
  | 'vi'
  | 'yo'
  | 'yue'
  | 'zh';

export type Contact_Languages_Input =
  | 'ar'
  | 'bn'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'en'
  | 'es'
  | 'fa'
  | 'fi'
  | 'fr'
  | 'ga'
  | 'gu'
  | 'he'
  | 'hi'
  | 'hu'
  | 'id'
  | 'it'
  | 'ja'
  | 'kn'
  | 'ko'
  | 'ml'
  | 'mr'
  | 'ms'
  | 'nl'
  | 'no'
  | 'pa'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sv'
  | 'ta'
  | 'te'
  | 'th'
  | 'tl'
  | 'tr'
  | 'uk'
  | 'ur'
  | 'vi'
  | 'yo'
  | 'yue'
  | 'zh';

export type Contact_Languages_Operator = {
  all?: Array<Contact_Languages_Input | null | undefined> | null | undefined;
  equals?: Contact_Languages_Input | null | undefined;
  in?: Array<Contact_Languages_Input | null | undefined> | null | undefined;
  not_equals?: Contact_Languages_Input | null | undefined;
  not_in?: Array<Contact_Languages_Input | null | undefined> | null | undefined;
};

export type Contact_Level =
  | 'associate'
  | 'business_services'
  | 'counsel'
  | 'partner'
  | 'senior_associate';

export type Contact_Level_Input =
  | 'associate'
  | 'business_services'
  | 'counsel'
  | 'partner'
  | 'senior_associate';

export type Contact_Level_Operator = {
  all?: Array<Contact_Level_Input | null | undefined> | null | undefined;
  equals?: Contact_Level_Input | null | undefined;
  in?: Array<Contact_Level_Input | null | undefined> | null | undefined;
  not_equals?: Contact_Level_Input | null | undefined;
  not_in?: Array<Contact_Level_Input | null | undefined> | null | undefined;
};

export type Contact_Locale_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Memberships_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Name_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Offices_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Contact_Phones__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Phones__Kind_Input =
  | 'mobile'
  | 'office';

export type Contact_Phones__Kind_Operator = {
  all?: Array<Contact_Phones__Kind_Input | null | undefined> | null | undefined;
  equals?: Contact_Phones__Kind_Input | null | undefined;
  in?: Array<Contact_Phones__Kind_Input | null | undefined> | null | undefined;
  not_equals?: Contact_Phones__Kind_Input | null | undefined;
  not_in?: Array<Contact_Phones__Kind_Input | null | undefined> | null | undefined;
};

export type Contact_Phones__Number_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Photograph_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Contact_PostNominals_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Practices_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Contact_Product__Feature_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Profile_Operator = {
  contains?: unknown;
  equals?: unknown;
  like?: unknown;
  not_equals?: unknown;
};

export type Contact_Recognitions__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Recognitions__Source_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Recognitions__Text_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Recognitions__Year_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Contact_Sectors_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Contact_Seo__Description_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Contact_Seo__NoIndex_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Contact_Seo__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Slug_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Social__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Social__Network_Input =
  | 'linkedin'
  | 'website'
  | 'wechat'
  | 'x';

export type Contact_Social__Network_Operator = {
  all?: Array<Contact_Social__Network_Input | null | undefined> | null | undefined;
  equals?: Contact_Social__Network_Input | null | undefined;
  in?: Array<Contact_Social__Network_Input | null | undefined> | null | undefined;
  not_equals?: Contact_Social__Network_Input | null | undefined;
  not_in?: Array<Contact_Social__Network_Input | null | undefined> | null | undefined;
};

export type Contact_Social__Url_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_Translations_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Contact_UpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Contact_Where_And = {
  AND?: Array<Contact_Where_And | null | undefined> | null | undefined;
  OR?: Array<Contact_Where_Or | null | undefined> | null | undefined;
  _status?: Contact__Status_Operator | null | undefined;
  admissions__id?: Contact_Admissions__Id_Operator | null | undefined;
  admissions__jurisdiction?: Contact_Admissions__Jurisdiction_Operator | null | undefined;
  admissions__year?: Contact_Admissions__Year_Operator | null | undefined;
  assistant__email?: Contact_Assistant__Email_Operator | null | undefined;
  assistant__name?: Contact_Assistant__Name_Operator | null | undefined;
  assistant__phone?: Contact_Assistant__Phone_Operator | null | undefined;
  createdAt?: Contact_CreatedAt_Operator | null | undefined;
  education__degree?: Contact_Education__Degree_Operator | null | undefined;
  education__id?: Contact_Education__Id_Operator | null | undefined;
  education__institution?: Contact_Education__Institution_Operator | null | undefined;
  education__year?: Contact_Education__Year_Operator | null | undefined;
  email?: Contact_Email_Operator | null | undefined;
  experience__client?: Contact_Experience__Client_Operator | null | undefined;
  experience__id?: Contact_Experience__Id_Operator | null | undefined;
  experience__text?: Contact_Experience__Text_Operator | null | undefined;
  familyName?: Contact_FamilyName_Operator | null | undefined;
  givenName?: Contact_GivenName_Operator | null | undefined;
  headline?: Contact_Headline_Operator | null | undefined;
  honorific?: Contact_Honorific_Operator | null | undefined;
  id?: Contact_Id_Operator | null | undefined;
  jobTitle?: Contact_JobTitle_Operator | null | undefined;
  languages?: Contact_Languages_Operator | null | undefined;
  level?: Contact_Level_Operator | null | undefined;
  locale?: Contact_Locale_Operator | null | undefined;
  memberships?: Contact_Memberships_Operator | null | undefined;
  name?: Contact_Name_Operator | null | undefined;
  offices?: Contact_Offices_Operator | null | undefined;
  phones__id?: Contact_Phones__Id_Operator | null | undefined;
  phones__kind?: Contact_Phones__Kind_Operator | null | undefined;
  phones__number?: Contact_Phones__Number_Operator | null | undefined;
  photograph?: Contact_Photograph_Operator | null | undefined;
  postNominals?: Contact_PostNominals_Operator | null | undefined;
  practices?: Contact_Practices_Operator | null | undefined;
  product__feature?: Contact_Product__Feature_Operator | null | undefined;
  profile?: Contact_Profile_Operator | null | undefined;
  recognitions__id?: Contact_Recognitions__Id_Operator | null | undefined;
  recognitions__source?: Contact_Recognitions__Source_Operator | null | undefined;
  recognitions__text?: Contact_Recognitions__Text_Operator | null | undefined;
  recognitions__year?: Contact_Recognitions__Year_Operator | null | undefined;
  sectors?: Contact_Sectors_Operator | null | undefined;
  seo__description?: Contact_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Contact_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Contact_Seo__Title_Operator | null | undefined;
  slug?: Contact_Slug_Operator | null | undefined;
  social__id?: Contact_Social__Id_Operator | null | undefined;
  social__network?: Contact_Social__Network_Operator | null | undefined;
  social__url?: Contact_Social__Url_Operator | null | undefined;
  translations?: Contact_Translations_Operator | null | undefined;
  updatedAt?: Contact_UpdatedAt_Operator | null | undefined;
  worksWith?: Contact_WorksWith_Operator | null | undefined;
};

export type Contact_Where_Or = {
  AND?: Array<Contact_Where_And | null | undefined> | null | undefined;
  OR?: Array<Contact_Where_Or | null | undefined> | null | undefined;
  _status?: Contact__Status_Operator | null | undefined;
  admissions__id?: Contact_Admissions__Id_Operator | null | undefined;
  admissions__jurisdiction?: Contact_Admissions__Jurisdiction_Operator | null | undefined;
  admissions__year?: Contact_Admissions__Year_Operator | null | undefined;
  assistant__email?: Contact_Assistant__Email_Operator | null | undefined;
  assistant__name?: Contact_Assistant__Name_Operator | null | undefined;
  assistant__phone?: Contact_Assistant__Phone_Operator | null | undefined;
  createdAt?: Contact_CreatedAt_Operator | null | undefined;
  education__degree?: Contact_Education__Degree_Operator | null | undefined;
  education__id?: Contact_Education__Id_Operator | null | undefined;
  education__institution?: Contact_Education__Institution_Operator | null | undefined;
  education__year?: Contact_Education__Year_Operator | null | undefined;
  email?: Contact_Email_Operator | null | undefined;
  experience__client?: Contact_Experience__Client_Operator | null | undefined;
  experience__id?: Contact_Experience__Id_Operator | null | undefined;
  experience__text?: Contact_Experience__Text_Operator | null | undefined;
  familyName?: Contact_FamilyName_Operator | null | undefined;
  givenName?: Contact_GivenName_Operator | null | undefined;
  headline?: Contact_Headline_Operator | null | undefined;
  honorific?: Contact_Honorific_Operator | null | undefined;
  id?: Contact_Id_Operator | null | undefined;
  jobTitle?: Contact_JobTitle_Operator | null | undefined;
  languages?: Contact_Languages_Operator | null | undefined;
  level?: Contact_Level_Operator | null | undefined;
  locale?: Contact_Locale_Operator | null | undefined;
  memberships?: Contact_Memberships_Operator | null | undefined;
  name?: Contact_Name_Operator | null | undefined;
  offices?: Contact_Offices_Operator | null | undefined;
  phones__id?: Contact_Phones__Id_Operator | null | undefined;
  phones__kind?: Contact_Phones__Kind_Operator | null | undefined;
  phones__number?: Contact_Phones__Number_Operator | null | undefined;
  photograph?: Contact_Photograph_Operator | null | undefined;
  postNominals?: Contact_PostNominals_Operator | null | undefined;
  practices?: Contact_Practices_Operator | null | undefined;
  product__feature?: Contact_Product__Feature_Operator | null | undefined;
  profile?: Contact_Profile_Operator | null | undefined;
  recognitions__id?: Contact_Recognitions__Id_Operator | null | undefined;
  recognitions__source?: Contact_Recognitions__Source_Operator | null | undefined;
  recognitions__text?: Contact_Recognitions__Text_Operator | null | undefined;
  recognitions__year?: Contact_Recognitions__Year_Operator | null | undefined;
  sectors?: Contact_Sectors_Operator | null | undefined;
  seo__description?: Contact_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Contact_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Contact_Seo__Title_Operator | null | undefined;
  slug?: Contact_Slug_Operator | null | undefined;
  social__id?: Contact_Social__Id_Operator | null | undefined;
  social__network?: Contact_Social__Network_Operator | null | undefined;
  social__url?: Contact_Social__Url_Operator | null | undefined;
  translations?: Contact_Translations_Operator | null | undefined;
  updatedAt?: Contact_UpdatedAt_Operator | null | undefined;
  worksWith?: Contact_WorksWith_Operator | null | undefined;
};

export type Contact_WorksWith_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type CountryInfo_Region =
  | 'americas'
  | 'asia_pacific'
  | 'europe'
  | 'middle_east';

export type Event__Status_Input =
  | 'draft'
  | 'published';

export type Event__Status_Operator = {
  all?: Array<Event__Status_Input | null | undefined> | null | undefined;
  equals?: Event__Status_Input | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<Event__Status_Input | null | undefined> | null | undefined;
  not_equals?: Event__Status_Input | null | undefined;
  not_in?: Array<Event__Status_Input | null | undefined> | null | undefined;
};

export type Event_Agenda__Detail_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Agenda__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Agenda__Time_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Agenda__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Capacity_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Event_Countries_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Event_CpdPoints_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Event_CreatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_EndsAt_Operator = {
  equals?: string | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_Guests__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Guests__Name_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Guests__Role_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Id_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Event_Locale_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_OtherTimeZones_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_PlacesLeft_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Event_Practices_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Event_Product__Feature_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_RegistrationCloses_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_RegistrationOpens_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_Sectors_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Event_Seo__Description_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_Seo__NoIndex_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Event_Seo__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Sequence_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Event_Slug_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Speakers_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Event_StartsAt_Operator = {
  equals?: string | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_State =
  | 'cancelled'
  | 'planned';

export type Event_State_Input =
  | 'cancelled'
  | 'planned';

export type Event_State_Operator = {
  all?: Array<Event_State_Input | null | undefined> | null | undefined;
  equals?: Event_State_Input | null | undefined;
  in?: Array<Event_State_Input | null | undefined> | null | undefined;
  not_equals?: Event_State_Input | null | undefined;
  not_in?: Array<Event_State_Input | null | undefined> | null | undefined;
};

export type Event_Summary_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_TimeZone_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Translations_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_UpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_Venue__Address_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Event_Venue__JoinUrl_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Venue__Name_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Event_Venue__Office_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Event_Venue__Online_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Event_Where = {
  AND?: Array<Event_Where_And | null | undefined> | null | undefined;
  OR?: Array<Event_Where_Or | null | undefined> | null | undefined;
  _status?: Event__Status_Operator | null | undefined;
  agenda__detail?: Event_Agenda__Detail_Operator | null | undefined;
  agenda__id?: Event_Agenda__Id_Operator | null | undefined;
  agenda__time?: Event_Agenda__Time_Operator | null | undefined;
  agenda__title?: Event_Agenda__Title_Operator | null | undefined;
  capacity?: Event_Capacity_Operator | null | undefined;
  countries?: Event_Countries_Operator | null | undefined;
  cpdPoints?: Event_CpdPoints_Operator | null | undefined;
  createdAt?: Event_CreatedAt_Operator | null | undefined;
  endsAt?: Event_EndsAt_Operator | null | undefined;
  guests__id?: Event_Guests__Id_Operator | null | undefined;
  guests__name?: Event_Guests__Name_Operator | null | undefined;
  guests__role?: Event_Guests__Role_Operator | null | undefined;
  id?: Event_Id_Operator | null | undefined;
  locale?: Event_Locale_Operator | null | undefined;
  otherTimeZones?: Event_OtherTimeZones_Operator | null | undefined;
  placesLeft?: Event_PlacesLeft_Operator | null | undefined;
  practices?: Event_Practices_Operator | null | undefined;
  product__feature?: Event_Product__Feature_Operator | null | undefined;
  registrationCloses?: Event_RegistrationCloses_Operator | null | undefined;
  registrationOpens?: Event_RegistrationOpens_Operator | null | undefined;
  sectors?: Event_Sectors_Operator | null | undefined;
  seo__description?: Event_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Event_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Event_Seo__Title_Operator | null | undefined;
  sequence?: Event_Sequence_Operator | null | undefined;
  slug?: Event_Slug_Operator | null | undefined;
  speakers?: Event_Speakers_Operator | null | undefined;
  startsAt?: Event_StartsAt_Operator | null | undefined;
  state?: Event_State_Operator | null | undefined;
  summary?: Event_Summary_Operator | null | undefined;
  timeZone?: Event_TimeZone_Operator | null | undefined;
  title?: Event_Title_Operator | null | undefined;
  translations?: Event_Translations_Operator | null | undefined;
  updatedAt?: Event_UpdatedAt_Operator | null | undefined;
  venue__address?: Event_Venue__Address_Operator | null | undefined;
  venue__joinUrl?: Event_Venue__JoinUrl_Operator | null | undefined;
  venue__name?: Event_Venue__Name_Operator | null | undefined;
  venue__office?: Event_Venue__Office_Operator | null | undefined;
  venue__online?: Event_Venue__Online_Operator | null | undefined;
};

export type Event_Where_And = {
  AND?: Array<Event_Where_And | null | undefined> | null | undefined;
  OR?: Array<Event_Where_Or | null | undefined> | null | undefined;
  _status?: Event__Status_Operator | null | undefined;
  agenda__detail?: Event_Agenda__Detail_Operator | null | undefined;
  agenda__id?: Event_Agenda__Id_Operator | null | undefined;
  agenda__time?: Event_Agenda__Time_Operator | null | undefined;
  agenda__title?: Event_Agenda__Title_Operator | null | undefined;
  capacity?: Event_Capacity_Operator | null | undefined;
  countries?: Event_Countries_Operator | null | undefined;
  cpdPoints?: Event_CpdPoints_Operator | null | undefined;
  createdAt?: Event_CreatedAt_Operator | null | undefined;
  endsAt?: Event_EndsAt_Operator | null | undefined;
  guests__id?: Event_Guests__Id_Operator | null | undefined;
  guests__name?: Event_Guests__Name_Operator | null | undefined;
  guests__role?: Event_Guests__Role_Operator | null | undefined;
  id?: Event_Id_Operator | null | undefined;
  locale?: Event_Locale_Operator | null | undefined;
  otherTimeZones?: Event_OtherTimeZones_Operator | null | undefined;
  placesLeft?: Event_PlacesLeft_Operator | null | undefined;
  practices?: Event_Practices_Operator | null | undefined;
  product__feature?: Event_Product__Feature_Operator | null | undefined;
  registrationCloses?: Event_RegistrationCloses_Operator | null | undefined;
  registrationOpens?: Event_RegistrationOpens_Operator | null | undefined;
  sectors?: Event_Sectors_Operator | null | undefined;
  seo__description?: Event_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Event_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Event_Seo__Title_Operator | null | undefined;
  sequence?: Event_Sequence_Operator | null | undefined;
  slug?: Event_Slug_Operator | null | undefined;
  speakers?: Event_Speakers_Operator | null | undefined;
  startsAt?: Event_StartsAt_Operator | null | undefined;
  state?: Event_State_Operator | null | undefined;
  summary?: Event_Summary_Operator | null | undefined;
  timeZone?: Event_TimeZone_Operator | null | undefined;
  title?: Event_Title_Operator | null | undefined;
  translations?: Event_Translations_Operator | null | undefined;
  updatedAt?: Event_UpdatedAt_Operator | null | undefined;
  venue__address?: Event_Venue__Address_Operator | null | undefined;
  venue__joinUrl?: Event_Venue__JoinUrl_Operator | null | undefined;
  venue__name?: Event_Venue__Name_Operator | null | undefined;
  venue__office?: Event_Venue__Office_Operator | null | undefined;
  venue__online?: Event_Venue__Online_Operator | null | undefined;
};

export type Event_Where_Or = {
  AND?: Array<Event_Where_And | null | undefined> | null | undefined;
  OR?: Array<Event_Where_Or | null | undefined> | null | undefined;
  _status?: Event__Status_Operator | null | undefined;
  agenda__detail?: Event_Agenda__Detail_Operator | null | undefined;
  agenda__id?: Event_Agenda__Id_Operator | null | undefined;
  agenda__time?: Event_Agenda__Time_Operator | null | undefined;
  agenda__title?: Event_Agenda__Title_Operator | null | undefined;
  capacity?: Event_Capacity_Operator | null | undefined;
  countries?: Event_Countries_Operator | null | undefined;
  cpdPoints?: Event_CpdPoints_Operator | null | undefined;
  createdAt?: Event_CreatedAt_Operator | null | undefined;
  endsAt?: Event_EndsAt_Operator | null | undefined;
  guests__id?: Event_Guests__Id_Operator | null | undefined;
  guests__name?: Event_Guests__Name_Operator | null | undefined;
  guests__role?: Event_Guests__Role_Operator | null | undefined;
  id?: Event_Id_Operator | null | undefined;
  locale?: Event_Locale_Operator | null | undefined;
  otherTimeZones?: Event_OtherTimeZones_Operator | null | undefined;
  placesLeft?: Event_PlacesLeft_Operator | null | undefined;
  practices?: Event_Practices_Operator | null | undefined;
  product__feature?: Event_Product__Feature_Operator | null | undefined;
  registrationCloses?: Event_RegistrationCloses_Operator | null | undefined;
  registrationOpens?: Event_RegistrationOpens_Operator | null | undefined;
  sectors?: Event_Sectors_Operator | null | undefined;
  seo__description?: Event_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Event_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Event_Seo__Title_Operator | null | undefined;
  sequence?: Event_Sequence_Operator | null | undefined;
  slug?: Event_Slug_Operator | null | undefined;
  speakers?: Event_Speakers_Operator | null | undefined;
  startsAt?: Event_StartsAt_Operator | null | undefined;
  state?: Event_State_Operator | null | undefined;
  summary?: Event_Summary_Operator | null | undefined;
  timeZone?: Event_TimeZone_Operator | null | undefined;
  title?: Event_Title_Operator | null | undefined;
  translations?: Event_Translations_Operator | null | undefined;
  updatedAt?: Event_UpdatedAt_Operator | null | undefined;
  venue__address?: Event_Venue__Address_Operator | null | undefined;
  venue__joinUrl?: Event_Venue__JoinUrl_Operator | null | undefined;
  venue__name?: Event_Venue__Name_Operator | null | undefined;
  venue__office?: Event_Venue__Office_Operator | null | undefined;
  venue__online?: Event_Venue__Online_Operator | null | undefined;
};

export type FavouriteUpdate_Kind_MutationInput =
  | 'article'
  | 'contact'
  | 'event'
  | 'navigator_answer'
  | 'news'
  | 'office'
  | 'training'
  | 'training_series';

export type Favourite_Changed_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Favourite_CreatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Favourite_Document_Operator = {
  equals?: number | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Favourite_Folder_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Favourite_Gone_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Favourite_Id_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Favourite_Kind =
  | 'article'
  | 'contact'
  | 'event'
  | 'navigator_answer'
  | 'news'
  | 'office'
  | 'training'
  | 'training_series';

export type Favourite_Kind_Input =
  | 'article'
  | 'contact'
  | 'event'
  | 'navigator_answer'
  | 'news'
  | 'office'
  | 'training'
  | 'training_series';

export type Favourite_Kind_MutationInput =
  | 'article'
  | 'contact'
  | 'event'
  | 'navigator_answer'
  | 'news'
  | 'office'
  | 'training'
  | 'training_series';

export type Favourite_Kind_Operator = {
  all?: Array<Favourite_Kind_Input | null | undefined> | null | undefined;
  equals?: Favourite_Kind_Input | null | undefined;
  in?: Array<Favourite_Kind_Input | null | undefined> | null | undefined;
  not_equals?: Favourite_Kind_Input | null | undefined;
  not_in?: Array<Favourite_Kind_Input | null | undefined> | null | undefined;
};

export type Favourite_Locked_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Favourite_Note_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Favourite_Path_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Favourite_SavedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Favourite_SeenUpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Favourite_Summary_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Favourite_TitleWhenSaved_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Favourite_Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Favourite_UpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Favourite_Where_And = {
  AND?: Array<Favourite_Where_And | null | undefined> | null | undefined;
  OR?: Array<Favourite_Where_Or | null | undefined> | null | undefined;
  changed?: Favourite_Changed_Operator | null | undefined;
  createdAt?: Favourite_CreatedAt_Operator | null | undefined;
  document?: Favourite_Document_Operator | null | undefined;
  folder?: Favourite_Folder_Operator | null | undefined;
  gone?: Favourite_Gone_Operator | null | undefined;
  id?: Favourite_Id_Operator | null | undefined;
  kind?: Favourite_Kind_Operator | null | undefined;
  locked?: Favourite_Locked_Operator | null | undefined;
  note?: Favourite_Note_Operator | null | undefined;
  path?: Favourite_Path_Operator | null | undefined;
  savedAt?: Favourite_SavedAt_Operator | null | undefined;
  seenUpdatedAt?: Favourite_SeenUpdatedAt_Operator | null | undefined;
  summary?: Favourite_Summary_Operator | null | undefined;
  title?: Favourite_Title_Operator | null | undefined;
  titleWhenSaved?: Favourite_TitleWhenSaved_Operator | null | undefined;
  updatedAt?: Favourite_UpdatedAt_Operator | null | undefined;
};

export type Favourite_Where_Or = {
  AND?: Array<Favourite_Where_And | null | undefined> | null | undefined;
  OR?: Array<Favourite_Where_Or | null | undefined> | null | undefined;
  changed?: Favourite_Changed_Operator | null | undefined;
  createdAt?: Favourite_CreatedAt_Operator | null | undefined;
  document?: Favourite_Document_Operator | null | undefined;
  folder?: Favourite_Folder_Operator | null | undefined;
  gone?: Favourite_Gone_Operator | null | undefined;
  id?: Favourite_Id_Operator | null | undefined;
  kind?: Favourite_Kind_Operator | null | undefined;
  locked?: Favourite_Locked_Operator | null | undefined;
  note?: Favourite_Note_Operator | null | undefined;
  path?: Favourite_Path_Operator | null | undefined;
  savedAt?: Favourite_SavedAt_Operator | null | undefined;
  seenUpdatedAt?: Favourite_SeenUpdatedAt_Operator | null | undefined;
  summary?: Favourite_Summary_Operator | null | undefined;
  title?: Favourite_Title_Operator | null | undefined;
  titleWhenSaved?: Favourite_TitleWhenSaved_Operator | null | undefined;
  updatedAt?: Favourite_UpdatedAt_Operator | null | undefined;
};

export type GraduatePage_Page =
  | 'alumni'
  | 'apply'
  | 'brochure'
  | 'business_services'
  | 'career'
  | 'contact_us'
  | 'faq'
  | 'home'
  | 'meet_us'
  | 'professionals'
  | 'starters'
  | 'students'
  | 'training_contract';

export type LocaleInputType =
  | 'de_de'
  | 'en'
  | 'en_ae'
  | 'en_hk'
  | 'en_ie'
  | 'en_sg'
  | 'fr_fr'
  | 'nl_nl'
  | 'zh_cn';

export type MarketingPage_Area =
  | 'contact_us'
  | 'features'
  | 'navigator'
  | 'products'
  | 'root'
  | 'thank_you';

export type NavigatorReportUpdate_Language_MutationInput =
  | 'en'
  | 'fr_fr'
  | 'zh_cn';

export type NavigatorReport_Language =
  | 'en'
  | 'fr_fr'
  | 'zh_cn';

export type NavigatorReport_Language_MutationInput =
  | 'en'
  | 'fr_fr'
  | 'zh_cn';

export type NavigatorStatus_Tone =
  | 'closed'
  | 'limited'
  | 'none'
  | 'open'
  | 'unknown';

export type News__Status_Input =
  | 'draft'
  | 'published';

export type News__Status_Operator = {
  all?: Array<News__Status_Input | null | undefined> | null | undefined;
  equals?: News__Status_Input | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<News__Status_Input | null | undefined> | null | undefined;
  not_equals?: News__Status_Input | null | undefined;
  not_in?: Array<News__Status_Input | null | undefined> | null | undefined;
};

export type News_Contacts_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type News_Countries_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type News_CreatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type News_Id_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type News_Locale_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type News_Practices_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type News_PressContact_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type News_Product__Feature_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type News_PublishedOn_Operator = {
  equals?: string | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type News_Sectors_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type News_Seo__Description_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type News_Seo__NoIndex_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type News_Seo__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type News_Slug_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type News_Summary_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type News_Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type News_Translations_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type News_UpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type News_Where = {
  AND?: Array<News_Where_And | null | undefined> | null | undefined;
  OR?: Array<News_Where_Or | null | undefined> | null | undefined;
  _status?: News__Status_Operator | null | undefined;
  contacts?: News_Contacts_Operator | null | undefined;
  countries?: News_Countries_Operator | null | undefined;
  createdAt?: News_CreatedAt_Operator | null | undefined;
  id?: News_Id_Operator | null | undefined;
  locale?: News_Locale_Operator | null | undefined;
  practices?: News_Practices_Operator | null | undefined;
  pressContact?: News_PressContact_Operator | null | undefined;
  product__feature?: News_Product__Feature_Operator | null | undefined;
  publishedOn?: News_PublishedOn_Operator | null | undefined;
  sectors?: News_Sectors_Operator | null | undefined;
  seo__description?: News_Seo__Description_Operator | null | undefined;
  seo__noIndex?: News_Seo__NoIndex_Operator | null | undefined;
  seo__title?: News_Seo__Title_Operator | null | undefined;
  slug?: News_Slug_Operator | null | undefined;
  summary?: News_Summary_Operator | null | undefined;
  title?: News_Title_Operator | null | undefined;
  translations?: News_Translations_Operator | null | undefined;
  updatedAt?: News_UpdatedAt_Operator | null | undefined;
};

export type News_Where_And = {
  AND?: Array<News_Where_And | null | undefined> | null | undefined;
  OR?: Array<News_Where_Or | null | undefined> | null | undefined;
  _status?: News__Status_Operator | null | undefined;
  contacts?: News_Contacts_Operator | null | undefined;
  countries?: News_Countries_Operator | null | undefined;
  createdAt?: News_CreatedAt_Operator | null | undefined;
  id?: News_Id_Operator | null | undefined;
  locale?: News_Locale_Operator | null | undefined;
  practices?: News_Practices_Operator | null | undefined;
  pressContact?: News_PressContact_Operator | null | undefined;
  product__feature?: News_Product__Feature_Operator | null | undefined;
  publishedOn?: News_PublishedOn_Operator | null | undefined;
  sectors?: News_Sectors_Operator | null | undefined;
  seo__description?: News_Seo__Description_Operator | null | undefined;
  seo__noIndex?: News_Seo__NoIndex_Operator | null | undefined;
  seo__title?: News_Seo__Title_Operator | null | undefined;
  slug?: News_Slug_Operator | null | undefined;
  summary?: News_Summary_Operator | null | undefined;
  title?: News_Title_Operator | null | undefined;
  translations?: News_Translations_Operator | null | undefined;
  updatedAt?: News_UpdatedAt_Operator | null | undefined;
};

export type News_Where_Or = {
  AND?: Array<News_Where_And | null | undefined> | null | undefined;
  OR?: Array<News_Where_Or | null | undefined> | null | undefined;
  _status?: News__Status_Operator | null | undefined;
  contacts?: News_Contacts_Operator | null | undefined;
  countries?: News_Countries_Operator | null | undefined;
  createdAt?: News_CreatedAt_Operator | null | undefined;
  id?: News_Id_Operator | null | undefined;
  locale?: News_Locale_Operator | null | undefined;
  practices?: News_Practices_Operator | null | undefined;
  pressContact?: News_PressContact_Operator | null | undefined;
  product__feature?: News_Product__Feature_Operator | null | undefined;
  publishedOn?: News_PublishedOn_Operator | null | undefined;
  sectors?: News_Sectors_Operator | null | undefined;
  seo__description?: News_Seo__Description_Operator | null | undefined;
  seo__noIndex?: News_Seo__NoIndex_Operator | null | undefined;
  seo__title?: News_Seo__Title_Operator | null | undefined;
  slug?: News_Slug_Operator | null | undefined;
  summary?: News_Summary_Operator | null | undefined;
  title?: News_Title_Operator | null | undefined;
  translations?: News_Translations_Operator | null | undefined;
  updatedAt?: News_UpdatedAt_Operator | null | undefined;
};

export type ProductRequest_State =
  | 'granted'
  | 'new'
  | 'refused';

export type TrainingSeries__Status_Input =
  | 'draft'
  | 'published';

export type TrainingSeries__Status_Operator = {
  all?: Array<TrainingSeries__Status_Input | null | undefined> | null | undefined;
  equals?: TrainingSeries__Status_Input | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<TrainingSeries__Status_Input | null | undefined> | null | undefined;
  not_equals?: TrainingSeries__Status_Input | null | undefined;
  not_in?: Array<TrainingSeries__Status_Input | null | undefined> | null | undefined;
};

export type TrainingSeries_Countries_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type TrainingSeries_CpdPoints_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type TrainingSeries_CreatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type TrainingSeries_Id_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type TrainingSeries_Level =
  | 'advanced'
  | 'intermediate'
  | 'introduction';

export type TrainingSeries_Level_Input =
  | 'advanced'
  | 'intermediate'
  | 'introduction';

export type TrainingSeries_Level_Operator = {
  all?: Array<TrainingSeries_Level_Input | null | undefined> | null | undefined;
  equals?: TrainingSeries_Level_Input | null | undefined;
  in?: Array<TrainingSeries_Level_Input | null | undefined> | null | undefined;
  not_equals?: TrainingSeries_Level_Input | null | undefined;
  not_in?: Array<TrainingSeries_Level_Input | null | undefined> | null | undefined;
};

export type TrainingSeries_Locale_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type TrainingSeries_Modules_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type TrainingSeries_Practices_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type TrainingSeries_Product__Feature_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type TrainingSeries_Sectors_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type TrainingSeries_Seo__Description_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type TrainingSeries_Seo__NoIndex_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type TrainingSeries_Seo__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type TrainingSeries_Slug_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type TrainingSeries_StartsAt_Operator = {
  equals?: string | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type TrainingSeries_Summary_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type TrainingSeries_Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type TrainingSeries_Translations_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type TrainingSeries_UpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type TrainingSeries_Where = {
  AND?: Array<TrainingSeries_Where_And | null | undefined> | null | undefined;
  OR?: Array<TrainingSeries_Where_Or | null | undefined> | null | undefined;
  _status?: TrainingSeries__Status_Operator | null | undefined;
  countries?: TrainingSeries_Countries_Operator | null | undefined;
  cpdPoints?: TrainingSeries_CpdPoints_Operator | null | undefined;
  createdAt?: TrainingSeries_CreatedAt_Operator | null | undefined;
  id?: TrainingSeries_Id_Operator | null | undefined;
  level?: TrainingSeries_Level_Operator | null | undefined;
  locale?: TrainingSeries_Locale_Operator | null | undefined;
  modules?: TrainingSeries_Modules_Operator | null | undefined;
  practices?: TrainingSeries_Practices_Operator | null | undefined;
  product__feature?: TrainingSeries_Product__Feature_Operator | null | undefined;
  sectors?: TrainingSeries_Sectors_Operator | null | undefined;
  seo__description?: TrainingSeries_Seo__Description_Operator | null | undefined;
  seo__noIndex?: TrainingSeries_Seo__NoIndex_Operator | null | undefined;
  seo__title?: TrainingSeries_Seo__Title_Operator | null | undefined;
  slug?: TrainingSeries_Slug_Operator | null | undefined;
  startsAt?: TrainingSeries_StartsAt_Operator | null | undefined;
  summary?: TrainingSeries_Summary_Operator | null | undefined;
  title?: TrainingSeries_Title_Operator | null | undefined;
  translations?: TrainingSeries_Translations_Operator | null | undefined;
  updatedAt?: TrainingSeries_UpdatedAt_Operator | null | undefined;
};

export type TrainingSeries_Where_And = {
  AND?: Array<TrainingSeries_Where_And | null | undefined> | null | undefined;
  OR?: Array<TrainingSeries_Where_Or | null | undefined> | null | undefined;
  _status?: TrainingSeries__Status_Operator | null | undefined;
  countries?: TrainingSeries_Countries_Operator | null | undefined;
  cpdPoints?: TrainingSeries_CpdPoints_Operator | null | undefined;
  createdAt?: TrainingSeries_CreatedAt_Operator | null | undefined;
  id?: TrainingSeries_Id_Operator | null | undefined;
  level?: TrainingSeries_Level_Operator | null | undefined;
  locale?: TrainingSeries_Locale_Operator | null | undefined;
  modules?: TrainingSeries_Modules_Operator | null | undefined;
  practices?: TrainingSeries_Practices_Operator | null | undefined;
  product__feature?: TrainingSeries_Product__Feature_Operator | null | undefined;
  sectors?: TrainingSeries_Sectors_Operator | null | undefined;
  seo__description?: TrainingSeries_Seo__Description_Operator | null | undefined;
  seo__noIndex?: TrainingSeries_Seo__NoIndex_Operator | null | undefined;
  seo__title?: TrainingSeries_Seo__Title_Operator | null | undefined;
  slug?: TrainingSeries_Slug_Operator | null | undefined;
  startsAt?: TrainingSeries_StartsAt_Operator | null | undefined;
  summary?: TrainingSeries_Summary_Operator | null | undefined;
  title?: TrainingSeries_Title_Operator | null | undefined;
  translations?: TrainingSeries_Translations_Operator | null | undefined;
  updatedAt?: TrainingSeries_UpdatedAt_Operator | null | undefined;
};

export type TrainingSeries_Where_Or = {
  AND?: Array<TrainingSeries_Where_And | null | undefined> | null | undefined;
  OR?: Array<TrainingSeries_Where_Or | null | undefined> | null | undefined;
  _status?: TrainingSeries__Status_Operator | null | undefined;
  countries?: TrainingSeries_Countries_Operator | null | undefined;
  cpdPoints?: TrainingSeries_CpdPoints_Operator | null | undefined;
  createdAt?: TrainingSeries_CreatedAt_Operator | null | undefined;
  id?: TrainingSeries_Id_Operator | null | undefined;
  level?: TrainingSeries_Level_Operator | null | undefined;
  locale?: TrainingSeries_Locale_Operator | null | undefined;
  modules?: TrainingSeries_Modules_Operator | null | undefined;
  practices?: TrainingSeries_Practices_Operator | null | undefined;
  product__feature?: TrainingSeries_Product__Feature_Operator | null | undefined;
  sectors?: TrainingSeries_Sectors_Operator | null | undefined;
  seo__description?: TrainingSeries_Seo__Description_Operator | null | undefined;
  seo__noIndex?: TrainingSeries_Seo__NoIndex_Operator | null | undefined;
  seo__title?: TrainingSeries_Seo__Title_Operator | null | undefined;
  slug?: TrainingSeries_Slug_Operator | null | undefined;
  startsAt?: TrainingSeries_StartsAt_Operator | null | undefined;
  summary?: TrainingSeries_Summary_Operator | null | undefined;
  title?: TrainingSeries_Title_Operator | null | undefined;
  translations?: TrainingSeries_Translations_Operator | null | undefined;
  updatedAt?: TrainingSeries_UpdatedAt_Operator | null | undefined;
};

export type Training__Status_Input =
  | 'draft'
  | 'published';

export type Training__Status_Operator = {
  all?: Array<Training__Status_Input | null | undefined> | null | undefined;
  equals?: Training__Status_Input | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<Training__Status_Input | null | undefined> | null | undefined;
  not_equals?: Training__Status_Input | null | undefined;
  not_in?: Array<Training__Status_Input | null | undefined> | null | undefined;
};

export type Training_Countries_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Training_CpdPoints_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Training_CreatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Training_Id_Operator = {
  equals?: number | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Training_Level =
  | 'advanced'
  | 'intermediate'
  | 'introduction';

export type Training_Level_Input =
  | 'advanced'
  | 'intermediate'
  | 'introduction';

export type Training_Level_Operator = {
  all?: Array<Training_Level_Input | null | undefined> | null | undefined;
  equals?: Training_Level_Input | null | undefined;
  in?: Array<Training_Level_Input | null | undefined> | null | undefined;
  not_equals?: Training_Level_Input | null | undefined;
  not_in?: Array<Training_Level_Input | null | undefined> | null | undefined;
};

export type Training_Locale_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Practices_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Training_Product__Feature_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Sectors_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Training_Seo__Description_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Training_Seo__NoIndex_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Training_Seo__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Sessions__Id_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Sessions__Minutes_Operator = {
  equals?: number | null | undefined;
  greater_than?: number | null | undefined;
  greater_than_equal?: number | null | undefined;
  less_than?: number | null | undefined;
  less_than_equal?: number | null | undefined;
  not_equals?: number | null | undefined;
};

export type Training_Sessions__StartsAt_Operator = {
  equals?: string | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Training_Sessions__Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Slug_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Speakers_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Training_StartsAt_Operator = {
  equals?: string | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Training_Summary_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Training_TimeZone_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Title_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Translations_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_UpdatedAt_Operator = {
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  greater_than?: string | null | undefined;
  greater_than_equal?: string | null | undefined;
  less_than?: string | null | undefined;
  less_than_equal?: string | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Training_Venue__Address_Operator = {
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
};

export type Training_Venue__JoinUrl_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Venue__Name_Operator = {
  all?: Array<string | null | undefined> | null | undefined;
  contains?: string | null | undefined;
  equals?: string | null | undefined;
  exists?: boolean | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  like?: string | null | undefined;
  not_equals?: string | null | undefined;
  not_in?: Array<string | null | undefined> | null | undefined;
};

export type Training_Venue__Office_Operator = {
  all?: Array<unknown> | null | undefined;
  equals?: unknown;
  exists?: boolean | null | undefined;
  in?: Array<unknown> | null | undefined;
  not_equals?: unknown;
  not_in?: Array<unknown> | null | undefined;
};

export type Training_Venue__Online_Operator = {
  equals?: boolean | null | undefined;
  exists?: boolean | null | undefined;
  not_equals?: boolean | null | undefined;
};

export type Training_Where = {
  AND?: Array<Training_Where_And | null | undefined> | null | undefined;
  OR?: Array<Training_Where_Or | null | undefined> | null | undefined;
  _status?: Training__Status_Operator | null | undefined;
  countries?: Training_Countries_Operator | null | undefined;
  cpdPoints?: Training_CpdPoints_Operator | null | undefined;
  createdAt?: Training_CreatedAt_Operator | null | undefined;
  id?: Training_Id_Operator | null | undefined;
  level?: Training_Level_Operator | null | undefined;
  locale?: Training_Locale_Operator | null | undefined;
  practices?: Training_Practices_Operator | null | undefined;
  product__feature?: Training_Product__Feature_Operator | null | undefined;
  sectors?: Training_Sectors_Operator | null | undefined;
  seo__description?: Training_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Training_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Training_Seo__Title_Operator | null | undefined;
  sessions__id?: Training_Sessions__Id_Operator | null | undefined;
  sessions__minutes?: Training_Sessions__Minutes_Operator | null | undefined;
  sessions__startsAt?: Training_Sessions__StartsAt_Operator | null | undefined;
  sessions__title?: Training_Sessions__Title_Operator | null | undefined;
  slug?: Training_Slug_Operator | null | undefined;
  speakers?: Training_Speakers_Operator | null | undefined;
  startsAt?: Training_StartsAt_Operator | null | undefined;
  summary?: Training_Summary_Operator | null | undefined;
  timeZone?: Training_TimeZone_Operator | null | undefined;
  title?: Training_Title_Operator | null | undefined;
  translations?: Training_Translations_Operator | null | undefined;
  updatedAt?: Training_UpdatedAt_Operator | null | undefined;
  venue__address?: Training_Venue__Address_Operator | null | undefined;
  venue__joinUrl?: Training_Venue__JoinUrl_Operator | null | undefined;
  venue__name?: Training_Venue__Name_Operator | null | undefined;
  venue__office?: Training_Venue__Office_Operator | null | undefined;
  venue__online?: Training_Venue__Online_Operator | null | undefined;
};

export type Training_Where_And = {
  AND?: Array<Training_Where_And | null | undefined> | null | undefined;
  OR?: Array<Training_Where_Or | null | undefined> | null | undefined;
  _status?: Training__Status_Operator | null | undefined;
  countries?: Training_Countries_Operator | null | undefined;
  cpdPoints?: Training_CpdPoints_Operator | null | undefined;
  createdAt?: Training_CreatedAt_Operator | null | undefined;
  id?: Training_Id_Operator | null | undefined;
  level?: Training_Level_Operator | null | undefined;
  locale?: Training_Locale_Operator | null | undefined;
  practices?: Training_Practices_Operator | null | undefined;
  product__feature?: Training_Product__Feature_Operator | null | undefined;
  sectors?: Training_Sectors_Operator | null | undefined;
  seo__description?: Training_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Training_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Training_Seo__Title_Operator | null | undefined;
  sessions__id?: Training_Sessions__Id_Operator | null | undefined;
  sessions__minutes?: Training_Sessions__Minutes_Operator | null | undefined;
  sessions__startsAt?: Training_Sessions__StartsAt_Operator | null | undefined;
  sessions__title?: Training_Sessions__Title_Operator | null | undefined;
  slug?: Training_Slug_Operator | null | undefined;
  speakers?: Training_Speakers_Operator | null | undefined;
  startsAt?: Training_StartsAt_Operator | null | undefined;
  summary?: Training_Summary_Operator | null | undefined;
  timeZone?: Training_TimeZone_Operator | null | undefined;
  title?: Training_Title_Operator | null | undefined;
  translations?: Training_Translations_Operator | null | undefined;
  updatedAt?: Training_UpdatedAt_Operator | null | undefined;
  venue__address?: Training_Venue__Address_Operator | null | undefined;
  venue__joinUrl?: Training_Venue__JoinUrl_Operator | null | undefined;
  venue__name?: Training_Venue__Name_Operator | null | undefined;
  venue__office?: Training_Venue__Office_Operator | null | undefined;
  venue__online?: Training_Venue__Online_Operator | null | undefined;
};

export type Training_Where_Or = {
  AND?: Array<Training_Where_And | null | undefined> | null | undefined;
  OR?: Array<Training_Where_Or | null | undefined> | null | undefined;
  _status?: Training__Status_Operator | null | undefined;
  countries?: Training_Countries_Operator | null | undefined;
  cpdPoints?: Training_CpdPoints_Operator | null | undefined;
  createdAt?: Training_CreatedAt_Operator | null | undefined;
  id?: Training_Id_Operator | null | undefined;
  level?: Training_Level_Operator | null | undefined;
  locale?: Training_Locale_Operator | null | undefined;
  practices?: Training_Practices_Operator | null | undefined;
  product__feature?: Training_Product__Feature_Operator | null | undefined;
  sectors?: Training_Sectors_Operator | null | undefined;
  seo__description?: Training_Seo__Description_Operator | null | undefined;
  seo__noIndex?: Training_Seo__NoIndex_Operator | null | undefined;
  seo__title?: Training_Seo__Title_Operator | null | undefined;
  sessions__id?: Training_Sessions__Id_Operator | null | undefined;
  sessions__minutes?: Training_Sessions__Minutes_Operator | null | undefined;
  sessions__startsAt?: Training_Sessions__StartsAt_Operator | null | undefined;
  sessions__title?: Training_Sessions__Title_Operator | null | undefined;
  slug?: Training_Slug_Operator | null | undefined;
  speakers?: Training_Speakers_Operator | null | undefined;
  startsAt?: Training_StartsAt_Operator | null | undefined;
  summary?: Training_Summary_Operator | null | undefined;
  timeZone?: Training_TimeZone_Operator | null | undefined;
  title?: Training_Title_Operator | null | undefined;
  translations?: Training_Translations_Operator | null | undefined;
  updatedAt?: Training_UpdatedAt_Operator | null | undefined;
  venue__address?: Training_Venue__Address_Operator | null | undefined;
  venue__joinUrl?: Training_Venue__JoinUrl_Operator | null | undefined;
  venue__name?: Training_Venue__Name_Operator | null | undefined;
  venue__office?: Training_Venue__Office_Operator | null | undefined;
  venue__online?: Training_Venue__Online_Operator | null | undefined;
};

export type MutationAlertSubscriptionInput = {
  about?: string | null | undefined;
  active?: boolean | null | undefined;
  choices?: string | null | undefined;
  country?: number | null | undefined;
  frequency: AlertSubscription_Frequency_MutationInput;
  kinds?: MutationAlertSubscription_KindsInput | null | undefined;
  practice?: number | null | undefined;
  search?: string | null | undefined;
  searchLocale?: AlertSubscription_SearchLocale_MutationInput | null | undefined;
  sector?: number | null | undefined;
  service?: string | null | undefined;
  topic: AlertSubscription_Topic_MutationInput;
  wording?: string | null | undefined;
};

export type MutationAlertSubscriptionUpdateInput = {
  about?: string | null | undefined;
  active?: boolean | null | undefined;
  choices?: string | null | undefined;
  country?: number | null | undefined;
  frequency?: AlertSubscriptionUpdate_Frequency_MutationInput | null | undefined;
  kinds?: MutationAlertSubscriptionUpdate_KindsInput | null | undefined;
  practice?: number | null | undefined;
  search?: string | null | undefined;
  searchLocale?: AlertSubscriptionUpdate_SearchLocale_MutationInput | null | undefined;
  sector?: number | null | undefined;
  service?: string | null | undefined;
  topic?: AlertSubscriptionUpdate_Topic_MutationInput | null | undefined;
  wording?: string | null | undefined;
};

export type MutationAlertSubscriptionUpdate_KindsInput = {
  articles?: boolean | null | undefined;
  events?: boolean | null | undefined;
  news?: boolean | null | undefined;
  trainings?: boolean | null | undefined;
};

export type MutationAlertSubscription_KindsInput = {
  articles?: boolean | null | undefined;
  events?: boolean | null | undefined;
  news?: boolean | null | undefined;
  trainings?: boolean | null | undefined;
};

export type MutationFavouriteInput = {
  document: number;
  folder?: number | null | undefined;
  kind: Favourite_Kind_MutationInput;
  note?: string | null | undefined;
  savedAt?: string | null | undefined;
  seenUpdatedAt?: string | null | undefined;
};

export type MutationFavouriteUpdateInput = {
  document?: number | null | undefined;
  folder?: number | null | undefined;
  kind?: FavouriteUpdate_Kind_MutationInput | null | undefined;
  note?: string | null | undefined;
  savedAt?: string | null | undefined;
  seenUpdatedAt?: string | null | undefined;
};

export type MutationNavigatorReportInput = {
  language: NavigatorReport_Language_MutationInput;
  madeAt?: string | null | undefined;
  name: string;
  query: string;
  service: string;
};

export type MutationNavigatorReportUpdateInput = {
  language?: NavigatorReportUpdate_Language_MutationInput | null | undefined;
  madeAt?: string | null | undefined;
  name?: string | null | undefined;
  query?: string | null | undefined;
  service?: string | null | undefined;
};

export type PublicationQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type PublicationQuery = { Articles: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, kind: Article_Kind | null, publishedOn: string | null, updatedOn: string | null, updatedAt: string | null, readingMinutes: number | null, locale: string | null, translations: Array<string> | null, keyPoints: Array<string> | null, regions: Array<Article_Regions> | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, authors: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }>, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }>, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, countries: Array<{ id: number, slug: string | null, name: string | null }> | null, related: Array<{ ' $fragmentRefs'?: { 'ArticleCardFragment': ArticleCardFragment } }> | null, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type PublicationPathsQueryVariables = Exact<{
  limit: number;
}>;


export type PublicationPathsQuery = { Articles: { docs: Array<{ id: number, slug: string | null, translations: Array<string> | null, updatedAt: string | null, seo: { noIndex: boolean | null } | null }> } | null };

export type TextBlockFieldsFragment = { id: string | null, heading: string | null, text: unknown } & { ' $fragmentName'?: 'TextBlockFieldsFragment' };

export type TableBlockFieldsFragment = { id: string | null, caption: string | null, head: Array<string> | null, note: string | null, rows: Array<{ cells: Array<string> }> } & { ' $fragmentName'?: 'TableBlockFieldsFragment' };

export type QuoteBlockFieldsFragment = { id: string | null, name: string | null, role: string | null, quote: string | null, contact: { ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } } | null } & { ' $fragmentName'?: 'QuoteBlockFieldsFragment' };

export type CalloutBlockFieldsFragment = { id: string | null, tone: CalloutBlock_Tone | null, title: string | null, text: unknown } & { ' $fragmentName'?: 'CalloutBlockFieldsFragment' };

export type StepsBlockFieldsFragment = { id: string | null, heading: string | null, items: Array<{ title: string, text: unknown }> } & { ' $fragmentName'?: 'StepsBlockFieldsFragment' };

export type QuestionsBlockFieldsFragment = { id: string | null, heading: string | null, questions: Array<{ question: string, answer: unknown }> } & { ' $fragmentName'?: 'QuestionsBlockFieldsFragment' };

export type FiguresBlockFieldsFragment = { id: string | null, heading: string | null, source: string | null, figures: Array<{ value: string, label: string }> } & { ' $fragmentName'?: 'FiguresBlockFieldsFragment' };

export type TimelineBlockFieldsFragment = { id: string | null, heading: string | null, moments: Array<{ when: string, title: string, text: unknown }> } & { ' $fragmentName'?: 'TimelineBlockFieldsFragment' };

export type ChartBlockFieldsFragment = { id: string | null, heading: string | null, unit: string | null, note: string | null, bars: Array<{ label: string, value: number }> } & { ' $fragmentName'?: 'ChartBlockFieldsFragment' };

export type PeopleBlockFieldsFragment = { id: string | null, heading: string | null, contacts: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> } & { ' $fragmentName'?: 'PeopleBlockFieldsFragment' };

export type RelatedBlockFieldsFragment = { id: string | null, heading: string | null, articles: Array<{ ' $fragmentRefs'?: { 'ArticleCardFragment': ArticleCardFragment } }> } & { ' $fragmentName'?: 'RelatedBlockFieldsFragment' };

export type ImageBlockFieldsFragment = { id: string | null, caption: string | null, media: { ' $fragmentRefs'?: { 'PictureFragment': PictureFragment } } | null } & { ' $fragmentName'?: 'ImageBlockFieldsFragment' };

export type DealsQueryVariables = Exact<{
  locale: LocaleInputType;
}>;


export type DealsQuery = { Deals: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, announcedOn: string | null, client: string | null, value: string | null, locale: string | null, translations: Array<string> | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }>, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, countries: Array<{ id: number, slug: string | null, name: string | null }> | null, contacts: Array<{ id: number, slug: string | null, name: string | null }> | null }> } | null };

export type EventQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type EventQuery = { Events: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, state: Event_State | null, startsAt: string | null, endsAt: string | null, timeZone: string | null, otherTimeZones: Array<string> | null, capacity: number | null, placesLeft: number | null, cpdPoints: number | null, registrationOpens: string | null, registrationCloses: string | null, sequence: number | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }>, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, countries: Array<{ id: number, slug: string | null, name: string | null }> | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, venue: { online: boolean | null, name: string | null, address: string | null, office: { ' $fragmentRefs'?: { 'OfficeLinkFragment': OfficeLinkFragment } } | null } | null, speakers: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, guests: Array<{ name: string | null, role: string | null }> | null, agenda: Array<{ time: string | null, title: string | null, detail: string | null }> | null, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type EventPathsQueryVariables = Exact<{
  limit: number;
}>;


export type EventPathsQuery = { Events: { docs: Array<{ id: number, slug: string | null, translations: Array<string> | null, updatedAt: string | null, seo: { noIndex: boolean | null } | null }> } | null };

export type CalendarQueryVariables = Exact<{
  locale: LocaleInputType;
  where: Event_Where;
  limit: number;
}>;


export type CalendarQuery = { Events: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, state: Event_State | null, startsAt: string | null, endsAt: string | null, timeZone: string | null, sequence: number | null, updatedAt: string | null, venue: { online: boolean | null, name: string | null, address: string | null } | null }> } | null };

export type ExpertiseTreesQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type ExpertiseTreesQuery = { ServiceInfos: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, parent: { id: number } | null, sectors: Array<{ id: number }> | null, seo: { noIndex: boolean | null } | null }> } | null, SectorInfos: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, parent: { id: number } | null, practices: Array<{ id: number }> | null, seo: { noIndex: boolean | null } | null }> } | null, SolutionInfos: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, parent: { id: number } | null, practices: Array<{ id: number }> | null, sectors: Array<{ id: number }> | null, seo: { noIndex: boolean | null } | null }> } | null };

export type ExpertiseQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type ExpertiseQuery = { heads: { docs: Array<{ id: number, capabilities: Array<{ title: string | null, text: string | null }> | null, experience: Array<{ client: string | null, text: string | null }> | null, contacts: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, product: { feature: string | null } | null, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type PlannedEventsQueryVariables = Exact<{
  locale: LocaleInputType;
  after: string;
}>;


export type PlannedEventsQuery = { Events: { docs: Array<(
      { about: Array<{ id: number }>, sectors: Array<{ id: number }> | null }
      & { ' $fragmentRefs'?: { 'EventCardFragment': EventCardFragment } }
    )> } | null };

export type GatedBodyQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
}>;


export type GatedBodyQuery = { documents: { docs: Array<{ id: number, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type GraduatePagesQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type GraduatePagesQuery = { GraduatePages: { docs: Array<{ id: number, slug: string | null, page: GraduatePage_Page | null, title: string | null, summary: string | null, translations: Array<string> | null, updatedAt: string | null, timeZone: string | null, contacts: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, deadlines: Array<{ title: string | null, closesOn: string | null }> | null, meetings: Array<{ title: string | null, startsAt: string | null, minutes: number | null, place: string | null, detail: string | null }> | null, team: Array<{ name: string | null, role: string | null, email: string | null, phone: string | null }> | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null }> } | null };

export type GraduateBodyQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type GraduateBodyQuery = { GraduatePages: { docs: Array<{ id: number, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type HomePageQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type HomePageQuery = { Home: { hero: { eyebrow: string | null, title: string | null, text: string | null, action: string | null, article: { id: number, slug: string | null } | null } | null, popular: Array<{ label: string | null, query: string | null }> | null, statement: { title: string | null, text: string | null } | null, figures: Array<{ value: string | null, label: string | null }> | null, services: Array<(
      { summary: string | null }
      & { ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }
    )> | null, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, people: Array<{ line: string | null, contact: { ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } } | null }> | null, careers: { title: string | null, text: string | null } | null } | null, Articles: { docs: Array<{ ' $fragmentRefs'?: { 'ArticleCardFragment': ArticleCardFragment } }> } | null };

export type InsightsQueryVariables = Exact<{
  locale: LocaleInputType;
  where: Article_Where;
  limit: number;
  page?: number | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type InsightsQuery = { Articles: { totalDocs: number, totalPages: number, page: number, docs: Array<{ ' $fragmentRefs'?: { 'ArticleCardFragment': ArticleCardFragment } }> } | null };

export type InsightCountQueryVariables = Exact<{
  where: Article_Where;
}>;


export type InsightCountQuery = { Articles: { totalDocs: number } | null };

export type EventsQueryVariables = Exact<{
  locale: LocaleInputType;
  where: Event_Where;
  limit: number;
  page: number;
  sort?: string | null | undefined;
}>;


export type EventsQuery = { Events: { totalDocs: number, totalPages: number, docs: Array<{ ' $fragmentRefs'?: { 'EventCardFragment': EventCardFragment } }> } | null };

export type TrainingsQueryVariables = Exact<{
  locale: LocaleInputType;
  where: Training_Where;
  limit: number;
  page: number;
}>;


export type TrainingsQuery = { Trainings: { totalDocs: number, totalPages: number, docs: Array<{ ' $fragmentRefs'?: { 'TrainingCardFragment': TrainingCardFragment } }> } | null };

export type TrainingSeriesListQueryVariables = Exact<{
  locale: LocaleInputType;
  where: TrainingSeries_Where;
  limit: number;
  page: number;
}>;


export type TrainingSeriesListQuery = { TrainingSeriesItems: { totalDocs: number, totalPages: number, docs: Array<{ ' $fragmentRefs'?: { 'TrainingSeriesCardFragment': TrainingSeriesCardFragment } }> } | null };

export type TopicsQueryVariables = Exact<{
  locale: LocaleInputType;
}>;


export type TopicsQuery = { ServiceInfos: { docs: Array<(
      { parent: { id: number } | null }
      & { ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }
    )> } | null, SectorInfos: { docs: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> } | null, CountryInfos: { docs: Array<{ id: number, slug: string | null, name: string | null }> } | null };

export type PlacesQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type PlacesQuery = { CountryInfos: { docs: Array<{ id: number, slug: string | null, name: string | null, region: CountryInfo_Region | null, isoCode: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, regulatoryNotice: unknown, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }> | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null }> } | null, OfficeInfos: { docs: Array<{ id: number, slug: string | null, name: string | null, summary: string | null, address: Array<string> | null, phone: string | null, email: string | null, timeZone: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, access: unknown, directions: unknown, country: { id: number } | null, coordinates: { lat: number | null, lon: number | null } | null, hours: Array<{ days: string | null, opens: string | null, closes: string | null }> | null, holidays: Array<{ month: number | null, day: number | null, name: string | null }> | null, contacts: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null }> } | null };

export type CountryBodyQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type CountryBodyQuery = { CountryInfos: { docs: Array<{ id: number, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type NavigatorFrameQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type NavigatorFrameQuery = { NavigatorServices: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, coverage: string | null, reviewedOn: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, practice: { ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } } | null, marketing: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null }> | null }> } | null, NavigatorRegions: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, service: { id: number } | null }> } | null, NavigatorJurisdictions: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, sample: boolean | null, isoCode: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, service: { id: number } | null, region: { id: number } | null }> } | null, NavigatorQuestions: { docs: Array<{ id: number, slug: string | null, title: string | null, short: string | null, topic: string | null, topicKey: string | null, order: number | null, locale: string | null, translations: Array<string> | null, service: { id: number } | null }> } | null, NavigatorStatuses: { docs: Array<{ id: number, slug: string | null, title: string | null, tone: NavigatorStatus_Tone | null }> } | null, NavigatorContents: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, publishedOn: string | null, topicKey: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, service: { id: number } | null, region: { id: number } | null }> } | null };

export type NavigatorTableQueryVariables = Exact<{
  jurisdictions: Array<unknown> | unknown;
  locale: LocaleInputType;
  draft: boolean;
  history: boolean;
}>;


export type NavigatorTableQuery = { NavigatorAnswers: { docs: Array<{ title: string | null, statedAt: string | null, reviewedOn: string | null, reviewDue: string | null, overdue: boolean | null, jurisdiction: { id: number } | null, question: { id: number } | null, status: { id: number, slug: string | null, title: string | null, tone: NavigatorStatus_Tone | null } | null, sources?: Array<{ id: string | null }> | null, history?: Array<{ statedAt: string | null, title: string | null, changeNote: string | null, status: { id: number, slug: string | null, title: string | null, tone: NavigatorStatus_Tone | null } | null }> | null }> } | null };

export type WholeAnswerFragment = { id: number, title: string | null, summary: string | null, statedAt: string | null, reviewedOn: string | null, reviewDue: string | null, overdue: boolean | null, locale: string | null, translations: Array<string> | null, question: { id: number } | null, status: { id: number, slug: string | null, title: string | null, tone: NavigatorStatus_Tone | null } | null, reviewer: { ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } } | null, sources: Array<{ title: string | null, url: string | null }> | null, body?: Array<
    | (
      { __typename: 'CalloutBlock' }
      & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
    )
    | (
      { __typename: 'ChartBlock' }
      & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
    )
    | (
      { __typename: 'FiguresBlock' }
      & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
    )
    | (
      { __typename: 'ImageBlock' }
      & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
    )
    | (
      { __typename: 'PeopleBlock' }
      & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
    )
    | (
      { __typename: 'QuestionsBlock' }
      & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
    )
    | (
      { __typename: 'QuoteBlock' }
      & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
    )
    | (
      { __typename: 'RelatedBlock' }
      & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
    )
    | (
      { __typename: 'StepsBlock' }
      & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
    )
    | (
      { __typename: 'TableBlock' }
      & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
    )
    | (
      { __typename: 'TextBlock' }
      & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
    )
    | (
      { __typename: 'TimelineBlock' }
      & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
    )
  > | null, history?: Array<{ statedAt: string | null, title: string | null, summary: string | null, changeNote: string | null, status: { id: number, slug: string | null, title: string | null, tone: NavigatorStatus_Tone | null } | null, body?: Array<
      | (
        { __typename: 'CalloutBlock' }
        & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
      )
      | (
        { __typename: 'ChartBlock' }
        & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
      )
      | (
        { __typename: 'FiguresBlock' }
        & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
      )
      | (
        { __typename: 'ImageBlock' }
        & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
      )
      | (
        { __typename: 'PeopleBlock' }
        & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
      )
      | (
        { __typename: 'QuestionsBlock' }
        & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
      )
      | (
        { __typename: 'QuoteBlock' }
        & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
      )
      | (
        { __typename: 'RelatedBlock' }
        & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
      )
      | (
        { __typename: 'StepsBlock' }
        & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
      )
      | (
        { __typename: 'TableBlock' }
        & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
      )
      | (
        { __typename: 'TextBlock' }
        & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
      )
      | (
        { __typename: 'TimelineBlock' }
        & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
      )
    > | null }> | null } & { ' $fragmentName'?: 'WholeAnswerFragment' };

export type NavigatorJurisdictionQueryVariables = Exact<{
  id: number;
  place: unknown;
  locale: LocaleInputType;
  draft: boolean;
  full?: boolean;
  history?: boolean;
}>;


export type NavigatorJurisdictionQuery = { NavigatorJurisdictions: { docs: Array<{ id: number, contacts: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null }> } | null, NavigatorAnswers: { docs: Array<{ ' $fragmentRefs'?: { 'WholeAnswerFragment': WholeAnswerFragment } }> } | null };

export type NavigatorReportQueryVariables = Exact<{
  place: unknown;
  questions: Array<unknown> | unknown;
  locale: LocaleInputType;
  full: boolean;
  history: boolean;
}>;


export type NavigatorReportQuery = { NavigatorAnswers: { docs: Array<{ ' $fragmentRefs'?: { 'WholeAnswerFragment': WholeAnswerFragment } }> } | null };

export type NavigatorServiceBodyQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type NavigatorServiceBodyQuery = { NavigatorServices: { docs: Array<{ id: number, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type NavigatorNoteQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type NavigatorNoteQuery = { NavigatorContents: { docs: Array<{ id: number, product: { feature: string | null } | null, authors: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type NewsCardFragment = { id: number, slug: string | null, title: string | null, summary: string | null, publishedOn: string | null, locale: string | null, translations: Array<string> | null, countries: Array<{ id: number, name: string | null }> | null } & { ' $fragmentName'?: 'NewsCardFragment' };

export type NewsItemQueryVariables = Exact<{
  slug: string;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type NewsItemQuery = { NewsItems: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, publishedOn: string | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }> | null, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, countries: Array<{ id: number, slug: string | null, name: string | null }> | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, contacts: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, pressContact: (
        { email: string | null, phones: Array<{ number: string | null }> | null }
        & { ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }
      ) | null, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type NewsListQueryVariables = Exact<{
  locale: LocaleInputType;
  where: News_Where;
  limit: number;
  page?: number | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type NewsListQuery = { NewsItems: { totalDocs: number, totalPages: number, docs: Array<{ ' $fragmentRefs'?: { 'NewsCardFragment': NewsCardFragment } }> } | null };

export type NewsPathsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsPathsQuery = { NewsItems: { docs: Array<{ id: number, slug: string | null, publishedOn: string | null, translations: Array<string> | null, updatedAt: string | null, seo: { noIndex: boolean | null } | null }> } | null };

export type AboutTreeQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type AboutTreeQuery = { AboutPages: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, order: number | null, seo: { noIndex: boolean | null } | null, parent: { id: number } | null }> } | null };

export type CareersTreeQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type CareersTreeQuery = { CareersPages: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, order: number | null, kind: CareersPage_Kind | null, seo: { noIndex: boolean | null } | null, parent: { id: number } | null, vacancy: { contract: CareersPage_Vacancy_Contract | null, postedOn: string | null, closesOn: string | null, applyUrl: string | null, office: { id: number, slug: string | null, name: string | null, address: Array<string> | null, country: { isoCode: string | null } | null } | null, practice: { id: number, slug: string | null, title: string | null } | null } | null }> } | null };

export type LegalTreeQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type LegalTreeQuery = { LegalPages: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, order: number | null, effectiveOn: string | null, seo: { noIndex: boolean | null } | null, parent: { id: number } | null }> } | null };

export type FeatureTreeQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type FeatureTreeQuery = { FeaturePages: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, order: number | null, root: string | null, seo: { noIndex: boolean | null } | null, parent: { id: number } | null }> } | null };

export type ProductTreeQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type ProductTreeQuery = { ProductPages: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, order: number | null, root: string | null, seo: { noIndex: boolean | null } | null, parent: { id: number } | null }> } | null };

export type MarketingTreeQueryVariables = Exact<{
  locale: LocaleInputType;
  draft: boolean;
}>;


export type MarketingTreeQuery = { MarketingPages: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, area: MarketingPage_Area | null, seo: { noIndex: boolean | null } | null }> } | null };

export type EditorialPageQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type EditorialPageQuery = { pages: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, picture: { ' $fragmentRefs'?: { 'PictureFragment': PictureFragment } } | null, contacts: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type PersonCardFragment = { id: number, slug: string | null, name: string | null, givenName: string | null, familyName: string | null, jobTitle: string | null, level: Contact_Level | null, photograph: { ' $fragmentRefs'?: { 'PictureFragment': PictureFragment } } | null, offices: Array<{ ' $fragmentRefs'?: { 'OfficeLinkFragment': OfficeLinkFragment } }> } & { ' $fragmentName'?: 'PersonCardFragment' };

export type ArticleCardFragment = { id: number, slug: string | null, title: string | null, summary: string | null, kind: Article_Kind | null, publishedOn: string | null, readingMinutes: number | null, locale: string | null, translations: Array<string> | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }> } & { ' $fragmentName'?: 'ArticleCardFragment' };

export type EventCardFragment = { id: number, slug: string | null, title: string | null, summary: string | null, startsAt: string | null, locale: string | null, translations: Array<string> | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }> } & { ' $fragmentName'?: 'EventCardFragment' };

export type TrainingCardFragment = { id: number, slug: string | null, title: string | null, summary: string | null, startsAt: string | null, locale: string | null, translations: Array<string> | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }> } & { ' $fragmentName'?: 'TrainingCardFragment' };

export type TrainingSeriesCardFragment = { id: number, slug: string | null, title: string | null, summary: string | null, startsAt: string | null, locale: string | null, translations: Array<string> | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }> } & { ' $fragmentName'?: 'TrainingSeriesCardFragment' };

export type ServiceLinkFragment = { id: number, slug: string | null, title: string | null, parentChildPages: Array<{ slug: string | null }> | null } & { ' $fragmentName'?: 'ServiceLinkFragment' };

export type SectorLinkFragment = { id: number, slug: string | null, title: string | null, parentChildPages: Array<{ slug: string | null }> | null } & { ' $fragmentName'?: 'SectorLinkFragment' };

export type OfficeLinkFragment = { id: number, slug: string | null, name: string | null } & { ' $fragmentName'?: 'OfficeLinkFragment' };

export type PictureFragment = { id: number, url: string | null, alt: string | null, credit: string | null, width: number | null, height: number | null } & { ' $fragmentName'?: 'PictureFragment' };

export type PeopleIndexQueryVariables = Exact<{
  locale: LocaleInputType;
}>;


export type PeopleIndexQuery = { Contacts: { docs: Array<(
      { level: Contact_Level | null, languages: Array<Contact_Languages> | null, givenName: string | null, familyName: string | null, headline: string | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }>, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null }
      & { ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }
    )> } | null };

export type PersonQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type PersonQuery = { Contacts: { docs: Array<{ id: number, slug: string | null, name: string | null, givenName: string | null, familyName: string | null, honorific: string | null, postNominals: string | null, level: Contact_Level | null, jobTitle: string | null, headline: string | null, email: string | null, languages: Array<Contact_Languages> | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, profile: unknown, memberships: Array<string> | null, photograph: { ' $fragmentRefs'?: { 'PictureFragment': PictureFragment } } | null, phones: Array<{ kind: Contact_Phones_Kind | null, number: string | null }> | null, assistant: { name: string | null, phone: string | null, email: string | null } | null, social: Array<{ network: Contact_Social_Network | null, url: string | null }> | null, offices: Array<(
        { address: Array<string> | null, country: { id: number, slug: string | null, name: string | null, isoCode: string | null } | null }
        & { ' $fragmentRefs'?: { 'OfficeLinkFragment': OfficeLinkFragment } }
      )>, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }>, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, experience: Array<{ client: string | null, text: string | null }> | null, admissions: Array<{ jurisdiction: string | null, year: number | null }> | null, education: Array<{ degree: string | null, institution: string | null, year: number | null }> | null, recognitions: Array<{ text: string | null, source: string | null, year: number | null }> | null, worksWith: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null }> } | null };

export type PersonPathsQueryVariables = Exact<{
  limit: number;
}>;


export type PersonPathsQuery = { Contacts: { docs: Array<{ id: number, slug: string | null, translations: Array<string> | null, updatedAt: string | null, seo: { noIndex: boolean | null } | null }> } | null };

export type ArticlesByWordsQueryVariables = Exact<{
  locale: LocaleInputType;
  where: Article_Where;
  limit: number;
}>;


export type ArticlesByWordsQuery = { Articles: { totalDocs: number, docs: Array<{ ' $fragmentRefs'?: { 'ArticleCardFragment': ArticleCardFragment } }> } | null };

export type SiteQueryVariables = Exact<{
  locale: LocaleInputType;
}>;


export type SiteQuery = { SiteSettings: { firmName: string, tagline: string | null, description: string | null, footerText: string | null, email: string, phone: string, wechat: string | null, legalLines: Array<string> | null, social: Array<{ label: string | null, href: string | null }> | null, legalLinks: Array<{ label: string | null, href: string | null }> | null } | null, Navigation: { utility: Array<{ label: string | null, href: string | null }> | null, sections: Array<{ label: string | null, href: string | null, intro: string | null, groups: Array<{ heading: string | null, links: Array<{ label: string | null, href: string | null }> | null }> | null }> | null, footer: Array<{ heading: string | null, links: Array<{ label: string | null, href: string | null }> | null }> | null } | null };

export type TrainingQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type TrainingQuery = { Trainings: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, level: Training_Level | null, cpdPoints: number | null, startsAt: string | null, timeZone: string | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }>, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, countries: Array<{ id: number, slug: string | null, name: string | null }> | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, sessions: Array<{ startsAt: string | null, minutes: number | null, title: string | null }> | null, venue: { online: boolean | null, name: string | null, address: string | null, office: { ' $fragmentRefs'?: { 'OfficeLinkFragment': OfficeLinkFragment } } | null } | null, speakers: Array<{ ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }> | null, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type TrainingPathsQueryVariables = Exact<{
  limit: number;
}>;


export type TrainingPathsQuery = { Trainings: { docs: Array<{ id: number, slug: string | null, translations: Array<string> | null, updatedAt: string | null, seo: { noIndex: boolean | null } | null }> } | null };

export type TrainingSeriesQueryVariables = Exact<{
  id: number;
  locale: LocaleInputType;
  draft: boolean;
}>;


export type TrainingSeriesQuery = { TrainingSeriesItems: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, locale: string | null, translations: Array<string> | null, updatedAt: string | null, level: TrainingSeries_Level | null, cpdPoints: number | null, startsAt: string | null, practices: Array<{ ' $fragmentRefs'?: { 'ServiceLinkFragment': ServiceLinkFragment } }>, sectors: Array<{ ' $fragmentRefs'?: { 'SectorLinkFragment': SectorLinkFragment } }> | null, countries: Array<{ id: number, slug: string | null, name: string | null }> | null, product: { feature: string | null } | null, seo: { title: string | null, description: string | null, noIndex: boolean | null } | null, modules: Array<{ ' $fragmentRefs'?: { 'TrainingCardFragment': TrainingCardFragment } }>, body: Array<
        | (
          { __typename: 'CalloutBlock' }
          & { ' $fragmentRefs'?: { 'CalloutBlockFieldsFragment': CalloutBlockFieldsFragment } }
        )
        | (
          { __typename: 'ChartBlock' }
          & { ' $fragmentRefs'?: { 'ChartBlockFieldsFragment': ChartBlockFieldsFragment } }
        )
        | (
          { __typename: 'FiguresBlock' }
          & { ' $fragmentRefs'?: { 'FiguresBlockFieldsFragment': FiguresBlockFieldsFragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'ImageBlockFieldsFragment': ImageBlockFieldsFragment } }
        )
        | (
          { __typename: 'PeopleBlock' }
          & { ' $fragmentRefs'?: { 'PeopleBlockFieldsFragment': PeopleBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuestionsBlock' }
          & { ' $fragmentRefs'?: { 'QuestionsBlockFieldsFragment': QuestionsBlockFieldsFragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'QuoteBlockFieldsFragment': QuoteBlockFieldsFragment } }
        )
        | (
          { __typename: 'RelatedBlock' }
          & { ' $fragmentRefs'?: { 'RelatedBlockFieldsFragment': RelatedBlockFieldsFragment } }
        )
        | (
          { __typename: 'StepsBlock' }
          & { ' $fragmentRefs'?: { 'StepsBlockFieldsFragment': StepsBlockFieldsFragment } }
        )
        | (
          { __typename: 'TableBlock' }
          & { ' $fragmentRefs'?: { 'TableBlockFieldsFragment': TableBlockFieldsFragment } }
        )
        | (
          { __typename: 'TextBlock' }
          & { ' $fragmentRefs'?: { 'TextBlockFieldsFragment': TextBlockFieldsFragment } }
        )
        | (
          { __typename: 'TimelineBlock' }
          & { ' $fragmentRefs'?: { 'TimelineBlockFieldsFragment': TimelineBlockFieldsFragment } }
        )
      > | null }> } | null };

export type TrainingSeriesPathsQueryVariables = Exact<{
  limit: number;
}>;


export type TrainingSeriesPathsQuery = { TrainingSeriesItems: { docs: Array<{ id: number, slug: string | null, translations: Array<string> | null, updatedAt: string | null, seo: { noIndex: boolean | null } | null }> } | null };

export type SeriesOfTrainingQueryVariables = Exact<{
  ids?: Array<unknown> | unknown | null | undefined;
  locale: LocaleInputType;
}>;


export type SeriesOfTrainingQuery = { TrainingSeriesItems: { docs: Array<{ ' $fragmentRefs'?: { 'TrainingSeriesCardFragment': TrainingSeriesCardFragment } }> } | null };

export type SavedAmongQueryVariables = Exact<{
  among?: Array<Favourite_Where_Or | null | undefined> | Favourite_Where_Or | null | undefined;
}>;


export type SavedAmongQuery = { Favourites: { docs: Array<{ id: number, kind: Favourite_Kind, document: number }> } | null };

export type SaveFavouriteMutationVariables = Exact<{
  data: MutationFavouriteInput;
}>;


export type SaveFavouriteMutation = { createFavourite: { id: number } | null };

export type RemoveFavouriteMutationVariables = Exact<{
  id: number;
}>;


export type RemoveFavouriteMutation = { deleteFavourite: { id: number, note: string | null, savedAt: string | null, folder: { id: number } | null } | null };

export type KeptFavouritesQueryVariables = Exact<{
  locale?: LocaleInputType | null | undefined;
}>;


export type KeptFavouritesQuery = { Favourites: { docs: Array<{ id: number, kind: Favourite_Kind, document: number, title: string | null, summary: string | null, path: string | null, note: string | null, savedAt: string | null, changed: boolean | null, gone: boolean | null, locked: boolean | null, folder: { id: number } | null }> } | null, FavouriteFolders: { docs: Array<{ id: number, name: string }> } | null };

export type KeepFavouriteMutationVariables = Exact<{
  data: MutationFavouriteInput;
}>;


export type KeepFavouriteMutation = { createFavourite: { id: number } | null };

export type ChangeKeptMutationVariables = Exact<{
  id: number;
  data: MutationFavouriteUpdateInput;
}>;


export type ChangeKeptMutation = { updateFavourite: { id: number } | null };

export type DropKeptMutationVariables = Exact<{
  id: number;
}>;


export type DropKeptMutation = { deleteFavourite: { id: number, kind: Favourite_Kind, document: number, title: string | null, note: string | null, savedAt: string | null, folder: { id: number } | null } | null };

export type CreateFolderMutationVariables = Exact<{
  name: string;
}>;


export type CreateFolderMutation = { createFavouriteFolder: { id: number } | null };

export type RenameFolderMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type RenameFolderMutation = { updateFavouriteFolder: { id: number } | null };

export type DeleteFolderMutationVariables = Exact<{
  id: number;
}>;


export type DeleteFolderMutation = { deleteFavouriteFolder: { id: number } | null };

export type FoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type FoldersQuery = { FavouriteFolders: { docs: Array<{ id: number, name: string }> } | null };

export type MemberPeopleQueryVariables = Exact<{
  among?: Array<Contact_Where_Or | null | undefined> | Contact_Where_Or | null | undefined;
  locale: LocaleInputType;
}>;


export type MemberPeopleQuery = { Contacts: { docs: Array<(
      { id: number, slug: string | null, name: string | null, givenName: string | null, familyName: string | null, honorific: string | null, postNominals: string | null, jobTitle: string | null, email: string | null, languages: Array<Contact_Languages> | null, updatedAt: string | null, phones: Array<{ kind: Contact_Phones_Kind | null, number: string | null }> | null, offices: Array<{ address: Array<string> | null, country: { name: string | null } | null }> }
      & { ' $fragmentRefs'?: { 'PersonCardFragment': PersonCardFragment } }
    )> } | null };

export type MemberProductsQueryVariables = Exact<{
  locale?: LocaleInputType | null | undefined;
}>;


export type MemberProductsQuery = { NavigatorServices: { docs: Array<{ id: number, slug: string | null, title: string | null, summary: string | null, product: { feature: string | null } | null }> } | null, ProductRequests: { docs: Array<{ id: number, permission: string, state: ProductRequest_State | null, createdAt: string | null }> } | null };

export type RequestProductMutationVariables = Exact<{
  permission: string;
  note?: string | null | undefined;
}>;


export type RequestProductMutation = { createProductRequest: { id: number } | null };

export type WithdrawProductRequestMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawProductRequestMutation = { deleteProductRequest: { id: number } | null };

export type AlertsQueryVariables = Exact<{
  locale?: LocaleInputType | null | undefined;
}>;


export type AlertsQuery = { AlertSubscriptions: { docs: Array<{ id: number, topic: AlertSubscription_Topic, search: string | null, searchLocale: AlertSubscription_SearchLocale | null, service: string | null, choices: string | null, about: string | null, frequency: AlertSubscription_Frequency, active: boolean | null, kinds: { articles: boolean | null, news: boolean | null, events: boolean | null, trainings: boolean | null } | null, practice: { id: number, title: string | null } | null, sector: { id: number, title: string | null } | null, country: { id: number, name: string | null } | null }> } | null };

export type CreateAlertMutationVariables = Exact<{
  data: MutationAlertSubscriptionInput;
}>;


export type CreateAlertMutation = { createAlertSubscription: { id: number } | null };

export type UpdateAlertMutationVariables = Exact<{
  id: number;
  data: MutationAlertSubscriptionUpdateInput;
}>;


export type UpdateAlertMutation = { updateAlertSubscription: { id: number } | null };

export type DeleteAlertMutationVariables = Exact<{
  id: number;
}>;


export type DeleteAlertMutation = { deleteAlertSubscription: { id: number } | null };

export type ConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentsQuery = { ConsentEntries: { docs: Array<{ id: number, purpose: string, state: ConsentEntry_State, wording: string, way: ConsentEntry_Way | null, at: string | null }> } | null };

export type SavedReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedReportsQuery = { NavigatorReports: { docs: Array<{ id: number, name: string, service: string, query: string, language: NavigatorReport_Language, madeAt: string | null, changed: boolean | null, changes: unknown }> } | null };

export type CreateReportMutationVariables = Exact<{
  data: MutationNavigatorReportInput;
}>;


export type CreateReportMutation = { createNavigatorReport: { id: number } | null };

export type UpdateReportMutationVariables = Exact<{
  id: number;
  data: MutationNavigatorReportUpdateInput;
}>;


export type UpdateReportMutation = { updateNavigatorReport: { id: number } | null };

export type DeleteReportMutationVariables = Exact<{
  id: number;
}>;


export type DeleteReportMutation = { deleteNavigatorReport: { id: number } | null };

export const PictureFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}') as unknown as DocumentNode<PictureFragment, unknown>;
export const OfficeLinkFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}') as unknown as DocumentNode<OfficeLinkFragment, unknown>;
export const PersonCardFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}') as unknown as DocumentNode<PersonCardFragment, unknown>;
export const TextBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}') as unknown as DocumentNode<TextBlockFieldsFragment, unknown>;
export const TableBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}') as unknown as DocumentNode<TableBlockFieldsFragment, unknown>;
export const QuoteBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}}]}') as unknown as DocumentNode<QuoteBlockFieldsFragment, unknown>;
export const CalloutBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}') as unknown as DocumentNode<CalloutBlockFieldsFragment, unknown>;
export const StepsBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}}]}') as unknown as DocumentNode<StepsBlockFieldsFragment, unknown>;
export const QuestionsBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}}]}') as unknown as DocumentNode<QuestionsBlockFieldsFragment, unknown>;
export const FiguresBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}') as unknown as DocumentNode<FiguresBlockFieldsFragment, unknown>;
export const TimelineBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}}]}') as unknown as DocumentNode<TimelineBlockFieldsFragment, unknown>;
export const ChartBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}') as unknown as DocumentNode<ChartBlockFieldsFragment, unknown>;
export const PeopleBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}}]}') as unknown as DocumentNode<PeopleBlockFieldsFragment, unknown>;
export const ServiceLinkFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<ServiceLinkFragment, unknown>;
export const ArticleCardFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<ArticleCardFragment, unknown>;
export const RelatedBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<RelatedBlockFieldsFragment, unknown>;
export const ImageBlockFieldsFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}') as unknown as DocumentNode<ImageBlockFieldsFragment, unknown>;
export const WholeAnswerFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigatorAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDue"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"history"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<WholeAnswerFragment, unknown>;
export const NewsCardFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"News"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}') as unknown as DocumentNode<NewsCardFragment, unknown>;
export const EventCardFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<EventCardFragment, unknown>;
export const TrainingCardFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<TrainingCardFragment, unknown>;
export const TrainingSeriesCardFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingSeriesCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<TrainingSeriesCardFragment, unknown>;
export const SectorLinkFragmentDoc = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<SectorLinkFragment, unknown>;
export const PublicationDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Publication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"keyPoints"}},{"kind":"Field","name":{"kind":"Name","value":"regions"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<PublicationQuery, PublicationQueryVariables>;
export const PublicationPathsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicationPaths"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-publishedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<PublicationPathsQuery, PublicationPathsQueryVariables>;
export const DealsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Deals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-announcedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"announcedOn"}},{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<DealsQuery, DealsQueryVariables>;
export const EventDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Event"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"otherTimeZones"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"speakers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"guests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"cpdPoints"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpens"}},{"kind":"Field","name":{"kind":"Name","value":"registrationCloses"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<EventQuery, EventQueryVariables>;
export const EventPathsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPaths"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-startsAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<EventPathsQuery, EventPathsQueryVariables>;
export const CalendarDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Calendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Event_where"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"startsAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<CalendarQuery, CalendarQueryVariables>;
export const ExpertiseTreesDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpertiseTrees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ServiceInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"title","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"SectorInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"title","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"SolutionInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"title","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<ExpertiseTreesQuery, ExpertiseTreesQueryVariables>;
export const ExpertiseDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Expertise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"heads"},"name":{"kind":"Name","value":"ServiceInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<ExpertiseQuery, ExpertiseQueryVariables>;
export const PlannedEventsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"startsAt"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"greater_than"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"startsAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","alias":{"kind":"Name","value":"about"},"name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<PlannedEventsQuery, PlannedEventsQueryVariables>;
export const GatedBodyDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatedBody"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"documents"},"name":{"kind":"Name","value":"Articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<GatedBodyQuery, GatedBodyQueryVariables>;
export const GraduatePagesDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GraduatePages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"GraduatePages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}}]}') as unknown as DocumentNode<GraduatePagesQuery, GraduatePagesQueryVariables>;
export const GraduateBodyDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GraduateBody"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"GraduatePages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<GraduateBodyQuery, GraduateBodyQueryVariables>;
export const HomePageDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Home"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hero"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eyebrow"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"popular"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"careers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-publishedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const InsightsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Insights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Article_where"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counted"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-publishedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<InsightsQuery, InsightsQueryVariables>;
export const InsightCountDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsightCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Article_where"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}}]}}]}}]}') as unknown as DocumentNode<InsightCountQuery, InsightCountQueryVariables>;
export const EventsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Events"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Event_where"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"defaultValue":{"kind":"StringValue","value":"-startsAt","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<EventsQuery, EventsQueryVariables>;
export const TrainingsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trainings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Training_where"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Trainings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-startsAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<TrainingsQuery, TrainingsQueryVariables>;
export const TrainingSeriesListDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingSeriesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSeries_where"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TrainingSeriesItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-startsAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingSeriesCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingSeriesCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<TrainingSeriesListQuery, TrainingSeriesListQueryVariables>;
export const TopicsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Topics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ServiceInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"title","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"SectorInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"title","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"CountryInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<TopicsQuery, TopicsQueryVariables>;
export const PlacesDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Places"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"CountryInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"isoCode"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"regulatoryNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"OfficeInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]},{"kind":"Field","name":{"kind":"Name","value":"directions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}}]}') as unknown as DocumentNode<PlacesQuery, PlacesQueryVariables>;
export const CountryBodyDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountryBody"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"CountryInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<CountryBodyQuery, CountryBodyQueryVariables>;
export const NavigatorFrameDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigatorFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"id","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NavigatorRegions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"order","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NavigatorJurisdictions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"isoCode"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NavigatorQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"order","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"short"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"topicKey"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NavigatorStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NavigatorContents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-publishedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"topicKey"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<NavigatorFrameQuery, NavigatorFrameQueryVariables>;
export const NavigatorTableDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigatorTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jurisdictions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"history"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jurisdiction"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jurisdictions"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"id","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDue"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"history"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"history"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}}]}}]}}]}}]}}]}') as unknown as DocumentNode<NavigatorTableQuery, NavigatorTableQueryVariables>;
export const NavigatorJurisdictionDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigatorJurisdiction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"full"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":true}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"history"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorJurisdictions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NavigatorAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jurisdiction"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"id","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeAnswer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigatorAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDue"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"history"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}') as unknown as DocumentNode<NavigatorJurisdictionQuery, NavigatorJurisdictionQueryVariables>;
export const NavigatorReportDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigatorReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"full"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"history"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jurisdiction"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"question"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questions"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"id","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeAnswer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NavigatorAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDue"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"history"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"changeNote"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}') as unknown as DocumentNode<NavigatorReportQuery, NavigatorReportQueryVariables>;
export const NavigatorServiceBodyDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigatorServiceBody"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<NavigatorServiceBodyQuery, NavigatorServiceBodyQueryVariables>;
export const NavigatorNoteDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NavigatorNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorContents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<NavigatorNoteQuery, NavigatorNoteQueryVariables>;
export const NewsItemDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NewsItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pressContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<NewsItemQuery, NewsItemQueryVariables>;
export const NewsListDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"News_where"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NewsItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counted"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-publishedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"News"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}') as unknown as DocumentNode<NewsListQuery, NewsListQueryVariables>;
export const NewsPathsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsPaths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NewsItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-publishedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<NewsPathsQuery, NewsPathsQueryVariables>;
export const AboutTreeDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AboutPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<AboutTreeQuery, AboutTreeQueryVariables>;
export const CareersTreeDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareersTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"CareersPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"vacancy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isoCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"}},{"kind":"Field","name":{"kind":"Name","value":"postedOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<CareersTreeQuery, CareersTreeQueryVariables>;
export const LegalTreeDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LegalPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effectiveOn"}}]}}]}}]}}]}') as unknown as DocumentNode<LegalTreeQuery, LegalTreeQueryVariables>;
export const FeatureTreeDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeatureTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FeaturePages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"root"}}]}}]}}]}}]}') as unknown as DocumentNode<FeatureTreeQuery, FeatureTreeQueryVariables>;
export const ProductTreeDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ProductPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"root"}}]}}]}}]}}]}') as unknown as DocumentNode<ProductTreeQuery, ProductTreeQueryVariables>;
export const MarketingTreeDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketingTree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MarketingPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}}]}}]}}]}') as unknown as DocumentNode<MarketingTreeQuery, MarketingTreeQueryVariables>;
export const EditorialPageDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorialPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"pages"},"name":{"kind":"Name","value":"AboutPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<EditorialPageQuery, EditorialPageQueryVariables>;
export const PeopleIndexDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleIndex"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"familyName","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}') as unknown as DocumentNode<PeopleIndexQuery, PeopleIndexQueryVariables>;
export const PersonDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"honorific"}},{"kind":"Field","name":{"kind":"Name","value":"postNominals"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isoCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberships"}},{"kind":"Field","name":{"kind":"Name","value":"recognitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}},{"kind":"Field","name":{"kind":"Name","value":"worksWith"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}}]}') as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const PersonPathsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonPaths"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"familyName","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<PersonPathsQuery, PersonPathsQueryVariables>;
export const ArticlesByWordsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticlesByWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Article_where"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-publishedOn","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalDocs"}},{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<ArticlesByWordsQuery, ArticlesByWordsQueryVariables>;
export const SiteDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"SiteSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firmName"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"wechat"}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalLines"}},{"kind":"Field","name":{"kind":"Name","value":"legalLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Navigation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
export const TrainingDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Training"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Trainings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cpdPoints"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"office"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"speakers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<TrainingQuery, TrainingQueryVariables>;
export const TrainingPathsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingPaths"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Trainings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-startsAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<TrainingPathsQuery, TrainingPathsQueryVariables>;
export const TrainingSeriesDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TrainingSeriesItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"equals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"cpdPoints"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"body"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TextBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalloutBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StepsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionsBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FiguresBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedBlockFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageBlockFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Training"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TextBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TableBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"quote"},"name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalloutBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalloutBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StepsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionsBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"questions"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FiguresBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FiguresBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","alias":{"kind":"Name","value":"moments"},"name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"0"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"bars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RelatedBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageBlockFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImageBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"media"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}') as unknown as DocumentNode<TrainingSeriesQuery, TrainingSeriesQueryVariables>;
export const TrainingSeriesPathsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingSeriesPaths"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TrainingSeriesItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-startsAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noIndex"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<TrainingSeriesPathsQuery, TrainingSeriesPathsQueryVariables>;
export const SeriesOfTrainingDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeriesOfTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TrainingSeriesItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"modules"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"4"}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainingSeriesCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentChildPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingSeriesCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"translations"}},{"kind":"Field","name":{"kind":"Name","value":"practices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceLink"}}]}}]}}]}') as unknown as DocumentNode<SeriesOfTrainingQuery, SeriesOfTrainingQueryVariables>;
export const SavedAmongDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedAmong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"among"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Favourite_where_or"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"OR"},"value":{"kind":"Variable","name":{"kind":"Name","value":"among"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"select"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]}') as unknown as DocumentNode<SavedAmongQuery, SavedAmongQueryVariables>;
export const SaveFavouriteDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"mutationFavouriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<SaveFavouriteMutation, SaveFavouriteMutationVariables>;
export const RemoveFavouriteDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as unknown as DocumentNode<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;
export const KeptFavouritesDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"FavouriteFolders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"name","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as unknown as DocumentNode<KeptFavouritesQuery, KeptFavouritesQueryVariables>;
export const KeepFavouriteDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"mutationFavouriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<KeepFavouriteMutation, KeepFavouriteMutationVariables>;
export const ChangeKeptDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeKept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"mutationFavouriteUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<ChangeKeptMutation, ChangeKeptMutationVariables>;
export const DropKeptDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropKept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"folder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}') as unknown as DocumentNode<DropKeptMutation, DropKeptMutationVariables>;
export const CreateFolderDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFavouriteFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<CreateFolderMutation, CreateFolderMutationVariables>;
export const RenameFolderDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFavouriteFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<RenameFolderMutation, RenameFolderMutationVariables>;
export const DeleteFolderDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFavouriteFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<DeleteFolderMutation, DeleteFolderMutationVariables>;
export const FoldersDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"FavouriteFolders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}') as unknown as DocumentNode<FoldersQuery, FoldersQueryVariables>;
export const MemberPeopleDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"among"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Contact_where_or"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"OR"},"value":{"kind":"Variable","name":{"kind":"Name","value":"among"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"honorific"}},{"kind":"Field","name":{"kind":"Name","value":"postNominals"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Media"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfficeLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfficeInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"photograph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfficeLink"}}]}}]}}]}') as unknown as DocumentNode<MemberPeopleQuery, MemberPeopleQueryVariables>;
export const MemberProductsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ProductRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-createdAt","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}') as unknown as DocumentNode<MemberProductsQuery, MemberProductsQueryVariables>;
export const RequestProductDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"permission"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProductRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"permission"},"value":{"kind":"Variable","name":{"kind":"Name","value":"permission"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<RequestProductMutation, RequestProductMutationVariables>;
export const WithdrawProductRequestDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawProductRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProductRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<WithdrawProductRequestMutation, WithdrawProductRequestMutationVariables>;
export const AlertsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocaleInputType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"AlertSubscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"createdAt","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"searchLocale"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"}},{"kind":"Field","name":{"kind":"Name","value":"news"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"trainings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"practice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}') as unknown as DocumentNode<AlertsQuery, AlertsQueryVariables>;
export const CreateAlertDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"mutationAlertSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAlertSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<CreateAlertMutation, CreateAlertMutationVariables>;
export const UpdateAlertDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"mutationAlertSubscriptionUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<UpdateAlertMutation, UpdateAlertMutationVariables>;
export const DeleteAlertDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAlertSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<DeleteAlertMutation, DeleteAlertMutationVariables>;
export const ConsentsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ConsentEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-at","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wording"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]}') as unknown as DocumentNode<ConsentsQuery, ConsentsQueryVariables>;
export const SavedReportsDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NavigatorReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"StringValue","value":"-createdAt","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}}]}}]}}]}') as unknown as DocumentNode<SavedReportsQuery, SavedReportsQueryVariables>;
export const CreateReportDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"mutationNavigatorReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNavigatorReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
export const UpdateReportDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"mutationNavigatorReportUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNavigatorReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<UpdateReportMutation, UpdateReportMutationVariables>;
export const DeleteReportDocument = /*#__PURE__*/ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNavigatorReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}') as unknown as DocumentNode<DeleteReportMutation, DeleteReportMutationVariables>;