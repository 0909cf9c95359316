import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_articles_regions" AS ENUM('global', 'european-union', 'asia-pacific', 'middle-east', 'americas');
  CREATE TYPE "public"."enum_articles_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_articles_kind" AS ENUM('briefing', 'guide', 'report', 'checklist', 'comment');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_regions" AS ENUM('global', 'european-union', 'asia-pacific', 'middle-east', 'americas');
  CREATE TYPE "public"."enum__articles_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__articles_v_version_kind" AS ENUM('briefing', 'guide', 'report', 'checklist', 'comment');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_events_state" AS ENUM('planned', 'cancelled');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__events_v_version_state" AS ENUM('planned', 'cancelled');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_trainings_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_trainings_level" AS ENUM('introduction', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_trainings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trainings_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__trainings_v_version_level" AS ENUM('introduction', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__trainings_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__trainings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_training_series_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_training_series_level" AS ENUM('introduction', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_training_series_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__training_series_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__training_series_v_version_level" AS ENUM('introduction', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__training_series_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__training_series_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_deals_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_deals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__deals_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__deals_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__deals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contacts_phones_kind" AS ENUM('office', 'mobile');
  CREATE TYPE "public"."enum_contacts_social_network" AS ENUM('linkedin', 'x', 'wechat', 'website');
  CREATE TYPE "public"."enum_contacts_languages" AS ENUM('en', 'fr', 'zh', 'yue', 'ja', 'de', 'nl', 'it', 'es', 'pt', 'ar', 'hi', 'ta', 'ms', 'ko', 'pl', 'sv', 'da', 'tr', 'ga', 'ru', 'fa', 'bn', 'pa', 'gu', 'id', 'vi', 'th', 'el', 'cs', 'hu', 'ro', 'he', 'uk', 'no', 'fi', 'ur', 'yo', 'te', 'kn', 'ml', 'mr', 'tl');
  CREATE TYPE "public"."enum_contacts_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_contacts_level" AS ENUM('partner', 'counsel', 'senior-associate', 'associate', 'business-services');
  CREATE TYPE "public"."enum_contacts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contacts_v_version_phones_kind" AS ENUM('office', 'mobile');
  CREATE TYPE "public"."enum__contacts_v_version_social_network" AS ENUM('linkedin', 'x', 'wechat', 'website');
  CREATE TYPE "public"."enum__contacts_v_version_languages" AS ENUM('en', 'fr', 'zh', 'yue', 'ja', 'de', 'nl', 'it', 'es', 'pt', 'ar', 'hi', 'ta', 'ms', 'ko', 'pl', 'sv', 'da', 'tr', 'ga', 'ru', 'fa', 'bn', 'pa', 'gu', 'id', 'vi', 'th', 'el', 'cs', 'hu', 'ro', 'he', 'uk', 'no', 'fi', 'ur', 'yo', 'te', 'kn', 'ml', 'mr', 'tl');
  CREATE TYPE "public"."enum__contacts_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__contacts_v_version_level" AS ENUM('partner', 'counsel', 'senior-associate', 'associate', 'business-services');
  CREATE TYPE "public"."enum__contacts_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__contacts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offices_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_countries_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_countries_region" AS ENUM('europe', 'asia-pacific', 'middle-east', 'americas');
  CREATE TYPE "public"."enum_countries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__countries_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__countries_v_version_region" AS ENUM('europe', 'asia-pacific', 'middle-east', 'americas');
  CREATE TYPE "public"."enum__countries_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__countries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sectors_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_sectors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sectors_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__sectors_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__sectors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_solutions_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_pages_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_about_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_pages_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__about_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__about_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_careers_pages_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_careers_pages_kind" AS ENUM('page', 'vacancy');
  CREATE TYPE "public"."enum_careers_pages_vacancy_contract" AS ENUM('permanent', 'fixed-term', 'part-time');
  CREATE TYPE "public"."enum_careers_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_pages_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__careers_pages_v_version_kind" AS ENUM('page', 'vacancy');
  CREATE TYPE "public"."enum__careers_pages_v_version_vacancy_contract" AS ENUM('permanent', 'fixed-term', 'part-time');
  CREATE TYPE "public"."enum__careers_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__careers_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_graduate_pages_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_graduate_pages_page" AS ENUM('home', 'alumni', 'apply', 'brochure', 'business-services', 'career', 'contact-us', 'faq', 'meet-us', 'professionals', 'starters', 'students', 'training-contract');
  CREATE TYPE "public"."enum_graduate_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__graduate_pages_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__graduate_pages_v_version_page" AS ENUM('home', 'alumni', 'apply', 'brochure', 'business-services', 'career', 'contact-us', 'faq', 'meet-us', 'professionals', 'starters', 'students', 'training-contract');
  CREATE TYPE "public"."enum__graduate_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__graduate_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_pages_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__legal_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_feature_pages_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_feature_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__feature_pages_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__feature_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__feature_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_product_pages_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_product_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_pages_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__product_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__product_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_marketing_pages_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_marketing_pages_area" AS ENUM('root', 'features', 'products', 'navigator', 'thank-you', 'contact-us');
  CREATE TYPE "public"."enum_marketing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__marketing_pages_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__marketing_pages_v_version_area" AS ENUM('root', 'features', 'products', 'navigator', 'thank-you', 'contact-us');
  CREATE TYPE "public"."enum__marketing_pages_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__marketing_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigator_services_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_navigator_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigator_services_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_services_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigator_regions_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_navigator_regions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigator_regions_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_regions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_regions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigator_jurisdictions_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_navigator_jurisdictions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigator_jurisdictions_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_jurisdictions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_jurisdictions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigator_questions_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_navigator_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigator_questions_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_questions_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigator_statuses_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_navigator_statuses_tone" AS ENUM('open', 'limited', 'closed', 'unknown', 'none');
  CREATE TYPE "public"."enum_navigator_statuses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigator_statuses_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_statuses_v_version_tone" AS ENUM('open', 'limited', 'closed', 'unknown', 'none');
  CREATE TYPE "public"."enum__navigator_statuses_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_statuses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigator_answers_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_navigator_answers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigator_answers_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_answers_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_answers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigator_contents_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum_navigator_contents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigator_contents_v_version_outdated_in" AS ENUM('fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_contents_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigator_contents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_members_details_language" AS ENUM('en', 'fr-fr', 'zh-cn');
  CREATE TYPE "public"."enum_product_requests_state" AS ENUM('new', 'granted', 'refused');
  CREATE TYPE "public"."enum_alert_subscriptions_topic" AS ENUM('all', 'practice', 'sector', 'search', 'navigator');
  CREATE TYPE "public"."enum_alert_subscriptions_search_locale" AS ENUM('en', 'fr-fr', 'zh-cn');
  CREATE TYPE "public"."enum_alert_subscriptions_frequency" AS ENUM('immediately', 'daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_consents_state" AS ENUM('given', 'withdrawn');
  CREATE TYPE "public"."enum_consents_channel" AS ENUM('website', 'link');
  CREATE TYPE "public"."enum_digests_frequency" AS ENUM('immediately', 'daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_digests_state" AS ENUM('written', 'queued');
  CREATE TYPE "public"."enum_favourites_kind" AS ENUM('contact', 'article', 'event', 'training', 'training_series', 'news', 'office', 'navigator_answer');
  CREATE TYPE "public"."enum_navigator_reports_language" AS ENUM('en', 'fr-fr', 'zh-cn');
  CREATE TYPE "public"."enum_submissions_state" AS ENUM('held', 'new', 'handled', 'spam');
  CREATE TYPE "public"."enum_registrations_state" AS ENUM('confirmed', 'waiting', 'cancelled');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('permanent', 'temporary', 'gone');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('en', 'fr-fr', 'zh-cn');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'publisher', 'editor', 'author', 'translator', 'site', 'forms');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'changed', 'deleted', 'logged-in', 'set-password', 'second-factor-on', 'second-factor-off', 'second-factor-reset');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'revalidate', 'updateSearch', 'removeClosedVacancies', 'sendMail', 'sendDigests', 'deleteMembers', 'runBulk', 'removeOldRuns', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'revalidate', 'updateSearch', 'removeClosedVacancies', 'sendMail', 'sendDigests', 'deleteMembers', 'runBulk', 'removeOldRuns', 'schedulePublish');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_settings_brand_colours_token" AS ENUM('paper', 'paper-2', 'card', 'ink', 'ink-2', 'ink-3', 'pine', 'on-pine', 'signal', 'rule', 'rule-strong', 'night', 'pine-deep', 'on-night', 'on-night-strong', 'on-night-soft', 'on-night-signal', 'signal-on-pine', 'sage', 'gold', 'art');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_brand_colours_token" AS ENUM('paper', 'paper-2', 'card', 'ink', 'ink-2', 'ink-3', 'pine', 'on-pine', 'signal', 'rule', 'rule-strong', 'night', 'pine-deep', 'on-night', 'on-night-strong', 'on-night-soft', 'on-night-signal', 'signal-on-pine', 'sage', 'gold', 'art');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('en', 'fr-fr', 'zh-cn', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "articles_regions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_articles_regions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "articles_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_articles_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_articles_kind",
  	"published_on" timestamp(3) with time zone,
  	"updated_on" timestamp(3) with time zone,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"reading_minutes" numeric,
  	"_status" "enum_articles_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "_articles_v_version_regions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__articles_v_version_regions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_articles_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__articles_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__articles_v_version_kind",
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version_reading_minutes" numeric,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "events_guests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar
  );
  
  CREATE TABLE "events_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "events_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_events_state" DEFAULT 'planned',
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Europe/London',
  	"venue_online" boolean DEFAULT false,
  	"venue_office_id" integer,
  	"venue_join_url" varchar,
  	"capacity" numeric,
  	"cpd_points" numeric,
  	"registration_opens" timestamp(3) with time zone,
  	"registration_closes" timestamp(3) with time zone,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"sequence" numeric DEFAULT 0,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"venue_name" varchar,
  	"venue_address" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_events_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "_events_v_version_guests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_state" "enum__events_v_version_state" DEFAULT 'planned',
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Europe/London',
  	"version_venue_online" boolean DEFAULT false,
  	"version_venue_office_id" integer,
  	"version_venue_join_url" varchar,
  	"version_capacity" numeric,
  	"version_cpd_points" numeric,
  	"version_registration_opens" timestamp(3) with time zone,
  	"version_registration_closes" timestamp(3) with time zone,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_sequence" numeric DEFAULT 0,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_venue_name" varchar,
  	"version_venue_address" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "news_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_news_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"published_on" timestamp(3) with time zone,
  	"press_contact_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_news_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_news_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__news_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_press_contact_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer,
  	"contacts_id" integer
  );
  
  CREATE TABLE "trainings_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"minutes" numeric,
  	"title" varchar
  );
  
  CREATE TABLE "trainings_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_trainings_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "trainings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum_trainings_level",
  	"cpd_points" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Europe/London',
  	"venue_online" boolean DEFAULT false,
  	"venue_office_id" integer,
  	"venue_join_url" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "trainings_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"venue_name" varchar,
  	"venue_address" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_trainings_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "trainings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "trainings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "_trainings_v_version_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"minutes" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trainings_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__trainings_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_trainings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_level" "enum__trainings_v_version_level",
  	"version_cpd_points" numeric,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_time_zone" varchar DEFAULT 'Europe/London',
  	"version_venue_online" boolean DEFAULT false,
  	"version_venue_office_id" integer,
  	"version_venue_join_url" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__trainings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_trainings_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_venue_name" varchar,
  	"version_venue_address" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__trainings_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trainings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_trainings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "training_series_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_training_series_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "training_series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum_training_series_level",
  	"cpd_points" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "training_series_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_training_series_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "training_series_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "training_series_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"trainings_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "_training_series_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__training_series_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_training_series_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_level" "enum__training_series_v_version_level",
  	"version_cpd_points" numeric,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__training_series_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_training_series_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__training_series_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_training_series_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_training_series_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"trainings_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "deals_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_deals_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "deals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"announced_on" timestamp(3) with time zone,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deals_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"client" varchar,
  	"value" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_deals_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "deals_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "deals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_deals_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__deals_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_deals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_announced_on" timestamp(3) with time zone,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__deals_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_deals_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_client" varchar,
  	"version_value" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__deals_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_deals_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_deals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer,
  	"contacts_id" integer
  );
  
  CREATE TABLE "contacts_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_contacts_phones_kind" DEFAULT 'office',
  	"number" varchar
  );
  
  CREATE TABLE "contacts_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_contacts_social_network",
  	"url" varchar
  );
  
  CREATE TABLE "contacts_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "contacts_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_contacts_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contacts_admissions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"jurisdiction" varchar,
  	"year" numeric
  );
  
  CREATE TABLE "contacts_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"degree" varchar,
  	"institution" varchar,
  	"year" numeric
  );
  
  CREATE TABLE "contacts_recognitions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"source" varchar,
  	"year" numeric
  );
  
  CREATE TABLE "contacts_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_contacts_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"given_name" varchar,
  	"family_name" varchar,
  	"honorific" varchar,
  	"post_nominals" varchar,
  	"level" "enum_contacts_level",
  	"photograph_id" integer,
  	"email" varchar,
  	"assistant_name" varchar,
  	"assistant_phone" varchar,
  	"assistant_email" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contacts_locales" (
  	"name" varchar,
  	"job_title" varchar,
  	"headline" varchar,
  	"profile" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_contacts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contacts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "contacts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"offices_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_contacts_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__contacts_v_version_phones_kind" DEFAULT 'office',
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contacts_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__contacts_v_version_social_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contacts_v_version_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contacts_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__contacts_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_contacts_v_version_admissions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"jurisdiction" varchar,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contacts_v_version_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"degree" varchar,
  	"institution" varchar,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contacts_v_version_recognitions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"source" varchar,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contacts_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__contacts_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_contacts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_given_name" varchar,
  	"version_family_name" varchar,
  	"version_honorific" varchar,
  	"version_post_nominals" varchar,
  	"version_level" "enum__contacts_v_version_level",
  	"version_photograph_id" integer,
  	"version_email" varchar,
  	"version_assistant_name" varchar,
  	"version_assistant_phone" varchar,
  	"version_assistant_email" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contacts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_contacts_v_locales" (
  	"version_name" varchar,
  	"version_job_title" varchar,
  	"version_headline" varchar,
  	"version_profile" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__contacts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contacts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_contacts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"offices_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"contacts_id" integer
  );
  
  CREATE TABLE "offices_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "offices_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"month" numeric,
  	"day" numeric,
  	"name" varchar
  );
  
  CREATE TABLE "offices_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_offices_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"photograph_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"time_zone" varchar,
  	"coordinates_lat" numeric,
  	"coordinates_lon" numeric,
  	"country_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offices_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"access" jsonb,
  	"directions" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_offices_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "offices_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "offices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_offices_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offices_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"month" numeric,
  	"day" numeric,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offices_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__offices_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_photograph_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_time_zone" varchar,
  	"version_coordinates_lat" numeric,
  	"version_coordinates_lon" numeric,
  	"version_country_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_offices_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_access" jsonb,
  	"version_directions" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_offices_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_offices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "countries_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_countries_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" "enum_countries_region",
  	"seo_no_index" boolean DEFAULT false,
  	"iso_code" varchar,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "countries_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"regulatory_notice" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_countries_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "countries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "countries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_countries_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__countries_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_countries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_region" "enum__countries_v_version_region",
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_iso_code" varchar,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__countries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_countries_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_regulatory_notice" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__countries_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_countries_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_countries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "services_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "services_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "services_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_services_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_no_index" boolean DEFAULT false,
  	"parent_id" integer,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_services_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"sectors_id" integer
  );
  
  CREATE TABLE "_services_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__services_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_parent_id" integer,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"sectors_id" integer
  );
  
  CREATE TABLE "sectors_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "sectors_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "sectors_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sectors_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sectors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_no_index" boolean DEFAULT false,
  	"parent_id" integer,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sectors_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_sectors_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sectors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sectors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "_sectors_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sectors_v_version_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sectors_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sectors_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_sectors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_parent_id" integer,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sectors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sectors_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__sectors_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sectors_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_sectors_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "solutions_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "solutions_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "solutions_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_solutions_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_no_index" boolean DEFAULT false,
  	"parent_id" integer,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "solutions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_solutions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solutions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "solutions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer
  );
  
  CREATE TABLE "_solutions_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__solutions_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_parent_id" integer,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_solutions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"services_id" integer,
  	"sectors_id" integer
  );
  
  CREATE TABLE "about_pages_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_about_pages_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "about_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_about_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_about_pages_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__about_pages_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_about_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_about_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__about_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_about_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "careers_pages_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_careers_pages_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_careers_pages_kind" DEFAULT 'page',
  	"picture_id" integer,
  	"vacancy_office_id" integer,
  	"vacancy_practice_id" integer,
  	"vacancy_contract" "enum_careers_pages_vacancy_contract",
  	"vacancy_posted_on" timestamp(3) with time zone,
  	"vacancy_closes_on" timestamp(3) with time zone,
  	"vacancy_apply_url" varchar,
  	"seo_no_index" boolean DEFAULT false,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "careers_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_careers_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "careers_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_careers_pages_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__careers_pages_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_careers_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__careers_pages_v_version_kind" DEFAULT 'page',
  	"version_picture_id" integer,
  	"version_vacancy_office_id" integer,
  	"version_vacancy_practice_id" integer,
  	"version_vacancy_contract" "enum__careers_pages_v_version_vacancy_contract",
  	"version_vacancy_posted_on" timestamp(3) with time zone,
  	"version_vacancy_closes_on" timestamp(3) with time zone,
  	"version_vacancy_apply_url" varchar,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_careers_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__careers_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_careers_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "graduate_pages_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"email" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "graduate_pages_deadlines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"closes_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "graduate_pages_meetings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"minutes" numeric DEFAULT 90,
  	"place" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "graduate_pages_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_graduate_pages_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "graduate_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum_graduate_pages_page",
  	"picture_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "graduate_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"time_zone" varchar DEFAULT 'Europe/London',
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_graduate_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "graduate_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "graduate_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_graduate_pages_v_version_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_graduate_pages_v_version_deadlines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"closes_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_graduate_pages_v_version_meetings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"minutes" numeric DEFAULT 90,
  	"place" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_graduate_pages_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__graduate_pages_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_graduate_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page" "enum__graduate_pages_v_version_page",
  	"version_picture_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__graduate_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_graduate_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_time_zone" varchar DEFAULT 'Europe/London',
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__graduate_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_graduate_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_graduate_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "legal_pages_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_legal_pages_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "legal_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"effective_on" timestamp(3) with time zone,
  	"seo_no_index" boolean DEFAULT false,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_legal_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "legal_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_legal_pages_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__legal_pages_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_effective_on" timestamp(3) with time zone,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_legal_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "feature_pages_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_feature_pages_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "feature_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"root" varchar,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feature_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_feature_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "feature_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "feature_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_feature_pages_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__feature_pages_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_feature_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_root" varchar,
  	"version_parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__feature_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_feature_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__feature_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_feature_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_feature_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "product_pages_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_product_pages_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"root" varchar,
  	"parent_id" integer,
  	"order" numeric DEFAULT 0,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"successor" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_product_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "product_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_product_pages_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__product_pages_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_product_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_root" varchar,
  	"version_parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_successor" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__product_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_product_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "marketing_pages_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_marketing_pages_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "marketing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"area" "enum_marketing_pages_area",
  	"order" numeric DEFAULT 0,
  	"recipient" varchar,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "marketing_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_marketing_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "marketing_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "marketing_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_marketing_pages_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__marketing_pages_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_marketing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_area" "enum__marketing_pages_v_version_area",
  	"version_order" numeric DEFAULT 0,
  	"version_recipient" varchar,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__marketing_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_marketing_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__marketing_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_marketing_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_marketing_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "navigator_services_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigator_services_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigator_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reviewed_on" timestamp(3) with time zone,
  	"practice_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_services_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"coverage" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_navigator_services_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigator_services_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"marketing_pages_id" integer
  );
  
  CREATE TABLE "_navigator_services_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigator_services_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigator_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_practice_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigator_services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigator_services_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_coverage" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__navigator_services_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigator_services_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"marketing_pages_id" integer
  );
  
  CREATE TABLE "navigator_regions_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigator_regions_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigator_regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_regions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_navigator_regions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigator_regions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_regions_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigator_regions_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigator_regions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_service_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigator_regions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigator_regions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__navigator_regions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigator_regions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_jurisdictions_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigator_jurisdictions_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigator_jurisdictions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sample" boolean DEFAULT false,
  	"service_id" integer,
  	"region_id" integer,
  	"country_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"iso_code" varchar,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_jurisdictions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_navigator_jurisdictions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigator_jurisdictions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_jurisdictions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_navigator_jurisdictions_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigator_jurisdictions_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigator_jurisdictions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_sample" boolean DEFAULT false,
  	"version_service_id" integer,
  	"version_region_id" integer,
  	"version_country_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_iso_code" varchar,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigator_jurisdictions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigator_jurisdictions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__navigator_jurisdictions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigator_jurisdictions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_jurisdictions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "navigator_questions_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigator_questions_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigator_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"topic_key" varchar,
  	"order" numeric,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_questions_locales" (
  	"title" varchar,
  	"short" varchar,
  	"topic" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_navigator_questions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigator_questions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_questions_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigator_questions_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigator_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_service_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_topic_key" varchar,
  	"version_order" numeric,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigator_questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigator_questions_v_locales" (
  	"version_title" varchar,
  	"version_short" varchar,
  	"version_topic" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__navigator_questions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigator_questions_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_statuses_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigator_statuses_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigator_statuses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tone" "enum_navigator_statuses_tone",
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_statuses_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_navigator_statuses_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigator_statuses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_statuses_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigator_statuses_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigator_statuses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_tone" "enum__navigator_statuses_v_version_tone",
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigator_statuses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigator_statuses_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__navigator_statuses_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigator_statuses_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_answers_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "navigator_answers_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"stated_at" timestamp(3) with time zone,
  	"status_id" integer,
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"change_note" varchar
  );
  
  CREATE TABLE "navigator_answers_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigator_answers_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigator_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stated_at" timestamp(3) with time zone,
  	"reviewed_on" timestamp(3) with time zone,
  	"review_due" timestamp(3) with time zone,
  	"jurisdiction_id" integer,
  	"question_id" integer,
  	"status_id" integer,
  	"reviewer_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"product_feature" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_answers_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_navigator_answers_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigator_answers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_answers_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigator_answers_v_version_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"stated_at" timestamp(3) with time zone,
  	"status_id" integer,
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"change_note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigator_answers_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigator_answers_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigator_answers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_stated_at" timestamp(3) with time zone,
  	"version_reviewed_on" timestamp(3) with time zone,
  	"version_review_due" timestamp(3) with time zone,
  	"version_jurisdiction_id" integer,
  	"version_question_id" integer,
  	"version_status_id" integer,
  	"version_reviewer_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_product_feature" varchar,
  	"version_changed_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigator_answers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigator_answers_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__navigator_answers_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigator_answers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_contents_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigator_contents_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigator_contents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"published_on" timestamp(3) with time zone,
  	"service_id" integer,
  	"region_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"topic_key" varchar,
  	"product_feature" varchar,
  	"slug" varchar,
  	"in_review" boolean,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_contents_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_search_words" varchar,
  	"_status" "enum_navigator_contents_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigator_contents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigator_contents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_navigator_contents_v_version_outdated_in" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigator_contents_v_version_outdated_in",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigator_contents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_published_on" timestamp(3) with time zone,
  	"version_service_id" integer,
  	"version_region_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_topic_key" varchar,
  	"version_product_feature" varchar,
  	"version_slug" varchar,
  	"version_in_review" boolean,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigator_contents_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigator_contents_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_search_words" varchar,
  	"version__status" "enum__navigator_contents_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigator_contents_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigator_contents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "members_product_subscriptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"permission" varchar NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"organisation" varchar,
  	"email_verified" boolean DEFAULT false,
  	"details_given_name" varchar,
  	"details_family_name" varchar,
  	"details_job_title" varchar,
  	"details_company" varchar,
  	"details_phone" varchar,
  	"details_language" "enum_members_details_language",
  	"details_time_zone" varchar,
  	"notifications_weekly_cap" numeric DEFAULT 7,
  	"notifications_paused_until" timestamp(3) with time zone,
  	"notifications_mail_digests" boolean DEFAULT true,
  	"notifications_mail_events" boolean DEFAULT true,
  	"notifications_mail_products" boolean DEFAULT true,
  	"onboarding_step" numeric DEFAULT 0,
  	"onboarding_done" boolean DEFAULT false,
  	"onboarding_skipped" boolean DEFAULT false,
  	"last_visit_at" timestamp(3) with time zone,
  	"previous_visit_at" timestamp(3) with time zone,
  	"muted" jsonb,
  	"delete_after" timestamp(3) with time zone,
  	"ended_sessions" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "members_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "members_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"sectors_id" integer,
  	"countries_id" integer
  );
  
  CREATE TABLE "product_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"permission" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_product_requests_state" DEFAULT 'new' NOT NULL,
  	"until" timestamp(3) with time zone,
  	"open_permission" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alert_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"topic" "enum_alert_subscriptions_topic" NOT NULL,
  	"practice_id" integer,
  	"sector_id" integer,
  	"country_id" integer,
  	"search" varchar,
  	"search_locale" "enum_alert_subscriptions_search_locale",
  	"service" varchar,
  	"choices" varchar,
  	"frequency" "enum_alert_subscriptions_frequency" NOT NULL,
  	"kinds_articles" boolean DEFAULT true,
  	"kinds_news" boolean DEFAULT true,
  	"kinds_events" boolean DEFAULT true,
  	"kinds_trainings" boolean DEFAULT true,
  	"active" boolean DEFAULT true,
  	"wording" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"purpose" varchar NOT NULL,
  	"state" "enum_consents_state" NOT NULL,
  	"wording" varchar NOT NULL,
  	"at" timestamp(3) with time zone,
  	"channel" "enum_consents_channel",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "digests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"period" varchar NOT NULL,
  	"sequence" numeric NOT NULL,
  	"frequency" "enum_digests_frequency" NOT NULL,
  	"state" "enum_digests_state" NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"unsubscribe_url" varchar,
  	"items" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "favourites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"kind" "enum_favourites_kind" NOT NULL,
  	"document" numeric NOT NULL,
  	"folder_id" integer,
  	"note" varchar,
  	"saved_at" timestamp(3) with time zone,
  	"seen_updated_at" timestamp(3) with time zone,
  	"title_when_saved" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "favourite_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigator_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"service" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"language" "enum_navigator_reports_language" NOT NULL,
  	"fingerprint" jsonb,
  	"made_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submissions_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" varchar NOT NULL,
  	"subject" varchar,
  	"state" "enum_submissions_state" DEFAULT 'new' NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"recipient" varchar,
  	"language" varchar,
  	"note" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"organisation" varchar,
  	"job_title" varchar,
  	"needs" varchar,
  	"state" "enum_registrations_state" NOT NULL,
  	"language" varchar,
  	"token_hash" varchar,
  	"member_id" integer,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"member_id" integer,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"confidential" boolean DEFAULT false,
  	"unsubscribe_url" varchar,
  	"calendar" varchar,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_portrait_url" varchar,
  	"sizes_portrait_width" numeric,
  	"sizes_portrait_height" numeric,
  	"sizes_portrait_mime_type" varchar,
  	"sizes_portrait_filesize" numeric,
  	"sizes_portrait_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"kind" "enum_redirects_kind" DEFAULT 'permanent' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"sso_subject" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"editor" varchar NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"document" varchar,
  	"language" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "used_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user" numeric NOT NULL,
  	"code" varchar NOT NULL,
  	"is_recovery" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"events_id" integer,
  	"news_id" integer,
  	"trainings_id" integer,
  	"training_series_id" integer,
  	"deals_id" integer,
  	"contacts_id" integer,
  	"offices_id" integer,
  	"countries_id" integer,
  	"services_id" integer,
  	"sectors_id" integer,
  	"solutions_id" integer,
  	"about_pages_id" integer,
  	"careers_pages_id" integer,
  	"graduate_pages_id" integer,
  	"legal_pages_id" integer,
  	"feature_pages_id" integer,
  	"product_pages_id" integer,
  	"marketing_pages_id" integer,
  	"navigator_services_id" integer,
  	"navigator_regions_id" integer,
  	"navigator_jurisdictions_id" integer,
  	"navigator_questions_id" integer,
  	"navigator_statuses_id" integer,
  	"navigator_answers_id" integer,
  	"navigator_contents_id" integer,
  	"members_id" integer,
  	"product_requests_id" integer,
  	"alert_subscriptions_id" integer,
  	"consents_id" integer,
  	"digests_id" integer,
  	"favourites_id" integer,
  	"favourite_folders_id" integer,
  	"navigator_reports_id" integer,
  	"submissions_id" integer,
  	"registrations_id" integer,
  	"mails_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"members_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_popular" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"query" varchar
  );
  
  CREATE TABLE "home_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "home_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"contact_id" integer,
  	"line" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_article_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_eyebrow" varchar,
  	"hero_title" varchar,
  	"hero_text" varchar,
  	"hero_action" varchar,
  	"statement_title" varchar,
  	"statement_text" varchar,
  	"careers_title" varchar,
  	"careers_text" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"sectors_id" integer
  );
  
  CREATE TABLE "_home_v_version_popular" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"query" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_id" integer,
  	"line" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_article_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_eyebrow" varchar,
  	"version_hero_title" varchar,
  	"version_hero_text" varchar,
  	"version_hero_action" varchar,
  	"version_statement_title" varchar,
  	"version_statement_text" varchar,
  	"version_careers_title" varchar,
  	"version_careers_text" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"sectors_id" integer
  );
  
  CREATE TABLE "navigation_utility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_sections_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_sections_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "navigation_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"intro" varchar
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_locales" (
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_utility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_sections_groups_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_sections_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"intro" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_navigation_v_locales" (
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "site_settings_brand_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"token" "enum_site_settings_brand_colours_token",
  	"light" varchar,
  	"dark" varchar
  );
  
  CREATE TABLE "site_settings_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"firm_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"wechat" varchar,
  	"brand_logo_id" integer,
  	"brand_logo_on_dark_id" integer,
  	"brand_mark_id" integer,
  	"heroes_about_id" integer,
  	"heroes_careers_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"tagline" varchar,
  	"description" varchar,
  	"footer_text" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_site_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_brand_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" "enum__site_settings_v_version_brand_colours_token",
  	"light" varchar,
  	"dark" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_firm_name" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_wechat" varchar,
  	"version_brand_logo_id" integer,
  	"version_brand_logo_on_dark_id" integer,
  	"version_brand_mark_id" integer,
  	"version_heroes_about_id" integer,
  	"version_heroes_careers_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_footer_text" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "articles_regions" ADD CONSTRAINT "articles_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_outdated_in" ADD CONSTRAINT "articles_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_regions" ADD CONSTRAINT "_articles_v_version_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_outdated_in" ADD CONSTRAINT "_articles_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_guests" ADD CONSTRAINT "events_guests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_agenda" ADD CONSTRAINT "events_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_outdated_in" ADD CONSTRAINT "events_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_venue_office_id_offices_id_fk" FOREIGN KEY ("venue_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_texts" ADD CONSTRAINT "events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_guests" ADD CONSTRAINT "_events_v_version_guests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_agenda" ADD CONSTRAINT "_events_v_version_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_outdated_in" ADD CONSTRAINT "_events_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_venue_office_id_offices_id_fk" FOREIGN KEY ("version_venue_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_texts" ADD CONSTRAINT "_events_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_outdated_in" ADD CONSTRAINT "news_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_press_contact_id_contacts_id_fk" FOREIGN KEY ("press_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_outdated_in" ADD CONSTRAINT "_news_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_press_contact_id_contacts_id_fk" FOREIGN KEY ("version_press_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_texts" ADD CONSTRAINT "_news_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_sessions" ADD CONSTRAINT "trainings_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_outdated_in" ADD CONSTRAINT "trainings_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings" ADD CONSTRAINT "trainings_venue_office_id_offices_id_fk" FOREIGN KEY ("venue_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings" ADD CONSTRAINT "trainings_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings" ADD CONSTRAINT "trainings_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trainings_locales" ADD CONSTRAINT "trainings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_texts" ADD CONSTRAINT "trainings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trainings_rels" ADD CONSTRAINT "trainings_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_version_sessions" ADD CONSTRAINT "_trainings_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_version_outdated_in" ADD CONSTRAINT "_trainings_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v" ADD CONSTRAINT "_trainings_v_parent_id_trainings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trainings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v" ADD CONSTRAINT "_trainings_v_version_venue_office_id_offices_id_fk" FOREIGN KEY ("version_venue_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v" ADD CONSTRAINT "_trainings_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v" ADD CONSTRAINT "_trainings_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trainings_v_locales" ADD CONSTRAINT "_trainings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_texts" ADD CONSTRAINT "_trainings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_trainings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trainings_v_rels" ADD CONSTRAINT "_trainings_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_outdated_in" ADD CONSTRAINT "training_series_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series" ADD CONSTRAINT "training_series_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training_series" ADD CONSTRAINT "training_series_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "training_series_locales" ADD CONSTRAINT "training_series_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_texts" ADD CONSTRAINT "training_series_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_series_rels" ADD CONSTRAINT "training_series_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_version_outdated_in" ADD CONSTRAINT "_training_series_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_training_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v" ADD CONSTRAINT "_training_series_v_parent_id_training_series_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."training_series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v" ADD CONSTRAINT "_training_series_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v" ADD CONSTRAINT "_training_series_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_training_series_v_locales" ADD CONSTRAINT "_training_series_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_training_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_texts" ADD CONSTRAINT "_training_series_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_training_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_training_series_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_training_series_v_rels" ADD CONSTRAINT "_training_series_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_outdated_in" ADD CONSTRAINT "deals_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals" ADD CONSTRAINT "deals_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deals_locales" ADD CONSTRAINT "deals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_texts" ADD CONSTRAINT "deals_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deals_rels" ADD CONSTRAINT "deals_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_version_outdated_in" ADD CONSTRAINT "_deals_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_deals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v" ADD CONSTRAINT "_deals_v_parent_id_deals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v" ADD CONSTRAINT "_deals_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v" ADD CONSTRAINT "_deals_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deals_v_locales" ADD CONSTRAINT "_deals_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_deals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_texts" ADD CONSTRAINT "_deals_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_deals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_deals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_deals_v_rels" ADD CONSTRAINT "_deals_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_phones" ADD CONSTRAINT "contacts_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_social" ADD CONSTRAINT "contacts_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_experience" ADD CONSTRAINT "contacts_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_languages" ADD CONSTRAINT "contacts_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_admissions" ADD CONSTRAINT "contacts_admissions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_education" ADD CONSTRAINT "contacts_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_recognitions" ADD CONSTRAINT "contacts_recognitions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_outdated_in" ADD CONSTRAINT "contacts_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_photograph_id_media_id_fk" FOREIGN KEY ("photograph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts_locales" ADD CONSTRAINT "contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_texts" ADD CONSTRAINT "contacts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_rels" ADD CONSTRAINT "contacts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_rels" ADD CONSTRAINT "contacts_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_rels" ADD CONSTRAINT "contacts_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_rels" ADD CONSTRAINT "contacts_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts_rels" ADD CONSTRAINT "contacts_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_phones" ADD CONSTRAINT "_contacts_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_social" ADD CONSTRAINT "_contacts_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_experience" ADD CONSTRAINT "_contacts_v_version_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_languages" ADD CONSTRAINT "_contacts_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_admissions" ADD CONSTRAINT "_contacts_v_version_admissions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_education" ADD CONSTRAINT "_contacts_v_version_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_recognitions" ADD CONSTRAINT "_contacts_v_version_recognitions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_version_outdated_in" ADD CONSTRAINT "_contacts_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v" ADD CONSTRAINT "_contacts_v_parent_id_contacts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contacts_v" ADD CONSTRAINT "_contacts_v_version_photograph_id_media_id_fk" FOREIGN KEY ("version_photograph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contacts_v" ADD CONSTRAINT "_contacts_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contacts_v" ADD CONSTRAINT "_contacts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contacts_v_locales" ADD CONSTRAINT "_contacts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_texts" ADD CONSTRAINT "_contacts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_rels" ADD CONSTRAINT "_contacts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contacts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_rels" ADD CONSTRAINT "_contacts_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_rels" ADD CONSTRAINT "_contacts_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_rels" ADD CONSTRAINT "_contacts_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contacts_v_rels" ADD CONSTRAINT "_contacts_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_hours" ADD CONSTRAINT "offices_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_holidays" ADD CONSTRAINT "offices_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_outdated_in" ADD CONSTRAINT "offices_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_photograph_id_media_id_fk" FOREIGN KEY ("photograph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_texts" ADD CONSTRAINT "offices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_hours" ADD CONSTRAINT "_offices_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_holidays" ADD CONSTRAINT "_offices_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_outdated_in" ADD CONSTRAINT "_offices_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_photograph_id_media_id_fk" FOREIGN KEY ("version_photograph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_texts" ADD CONSTRAINT "_offices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_outdated_in" ADD CONSTRAINT "countries_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries" ADD CONSTRAINT "countries_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries" ADD CONSTRAINT "countries_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_texts" ADD CONSTRAINT "countries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_rels" ADD CONSTRAINT "countries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_rels" ADD CONSTRAINT "countries_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_version_outdated_in" ADD CONSTRAINT "_countries_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_parent_id_countries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v_locales" ADD CONSTRAINT "_countries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_texts" ADD CONSTRAINT "_countries_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_rels" ADD CONSTRAINT "_countries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v_rels" ADD CONSTRAINT "_countries_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_capabilities" ADD CONSTRAINT "services_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_experience" ADD CONSTRAINT "services_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_outdated_in" ADD CONSTRAINT "services_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_texts" ADD CONSTRAINT "services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_capabilities" ADD CONSTRAINT "_services_v_version_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_experience" ADD CONSTRAINT "_services_v_version_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_outdated_in" ADD CONSTRAINT "_services_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_parent_id_services_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_texts" ADD CONSTRAINT "_services_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_capabilities" ADD CONSTRAINT "sectors_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_experience" ADD CONSTRAINT "sectors_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_outdated_in" ADD CONSTRAINT "sectors_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors" ADD CONSTRAINT "sectors_parent_id_sectors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors" ADD CONSTRAINT "sectors_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors" ADD CONSTRAINT "sectors_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sectors_locales" ADD CONSTRAINT "sectors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_texts" ADD CONSTRAINT "sectors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sectors_rels" ADD CONSTRAINT "sectors_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_version_capabilities" ADD CONSTRAINT "_sectors_v_version_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_version_experience" ADD CONSTRAINT "_sectors_v_version_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_version_outdated_in" ADD CONSTRAINT "_sectors_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v" ADD CONSTRAINT "_sectors_v_parent_id_sectors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v" ADD CONSTRAINT "_sectors_v_version_parent_id_sectors_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v" ADD CONSTRAINT "_sectors_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v" ADD CONSTRAINT "_sectors_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sectors_v_locales" ADD CONSTRAINT "_sectors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_texts" ADD CONSTRAINT "_sectors_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sectors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sectors_v_rels" ADD CONSTRAINT "_sectors_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_capabilities" ADD CONSTRAINT "solutions_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_experience" ADD CONSTRAINT "solutions_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_outdated_in" ADD CONSTRAINT "solutions_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_texts" ADD CONSTRAINT "solutions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_capabilities" ADD CONSTRAINT "_solutions_v_version_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_experience" ADD CONSTRAINT "_solutions_v_version_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_outdated_in" ADD CONSTRAINT "_solutions_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_parent_id_solutions_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_texts" ADD CONSTRAINT "_solutions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages_outdated_in" ADD CONSTRAINT "about_pages_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages" ADD CONSTRAINT "about_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_pages" ADD CONSTRAINT "about_pages_parent_id_about_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_pages" ADD CONSTRAINT "about_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_pages" ADD CONSTRAINT "about_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_pages_locales" ADD CONSTRAINT "about_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages_texts" ADD CONSTRAINT "about_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages_rels" ADD CONSTRAINT "about_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_pages_rels" ADD CONSTRAINT "about_pages_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v_version_outdated_in" ADD CONSTRAINT "_about_pages_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_parent_id_about_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_version_parent_id_about_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."about_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v" ADD CONSTRAINT "_about_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_pages_v_locales" ADD CONSTRAINT "_about_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v_texts" ADD CONSTRAINT "_about_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v_rels" ADD CONSTRAINT "_about_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_pages_v_rels" ADD CONSTRAINT "_about_pages_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_pages_outdated_in" ADD CONSTRAINT "careers_pages_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_pages" ADD CONSTRAINT "careers_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_pages" ADD CONSTRAINT "careers_pages_vacancy_office_id_offices_id_fk" FOREIGN KEY ("vacancy_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_pages" ADD CONSTRAINT "careers_pages_vacancy_practice_id_services_id_fk" FOREIGN KEY ("vacancy_practice_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_pages" ADD CONSTRAINT "careers_pages_parent_id_careers_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_pages" ADD CONSTRAINT "careers_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_pages" ADD CONSTRAINT "careers_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_pages_locales" ADD CONSTRAINT "careers_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_pages_texts" ADD CONSTRAINT "careers_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_pages_rels" ADD CONSTRAINT "careers_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_pages_rels" ADD CONSTRAINT "careers_pages_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_pages_v_version_outdated_in" ADD CONSTRAINT "_careers_pages_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_careers_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_pages_v" ADD CONSTRAINT "_careers_pages_v_parent_id_careers_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_pages_v" ADD CONSTRAINT "_careers_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_pages_v" ADD CONSTRAINT "_careers_pages_v_version_vacancy_office_id_offices_id_fk" FOREIGN KEY ("version_vacancy_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_pages_v" ADD CONSTRAINT "_careers_pages_v_version_vacancy_practice_id_services_id_fk" FOREIGN KEY ("version_vacancy_practice_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_pages_v" ADD CONSTRAINT "_careers_pages_v_version_parent_id_careers_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."careers_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_pages_v" ADD CONSTRAINT "_careers_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_pages_v" ADD CONSTRAINT "_careers_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_pages_v_locales" ADD CONSTRAINT "_careers_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_pages_v_texts" ADD CONSTRAINT "_careers_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_careers_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_pages_v_rels" ADD CONSTRAINT "_careers_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_careers_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_pages_v_rels" ADD CONSTRAINT "_careers_pages_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_team" ADD CONSTRAINT "graduate_pages_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_deadlines" ADD CONSTRAINT "graduate_pages_deadlines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_meetings" ADD CONSTRAINT "graduate_pages_meetings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_outdated_in" ADD CONSTRAINT "graduate_pages_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages" ADD CONSTRAINT "graduate_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages" ADD CONSTRAINT "graduate_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages" ADD CONSTRAINT "graduate_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "graduate_pages_locales" ADD CONSTRAINT "graduate_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_texts" ADD CONSTRAINT "graduate_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_rels" ADD CONSTRAINT "graduate_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_rels" ADD CONSTRAINT "graduate_pages_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_version_team" ADD CONSTRAINT "_graduate_pages_v_version_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_version_deadlines" ADD CONSTRAINT "_graduate_pages_v_version_deadlines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_version_meetings" ADD CONSTRAINT "_graduate_pages_v_version_meetings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_version_outdated_in" ADD CONSTRAINT "_graduate_pages_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_parent_id_graduate_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v" ADD CONSTRAINT "_graduate_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_locales" ADD CONSTRAINT "_graduate_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_texts" ADD CONSTRAINT "_graduate_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_rels" ADD CONSTRAINT "_graduate_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_rels" ADD CONSTRAINT "_graduate_pages_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_outdated_in" ADD CONSTRAINT "legal_pages_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages_locales" ADD CONSTRAINT "legal_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_texts" ADD CONSTRAINT "legal_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_version_outdated_in" ADD CONSTRAINT "_legal_pages_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_parent_id_legal_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_locales" ADD CONSTRAINT "_legal_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_texts" ADD CONSTRAINT "_legal_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_pages_outdated_in" ADD CONSTRAINT "feature_pages_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_pages" ADD CONSTRAINT "feature_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_pages" ADD CONSTRAINT "feature_pages_parent_id_feature_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_pages" ADD CONSTRAINT "feature_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_pages" ADD CONSTRAINT "feature_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feature_pages_locales" ADD CONSTRAINT "feature_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_pages_texts" ADD CONSTRAINT "feature_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_pages_rels" ADD CONSTRAINT "feature_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feature_pages_rels" ADD CONSTRAINT "feature_pages_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_pages_v_version_outdated_in" ADD CONSTRAINT "_feature_pages_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_feature_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_pages_v" ADD CONSTRAINT "_feature_pages_v_parent_id_feature_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_pages_v" ADD CONSTRAINT "_feature_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_pages_v" ADD CONSTRAINT "_feature_pages_v_version_parent_id_feature_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."feature_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_pages_v" ADD CONSTRAINT "_feature_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_pages_v" ADD CONSTRAINT "_feature_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_feature_pages_v_locales" ADD CONSTRAINT "_feature_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feature_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_pages_v_texts" ADD CONSTRAINT "_feature_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_feature_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_pages_v_rels" ADD CONSTRAINT "_feature_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_feature_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feature_pages_v_rels" ADD CONSTRAINT "_feature_pages_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_pages_outdated_in" ADD CONSTRAINT "product_pages_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_pages" ADD CONSTRAINT "product_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_pages" ADD CONSTRAINT "product_pages_parent_id_product_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_pages" ADD CONSTRAINT "product_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_pages" ADD CONSTRAINT "product_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_pages_locales" ADD CONSTRAINT "product_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_pages_texts" ADD CONSTRAINT "product_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_pages_rels" ADD CONSTRAINT "product_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_pages_rels" ADD CONSTRAINT "product_pages_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_pages_v_version_outdated_in" ADD CONSTRAINT "_product_pages_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_pages_v" ADD CONSTRAINT "_product_pages_v_parent_id_product_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_pages_v" ADD CONSTRAINT "_product_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_pages_v" ADD CONSTRAINT "_product_pages_v_version_parent_id_product_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_pages_v" ADD CONSTRAINT "_product_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_pages_v" ADD CONSTRAINT "_product_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_pages_v_locales" ADD CONSTRAINT "_product_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_pages_v_texts" ADD CONSTRAINT "_product_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_pages_v_rels" ADD CONSTRAINT "_product_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_pages_v_rels" ADD CONSTRAINT "_product_pages_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages_outdated_in" ADD CONSTRAINT "marketing_pages_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_pages_locales" ADD CONSTRAINT "marketing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages_texts" ADD CONSTRAINT "marketing_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages_rels" ADD CONSTRAINT "marketing_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_pages_rels" ADD CONSTRAINT "marketing_pages_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_version_outdated_in" ADD CONSTRAINT "_marketing_pages_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_marketing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v" ADD CONSTRAINT "_marketing_pages_v_parent_id_marketing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v" ADD CONSTRAINT "_marketing_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v" ADD CONSTRAINT "_marketing_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v" ADD CONSTRAINT "_marketing_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_locales" ADD CONSTRAINT "_marketing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_marketing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_texts" ADD CONSTRAINT "_marketing_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_marketing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_rels" ADD CONSTRAINT "_marketing_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_marketing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_pages_v_rels" ADD CONSTRAINT "_marketing_pages_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_services_outdated_in" ADD CONSTRAINT "navigator_services_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_services" ADD CONSTRAINT "navigator_services_practice_id_services_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_services" ADD CONSTRAINT "navigator_services_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_services" ADD CONSTRAINT "navigator_services_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_services_locales" ADD CONSTRAINT "navigator_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_services_texts" ADD CONSTRAINT "navigator_services_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_services_rels" ADD CONSTRAINT "navigator_services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_services_rels" ADD CONSTRAINT "navigator_services_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_version_outdated_in" ADD CONSTRAINT "_navigator_services_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v" ADD CONSTRAINT "_navigator_services_v_parent_id_navigator_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_services_v" ADD CONSTRAINT "_navigator_services_v_version_practice_id_services_id_fk" FOREIGN KEY ("version_practice_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_services_v" ADD CONSTRAINT "_navigator_services_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_services_v" ADD CONSTRAINT "_navigator_services_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_locales" ADD CONSTRAINT "_navigator_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_texts" ADD CONSTRAINT "_navigator_services_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_rels" ADD CONSTRAINT "_navigator_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_rels" ADD CONSTRAINT "_navigator_services_v_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_regions_outdated_in" ADD CONSTRAINT "navigator_regions_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_regions" ADD CONSTRAINT "navigator_regions_service_id_navigator_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_regions" ADD CONSTRAINT "navigator_regions_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_regions" ADD CONSTRAINT "navigator_regions_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_regions_locales" ADD CONSTRAINT "navigator_regions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_regions_texts" ADD CONSTRAINT "navigator_regions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v_version_outdated_in" ADD CONSTRAINT "_navigator_regions_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v" ADD CONSTRAINT "_navigator_regions_v_parent_id_navigator_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v" ADD CONSTRAINT "_navigator_regions_v_version_service_id_navigator_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v" ADD CONSTRAINT "_navigator_regions_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v" ADD CONSTRAINT "_navigator_regions_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v_locales" ADD CONSTRAINT "_navigator_regions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_regions_v_texts" ADD CONSTRAINT "_navigator_regions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions_outdated_in" ADD CONSTRAINT "navigator_jurisdictions_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions" ADD CONSTRAINT "navigator_jurisdictions_service_id_navigator_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions" ADD CONSTRAINT "navigator_jurisdictions_region_id_navigator_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."navigator_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions" ADD CONSTRAINT "navigator_jurisdictions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions" ADD CONSTRAINT "navigator_jurisdictions_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions" ADD CONSTRAINT "navigator_jurisdictions_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions_locales" ADD CONSTRAINT "navigator_jurisdictions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions_texts" ADD CONSTRAINT "navigator_jurisdictions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions_rels" ADD CONSTRAINT "navigator_jurisdictions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_jurisdictions_rels" ADD CONSTRAINT "navigator_jurisdictions_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v_version_outdated_in" ADD CONSTRAINT "_navigator_jurisdictions_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v" ADD CONSTRAINT "_navigator_jurisdictions_v_parent_id_navigator_jurisdictions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v" ADD CONSTRAINT "_navigator_jurisdictions_v_version_service_id_navigator_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v" ADD CONSTRAINT "_navigator_jurisdictions_v_version_region_id_navigator_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."navigator_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v" ADD CONSTRAINT "_navigator_jurisdictions_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v" ADD CONSTRAINT "_navigator_jurisdictions_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v" ADD CONSTRAINT "_navigator_jurisdictions_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v_locales" ADD CONSTRAINT "_navigator_jurisdictions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v_texts" ADD CONSTRAINT "_navigator_jurisdictions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v_rels" ADD CONSTRAINT "_navigator_jurisdictions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_jurisdictions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_jurisdictions_v_rels" ADD CONSTRAINT "_navigator_jurisdictions_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_questions_outdated_in" ADD CONSTRAINT "navigator_questions_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_questions" ADD CONSTRAINT "navigator_questions_service_id_navigator_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_questions" ADD CONSTRAINT "navigator_questions_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_questions" ADD CONSTRAINT "navigator_questions_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_questions_locales" ADD CONSTRAINT "navigator_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_questions_texts" ADD CONSTRAINT "navigator_questions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v_version_outdated_in" ADD CONSTRAINT "_navigator_questions_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v" ADD CONSTRAINT "_navigator_questions_v_parent_id_navigator_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v" ADD CONSTRAINT "_navigator_questions_v_version_service_id_navigator_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v" ADD CONSTRAINT "_navigator_questions_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v" ADD CONSTRAINT "_navigator_questions_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v_locales" ADD CONSTRAINT "_navigator_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_questions_v_texts" ADD CONSTRAINT "_navigator_questions_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_statuses_outdated_in" ADD CONSTRAINT "navigator_statuses_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_statuses" ADD CONSTRAINT "navigator_statuses_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_statuses" ADD CONSTRAINT "navigator_statuses_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_statuses_locales" ADD CONSTRAINT "navigator_statuses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_statuses_texts" ADD CONSTRAINT "navigator_statuses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_statuses_v_version_outdated_in" ADD CONSTRAINT "_navigator_statuses_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_statuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_statuses_v" ADD CONSTRAINT "_navigator_statuses_v_parent_id_navigator_statuses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_statuses_v" ADD CONSTRAINT "_navigator_statuses_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_statuses_v" ADD CONSTRAINT "_navigator_statuses_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_statuses_v_locales" ADD CONSTRAINT "_navigator_statuses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_statuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_statuses_v_texts" ADD CONSTRAINT "_navigator_statuses_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_statuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_answers_sources" ADD CONSTRAINT "navigator_answers_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_answers_history" ADD CONSTRAINT "navigator_answers_history_status_id_navigator_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers_history" ADD CONSTRAINT "navigator_answers_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_answers_outdated_in" ADD CONSTRAINT "navigator_answers_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_answers" ADD CONSTRAINT "navigator_answers_jurisdiction_id_navigator_jurisdictions_id_fk" FOREIGN KEY ("jurisdiction_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers" ADD CONSTRAINT "navigator_answers_question_id_navigator_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."navigator_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers" ADD CONSTRAINT "navigator_answers_status_id_navigator_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers" ADD CONSTRAINT "navigator_answers_reviewer_id_contacts_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers" ADD CONSTRAINT "navigator_answers_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers" ADD CONSTRAINT "navigator_answers_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers_locales" ADD CONSTRAINT "navigator_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_answers_texts" ADD CONSTRAINT "navigator_answers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_version_sources" ADD CONSTRAINT "_navigator_answers_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_version_history" ADD CONSTRAINT "_navigator_answers_v_version_history_status_id_navigator_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_version_history" ADD CONSTRAINT "_navigator_answers_v_version_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_version_outdated_in" ADD CONSTRAINT "_navigator_answers_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v" ADD CONSTRAINT "_navigator_answers_v_parent_id_navigator_answers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v" ADD CONSTRAINT "_navigator_answers_v_version_jurisdiction_id_navigator_jurisdictions_id_fk" FOREIGN KEY ("version_jurisdiction_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v" ADD CONSTRAINT "_navigator_answers_v_version_question_id_navigator_questions_id_fk" FOREIGN KEY ("version_question_id") REFERENCES "public"."navigator_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v" ADD CONSTRAINT "_navigator_answers_v_version_status_id_navigator_statuses_id_fk" FOREIGN KEY ("version_status_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v" ADD CONSTRAINT "_navigator_answers_v_version_reviewer_id_contacts_id_fk" FOREIGN KEY ("version_reviewer_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v" ADD CONSTRAINT "_navigator_answers_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v" ADD CONSTRAINT "_navigator_answers_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_locales" ADD CONSTRAINT "_navigator_answers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_texts" ADD CONSTRAINT "_navigator_answers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents_outdated_in" ADD CONSTRAINT "navigator_contents_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents" ADD CONSTRAINT "navigator_contents_service_id_navigator_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_contents" ADD CONSTRAINT "navigator_contents_region_id_navigator_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."navigator_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_contents" ADD CONSTRAINT "navigator_contents_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_contents" ADD CONSTRAINT "navigator_contents_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_contents_locales" ADD CONSTRAINT "navigator_contents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents_texts" ADD CONSTRAINT "navigator_contents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents_rels" ADD CONSTRAINT "navigator_contents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents_rels" ADD CONSTRAINT "navigator_contents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_version_outdated_in" ADD CONSTRAINT "_navigator_contents_v_version_outdated_in_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v" ADD CONSTRAINT "_navigator_contents_v_parent_id_navigator_contents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_contents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v" ADD CONSTRAINT "_navigator_contents_v_version_service_id_navigator_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."navigator_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v" ADD CONSTRAINT "_navigator_contents_v_version_region_id_navigator_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."navigator_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v" ADD CONSTRAINT "_navigator_contents_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v" ADD CONSTRAINT "_navigator_contents_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_locales" ADD CONSTRAINT "_navigator_contents_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_texts" ADD CONSTRAINT "_navigator_contents_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_rels" ADD CONSTRAINT "_navigator_contents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_rels" ADD CONSTRAINT "_navigator_contents_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_product_subscriptions" ADD CONSTRAINT "members_product_subscriptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_texts" ADD CONSTRAINT "members_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_rels" ADD CONSTRAINT "members_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_practice_id_services_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_sector_id_sectors_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sectors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "digests" ADD CONSTRAINT "digests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourites" ADD CONSTRAINT "favourites_folder_id_favourite_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."favourite_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favourite_folders" ADD CONSTRAINT "favourite_folders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_reports" ADD CONSTRAINT "navigator_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions_values" ADD CONSTRAINT "submissions_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trainings_fk" FOREIGN KEY ("trainings_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_training_series_fk" FOREIGN KEY ("training_series_id") REFERENCES "public"."training_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deals_fk" FOREIGN KEY ("deals_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_about_pages_fk" FOREIGN KEY ("about_pages_id") REFERENCES "public"."about_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_careers_pages_fk" FOREIGN KEY ("careers_pages_id") REFERENCES "public"."careers_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_graduate_pages_fk" FOREIGN KEY ("graduate_pages_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feature_pages_fk" FOREIGN KEY ("feature_pages_id") REFERENCES "public"."feature_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_pages_fk" FOREIGN KEY ("product_pages_id") REFERENCES "public"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_services_fk" FOREIGN KEY ("navigator_services_id") REFERENCES "public"."navigator_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_regions_fk" FOREIGN KEY ("navigator_regions_id") REFERENCES "public"."navigator_regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_jurisdictions_fk" FOREIGN KEY ("navigator_jurisdictions_id") REFERENCES "public"."navigator_jurisdictions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_questions_fk" FOREIGN KEY ("navigator_questions_id") REFERENCES "public"."navigator_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_statuses_fk" FOREIGN KEY ("navigator_statuses_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_answers_fk" FOREIGN KEY ("navigator_answers_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_contents_fk" FOREIGN KEY ("navigator_contents_id") REFERENCES "public"."navigator_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_requests_fk" FOREIGN KEY ("product_requests_id") REFERENCES "public"."product_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_subscriptions_fk" FOREIGN KEY ("alert_subscriptions_id") REFERENCES "public"."alert_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digests_fk" FOREIGN KEY ("digests_id") REFERENCES "public"."digests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favourites_fk" FOREIGN KEY ("favourites_id") REFERENCES "public"."favourites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favourite_folders_fk" FOREIGN KEY ("favourite_folders_id") REFERENCES "public"."favourite_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_reports_fk" FOREIGN KEY ("navigator_reports_id") REFERENCES "public"."navigator_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_popular" ADD CONSTRAINT "home_popular_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_figures" ADD CONSTRAINT "home_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_people" ADD CONSTRAINT "home_people_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_people" ADD CONSTRAINT "home_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_hero_article_id_articles_id_fk" FOREIGN KEY ("hero_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_popular" ADD CONSTRAINT "_home_v_version_popular_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_figures" ADD CONSTRAINT "_home_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_people" ADD CONSTRAINT "_home_v_version_people_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_people" ADD CONSTRAINT "_home_v_version_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_article_id_articles_id_fk" FOREIGN KEY ("version_hero_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_sectors_fk" FOREIGN KEY ("sectors_id") REFERENCES "public"."sectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_utility" ADD CONSTRAINT "navigation_utility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_sections_groups_links" ADD CONSTRAINT "navigation_sections_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_sections_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_sections_groups" ADD CONSTRAINT "navigation_sections_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_sections" ADD CONSTRAINT "navigation_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_utility" ADD CONSTRAINT "_navigation_v_version_utility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sections_groups_links" ADD CONSTRAINT "_navigation_v_version_sections_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_sections_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sections_groups" ADD CONSTRAINT "_navigation_v_version_sections_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_sections" ADD CONSTRAINT "_navigation_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_brand_colours" ADD CONSTRAINT "site_settings_brand_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_legal_links" ADD CONSTRAINT "site_settings_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_id_media_id_fk" FOREIGN KEY ("brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_mark_id_media_id_fk" FOREIGN KEY ("brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_heroes_about_id_media_id_fk" FOREIGN KEY ("heroes_about_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_heroes_careers_id_media_id_fk" FOREIGN KEY ("heroes_careers_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_brand_colours" ADD CONSTRAINT "_site_settings_v_version_brand_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_legal_links" ADD CONSTRAINT "_site_settings_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_id_media_id_fk" FOREIGN KEY ("version_brand_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_brand_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_mark_id_media_id_fk" FOREIGN KEY ("version_brand_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_heroes_about_id_media_id_fk" FOREIGN KEY ("version_heroes_about_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_heroes_careers_id_media_id_fk" FOREIGN KEY ("version_heroes_careers_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_regions_order_idx" ON "articles_regions" USING btree ("order");
  CREATE INDEX "articles_regions_parent_idx" ON "articles_regions" USING btree ("parent_id");
  CREATE INDEX "articles_outdated_in_order_idx" ON "articles_outdated_in" USING btree ("order");
  CREATE INDEX "articles_outdated_in_parent_idx" ON "articles_outdated_in" USING btree ("parent_id");
  CREATE INDEX "articles_kind_idx" ON "articles" USING btree ("kind");
  CREATE INDEX "articles_product_product_feature_idx" ON "articles" USING btree ("product_feature");
  CREATE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_created_by_idx" ON "articles" USING btree ("created_by_id");
  CREATE INDEX "articles_updated_by_idx" ON "articles" USING btree ("updated_by_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "publishedOn_createdAt_idx" ON "articles" USING btree ("published_on","created_at");
  CREATE INDEX "articles__status_idx" ON "articles_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_texts_order_parent" ON "articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "articles_texts_text_idx" ON "articles_texts" USING btree ("text");
  CREATE INDEX "articles_texts_locale_parent" ON "articles_texts" USING btree ("locale","parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_contacts_id_idx" ON "articles_rels" USING btree ("contacts_id");
  CREATE INDEX "articles_rels_services_id_idx" ON "articles_rels" USING btree ("services_id");
  CREATE INDEX "articles_rels_sectors_id_idx" ON "articles_rels" USING btree ("sectors_id");
  CREATE INDEX "articles_rels_countries_id_idx" ON "articles_rels" USING btree ("countries_id");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_regions_order_idx" ON "_articles_v_version_regions" USING btree ("order");
  CREATE INDEX "_articles_v_version_regions_parent_idx" ON "_articles_v_version_regions" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_outdated_in_order_idx" ON "_articles_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_articles_v_version_outdated_in_parent_idx" ON "_articles_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_kind_idx" ON "_articles_v" USING btree ("version_kind");
  CREATE INDEX "_articles_v_version_product_version_product_feature_idx" ON "_articles_v" USING btree ("version_product_feature");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_created_by_idx" ON "_articles_v" USING btree ("version_created_by_id");
  CREATE INDEX "_articles_v_version_version_updated_by_idx" ON "_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "version_publishedOn_version_createdAt_idx" ON "_articles_v" USING btree ("version_published_on","version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_texts_order_parent" ON "_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_texts_locale_parent" ON "_articles_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_contacts_id_idx" ON "_articles_v_rels" USING btree ("contacts_id");
  CREATE INDEX "_articles_v_rels_services_id_idx" ON "_articles_v_rels" USING btree ("services_id");
  CREATE INDEX "_articles_v_rels_sectors_id_idx" ON "_articles_v_rels" USING btree ("sectors_id");
  CREATE INDEX "_articles_v_rels_countries_id_idx" ON "_articles_v_rels" USING btree ("countries_id");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "events_guests_order_idx" ON "events_guests" USING btree ("_order");
  CREATE INDEX "events_guests_parent_id_idx" ON "events_guests" USING btree ("_parent_id");
  CREATE INDEX "events_guests_locale_idx" ON "events_guests" USING btree ("_locale");
  CREATE INDEX "events_agenda_order_idx" ON "events_agenda" USING btree ("_order");
  CREATE INDEX "events_agenda_parent_id_idx" ON "events_agenda" USING btree ("_parent_id");
  CREATE INDEX "events_agenda_locale_idx" ON "events_agenda" USING btree ("_locale");
  CREATE INDEX "events_outdated_in_order_idx" ON "events_outdated_in" USING btree ("order");
  CREATE INDEX "events_outdated_in_parent_idx" ON "events_outdated_in" USING btree ("parent_id");
  CREATE INDEX "events_starts_at_idx" ON "events" USING btree ("starts_at");
  CREATE INDEX "events_venue_venue_office_idx" ON "events" USING btree ("venue_office_id");
  CREATE INDEX "events_product_product_feature_idx" ON "events" USING btree ("product_feature");
  CREATE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_created_by_idx" ON "events" USING btree ("created_by_id");
  CREATE INDEX "events_updated_by_idx" ON "events" USING btree ("updated_by_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_texts_order_parent" ON "events_texts" USING btree ("order","parent_id");
  CREATE INDEX "events_texts_text_idx" ON "events_texts" USING btree ("text");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_contacts_id_idx" ON "events_rels" USING btree ("contacts_id");
  CREATE INDEX "events_rels_services_id_idx" ON "events_rels" USING btree ("services_id");
  CREATE INDEX "events_rels_sectors_id_idx" ON "events_rels" USING btree ("sectors_id");
  CREATE INDEX "events_rels_countries_id_idx" ON "events_rels" USING btree ("countries_id");
  CREATE INDEX "_events_v_version_guests_order_idx" ON "_events_v_version_guests" USING btree ("_order");
  CREATE INDEX "_events_v_version_guests_parent_id_idx" ON "_events_v_version_guests" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_guests_locale_idx" ON "_events_v_version_guests" USING btree ("_locale");
  CREATE INDEX "_events_v_version_agenda_order_idx" ON "_events_v_version_agenda" USING btree ("_order");
  CREATE INDEX "_events_v_version_agenda_parent_id_idx" ON "_events_v_version_agenda" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_agenda_locale_idx" ON "_events_v_version_agenda" USING btree ("_locale");
  CREATE INDEX "_events_v_version_outdated_in_order_idx" ON "_events_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_events_v_version_outdated_in_parent_idx" ON "_events_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_starts_at_idx" ON "_events_v" USING btree ("version_starts_at");
  CREATE INDEX "_events_v_version_venue_version_venue_office_idx" ON "_events_v" USING btree ("version_venue_office_id");
  CREATE INDEX "_events_v_version_product_version_product_feature_idx" ON "_events_v" USING btree ("version_product_feature");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_created_by_idx" ON "_events_v" USING btree ("version_created_by_id");
  CREATE INDEX "_events_v_version_version_updated_by_idx" ON "_events_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_texts_order_parent" ON "_events_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_contacts_id_idx" ON "_events_v_rels" USING btree ("contacts_id");
  CREATE INDEX "_events_v_rels_services_id_idx" ON "_events_v_rels" USING btree ("services_id");
  CREATE INDEX "_events_v_rels_sectors_id_idx" ON "_events_v_rels" USING btree ("sectors_id");
  CREATE INDEX "_events_v_rels_countries_id_idx" ON "_events_v_rels" USING btree ("countries_id");
  CREATE INDEX "news_outdated_in_order_idx" ON "news_outdated_in" USING btree ("order");
  CREATE INDEX "news_outdated_in_parent_idx" ON "news_outdated_in" USING btree ("parent_id");
  CREATE INDEX "news_press_contact_idx" ON "news" USING btree ("press_contact_id");
  CREATE INDEX "news_product_product_feature_idx" ON "news" USING btree ("product_feature");
  CREATE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_created_by_idx" ON "news" USING btree ("created_by_id");
  CREATE INDEX "news_updated_by_idx" ON "news" USING btree ("updated_by_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "publishedOn_createdAt_1_idx" ON "news" USING btree ("published_on","created_at");
  CREATE INDEX "news__status_idx" ON "news_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_texts_order_parent" ON "news_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_texts_text_idx" ON "news_texts" USING btree ("text");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_services_id_idx" ON "news_rels" USING btree ("services_id");
  CREATE INDEX "news_rels_sectors_id_idx" ON "news_rels" USING btree ("sectors_id");
  CREATE INDEX "news_rels_countries_id_idx" ON "news_rels" USING btree ("countries_id");
  CREATE INDEX "news_rels_contacts_id_idx" ON "news_rels" USING btree ("contacts_id");
  CREATE INDEX "_news_v_version_outdated_in_order_idx" ON "_news_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_news_v_version_outdated_in_parent_idx" ON "_news_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_press_contact_idx" ON "_news_v" USING btree ("version_press_contact_id");
  CREATE INDEX "_news_v_version_product_version_product_feature_idx" ON "_news_v" USING btree ("version_product_feature");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_created_by_idx" ON "_news_v" USING btree ("version_created_by_id");
  CREATE INDEX "_news_v_version_version_updated_by_idx" ON "_news_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "version_publishedOn_version_createdAt_1_idx" ON "_news_v" USING btree ("version_published_on","version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_texts_order_parent" ON "_news_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_services_id_idx" ON "_news_v_rels" USING btree ("services_id");
  CREATE INDEX "_news_v_rels_sectors_id_idx" ON "_news_v_rels" USING btree ("sectors_id");
  CREATE INDEX "_news_v_rels_countries_id_idx" ON "_news_v_rels" USING btree ("countries_id");
  CREATE INDEX "_news_v_rels_contacts_id_idx" ON "_news_v_rels" USING btree ("contacts_id");
  CREATE INDEX "trainings_sessions_order_idx" ON "trainings_sessions" USING btree ("_order");
  CREATE INDEX "trainings_sessions_parent_id_idx" ON "trainings_sessions" USING btree ("_parent_id");
  CREATE INDEX "trainings_sessions_locale_idx" ON "trainings_sessions" USING btree ("_locale");
  CREATE INDEX "trainings_outdated_in_order_idx" ON "trainings_outdated_in" USING btree ("order");
  CREATE INDEX "trainings_outdated_in_parent_idx" ON "trainings_outdated_in" USING btree ("parent_id");
  CREATE INDEX "trainings_starts_at_idx" ON "trainings" USING btree ("starts_at");
  CREATE INDEX "trainings_venue_venue_office_idx" ON "trainings" USING btree ("venue_office_id");
  CREATE INDEX "trainings_product_product_feature_idx" ON "trainings" USING btree ("product_feature");
  CREATE INDEX "trainings_slug_idx" ON "trainings" USING btree ("slug");
  CREATE INDEX "trainings_created_by_idx" ON "trainings" USING btree ("created_by_id");
  CREATE INDEX "trainings_updated_by_idx" ON "trainings" USING btree ("updated_by_id");
  CREATE INDEX "trainings_updated_at_idx" ON "trainings" USING btree ("updated_at");
  CREATE INDEX "trainings_created_at_idx" ON "trainings" USING btree ("created_at");
  CREATE INDEX "trainings__status_idx" ON "trainings_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "trainings_locales_locale_parent_id_unique" ON "trainings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trainings_texts_order_parent" ON "trainings_texts" USING btree ("order","parent_id");
  CREATE INDEX "trainings_texts_text_idx" ON "trainings_texts" USING btree ("text");
  CREATE INDEX "trainings_rels_order_idx" ON "trainings_rels" USING btree ("order");
  CREATE INDEX "trainings_rels_parent_idx" ON "trainings_rels" USING btree ("parent_id");
  CREATE INDEX "trainings_rels_path_idx" ON "trainings_rels" USING btree ("path");
  CREATE INDEX "trainings_rels_contacts_id_idx" ON "trainings_rels" USING btree ("contacts_id");
  CREATE INDEX "trainings_rels_services_id_idx" ON "trainings_rels" USING btree ("services_id");
  CREATE INDEX "trainings_rels_sectors_id_idx" ON "trainings_rels" USING btree ("sectors_id");
  CREATE INDEX "trainings_rels_countries_id_idx" ON "trainings_rels" USING btree ("countries_id");
  CREATE INDEX "_trainings_v_version_sessions_order_idx" ON "_trainings_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_trainings_v_version_sessions_parent_id_idx" ON "_trainings_v_version_sessions" USING btree ("_parent_id");
  CREATE INDEX "_trainings_v_version_sessions_locale_idx" ON "_trainings_v_version_sessions" USING btree ("_locale");
  CREATE INDEX "_trainings_v_version_outdated_in_order_idx" ON "_trainings_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_trainings_v_version_outdated_in_parent_idx" ON "_trainings_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_trainings_v_parent_idx" ON "_trainings_v" USING btree ("parent_id");
  CREATE INDEX "_trainings_v_version_version_starts_at_idx" ON "_trainings_v" USING btree ("version_starts_at");
  CREATE INDEX "_trainings_v_version_venue_version_venue_office_idx" ON "_trainings_v" USING btree ("version_venue_office_id");
  CREATE INDEX "_trainings_v_version_product_version_product_feature_idx" ON "_trainings_v" USING btree ("version_product_feature");
  CREATE INDEX "_trainings_v_version_version_slug_idx" ON "_trainings_v" USING btree ("version_slug");
  CREATE INDEX "_trainings_v_version_version_created_by_idx" ON "_trainings_v" USING btree ("version_created_by_id");
  CREATE INDEX "_trainings_v_version_version_updated_by_idx" ON "_trainings_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_trainings_v_version_version_updated_at_idx" ON "_trainings_v" USING btree ("version_updated_at");
  CREATE INDEX "_trainings_v_version_version_created_at_idx" ON "_trainings_v" USING btree ("version_created_at");
  CREATE INDEX "_trainings_v_created_at_idx" ON "_trainings_v" USING btree ("created_at");
  CREATE INDEX "_trainings_v_updated_at_idx" ON "_trainings_v" USING btree ("updated_at");
  CREATE INDEX "_trainings_v_snapshot_idx" ON "_trainings_v" USING btree ("snapshot");
  CREATE INDEX "_trainings_v_published_locale_idx" ON "_trainings_v" USING btree ("published_locale");
  CREATE INDEX "_trainings_v_latest_idx" ON "_trainings_v" USING btree ("latest");
  CREATE INDEX "_trainings_v_version_version__status_idx" ON "_trainings_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_trainings_v_locales_locale_parent_id_unique" ON "_trainings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trainings_v_texts_order_parent" ON "_trainings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_trainings_v_rels_order_idx" ON "_trainings_v_rels" USING btree ("order");
  CREATE INDEX "_trainings_v_rels_parent_idx" ON "_trainings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_trainings_v_rels_path_idx" ON "_trainings_v_rels" USING btree ("path");
  CREATE INDEX "_trainings_v_rels_contacts_id_idx" ON "_trainings_v_rels" USING btree ("contacts_id");
  CREATE INDEX "_trainings_v_rels_services_id_idx" ON "_trainings_v_rels" USING btree ("services_id");
  CREATE INDEX "_trainings_v_rels_sectors_id_idx" ON "_trainings_v_rels" USING btree ("sectors_id");
  CREATE INDEX "_trainings_v_rels_countries_id_idx" ON "_trainings_v_rels" USING btree ("countries_id");
  CREATE INDEX "training_series_outdated_in_order_idx" ON "training_series_outdated_in" USING btree ("order");
  CREATE INDEX "training_series_outdated_in_parent_idx" ON "training_series_outdated_in" USING btree ("parent_id");
  CREATE INDEX "training_series_starts_at_idx" ON "training_series" USING btree ("starts_at");
  CREATE INDEX "training_series_product_product_feature_idx" ON "training_series" USING btree ("product_feature");
  CREATE INDEX "training_series_slug_idx" ON "training_series" USING btree ("slug");
  CREATE INDEX "training_series_created_by_idx" ON "training_series" USING btree ("created_by_id");
  CREATE INDEX "training_series_updated_by_idx" ON "training_series" USING btree ("updated_by_id");
  CREATE INDEX "training_series_updated_at_idx" ON "training_series" USING btree ("updated_at");
  CREATE INDEX "training_series_created_at_idx" ON "training_series" USING btree ("created_at");
  CREATE INDEX "training_series__status_idx" ON "training_series_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "training_series_locales_locale_parent_id_unique" ON "training_series_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "training_series_texts_order_parent" ON "training_series_texts" USING btree ("order","parent_id");
  CREATE INDEX "training_series_texts_text_idx" ON "training_series_texts" USING btree ("text");
  CREATE INDEX "training_series_rels_order_idx" ON "training_series_rels" USING btree ("order");
  CREATE INDEX "training_series_rels_parent_idx" ON "training_series_rels" USING btree ("parent_id");
  CREATE INDEX "training_series_rels_path_idx" ON "training_series_rels" USING btree ("path");
  CREATE INDEX "training_series_rels_trainings_id_idx" ON "training_series_rels" USING btree ("trainings_id");
  CREATE INDEX "training_series_rels_services_id_idx" ON "training_series_rels" USING btree ("services_id");
  CREATE INDEX "training_series_rels_sectors_id_idx" ON "training_series_rels" USING btree ("sectors_id");
  CREATE INDEX "training_series_rels_countries_id_idx" ON "training_series_rels" USING btree ("countries_id");
  CREATE INDEX "_training_series_v_version_outdated_in_order_idx" ON "_training_series_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_training_series_v_version_outdated_in_parent_idx" ON "_training_series_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_training_series_v_parent_idx" ON "_training_series_v" USING btree ("parent_id");
  CREATE INDEX "_training_series_v_version_version_starts_at_idx" ON "_training_series_v" USING btree ("version_starts_at");
  CREATE INDEX "_training_series_v_version_product_version_product_featu_idx" ON "_training_series_v" USING btree ("version_product_feature");
  CREATE INDEX "_training_series_v_version_version_slug_idx" ON "_training_series_v" USING btree ("version_slug");
  CREATE INDEX "_training_series_v_version_version_created_by_idx" ON "_training_series_v" USING btree ("version_created_by_id");
  CREATE INDEX "_training_series_v_version_version_updated_by_idx" ON "_training_series_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_training_series_v_version_version_updated_at_idx" ON "_training_series_v" USING btree ("version_updated_at");
  CREATE INDEX "_training_series_v_version_version_created_at_idx" ON "_training_series_v" USING btree ("version_created_at");
  CREATE INDEX "_training_series_v_created_at_idx" ON "_training_series_v" USING btree ("created_at");
  CREATE INDEX "_training_series_v_updated_at_idx" ON "_training_series_v" USING btree ("updated_at");
  CREATE INDEX "_training_series_v_snapshot_idx" ON "_training_series_v" USING btree ("snapshot");
  CREATE INDEX "_training_series_v_published_locale_idx" ON "_training_series_v" USING btree ("published_locale");
  CREATE INDEX "_training_series_v_latest_idx" ON "_training_series_v" USING btree ("latest");
  CREATE INDEX "_training_series_v_version_version__status_idx" ON "_training_series_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_training_series_v_locales_locale_parent_id_unique" ON "_training_series_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_training_series_v_texts_order_parent" ON "_training_series_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_training_series_v_rels_order_idx" ON "_training_series_v_rels" USING btree ("order");
  CREATE INDEX "_training_series_v_rels_parent_idx" ON "_training_series_v_rels" USING btree ("parent_id");
  CREATE INDEX "_training_series_v_rels_path_idx" ON "_training_series_v_rels" USING btree ("path");
  CREATE INDEX "_training_series_v_rels_trainings_id_idx" ON "_training_series_v_rels" USING btree ("trainings_id");
  CREATE INDEX "_training_series_v_rels_services_id_idx" ON "_training_series_v_rels" USING btree ("services_id");
  CREATE INDEX "_training_series_v_rels_sectors_id_idx" ON "_training_series_v_rels" USING btree ("sectors_id");
  CREATE INDEX "_training_series_v_rels_countries_id_idx" ON "_training_series_v_rels" USING btree ("countries_id");
  CREATE INDEX "deals_outdated_in_order_idx" ON "deals_outdated_in" USING btree ("order");
  CREATE INDEX "deals_outdated_in_parent_idx" ON "deals_outdated_in" USING btree ("parent_id");
  CREATE INDEX "deals_announced_on_idx" ON "deals" USING btree ("announced_on");
  CREATE INDEX "deals_product_product_feature_idx" ON "deals" USING btree ("product_feature");
  CREATE INDEX "deals_slug_idx" ON "deals" USING btree ("slug");
  CREATE INDEX "deals_created_by_idx" ON "deals" USING btree ("created_by_id");
  CREATE INDEX "deals_updated_by_idx" ON "deals" USING btree ("updated_by_id");
  CREATE INDEX "deals_updated_at_idx" ON "deals" USING btree ("updated_at");
  CREATE INDEX "deals_created_at_idx" ON "deals" USING btree ("created_at");
  CREATE INDEX "deals__status_idx" ON "deals_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "deals_locales_locale_parent_id_unique" ON "deals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "deals_texts_order_parent" ON "deals_texts" USING btree ("order","parent_id");
  CREATE INDEX "deals_texts_text_idx" ON "deals_texts" USING btree ("text");
  CREATE INDEX "deals_rels_order_idx" ON "deals_rels" USING btree ("order");
  CREATE INDEX "deals_rels_parent_idx" ON "deals_rels" USING btree ("parent_id");
  CREATE INDEX "deals_rels_path_idx" ON "deals_rels" USING btree ("path");
  CREATE INDEX "deals_rels_services_id_idx" ON "deals_rels" USING btree ("services_id");
  CREATE INDEX "deals_rels_sectors_id_idx" ON "deals_rels" USING btree ("sectors_id");
  CREATE INDEX "deals_rels_countries_id_idx" ON "deals_rels" USING btree ("countries_id");
  CREATE INDEX "deals_rels_contacts_id_idx" ON "deals_rels" USING btree ("contacts_id");
  CREATE INDEX "_deals_v_version_outdated_in_order_idx" ON "_deals_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_deals_v_version_outdated_in_parent_idx" ON "_deals_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_deals_v_parent_idx" ON "_deals_v" USING btree ("parent_id");
  CREATE INDEX "_deals_v_version_version_announced_on_idx" ON "_deals_v" USING btree ("version_announced_on");
  CREATE INDEX "_deals_v_version_product_version_product_feature_idx" ON "_deals_v" USING btree ("version_product_feature");
  CREATE INDEX "_deals_v_version_version_slug_idx" ON "_deals_v" USING btree ("version_slug");
  CREATE INDEX "_deals_v_version_version_created_by_idx" ON "_deals_v" USING btree ("version_created_by_id");
  CREATE INDEX "_deals_v_version_version_updated_by_idx" ON "_deals_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_deals_v_version_version_updated_at_idx" ON "_deals_v" USING btree ("version_updated_at");
  CREATE INDEX "_deals_v_version_version_created_at_idx" ON "_deals_v" USING btree ("version_created_at");
  CREATE INDEX "_deals_v_created_at_idx" ON "_deals_v" USING btree ("created_at");
  CREATE INDEX "_deals_v_updated_at_idx" ON "_deals_v" USING btree ("updated_at");
  CREATE INDEX "_deals_v_snapshot_idx" ON "_deals_v" USING btree ("snapshot");
  CREATE INDEX "_deals_v_published_locale_idx" ON "_deals_v" USING btree ("published_locale");
  CREATE INDEX "_deals_v_latest_idx" ON "_deals_v" USING btree ("latest");
  CREATE INDEX "_deals_v_version_version__status_idx" ON "_deals_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_deals_v_locales_locale_parent_id_unique" ON "_deals_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_deals_v_texts_order_parent" ON "_deals_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_deals_v_rels_order_idx" ON "_deals_v_rels" USING btree ("order");
  CREATE INDEX "_deals_v_rels_parent_idx" ON "_deals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_deals_v_rels_path_idx" ON "_deals_v_rels" USING btree ("path");
  CREATE INDEX "_deals_v_rels_services_id_idx" ON "_deals_v_rels" USING btree ("services_id");
  CREATE INDEX "_deals_v_rels_sectors_id_idx" ON "_deals_v_rels" USING btree ("sectors_id");
  CREATE INDEX "_deals_v_rels_countries_id_idx" ON "_deals_v_rels" USING btree ("countries_id");
  CREATE INDEX "_deals_v_rels_contacts_id_idx" ON "_deals_v_rels" USING btree ("contacts_id");
  CREATE INDEX "contacts_phones_order_idx" ON "contacts_phones" USING btree ("_order");
  CREATE INDEX "contacts_phones_parent_id_idx" ON "contacts_phones" USING btree ("_parent_id");
  CREATE INDEX "contacts_social_order_idx" ON "contacts_social" USING btree ("_order");
  CREATE INDEX "contacts_social_parent_id_idx" ON "contacts_social" USING btree ("_parent_id");
  CREATE INDEX "contacts_experience_order_idx" ON "contacts_experience" USING btree ("_order");
  CREATE INDEX "contacts_experience_parent_id_idx" ON "contacts_experience" USING btree ("_parent_id");
  CREATE INDEX "contacts_experience_locale_idx" ON "contacts_experience" USING btree ("_locale");
  CREATE INDEX "contacts_languages_order_idx" ON "contacts_languages" USING btree ("order");
  CREATE INDEX "contacts_languages_parent_idx" ON "contacts_languages" USING btree ("parent_id");
  CREATE INDEX "contacts_admissions_order_idx" ON "contacts_admissions" USING btree ("_order");
  CREATE INDEX "contacts_admissions_parent_id_idx" ON "contacts_admissions" USING btree ("_parent_id");
  CREATE INDEX "contacts_admissions_locale_idx" ON "contacts_admissions" USING btree ("_locale");
  CREATE INDEX "contacts_education_order_idx" ON "contacts_education" USING btree ("_order");
  CREATE INDEX "contacts_education_parent_id_idx" ON "contacts_education" USING btree ("_parent_id");
  CREATE INDEX "contacts_education_locale_idx" ON "contacts_education" USING btree ("_locale");
  CREATE INDEX "contacts_recognitions_order_idx" ON "contacts_recognitions" USING btree ("_order");
  CREATE INDEX "contacts_recognitions_parent_id_idx" ON "contacts_recognitions" USING btree ("_parent_id");
  CREATE INDEX "contacts_recognitions_locale_idx" ON "contacts_recognitions" USING btree ("_locale");
  CREATE INDEX "contacts_outdated_in_order_idx" ON "contacts_outdated_in" USING btree ("order");
  CREATE INDEX "contacts_outdated_in_parent_idx" ON "contacts_outdated_in" USING btree ("parent_id");
  CREATE INDEX "contacts_family_name_idx" ON "contacts" USING btree ("family_name");
  CREATE INDEX "contacts_level_idx" ON "contacts" USING btree ("level");
  CREATE INDEX "contacts_photograph_idx" ON "contacts" USING btree ("photograph_id");
  CREATE INDEX "contacts_product_product_feature_idx" ON "contacts" USING btree ("product_feature");
  CREATE INDEX "contacts_slug_idx" ON "contacts" USING btree ("slug");
  CREATE INDEX "contacts_created_by_idx" ON "contacts" USING btree ("created_by_id");
  CREATE INDEX "contacts_updated_by_idx" ON "contacts" USING btree ("updated_by_id");
  CREATE INDEX "contacts_updated_at_idx" ON "contacts" USING btree ("updated_at");
  CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at");
  CREATE INDEX "contacts__status_idx" ON "contacts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "contacts_locales_locale_parent_id_unique" ON "contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contacts_texts_order_parent" ON "contacts_texts" USING btree ("order","parent_id");
  CREATE INDEX "contacts_texts_text_idx" ON "contacts_texts" USING btree ("text");
  CREATE INDEX "contacts_texts_locale_parent" ON "contacts_texts" USING btree ("locale","parent_id");
  CREATE INDEX "contacts_rels_order_idx" ON "contacts_rels" USING btree ("order");
  CREATE INDEX "contacts_rels_parent_idx" ON "contacts_rels" USING btree ("parent_id");
  CREATE INDEX "contacts_rels_path_idx" ON "contacts_rels" USING btree ("path");
  CREATE INDEX "contacts_rels_offices_id_idx" ON "contacts_rels" USING btree ("offices_id");
  CREATE INDEX "contacts_rels_services_id_idx" ON "contacts_rels" USING btree ("services_id");
  CREATE INDEX "contacts_rels_sectors_id_idx" ON "contacts_rels" USING btree ("sectors_id");
  CREATE INDEX "contacts_rels_contacts_id_idx" ON "contacts_rels" USING btree ("contacts_id");
  CREATE INDEX "_contacts_v_version_phones_order_idx" ON "_contacts_v_version_phones" USING btree ("_order");
  CREATE INDEX "_contacts_v_version_phones_parent_id_idx" ON "_contacts_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_contacts_v_version_social_order_idx" ON "_contacts_v_version_social" USING btree ("_order");
  CREATE INDEX "_contacts_v_version_social_parent_id_idx" ON "_contacts_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_contacts_v_version_experience_order_idx" ON "_contacts_v_version_experience" USING btree ("_order");
  CREATE INDEX "_contacts_v_version_experience_parent_id_idx" ON "_contacts_v_version_experience" USING btree ("_parent_id");
  CREATE INDEX "_contacts_v_version_experience_locale_idx" ON "_contacts_v_version_experience" USING btree ("_locale");
  CREATE INDEX "_contacts_v_version_languages_order_idx" ON "_contacts_v_version_languages" USING btree ("order");
  CREATE INDEX "_contacts_v_version_languages_parent_idx" ON "_contacts_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_contacts_v_version_admissions_order_idx" ON "_contacts_v_version_admissions" USING btree ("_order");
  CREATE INDEX "_contacts_v_version_admissions_parent_id_idx" ON "_contacts_v_version_admissions" USING btree ("_parent_id");
  CREATE INDEX "_contacts_v_version_admissions_locale_idx" ON "_contacts_v_version_admissions" USING btree ("_locale");
  CREATE INDEX "_contacts_v_version_education_order_idx" ON "_contacts_v_version_education" USING btree ("_order");
  CREATE INDEX "_contacts_v_version_education_parent_id_idx" ON "_contacts_v_version_education" USING btree ("_parent_id");
  CREATE INDEX "_contacts_v_version_education_locale_idx" ON "_contacts_v_version_education" USING btree ("_locale");
  CREATE INDEX "_contacts_v_version_recognitions_order_idx" ON "_contacts_v_version_recognitions" USING btree ("_order");
  CREATE INDEX "_contacts_v_version_recognitions_parent_id_idx" ON "_contacts_v_version_recognitions" USING btree ("_parent_id");
  CREATE INDEX "_contacts_v_version_recognitions_locale_idx" ON "_contacts_v_version_recognitions" USING btree ("_locale");
  CREATE INDEX "_contacts_v_version_outdated_in_order_idx" ON "_contacts_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_contacts_v_version_outdated_in_parent_idx" ON "_contacts_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_contacts_v_parent_idx" ON "_contacts_v" USING btree ("parent_id");
  CREATE INDEX "_contacts_v_version_version_family_name_idx" ON "_contacts_v" USING btree ("version_family_name");
  CREATE INDEX "_contacts_v_version_version_level_idx" ON "_contacts_v" USING btree ("version_level");
  CREATE INDEX "_contacts_v_version_version_photograph_idx" ON "_contacts_v" USING btree ("version_photograph_id");
  CREATE INDEX "_contacts_v_version_product_version_product_feature_idx" ON "_contacts_v" USING btree ("version_product_feature");
  CREATE INDEX "_contacts_v_version_version_slug_idx" ON "_contacts_v" USING btree ("version_slug");
  CREATE INDEX "_contacts_v_version_version_created_by_idx" ON "_contacts_v" USING btree ("version_created_by_id");
  CREATE INDEX "_contacts_v_version_version_updated_by_idx" ON "_contacts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_contacts_v_version_version_updated_at_idx" ON "_contacts_v" USING btree ("version_updated_at");
  CREATE INDEX "_contacts_v_version_version_created_at_idx" ON "_contacts_v" USING btree ("version_created_at");
  CREATE INDEX "_contacts_v_created_at_idx" ON "_contacts_v" USING btree ("created_at");
  CREATE INDEX "_contacts_v_updated_at_idx" ON "_contacts_v" USING btree ("updated_at");
  CREATE INDEX "_contacts_v_snapshot_idx" ON "_contacts_v" USING btree ("snapshot");
  CREATE INDEX "_contacts_v_published_locale_idx" ON "_contacts_v" USING btree ("published_locale");
  CREATE INDEX "_contacts_v_latest_idx" ON "_contacts_v" USING btree ("latest");
  CREATE INDEX "_contacts_v_version_version__status_idx" ON "_contacts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_contacts_v_locales_locale_parent_id_unique" ON "_contacts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contacts_v_texts_order_parent" ON "_contacts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_contacts_v_texts_locale_parent" ON "_contacts_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_contacts_v_rels_order_idx" ON "_contacts_v_rels" USING btree ("order");
  CREATE INDEX "_contacts_v_rels_parent_idx" ON "_contacts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_contacts_v_rels_path_idx" ON "_contacts_v_rels" USING btree ("path");
  CREATE INDEX "_contacts_v_rels_offices_id_idx" ON "_contacts_v_rels" USING btree ("offices_id");
  CREATE INDEX "_contacts_v_rels_services_id_idx" ON "_contacts_v_rels" USING btree ("services_id");
  CREATE INDEX "_contacts_v_rels_sectors_id_idx" ON "_contacts_v_rels" USING btree ("sectors_id");
  CREATE INDEX "_contacts_v_rels_contacts_id_idx" ON "_contacts_v_rels" USING btree ("contacts_id");
  CREATE INDEX "offices_hours_order_idx" ON "offices_hours" USING btree ("_order");
  CREATE INDEX "offices_hours_parent_id_idx" ON "offices_hours" USING btree ("_parent_id");
  CREATE INDEX "offices_holidays_order_idx" ON "offices_holidays" USING btree ("_order");
  CREATE INDEX "offices_holidays_parent_id_idx" ON "offices_holidays" USING btree ("_parent_id");
  CREATE INDEX "offices_holidays_locale_idx" ON "offices_holidays" USING btree ("_locale");
  CREATE INDEX "offices_outdated_in_order_idx" ON "offices_outdated_in" USING btree ("order");
  CREATE INDEX "offices_outdated_in_parent_idx" ON "offices_outdated_in" USING btree ("parent_id");
  CREATE INDEX "offices_photograph_idx" ON "offices" USING btree ("photograph_id");
  CREATE INDEX "offices_country_idx" ON "offices" USING btree ("country_id");
  CREATE INDEX "offices_product_product_feature_idx" ON "offices" USING btree ("product_feature");
  CREATE INDEX "offices_slug_idx" ON "offices" USING btree ("slug");
  CREATE INDEX "offices_created_by_idx" ON "offices" USING btree ("created_by_id");
  CREATE INDEX "offices_updated_by_idx" ON "offices" USING btree ("updated_by_id");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices__status_idx" ON "offices_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offices_texts_order_parent" ON "offices_texts" USING btree ("order","parent_id");
  CREATE INDEX "offices_texts_text_idx" ON "offices_texts" USING btree ("text");
  CREATE INDEX "offices_texts_locale_parent" ON "offices_texts" USING btree ("locale","parent_id");
  CREATE INDEX "offices_rels_order_idx" ON "offices_rels" USING btree ("order");
  CREATE INDEX "offices_rels_parent_idx" ON "offices_rels" USING btree ("parent_id");
  CREATE INDEX "offices_rels_path_idx" ON "offices_rels" USING btree ("path");
  CREATE INDEX "offices_rels_contacts_id_idx" ON "offices_rels" USING btree ("contacts_id");
  CREATE INDEX "_offices_v_version_hours_order_idx" ON "_offices_v_version_hours" USING btree ("_order");
  CREATE INDEX "_offices_v_version_hours_parent_id_idx" ON "_offices_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_holidays_order_idx" ON "_offices_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_offices_v_version_holidays_parent_id_idx" ON "_offices_v_version_holidays" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_holidays_locale_idx" ON "_offices_v_version_holidays" USING btree ("_locale");
  CREATE INDEX "_offices_v_version_outdated_in_order_idx" ON "_offices_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_offices_v_version_outdated_in_parent_idx" ON "_offices_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_photograph_idx" ON "_offices_v" USING btree ("version_photograph_id");
  CREATE INDEX "_offices_v_version_version_country_idx" ON "_offices_v" USING btree ("version_country_id");
  CREATE INDEX "_offices_v_version_product_version_product_feature_idx" ON "_offices_v" USING btree ("version_product_feature");
  CREATE INDEX "_offices_v_version_version_slug_idx" ON "_offices_v" USING btree ("version_slug");
  CREATE INDEX "_offices_v_version_version_created_by_idx" ON "_offices_v" USING btree ("version_created_by_id");
  CREATE INDEX "_offices_v_version_version_updated_by_idx" ON "_offices_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_snapshot_idx" ON "_offices_v" USING btree ("snapshot");
  CREATE INDEX "_offices_v_published_locale_idx" ON "_offices_v" USING btree ("published_locale");
  CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
  CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_offices_v_locales_locale_parent_id_unique" ON "_offices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offices_v_texts_order_parent" ON "_offices_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offices_v_texts_locale_parent" ON "_offices_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_offices_v_rels_order_idx" ON "_offices_v_rels" USING btree ("order");
  CREATE INDEX "_offices_v_rels_parent_idx" ON "_offices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offices_v_rels_path_idx" ON "_offices_v_rels" USING btree ("path");
  CREATE INDEX "_offices_v_rels_contacts_id_idx" ON "_offices_v_rels" USING btree ("contacts_id");
  CREATE INDEX "countries_outdated_in_order_idx" ON "countries_outdated_in" USING btree ("order");
  CREATE INDEX "countries_outdated_in_parent_idx" ON "countries_outdated_in" USING btree ("parent_id");
  CREATE INDEX "countries_region_idx" ON "countries" USING btree ("region");
  CREATE INDEX "countries_product_product_feature_idx" ON "countries" USING btree ("product_feature");
  CREATE INDEX "countries_slug_idx" ON "countries" USING btree ("slug");
  CREATE INDEX "countries_created_by_idx" ON "countries" USING btree ("created_by_id");
  CREATE INDEX "countries_updated_by_idx" ON "countries" USING btree ("updated_by_id");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE INDEX "countries__status_idx" ON "countries_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "countries_texts_order_parent" ON "countries_texts" USING btree ("order","parent_id");
  CREATE INDEX "countries_texts_text_idx" ON "countries_texts" USING btree ("text");
  CREATE INDEX "countries_rels_order_idx" ON "countries_rels" USING btree ("order");
  CREATE INDEX "countries_rels_parent_idx" ON "countries_rels" USING btree ("parent_id");
  CREATE INDEX "countries_rels_path_idx" ON "countries_rels" USING btree ("path");
  CREATE INDEX "countries_rels_services_id_idx" ON "countries_rels" USING btree ("services_id");
  CREATE INDEX "_countries_v_version_outdated_in_order_idx" ON "_countries_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_countries_v_version_outdated_in_parent_idx" ON "_countries_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_countries_v_parent_idx" ON "_countries_v" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_version_region_idx" ON "_countries_v" USING btree ("version_region");
  CREATE INDEX "_countries_v_version_product_version_product_feature_idx" ON "_countries_v" USING btree ("version_product_feature");
  CREATE INDEX "_countries_v_version_version_slug_idx" ON "_countries_v" USING btree ("version_slug");
  CREATE INDEX "_countries_v_version_version_created_by_idx" ON "_countries_v" USING btree ("version_created_by_id");
  CREATE INDEX "_countries_v_version_version_updated_by_idx" ON "_countries_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_countries_v_version_version_updated_at_idx" ON "_countries_v" USING btree ("version_updated_at");
  CREATE INDEX "_countries_v_version_version_created_at_idx" ON "_countries_v" USING btree ("version_created_at");
  CREATE INDEX "_countries_v_created_at_idx" ON "_countries_v" USING btree ("created_at");
  CREATE INDEX "_countries_v_updated_at_idx" ON "_countries_v" USING btree ("updated_at");
  CREATE INDEX "_countries_v_snapshot_idx" ON "_countries_v" USING btree ("snapshot");
  CREATE INDEX "_countries_v_published_locale_idx" ON "_countries_v" USING btree ("published_locale");
  CREATE INDEX "_countries_v_latest_idx" ON "_countries_v" USING btree ("latest");
  CREATE INDEX "_countries_v_version_version__status_idx" ON "_countries_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_countries_v_locales_locale_parent_id_unique" ON "_countries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_countries_v_texts_order_parent" ON "_countries_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_countries_v_rels_order_idx" ON "_countries_v_rels" USING btree ("order");
  CREATE INDEX "_countries_v_rels_parent_idx" ON "_countries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_countries_v_rels_path_idx" ON "_countries_v_rels" USING btree ("path");
  CREATE INDEX "_countries_v_rels_services_id_idx" ON "_countries_v_rels" USING btree ("services_id");
  CREATE INDEX "services_capabilities_order_idx" ON "services_capabilities" USING btree ("_order");
  CREATE INDEX "services_capabilities_parent_id_idx" ON "services_capabilities" USING btree ("_parent_id");
  CREATE INDEX "services_capabilities_locale_idx" ON "services_capabilities" USING btree ("_locale");
  CREATE INDEX "services_experience_order_idx" ON "services_experience" USING btree ("_order");
  CREATE INDEX "services_experience_parent_id_idx" ON "services_experience" USING btree ("_parent_id");
  CREATE INDEX "services_experience_locale_idx" ON "services_experience" USING btree ("_locale");
  CREATE INDEX "services_outdated_in_order_idx" ON "services_outdated_in" USING btree ("order");
  CREATE INDEX "services_outdated_in_parent_idx" ON "services_outdated_in" USING btree ("parent_id");
  CREATE INDEX "services_parent_idx" ON "services" USING btree ("parent_id");
  CREATE INDEX "services_product_product_feature_idx" ON "services" USING btree ("product_feature");
  CREATE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_created_by_idx" ON "services" USING btree ("created_by_id");
  CREATE INDEX "services_updated_by_idx" ON "services" USING btree ("updated_by_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_texts_order_parent" ON "services_texts" USING btree ("order","parent_id");
  CREATE INDEX "services_texts_text_idx" ON "services_texts" USING btree ("text");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_contacts_id_idx" ON "services_rels" USING btree ("contacts_id");
  CREATE INDEX "services_rels_sectors_id_idx" ON "services_rels" USING btree ("sectors_id");
  CREATE INDEX "_services_v_version_capabilities_order_idx" ON "_services_v_version_capabilities" USING btree ("_order");
  CREATE INDEX "_services_v_version_capabilities_parent_id_idx" ON "_services_v_version_capabilities" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_capabilities_locale_idx" ON "_services_v_version_capabilities" USING btree ("_locale");
  CREATE INDEX "_services_v_version_experience_order_idx" ON "_services_v_version_experience" USING btree ("_order");
  CREATE INDEX "_services_v_version_experience_parent_id_idx" ON "_services_v_version_experience" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_experience_locale_idx" ON "_services_v_version_experience" USING btree ("_locale");
  CREATE INDEX "_services_v_version_outdated_in_order_idx" ON "_services_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_services_v_version_outdated_in_parent_idx" ON "_services_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_parent_idx" ON "_services_v" USING btree ("version_parent_id");
  CREATE INDEX "_services_v_version_product_version_product_feature_idx" ON "_services_v" USING btree ("version_product_feature");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_created_by_idx" ON "_services_v" USING btree ("version_created_by_id");
  CREATE INDEX "_services_v_version_version_updated_by_idx" ON "_services_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_texts_order_parent" ON "_services_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_contacts_id_idx" ON "_services_v_rels" USING btree ("contacts_id");
  CREATE INDEX "_services_v_rels_sectors_id_idx" ON "_services_v_rels" USING btree ("sectors_id");
  CREATE INDEX "sectors_capabilities_order_idx" ON "sectors_capabilities" USING btree ("_order");
  CREATE INDEX "sectors_capabilities_parent_id_idx" ON "sectors_capabilities" USING btree ("_parent_id");
  CREATE INDEX "sectors_capabilities_locale_idx" ON "sectors_capabilities" USING btree ("_locale");
  CREATE INDEX "sectors_experience_order_idx" ON "sectors_experience" USING btree ("_order");
  CREATE INDEX "sectors_experience_parent_id_idx" ON "sectors_experience" USING btree ("_parent_id");
  CREATE INDEX "sectors_experience_locale_idx" ON "sectors_experience" USING btree ("_locale");
  CREATE INDEX "sectors_outdated_in_order_idx" ON "sectors_outdated_in" USING btree ("order");
  CREATE INDEX "sectors_outdated_in_parent_idx" ON "sectors_outdated_in" USING btree ("parent_id");
  CREATE INDEX "sectors_parent_idx" ON "sectors" USING btree ("parent_id");
  CREATE INDEX "sectors_product_product_feature_idx" ON "sectors" USING btree ("product_feature");
  CREATE INDEX "sectors_slug_idx" ON "sectors" USING btree ("slug");
  CREATE INDEX "sectors_created_by_idx" ON "sectors" USING btree ("created_by_id");
  CREATE INDEX "sectors_updated_by_idx" ON "sectors" USING btree ("updated_by_id");
  CREATE INDEX "sectors_updated_at_idx" ON "sectors" USING btree ("updated_at");
  CREATE INDEX "sectors_created_at_idx" ON "sectors" USING btree ("created_at");
  CREATE INDEX "sectors__status_idx" ON "sectors_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "sectors_locales_locale_parent_id_unique" ON "sectors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sectors_texts_order_parent" ON "sectors_texts" USING btree ("order","parent_id");
  CREATE INDEX "sectors_texts_text_idx" ON "sectors_texts" USING btree ("text");
  CREATE INDEX "sectors_rels_order_idx" ON "sectors_rels" USING btree ("order");
  CREATE INDEX "sectors_rels_parent_idx" ON "sectors_rels" USING btree ("parent_id");
  CREATE INDEX "sectors_rels_path_idx" ON "sectors_rels" USING btree ("path");
  CREATE INDEX "sectors_rels_contacts_id_idx" ON "sectors_rels" USING btree ("contacts_id");
  CREATE INDEX "sectors_rels_services_id_idx" ON "sectors_rels" USING btree ("services_id");
  CREATE INDEX "_sectors_v_version_capabilities_order_idx" ON "_sectors_v_version_capabilities" USING btree ("_order");
  CREATE INDEX "_sectors_v_version_capabilities_parent_id_idx" ON "_sectors_v_version_capabilities" USING btree ("_parent_id");
  CREATE INDEX "_sectors_v_version_capabilities_locale_idx" ON "_sectors_v_version_capabilities" USING btree ("_locale");
  CREATE INDEX "_sectors_v_version_experience_order_idx" ON "_sectors_v_version_experience" USING btree ("_order");
  CREATE INDEX "_sectors_v_version_experience_parent_id_idx" ON "_sectors_v_version_experience" USING btree ("_parent_id");
  CREATE INDEX "_sectors_v_version_experience_locale_idx" ON "_sectors_v_version_experience" USING btree ("_locale");
  CREATE INDEX "_sectors_v_version_outdated_in_order_idx" ON "_sectors_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_sectors_v_version_outdated_in_parent_idx" ON "_sectors_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_sectors_v_parent_idx" ON "_sectors_v" USING btree ("parent_id");
  CREATE INDEX "_sectors_v_version_version_parent_idx" ON "_sectors_v" USING btree ("version_parent_id");
  CREATE INDEX "_sectors_v_version_product_version_product_feature_idx" ON "_sectors_v" USING btree ("version_product_feature");
  CREATE INDEX "_sectors_v_version_version_slug_idx" ON "_sectors_v" USING btree ("version_slug");
  CREATE INDEX "_sectors_v_version_version_created_by_idx" ON "_sectors_v" USING btree ("version_created_by_id");
  CREATE INDEX "_sectors_v_version_version_updated_by_idx" ON "_sectors_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_sectors_v_version_version_updated_at_idx" ON "_sectors_v" USING btree ("version_updated_at");
  CREATE INDEX "_sectors_v_version_version_created_at_idx" ON "_sectors_v" USING btree ("version_created_at");
  CREATE INDEX "_sectors_v_created_at_idx" ON "_sectors_v" USING btree ("created_at");
  CREATE INDEX "_sectors_v_updated_at_idx" ON "_sectors_v" USING btree ("updated_at");
  CREATE INDEX "_sectors_v_snapshot_idx" ON "_sectors_v" USING btree ("snapshot");
  CREATE INDEX "_sectors_v_published_locale_idx" ON "_sectors_v" USING btree ("published_locale");
  CREATE INDEX "_sectors_v_latest_idx" ON "_sectors_v" USING btree ("latest");
  CREATE INDEX "_sectors_v_version_version__status_idx" ON "_sectors_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_sectors_v_locales_locale_parent_id_unique" ON "_sectors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sectors_v_texts_order_parent" ON "_sectors_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_sectors_v_rels_order_idx" ON "_sectors_v_rels" USING btree ("order");
  CREATE INDEX "_sectors_v_rels_parent_idx" ON "_sectors_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sectors_v_rels_path_idx" ON "_sectors_v_rels" USING btree ("path");
  CREATE INDEX "_sectors_v_rels_contacts_id_idx" ON "_sectors_v_rels" USING btree ("contacts_id");
  CREATE INDEX "_sectors_v_rels_services_id_idx" ON "_sectors_v_rels" USING btree ("services_id");
  CREATE INDEX "solutions_capabilities_order_idx" ON "solutions_capabilities" USING btree ("_order");
  CREATE INDEX "solutions_capabilities_parent_id_idx" ON "solutions_capabilities" USING btree ("_parent_id");
  CREATE INDEX "solutions_capabilities_locale_idx" ON "solutions_capabilities" USING btree ("_locale");
  CREATE INDEX "solutions_experience_order_idx" ON "solutions_experience" USING btree ("_order");
  CREATE INDEX "solutions_experience_parent_id_idx" ON "solutions_experience" USING btree ("_parent_id");
  CREATE INDEX "solutions_experience_locale_idx" ON "solutions_experience" USING btree ("_locale");
  CREATE INDEX "solutions_outdated_in_order_idx" ON "solutions_outdated_in" USING btree ("order");
  CREATE INDEX "solutions_outdated_in_parent_idx" ON "solutions_outdated_in" USING btree ("parent_id");
  CREATE INDEX "solutions_parent_idx" ON "solutions" USING btree ("parent_id");
  CREATE INDEX "solutions_product_product_feature_idx" ON "solutions" USING btree ("product_feature");
  CREATE INDEX "solutions_slug_idx" ON "solutions" USING btree ("slug");
  CREATE INDEX "solutions_created_by_idx" ON "solutions" USING btree ("created_by_id");
  CREATE INDEX "solutions_updated_by_idx" ON "solutions" USING btree ("updated_by_id");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions__status_idx" ON "solutions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_texts_order_parent" ON "solutions_texts" USING btree ("order","parent_id");
  CREATE INDEX "solutions_texts_text_idx" ON "solutions_texts" USING btree ("text");
  CREATE INDEX "solutions_rels_order_idx" ON "solutions_rels" USING btree ("order");
  CREATE INDEX "solutions_rels_parent_idx" ON "solutions_rels" USING btree ("parent_id");
  CREATE INDEX "solutions_rels_path_idx" ON "solutions_rels" USING btree ("path");
  CREATE INDEX "solutions_rels_contacts_id_idx" ON "solutions_rels" USING btree ("contacts_id");
  CREATE INDEX "solutions_rels_services_id_idx" ON "solutions_rels" USING btree ("services_id");
  CREATE INDEX "solutions_rels_sectors_id_idx" ON "solutions_rels" USING btree ("sectors_id");
  CREATE INDEX "_solutions_v_version_capabilities_order_idx" ON "_solutions_v_version_capabilities" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_capabilities_parent_id_idx" ON "_solutions_v_version_capabilities" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_capabilities_locale_idx" ON "_solutions_v_version_capabilities" USING btree ("_locale");
  CREATE INDEX "_solutions_v_version_experience_order_idx" ON "_solutions_v_version_experience" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_experience_parent_id_idx" ON "_solutions_v_version_experience" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_experience_locale_idx" ON "_solutions_v_version_experience" USING btree ("_locale");
  CREATE INDEX "_solutions_v_version_outdated_in_order_idx" ON "_solutions_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_solutions_v_version_outdated_in_parent_idx" ON "_solutions_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version_parent_idx" ON "_solutions_v" USING btree ("version_parent_id");
  CREATE INDEX "_solutions_v_version_product_version_product_feature_idx" ON "_solutions_v" USING btree ("version_product_feature");
  CREATE INDEX "_solutions_v_version_version_slug_idx" ON "_solutions_v" USING btree ("version_slug");
  CREATE INDEX "_solutions_v_version_version_created_by_idx" ON "_solutions_v" USING btree ("version_created_by_id");
  CREATE INDEX "_solutions_v_version_version_updated_by_idx" ON "_solutions_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_texts_order_parent" ON "_solutions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_solutions_v_rels_order_idx" ON "_solutions_v_rels" USING btree ("order");
  CREATE INDEX "_solutions_v_rels_parent_idx" ON "_solutions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_rels_path_idx" ON "_solutions_v_rels" USING btree ("path");
  CREATE INDEX "_solutions_v_rels_contacts_id_idx" ON "_solutions_v_rels" USING btree ("contacts_id");
  CREATE INDEX "_solutions_v_rels_services_id_idx" ON "_solutions_v_rels" USING btree ("services_id");
  CREATE INDEX "_solutions_v_rels_sectors_id_idx" ON "_solutions_v_rels" USING btree ("sectors_id");
  CREATE INDEX "about_pages_outdated_in_order_idx" ON "about_pages_outdated_in" USING btree ("order");
  CREATE INDEX "about_pages_outdated_in_parent_idx" ON "about_pages_outdated_in" USING btree ("parent_id");
  CREATE INDEX "about_pages_picture_idx" ON "about_pages" USING btree ("picture_id");
  CREATE INDEX "about_pages_parent_idx" ON "about_pages" USING btree ("parent_id");
  CREATE INDEX "about_pages_product_product_feature_idx" ON "about_pages" USING btree ("product_feature");
  CREATE INDEX "about_pages_slug_idx" ON "about_pages" USING btree ("slug");
  CREATE INDEX "about_pages_created_by_idx" ON "about_pages" USING btree ("created_by_id");
  CREATE INDEX "about_pages_updated_by_idx" ON "about_pages" USING btree ("updated_by_id");
  CREATE INDEX "about_pages_updated_at_idx" ON "about_pages" USING btree ("updated_at");
  CREATE INDEX "about_pages_created_at_idx" ON "about_pages" USING btree ("created_at");
  CREATE INDEX "about_pages__status_idx" ON "about_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "about_pages_locales_locale_parent_id_unique" ON "about_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_pages_texts_order_parent" ON "about_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "about_pages_texts_text_idx" ON "about_pages_texts" USING btree ("text");
  CREATE INDEX "about_pages_rels_order_idx" ON "about_pages_rels" USING btree ("order");
  CREATE INDEX "about_pages_rels_parent_idx" ON "about_pages_rels" USING btree ("parent_id");
  CREATE INDEX "about_pages_rels_path_idx" ON "about_pages_rels" USING btree ("path");
  CREATE INDEX "about_pages_rels_contacts_id_idx" ON "about_pages_rels" USING btree ("contacts_id");
  CREATE INDEX "_about_pages_v_version_outdated_in_order_idx" ON "_about_pages_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_about_pages_v_version_outdated_in_parent_idx" ON "_about_pages_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_about_pages_v_parent_idx" ON "_about_pages_v" USING btree ("parent_id");
  CREATE INDEX "_about_pages_v_version_version_picture_idx" ON "_about_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_about_pages_v_version_version_parent_idx" ON "_about_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_about_pages_v_version_product_version_product_feature_idx" ON "_about_pages_v" USING btree ("version_product_feature");
  CREATE INDEX "_about_pages_v_version_version_slug_idx" ON "_about_pages_v" USING btree ("version_slug");
  CREATE INDEX "_about_pages_v_version_version_created_by_idx" ON "_about_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_about_pages_v_version_version_updated_by_idx" ON "_about_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_about_pages_v_version_version_updated_at_idx" ON "_about_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_about_pages_v_version_version_created_at_idx" ON "_about_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_about_pages_v_created_at_idx" ON "_about_pages_v" USING btree ("created_at");
  CREATE INDEX "_about_pages_v_updated_at_idx" ON "_about_pages_v" USING btree ("updated_at");
  CREATE INDEX "_about_pages_v_snapshot_idx" ON "_about_pages_v" USING btree ("snapshot");
  CREATE INDEX "_about_pages_v_published_locale_idx" ON "_about_pages_v" USING btree ("published_locale");
  CREATE INDEX "_about_pages_v_latest_idx" ON "_about_pages_v" USING btree ("latest");
  CREATE INDEX "_about_pages_v_version_version__status_idx" ON "_about_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_about_pages_v_locales_locale_parent_id_unique" ON "_about_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_pages_v_texts_order_parent" ON "_about_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_about_pages_v_rels_order_idx" ON "_about_pages_v_rels" USING btree ("order");
  CREATE INDEX "_about_pages_v_rels_parent_idx" ON "_about_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_about_pages_v_rels_path_idx" ON "_about_pages_v_rels" USING btree ("path");
  CREATE INDEX "_about_pages_v_rels_contacts_id_idx" ON "_about_pages_v_rels" USING btree ("contacts_id");
  CREATE INDEX "careers_pages_outdated_in_order_idx" ON "careers_pages_outdated_in" USING btree ("order");
  CREATE INDEX "careers_pages_outdated_in_parent_idx" ON "careers_pages_outdated_in" USING btree ("parent_id");
  CREATE INDEX "careers_pages_kind_idx" ON "careers_pages" USING btree ("kind");
  CREATE INDEX "careers_pages_picture_idx" ON "careers_pages" USING btree ("picture_id");
  CREATE INDEX "careers_pages_vacancy_vacancy_office_idx" ON "careers_pages" USING btree ("vacancy_office_id");
  CREATE INDEX "careers_pages_vacancy_vacancy_practice_idx" ON "careers_pages" USING btree ("vacancy_practice_id");
  CREATE INDEX "careers_pages_parent_idx" ON "careers_pages" USING btree ("parent_id");
  CREATE INDEX "careers_pages_product_product_feature_idx" ON "careers_pages" USING btree ("product_feature");
  CREATE INDEX "careers_pages_slug_idx" ON "careers_pages" USING btree ("slug");
  CREATE INDEX "careers_pages_created_by_idx" ON "careers_pages" USING btree ("created_by_id");
  CREATE INDEX "careers_pages_updated_by_idx" ON "careers_pages" USING btree ("updated_by_id");
  CREATE INDEX "careers_pages_updated_at_idx" ON "careers_pages" USING btree ("updated_at");
  CREATE INDEX "careers_pages_created_at_idx" ON "careers_pages" USING btree ("created_at");
  CREATE INDEX "careers_pages__status_idx" ON "careers_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "careers_pages_locales_locale_parent_id_unique" ON "careers_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_pages_texts_order_parent" ON "careers_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "careers_pages_texts_text_idx" ON "careers_pages_texts" USING btree ("text");
  CREATE INDEX "careers_pages_rels_order_idx" ON "careers_pages_rels" USING btree ("order");
  CREATE INDEX "careers_pages_rels_parent_idx" ON "careers_pages_rels" USING btree ("parent_id");
  CREATE INDEX "careers_pages_rels_path_idx" ON "careers_pages_rels" USING btree ("path");
  CREATE INDEX "careers_pages_rels_contacts_id_idx" ON "careers_pages_rels" USING btree ("contacts_id");
  CREATE INDEX "_careers_pages_v_version_outdated_in_order_idx" ON "_careers_pages_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_careers_pages_v_version_outdated_in_parent_idx" ON "_careers_pages_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_careers_pages_v_parent_idx" ON "_careers_pages_v" USING btree ("parent_id");
  CREATE INDEX "_careers_pages_v_version_version_kind_idx" ON "_careers_pages_v" USING btree ("version_kind");
  CREATE INDEX "_careers_pages_v_version_version_picture_idx" ON "_careers_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_careers_pages_v_version_vacancy_version_vacancy_office_idx" ON "_careers_pages_v" USING btree ("version_vacancy_office_id");
  CREATE INDEX "_careers_pages_v_version_vacancy_version_vacancy_practic_idx" ON "_careers_pages_v" USING btree ("version_vacancy_practice_id");
  CREATE INDEX "_careers_pages_v_version_version_parent_idx" ON "_careers_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_careers_pages_v_version_product_version_product_feature_idx" ON "_careers_pages_v" USING btree ("version_product_feature");
  CREATE INDEX "_careers_pages_v_version_version_slug_idx" ON "_careers_pages_v" USING btree ("version_slug");
  CREATE INDEX "_careers_pages_v_version_version_created_by_idx" ON "_careers_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_careers_pages_v_version_version_updated_by_idx" ON "_careers_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_careers_pages_v_version_version_updated_at_idx" ON "_careers_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_careers_pages_v_version_version_created_at_idx" ON "_careers_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_careers_pages_v_created_at_idx" ON "_careers_pages_v" USING btree ("created_at");
  CREATE INDEX "_careers_pages_v_updated_at_idx" ON "_careers_pages_v" USING btree ("updated_at");
  CREATE INDEX "_careers_pages_v_snapshot_idx" ON "_careers_pages_v" USING btree ("snapshot");
  CREATE INDEX "_careers_pages_v_published_locale_idx" ON "_careers_pages_v" USING btree ("published_locale");
  CREATE INDEX "_careers_pages_v_latest_idx" ON "_careers_pages_v" USING btree ("latest");
  CREATE INDEX "_careers_pages_v_version_version__status_idx" ON "_careers_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_careers_pages_v_locales_locale_parent_id_unique" ON "_careers_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_pages_v_texts_order_parent" ON "_careers_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_careers_pages_v_rels_order_idx" ON "_careers_pages_v_rels" USING btree ("order");
  CREATE INDEX "_careers_pages_v_rels_parent_idx" ON "_careers_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_careers_pages_v_rels_path_idx" ON "_careers_pages_v_rels" USING btree ("path");
  CREATE INDEX "_careers_pages_v_rels_contacts_id_idx" ON "_careers_pages_v_rels" USING btree ("contacts_id");
  CREATE INDEX "graduate_pages_team_order_idx" ON "graduate_pages_team" USING btree ("_order");
  CREATE INDEX "graduate_pages_team_parent_id_idx" ON "graduate_pages_team" USING btree ("_parent_id");
  CREATE INDEX "graduate_pages_team_locale_idx" ON "graduate_pages_team" USING btree ("_locale");
  CREATE INDEX "graduate_pages_deadlines_order_idx" ON "graduate_pages_deadlines" USING btree ("_order");
  CREATE INDEX "graduate_pages_deadlines_parent_id_idx" ON "graduate_pages_deadlines" USING btree ("_parent_id");
  CREATE INDEX "graduate_pages_deadlines_locale_idx" ON "graduate_pages_deadlines" USING btree ("_locale");
  CREATE INDEX "graduate_pages_meetings_order_idx" ON "graduate_pages_meetings" USING btree ("_order");
  CREATE INDEX "graduate_pages_meetings_parent_id_idx" ON "graduate_pages_meetings" USING btree ("_parent_id");
  CREATE INDEX "graduate_pages_meetings_locale_idx" ON "graduate_pages_meetings" USING btree ("_locale");
  CREATE INDEX "graduate_pages_outdated_in_order_idx" ON "graduate_pages_outdated_in" USING btree ("order");
  CREATE INDEX "graduate_pages_outdated_in_parent_idx" ON "graduate_pages_outdated_in" USING btree ("parent_id");
  CREATE INDEX "graduate_pages_picture_idx" ON "graduate_pages" USING btree ("picture_id");
  CREATE INDEX "graduate_pages_product_product_feature_idx" ON "graduate_pages" USING btree ("product_feature");
  CREATE INDEX "graduate_pages_slug_idx" ON "graduate_pages" USING btree ("slug");
  CREATE INDEX "graduate_pages_created_by_idx" ON "graduate_pages" USING btree ("created_by_id");
  CREATE INDEX "graduate_pages_updated_by_idx" ON "graduate_pages" USING btree ("updated_by_id");
  CREATE INDEX "graduate_pages_updated_at_idx" ON "graduate_pages" USING btree ("updated_at");
  CREATE INDEX "graduate_pages_created_at_idx" ON "graduate_pages" USING btree ("created_at");
  CREATE INDEX "graduate_pages__status_idx" ON "graduate_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "graduate_pages_locales_locale_parent_id_unique" ON "graduate_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "graduate_pages_texts_order_parent" ON "graduate_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "graduate_pages_texts_text_idx" ON "graduate_pages_texts" USING btree ("text");
  CREATE INDEX "graduate_pages_rels_order_idx" ON "graduate_pages_rels" USING btree ("order");
  CREATE INDEX "graduate_pages_rels_parent_idx" ON "graduate_pages_rels" USING btree ("parent_id");
  CREATE INDEX "graduate_pages_rels_path_idx" ON "graduate_pages_rels" USING btree ("path");
  CREATE INDEX "graduate_pages_rels_contacts_id_idx" ON "graduate_pages_rels" USING btree ("contacts_id");
  CREATE INDEX "_graduate_pages_v_version_team_order_idx" ON "_graduate_pages_v_version_team" USING btree ("_order");
  CREATE INDEX "_graduate_pages_v_version_team_parent_id_idx" ON "_graduate_pages_v_version_team" USING btree ("_parent_id");
  CREATE INDEX "_graduate_pages_v_version_team_locale_idx" ON "_graduate_pages_v_version_team" USING btree ("_locale");
  CREATE INDEX "_graduate_pages_v_version_deadlines_order_idx" ON "_graduate_pages_v_version_deadlines" USING btree ("_order");
  CREATE INDEX "_graduate_pages_v_version_deadlines_parent_id_idx" ON "_graduate_pages_v_version_deadlines" USING btree ("_parent_id");
  CREATE INDEX "_graduate_pages_v_version_deadlines_locale_idx" ON "_graduate_pages_v_version_deadlines" USING btree ("_locale");
  CREATE INDEX "_graduate_pages_v_version_meetings_order_idx" ON "_graduate_pages_v_version_meetings" USING btree ("_order");
  CREATE INDEX "_graduate_pages_v_version_meetings_parent_id_idx" ON "_graduate_pages_v_version_meetings" USING btree ("_parent_id");
  CREATE INDEX "_graduate_pages_v_version_meetings_locale_idx" ON "_graduate_pages_v_version_meetings" USING btree ("_locale");
  CREATE INDEX "_graduate_pages_v_version_outdated_in_order_idx" ON "_graduate_pages_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_graduate_pages_v_version_outdated_in_parent_idx" ON "_graduate_pages_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_graduate_pages_v_parent_idx" ON "_graduate_pages_v" USING btree ("parent_id");
  CREATE INDEX "_graduate_pages_v_version_version_picture_idx" ON "_graduate_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_graduate_pages_v_version_product_version_product_featur_idx" ON "_graduate_pages_v" USING btree ("version_product_feature");
  CREATE INDEX "_graduate_pages_v_version_version_slug_idx" ON "_graduate_pages_v" USING btree ("version_slug");
  CREATE INDEX "_graduate_pages_v_version_version_created_by_idx" ON "_graduate_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_graduate_pages_v_version_version_updated_by_idx" ON "_graduate_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_graduate_pages_v_version_version_updated_at_idx" ON "_graduate_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_graduate_pages_v_version_version_created_at_idx" ON "_graduate_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_graduate_pages_v_created_at_idx" ON "_graduate_pages_v" USING btree ("created_at");
  CREATE INDEX "_graduate_pages_v_updated_at_idx" ON "_graduate_pages_v" USING btree ("updated_at");
  CREATE INDEX "_graduate_pages_v_snapshot_idx" ON "_graduate_pages_v" USING btree ("snapshot");
  CREATE INDEX "_graduate_pages_v_published_locale_idx" ON "_graduate_pages_v" USING btree ("published_locale");
  CREATE INDEX "_graduate_pages_v_latest_idx" ON "_graduate_pages_v" USING btree ("latest");
  CREATE INDEX "_graduate_pages_v_version_version__status_idx" ON "_graduate_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_graduate_pages_v_locales_locale_parent_id_unique" ON "_graduate_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_graduate_pages_v_texts_order_parent" ON "_graduate_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_graduate_pages_v_rels_order_idx" ON "_graduate_pages_v_rels" USING btree ("order");
  CREATE INDEX "_graduate_pages_v_rels_parent_idx" ON "_graduate_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_graduate_pages_v_rels_path_idx" ON "_graduate_pages_v_rels" USING btree ("path");
  CREATE INDEX "_graduate_pages_v_rels_contacts_id_idx" ON "_graduate_pages_v_rels" USING btree ("contacts_id");
  CREATE INDEX "legal_pages_outdated_in_order_idx" ON "legal_pages_outdated_in" USING btree ("order");
  CREATE INDEX "legal_pages_outdated_in_parent_idx" ON "legal_pages_outdated_in" USING btree ("parent_id");
  CREATE INDEX "legal_pages_picture_idx" ON "legal_pages" USING btree ("picture_id");
  CREATE INDEX "legal_pages_parent_idx" ON "legal_pages" USING btree ("parent_id");
  CREATE INDEX "legal_pages_product_product_feature_idx" ON "legal_pages" USING btree ("product_feature");
  CREATE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  CREATE INDEX "legal_pages_created_by_idx" ON "legal_pages" USING btree ("created_by_id");
  CREATE INDEX "legal_pages_updated_by_idx" ON "legal_pages" USING btree ("updated_by_id");
  CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "legal_pages_locales_locale_parent_id_unique" ON "legal_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_pages_texts_order_parent" ON "legal_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "legal_pages_texts_text_idx" ON "legal_pages_texts" USING btree ("text");
  CREATE INDEX "legal_pages_rels_order_idx" ON "legal_pages_rels" USING btree ("order");
  CREATE INDEX "legal_pages_rels_parent_idx" ON "legal_pages_rels" USING btree ("parent_id");
  CREATE INDEX "legal_pages_rels_path_idx" ON "legal_pages_rels" USING btree ("path");
  CREATE INDEX "legal_pages_rels_contacts_id_idx" ON "legal_pages_rels" USING btree ("contacts_id");
  CREATE INDEX "_legal_pages_v_version_outdated_in_order_idx" ON "_legal_pages_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_legal_pages_v_version_outdated_in_parent_idx" ON "_legal_pages_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_picture_idx" ON "_legal_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_legal_pages_v_version_version_parent_idx" ON "_legal_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_legal_pages_v_version_product_version_product_feature_idx" ON "_legal_pages_v" USING btree ("version_product_feature");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_created_by_idx" ON "_legal_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_legal_pages_v_version_version_updated_by_idx" ON "_legal_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_snapshot_idx" ON "_legal_pages_v" USING btree ("snapshot");
  CREATE INDEX "_legal_pages_v_published_locale_idx" ON "_legal_pages_v" USING btree ("published_locale");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_legal_pages_v_locales_locale_parent_id_unique" ON "_legal_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_pages_v_texts_order_parent" ON "_legal_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_legal_pages_v_rels_order_idx" ON "_legal_pages_v_rels" USING btree ("order");
  CREATE INDEX "_legal_pages_v_rels_parent_idx" ON "_legal_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_rels_path_idx" ON "_legal_pages_v_rels" USING btree ("path");
  CREATE INDEX "_legal_pages_v_rels_contacts_id_idx" ON "_legal_pages_v_rels" USING btree ("contacts_id");
  CREATE INDEX "feature_pages_outdated_in_order_idx" ON "feature_pages_outdated_in" USING btree ("order");
  CREATE INDEX "feature_pages_outdated_in_parent_idx" ON "feature_pages_outdated_in" USING btree ("parent_id");
  CREATE INDEX "feature_pages_picture_idx" ON "feature_pages" USING btree ("picture_id");
  CREATE INDEX "feature_pages_root_idx" ON "feature_pages" USING btree ("root");
  CREATE INDEX "feature_pages_parent_idx" ON "feature_pages" USING btree ("parent_id");
  CREATE INDEX "feature_pages_product_product_feature_idx" ON "feature_pages" USING btree ("product_feature");
  CREATE INDEX "feature_pages_slug_idx" ON "feature_pages" USING btree ("slug");
  CREATE INDEX "feature_pages_created_by_idx" ON "feature_pages" USING btree ("created_by_id");
  CREATE INDEX "feature_pages_updated_by_idx" ON "feature_pages" USING btree ("updated_by_id");
  CREATE INDEX "feature_pages_updated_at_idx" ON "feature_pages" USING btree ("updated_at");
  CREATE INDEX "feature_pages_created_at_idx" ON "feature_pages" USING btree ("created_at");
  CREATE INDEX "feature_pages__status_idx" ON "feature_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "feature_pages_locales_locale_parent_id_unique" ON "feature_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "feature_pages_texts_order_parent" ON "feature_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "feature_pages_texts_text_idx" ON "feature_pages_texts" USING btree ("text");
  CREATE INDEX "feature_pages_rels_order_idx" ON "feature_pages_rels" USING btree ("order");
  CREATE INDEX "feature_pages_rels_parent_idx" ON "feature_pages_rels" USING btree ("parent_id");
  CREATE INDEX "feature_pages_rels_path_idx" ON "feature_pages_rels" USING btree ("path");
  CREATE INDEX "feature_pages_rels_contacts_id_idx" ON "feature_pages_rels" USING btree ("contacts_id");
  CREATE INDEX "_feature_pages_v_version_outdated_in_order_idx" ON "_feature_pages_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_feature_pages_v_version_outdated_in_parent_idx" ON "_feature_pages_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_feature_pages_v_parent_idx" ON "_feature_pages_v" USING btree ("parent_id");
  CREATE INDEX "_feature_pages_v_version_version_picture_idx" ON "_feature_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_feature_pages_v_version_version_root_idx" ON "_feature_pages_v" USING btree ("version_root");
  CREATE INDEX "_feature_pages_v_version_version_parent_idx" ON "_feature_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_feature_pages_v_version_product_version_product_feature_idx" ON "_feature_pages_v" USING btree ("version_product_feature");
  CREATE INDEX "_feature_pages_v_version_version_slug_idx" ON "_feature_pages_v" USING btree ("version_slug");
  CREATE INDEX "_feature_pages_v_version_version_created_by_idx" ON "_feature_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_feature_pages_v_version_version_updated_by_idx" ON "_feature_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_feature_pages_v_version_version_updated_at_idx" ON "_feature_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_feature_pages_v_version_version_created_at_idx" ON "_feature_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_feature_pages_v_created_at_idx" ON "_feature_pages_v" USING btree ("created_at");
  CREATE INDEX "_feature_pages_v_updated_at_idx" ON "_feature_pages_v" USING btree ("updated_at");
  CREATE INDEX "_feature_pages_v_snapshot_idx" ON "_feature_pages_v" USING btree ("snapshot");
  CREATE INDEX "_feature_pages_v_published_locale_idx" ON "_feature_pages_v" USING btree ("published_locale");
  CREATE INDEX "_feature_pages_v_latest_idx" ON "_feature_pages_v" USING btree ("latest");
  CREATE INDEX "_feature_pages_v_version_version__status_idx" ON "_feature_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_feature_pages_v_locales_locale_parent_id_unique" ON "_feature_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_feature_pages_v_texts_order_parent" ON "_feature_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_feature_pages_v_rels_order_idx" ON "_feature_pages_v_rels" USING btree ("order");
  CREATE INDEX "_feature_pages_v_rels_parent_idx" ON "_feature_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_feature_pages_v_rels_path_idx" ON "_feature_pages_v_rels" USING btree ("path");
  CREATE INDEX "_feature_pages_v_rels_contacts_id_idx" ON "_feature_pages_v_rels" USING btree ("contacts_id");
  CREATE INDEX "product_pages_outdated_in_order_idx" ON "product_pages_outdated_in" USING btree ("order");
  CREATE INDEX "product_pages_outdated_in_parent_idx" ON "product_pages_outdated_in" USING btree ("parent_id");
  CREATE INDEX "product_pages_picture_idx" ON "product_pages" USING btree ("picture_id");
  CREATE INDEX "product_pages_root_idx" ON "product_pages" USING btree ("root");
  CREATE INDEX "product_pages_parent_idx" ON "product_pages" USING btree ("parent_id");
  CREATE INDEX "product_pages_product_product_feature_idx" ON "product_pages" USING btree ("product_feature");
  CREATE INDEX "product_pages_slug_idx" ON "product_pages" USING btree ("slug");
  CREATE INDEX "product_pages_created_by_idx" ON "product_pages" USING btree ("created_by_id");
  CREATE INDEX "product_pages_updated_by_idx" ON "product_pages" USING btree ("updated_by_id");
  CREATE INDEX "product_pages_updated_at_idx" ON "product_pages" USING btree ("updated_at");
  CREATE INDEX "product_pages_created_at_idx" ON "product_pages" USING btree ("created_at");
  CREATE INDEX "product_pages__status_idx" ON "product_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "product_pages_locales_locale_parent_id_unique" ON "product_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_texts_order_parent" ON "product_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "product_pages_texts_text_idx" ON "product_pages_texts" USING btree ("text");
  CREATE INDEX "product_pages_rels_order_idx" ON "product_pages_rels" USING btree ("order");
  CREATE INDEX "product_pages_rels_parent_idx" ON "product_pages_rels" USING btree ("parent_id");
  CREATE INDEX "product_pages_rels_path_idx" ON "product_pages_rels" USING btree ("path");
  CREATE INDEX "product_pages_rels_contacts_id_idx" ON "product_pages_rels" USING btree ("contacts_id");
  CREATE INDEX "_product_pages_v_version_outdated_in_order_idx" ON "_product_pages_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_product_pages_v_version_outdated_in_parent_idx" ON "_product_pages_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_product_pages_v_parent_idx" ON "_product_pages_v" USING btree ("parent_id");
  CREATE INDEX "_product_pages_v_version_version_picture_idx" ON "_product_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_product_pages_v_version_version_root_idx" ON "_product_pages_v" USING btree ("version_root");
  CREATE INDEX "_product_pages_v_version_version_parent_idx" ON "_product_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_product_pages_v_version_product_version_product_feature_idx" ON "_product_pages_v" USING btree ("version_product_feature");
  CREATE INDEX "_product_pages_v_version_version_slug_idx" ON "_product_pages_v" USING btree ("version_slug");
  CREATE INDEX "_product_pages_v_version_version_created_by_idx" ON "_product_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_product_pages_v_version_version_updated_by_idx" ON "_product_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_product_pages_v_version_version_updated_at_idx" ON "_product_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_pages_v_version_version_created_at_idx" ON "_product_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_product_pages_v_created_at_idx" ON "_product_pages_v" USING btree ("created_at");
  CREATE INDEX "_product_pages_v_updated_at_idx" ON "_product_pages_v" USING btree ("updated_at");
  CREATE INDEX "_product_pages_v_snapshot_idx" ON "_product_pages_v" USING btree ("snapshot");
  CREATE INDEX "_product_pages_v_published_locale_idx" ON "_product_pages_v" USING btree ("published_locale");
  CREATE INDEX "_product_pages_v_latest_idx" ON "_product_pages_v" USING btree ("latest");
  CREATE INDEX "_product_pages_v_version_version__status_idx" ON "_product_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_product_pages_v_locales_locale_parent_id_unique" ON "_product_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_texts_order_parent" ON "_product_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_product_pages_v_rels_order_idx" ON "_product_pages_v_rels" USING btree ("order");
  CREATE INDEX "_product_pages_v_rels_parent_idx" ON "_product_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_pages_v_rels_path_idx" ON "_product_pages_v_rels" USING btree ("path");
  CREATE INDEX "_product_pages_v_rels_contacts_id_idx" ON "_product_pages_v_rels" USING btree ("contacts_id");
  CREATE INDEX "marketing_pages_outdated_in_order_idx" ON "marketing_pages_outdated_in" USING btree ("order");
  CREATE INDEX "marketing_pages_outdated_in_parent_idx" ON "marketing_pages_outdated_in" USING btree ("parent_id");
  CREATE INDEX "marketing_pages_picture_idx" ON "marketing_pages" USING btree ("picture_id");
  CREATE INDEX "marketing_pages_area_idx" ON "marketing_pages" USING btree ("area");
  CREATE INDEX "marketing_pages_product_product_feature_idx" ON "marketing_pages" USING btree ("product_feature");
  CREATE INDEX "marketing_pages_slug_idx" ON "marketing_pages" USING btree ("slug");
  CREATE INDEX "marketing_pages_created_by_idx" ON "marketing_pages" USING btree ("created_by_id");
  CREATE INDEX "marketing_pages_updated_by_idx" ON "marketing_pages" USING btree ("updated_by_id");
  CREATE INDEX "marketing_pages_updated_at_idx" ON "marketing_pages" USING btree ("updated_at");
  CREATE INDEX "marketing_pages_created_at_idx" ON "marketing_pages" USING btree ("created_at");
  CREATE INDEX "marketing_pages__status_idx" ON "marketing_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "marketing_pages_locales_locale_parent_id_unique" ON "marketing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "marketing_pages_texts_order_parent" ON "marketing_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "marketing_pages_texts_text_idx" ON "marketing_pages_texts" USING btree ("text");
  CREATE INDEX "marketing_pages_rels_order_idx" ON "marketing_pages_rels" USING btree ("order");
  CREATE INDEX "marketing_pages_rels_parent_idx" ON "marketing_pages_rels" USING btree ("parent_id");
  CREATE INDEX "marketing_pages_rels_path_idx" ON "marketing_pages_rels" USING btree ("path");
  CREATE INDEX "marketing_pages_rels_contacts_id_idx" ON "marketing_pages_rels" USING btree ("contacts_id");
  CREATE INDEX "_marketing_pages_v_version_outdated_in_order_idx" ON "_marketing_pages_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_marketing_pages_v_version_outdated_in_parent_idx" ON "_marketing_pages_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_marketing_pages_v_parent_idx" ON "_marketing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_marketing_pages_v_version_version_picture_idx" ON "_marketing_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_marketing_pages_v_version_version_area_idx" ON "_marketing_pages_v" USING btree ("version_area");
  CREATE INDEX "_marketing_pages_v_version_product_version_product_featu_idx" ON "_marketing_pages_v" USING btree ("version_product_feature");
  CREATE INDEX "_marketing_pages_v_version_version_slug_idx" ON "_marketing_pages_v" USING btree ("version_slug");
  CREATE INDEX "_marketing_pages_v_version_version_created_by_idx" ON "_marketing_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_marketing_pages_v_version_version_updated_by_idx" ON "_marketing_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_marketing_pages_v_version_version_updated_at_idx" ON "_marketing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_marketing_pages_v_version_version_created_at_idx" ON "_marketing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_marketing_pages_v_created_at_idx" ON "_marketing_pages_v" USING btree ("created_at");
  CREATE INDEX "_marketing_pages_v_updated_at_idx" ON "_marketing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_marketing_pages_v_snapshot_idx" ON "_marketing_pages_v" USING btree ("snapshot");
  CREATE INDEX "_marketing_pages_v_published_locale_idx" ON "_marketing_pages_v" USING btree ("published_locale");
  CREATE INDEX "_marketing_pages_v_latest_idx" ON "_marketing_pages_v" USING btree ("latest");
  CREATE INDEX "_marketing_pages_v_version_version__status_idx" ON "_marketing_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_marketing_pages_v_locales_locale_parent_id_unique" ON "_marketing_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_marketing_pages_v_texts_order_parent" ON "_marketing_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_marketing_pages_v_rels_order_idx" ON "_marketing_pages_v_rels" USING btree ("order");
  CREATE INDEX "_marketing_pages_v_rels_parent_idx" ON "_marketing_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_marketing_pages_v_rels_path_idx" ON "_marketing_pages_v_rels" USING btree ("path");
  CREATE INDEX "_marketing_pages_v_rels_contacts_id_idx" ON "_marketing_pages_v_rels" USING btree ("contacts_id");
  CREATE INDEX "navigator_services_outdated_in_order_idx" ON "navigator_services_outdated_in" USING btree ("order");
  CREATE INDEX "navigator_services_outdated_in_parent_idx" ON "navigator_services_outdated_in" USING btree ("parent_id");
  CREATE INDEX "navigator_services_practice_idx" ON "navigator_services" USING btree ("practice_id");
  CREATE INDEX "navigator_services_product_product_feature_idx" ON "navigator_services" USING btree ("product_feature");
  CREATE INDEX "navigator_services_slug_idx" ON "navigator_services" USING btree ("slug");
  CREATE INDEX "navigator_services_created_by_idx" ON "navigator_services" USING btree ("created_by_id");
  CREATE INDEX "navigator_services_updated_by_idx" ON "navigator_services" USING btree ("updated_by_id");
  CREATE INDEX "navigator_services_updated_at_idx" ON "navigator_services" USING btree ("updated_at");
  CREATE INDEX "navigator_services_created_at_idx" ON "navigator_services" USING btree ("created_at");
  CREATE INDEX "navigator_services__status_idx" ON "navigator_services_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigator_services_locales_locale_parent_id_unique" ON "navigator_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigator_services_texts_order_parent" ON "navigator_services_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_services_texts_text_idx" ON "navigator_services_texts" USING btree ("text");
  CREATE INDEX "navigator_services_rels_order_idx" ON "navigator_services_rels" USING btree ("order");
  CREATE INDEX "navigator_services_rels_parent_idx" ON "navigator_services_rels" USING btree ("parent_id");
  CREATE INDEX "navigator_services_rels_path_idx" ON "navigator_services_rels" USING btree ("path");
  CREATE INDEX "navigator_services_rels_marketing_pages_id_idx" ON "navigator_services_rels" USING btree ("marketing_pages_id");
  CREATE INDEX "_navigator_services_v_version_outdated_in_order_idx" ON "_navigator_services_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_navigator_services_v_version_outdated_in_parent_idx" ON "_navigator_services_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_navigator_services_v_parent_idx" ON "_navigator_services_v" USING btree ("parent_id");
  CREATE INDEX "_navigator_services_v_version_version_practice_idx" ON "_navigator_services_v" USING btree ("version_practice_id");
  CREATE INDEX "_navigator_services_v_version_product_version_product_fe_idx" ON "_navigator_services_v" USING btree ("version_product_feature");
  CREATE INDEX "_navigator_services_v_version_version_slug_idx" ON "_navigator_services_v" USING btree ("version_slug");
  CREATE INDEX "_navigator_services_v_version_version_created_by_idx" ON "_navigator_services_v" USING btree ("version_created_by_id");
  CREATE INDEX "_navigator_services_v_version_version_updated_by_idx" ON "_navigator_services_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigator_services_v_version_version_updated_at_idx" ON "_navigator_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigator_services_v_version_version_created_at_idx" ON "_navigator_services_v" USING btree ("version_created_at");
  CREATE INDEX "_navigator_services_v_created_at_idx" ON "_navigator_services_v" USING btree ("created_at");
  CREATE INDEX "_navigator_services_v_updated_at_idx" ON "_navigator_services_v" USING btree ("updated_at");
  CREATE INDEX "_navigator_services_v_snapshot_idx" ON "_navigator_services_v" USING btree ("snapshot");
  CREATE INDEX "_navigator_services_v_published_locale_idx" ON "_navigator_services_v" USING btree ("published_locale");
  CREATE INDEX "_navigator_services_v_latest_idx" ON "_navigator_services_v" USING btree ("latest");
  CREATE INDEX "_navigator_services_v_version_version__status_idx" ON "_navigator_services_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigator_services_v_locales_locale_parent_id_unique" ON "_navigator_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigator_services_v_texts_order_parent" ON "_navigator_services_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_navigator_services_v_rels_order_idx" ON "_navigator_services_v_rels" USING btree ("order");
  CREATE INDEX "_navigator_services_v_rels_parent_idx" ON "_navigator_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigator_services_v_rels_path_idx" ON "_navigator_services_v_rels" USING btree ("path");
  CREATE INDEX "_navigator_services_v_rels_marketing_pages_id_idx" ON "_navigator_services_v_rels" USING btree ("marketing_pages_id");
  CREATE INDEX "navigator_regions_outdated_in_order_idx" ON "navigator_regions_outdated_in" USING btree ("order");
  CREATE INDEX "navigator_regions_outdated_in_parent_idx" ON "navigator_regions_outdated_in" USING btree ("parent_id");
  CREATE INDEX "navigator_regions_service_idx" ON "navigator_regions" USING btree ("service_id");
  CREATE INDEX "navigator_regions_product_product_feature_idx" ON "navigator_regions" USING btree ("product_feature");
  CREATE INDEX "navigator_regions_slug_idx" ON "navigator_regions" USING btree ("slug");
  CREATE INDEX "navigator_regions_created_by_idx" ON "navigator_regions" USING btree ("created_by_id");
  CREATE INDEX "navigator_regions_updated_by_idx" ON "navigator_regions" USING btree ("updated_by_id");
  CREATE INDEX "navigator_regions_updated_at_idx" ON "navigator_regions" USING btree ("updated_at");
  CREATE INDEX "navigator_regions_created_at_idx" ON "navigator_regions" USING btree ("created_at");
  CREATE INDEX "navigator_regions__status_idx" ON "navigator_regions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigator_regions_locales_locale_parent_id_unique" ON "navigator_regions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigator_regions_texts_order_parent" ON "navigator_regions_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_regions_texts_text_idx" ON "navigator_regions_texts" USING btree ("text");
  CREATE INDEX "_navigator_regions_v_version_outdated_in_order_idx" ON "_navigator_regions_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_navigator_regions_v_version_outdated_in_parent_idx" ON "_navigator_regions_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_navigator_regions_v_parent_idx" ON "_navigator_regions_v" USING btree ("parent_id");
  CREATE INDEX "_navigator_regions_v_version_version_service_idx" ON "_navigator_regions_v" USING btree ("version_service_id");
  CREATE INDEX "_navigator_regions_v_version_product_version_product_fea_idx" ON "_navigator_regions_v" USING btree ("version_product_feature");
  CREATE INDEX "_navigator_regions_v_version_version_slug_idx" ON "_navigator_regions_v" USING btree ("version_slug");
  CREATE INDEX "_navigator_regions_v_version_version_created_by_idx" ON "_navigator_regions_v" USING btree ("version_created_by_id");
  CREATE INDEX "_navigator_regions_v_version_version_updated_by_idx" ON "_navigator_regions_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigator_regions_v_version_version_updated_at_idx" ON "_navigator_regions_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigator_regions_v_version_version_created_at_idx" ON "_navigator_regions_v" USING btree ("version_created_at");
  CREATE INDEX "_navigator_regions_v_created_at_idx" ON "_navigator_regions_v" USING btree ("created_at");
  CREATE INDEX "_navigator_regions_v_updated_at_idx" ON "_navigator_regions_v" USING btree ("updated_at");
  CREATE INDEX "_navigator_regions_v_snapshot_idx" ON "_navigator_regions_v" USING btree ("snapshot");
  CREATE INDEX "_navigator_regions_v_published_locale_idx" ON "_navigator_regions_v" USING btree ("published_locale");
  CREATE INDEX "_navigator_regions_v_latest_idx" ON "_navigator_regions_v" USING btree ("latest");
  CREATE INDEX "_navigator_regions_v_version_version__status_idx" ON "_navigator_regions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigator_regions_v_locales_locale_parent_id_unique" ON "_navigator_regions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigator_regions_v_texts_order_parent" ON "_navigator_regions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_jurisdictions_outdated_in_order_idx" ON "navigator_jurisdictions_outdated_in" USING btree ("order");
  CREATE INDEX "navigator_jurisdictions_outdated_in_parent_idx" ON "navigator_jurisdictions_outdated_in" USING btree ("parent_id");
  CREATE INDEX "navigator_jurisdictions_service_idx" ON "navigator_jurisdictions" USING btree ("service_id");
  CREATE INDEX "navigator_jurisdictions_region_idx" ON "navigator_jurisdictions" USING btree ("region_id");
  CREATE INDEX "navigator_jurisdictions_country_idx" ON "navigator_jurisdictions" USING btree ("country_id");
  CREATE INDEX "navigator_jurisdictions_product_product_feature_idx" ON "navigator_jurisdictions" USING btree ("product_feature");
  CREATE INDEX "navigator_jurisdictions_slug_idx" ON "navigator_jurisdictions" USING btree ("slug");
  CREATE INDEX "navigator_jurisdictions_created_by_idx" ON "navigator_jurisdictions" USING btree ("created_by_id");
  CREATE INDEX "navigator_jurisdictions_updated_by_idx" ON "navigator_jurisdictions" USING btree ("updated_by_id");
  CREATE INDEX "navigator_jurisdictions_updated_at_idx" ON "navigator_jurisdictions" USING btree ("updated_at");
  CREATE INDEX "navigator_jurisdictions_created_at_idx" ON "navigator_jurisdictions" USING btree ("created_at");
  CREATE INDEX "navigator_jurisdictions__status_idx" ON "navigator_jurisdictions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigator_jurisdictions_locales_locale_parent_id_unique" ON "navigator_jurisdictions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigator_jurisdictions_texts_order_parent" ON "navigator_jurisdictions_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_jurisdictions_texts_text_idx" ON "navigator_jurisdictions_texts" USING btree ("text");
  CREATE INDEX "navigator_jurisdictions_rels_order_idx" ON "navigator_jurisdictions_rels" USING btree ("order");
  CREATE INDEX "navigator_jurisdictions_rels_parent_idx" ON "navigator_jurisdictions_rels" USING btree ("parent_id");
  CREATE INDEX "navigator_jurisdictions_rels_path_idx" ON "navigator_jurisdictions_rels" USING btree ("path");
  CREATE INDEX "navigator_jurisdictions_rels_contacts_id_idx" ON "navigator_jurisdictions_rels" USING btree ("contacts_id");
  CREATE INDEX "_navigator_jurisdictions_v_version_outdated_in_order_idx" ON "_navigator_jurisdictions_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_navigator_jurisdictions_v_version_outdated_in_parent_idx" ON "_navigator_jurisdictions_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_navigator_jurisdictions_v_parent_idx" ON "_navigator_jurisdictions_v" USING btree ("parent_id");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_service_idx" ON "_navigator_jurisdictions_v" USING btree ("version_service_id");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_region_idx" ON "_navigator_jurisdictions_v" USING btree ("version_region_id");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_country_idx" ON "_navigator_jurisdictions_v" USING btree ("version_country_id");
  CREATE INDEX "_navigator_jurisdictions_v_version_product_version_produ_idx" ON "_navigator_jurisdictions_v" USING btree ("version_product_feature");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_slug_idx" ON "_navigator_jurisdictions_v" USING btree ("version_slug");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_created_by_idx" ON "_navigator_jurisdictions_v" USING btree ("version_created_by_id");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_updated_by_idx" ON "_navigator_jurisdictions_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_updated_at_idx" ON "_navigator_jurisdictions_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigator_jurisdictions_v_version_version_created_at_idx" ON "_navigator_jurisdictions_v" USING btree ("version_created_at");
  CREATE INDEX "_navigator_jurisdictions_v_created_at_idx" ON "_navigator_jurisdictions_v" USING btree ("created_at");
  CREATE INDEX "_navigator_jurisdictions_v_updated_at_idx" ON "_navigator_jurisdictions_v" USING btree ("updated_at");
  CREATE INDEX "_navigator_jurisdictions_v_snapshot_idx" ON "_navigator_jurisdictions_v" USING btree ("snapshot");
  CREATE INDEX "_navigator_jurisdictions_v_published_locale_idx" ON "_navigator_jurisdictions_v" USING btree ("published_locale");
  CREATE INDEX "_navigator_jurisdictions_v_latest_idx" ON "_navigator_jurisdictions_v" USING btree ("latest");
  CREATE INDEX "_navigator_jurisdictions_v_version_version__status_idx" ON "_navigator_jurisdictions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigator_jurisdictions_v_locales_locale_parent_id_unique" ON "_navigator_jurisdictions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigator_jurisdictions_v_texts_order_parent" ON "_navigator_jurisdictions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_navigator_jurisdictions_v_rels_order_idx" ON "_navigator_jurisdictions_v_rels" USING btree ("order");
  CREATE INDEX "_navigator_jurisdictions_v_rels_parent_idx" ON "_navigator_jurisdictions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigator_jurisdictions_v_rels_path_idx" ON "_navigator_jurisdictions_v_rels" USING btree ("path");
  CREATE INDEX "_navigator_jurisdictions_v_rels_contacts_id_idx" ON "_navigator_jurisdictions_v_rels" USING btree ("contacts_id");
  CREATE INDEX "navigator_questions_outdated_in_order_idx" ON "navigator_questions_outdated_in" USING btree ("order");
  CREATE INDEX "navigator_questions_outdated_in_parent_idx" ON "navigator_questions_outdated_in" USING btree ("parent_id");
  CREATE INDEX "navigator_questions_service_idx" ON "navigator_questions" USING btree ("service_id");
  CREATE INDEX "navigator_questions_order_idx" ON "navigator_questions" USING btree ("order");
  CREATE INDEX "navigator_questions_product_product_feature_idx" ON "navigator_questions" USING btree ("product_feature");
  CREATE INDEX "navigator_questions_slug_idx" ON "navigator_questions" USING btree ("slug");
  CREATE INDEX "navigator_questions_created_by_idx" ON "navigator_questions" USING btree ("created_by_id");
  CREATE INDEX "navigator_questions_updated_by_idx" ON "navigator_questions" USING btree ("updated_by_id");
  CREATE INDEX "navigator_questions_updated_at_idx" ON "navigator_questions" USING btree ("updated_at");
  CREATE INDEX "navigator_questions_created_at_idx" ON "navigator_questions" USING btree ("created_at");
  CREATE INDEX "navigator_questions__status_idx" ON "navigator_questions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigator_questions_locales_locale_parent_id_unique" ON "navigator_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigator_questions_texts_order_parent" ON "navigator_questions_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_questions_texts_text_idx" ON "navigator_questions_texts" USING btree ("text");
  CREATE INDEX "_navigator_questions_v_version_outdated_in_order_idx" ON "_navigator_questions_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_navigator_questions_v_version_outdated_in_parent_idx" ON "_navigator_questions_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_navigator_questions_v_parent_idx" ON "_navigator_questions_v" USING btree ("parent_id");
  CREATE INDEX "_navigator_questions_v_version_version_service_idx" ON "_navigator_questions_v" USING btree ("version_service_id");
  CREATE INDEX "_navigator_questions_v_version_version_order_idx" ON "_navigator_questions_v" USING btree ("version_order");
  CREATE INDEX "_navigator_questions_v_version_product_version_product_f_idx" ON "_navigator_questions_v" USING btree ("version_product_feature");
  CREATE INDEX "_navigator_questions_v_version_version_slug_idx" ON "_navigator_questions_v" USING btree ("version_slug");
  CREATE INDEX "_navigator_questions_v_version_version_created_by_idx" ON "_navigator_questions_v" USING btree ("version_created_by_id");
  CREATE INDEX "_navigator_questions_v_version_version_updated_by_idx" ON "_navigator_questions_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigator_questions_v_version_version_updated_at_idx" ON "_navigator_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigator_questions_v_version_version_created_at_idx" ON "_navigator_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_navigator_questions_v_created_at_idx" ON "_navigator_questions_v" USING btree ("created_at");
  CREATE INDEX "_navigator_questions_v_updated_at_idx" ON "_navigator_questions_v" USING btree ("updated_at");
  CREATE INDEX "_navigator_questions_v_snapshot_idx" ON "_navigator_questions_v" USING btree ("snapshot");
  CREATE INDEX "_navigator_questions_v_published_locale_idx" ON "_navigator_questions_v" USING btree ("published_locale");
  CREATE INDEX "_navigator_questions_v_latest_idx" ON "_navigator_questions_v" USING btree ("latest");
  CREATE INDEX "_navigator_questions_v_version_version__status_idx" ON "_navigator_questions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigator_questions_v_locales_locale_parent_id_unique" ON "_navigator_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigator_questions_v_texts_order_parent" ON "_navigator_questions_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_statuses_outdated_in_order_idx" ON "navigator_statuses_outdated_in" USING btree ("order");
  CREATE INDEX "navigator_statuses_outdated_in_parent_idx" ON "navigator_statuses_outdated_in" USING btree ("parent_id");
  CREATE INDEX "navigator_statuses_product_product_feature_idx" ON "navigator_statuses" USING btree ("product_feature");
  CREATE INDEX "navigator_statuses_slug_idx" ON "navigator_statuses" USING btree ("slug");
  CREATE INDEX "navigator_statuses_created_by_idx" ON "navigator_statuses" USING btree ("created_by_id");
  CREATE INDEX "navigator_statuses_updated_by_idx" ON "navigator_statuses" USING btree ("updated_by_id");
  CREATE INDEX "navigator_statuses_updated_at_idx" ON "navigator_statuses" USING btree ("updated_at");
  CREATE INDEX "navigator_statuses_created_at_idx" ON "navigator_statuses" USING btree ("created_at");
  CREATE INDEX "navigator_statuses__status_idx" ON "navigator_statuses_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigator_statuses_locales_locale_parent_id_unique" ON "navigator_statuses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigator_statuses_texts_order_parent" ON "navigator_statuses_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_statuses_texts_text_idx" ON "navigator_statuses_texts" USING btree ("text");
  CREATE INDEX "_navigator_statuses_v_version_outdated_in_order_idx" ON "_navigator_statuses_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_navigator_statuses_v_version_outdated_in_parent_idx" ON "_navigator_statuses_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_navigator_statuses_v_parent_idx" ON "_navigator_statuses_v" USING btree ("parent_id");
  CREATE INDEX "_navigator_statuses_v_version_product_version_product_fe_idx" ON "_navigator_statuses_v" USING btree ("version_product_feature");
  CREATE INDEX "_navigator_statuses_v_version_version_slug_idx" ON "_navigator_statuses_v" USING btree ("version_slug");
  CREATE INDEX "_navigator_statuses_v_version_version_created_by_idx" ON "_navigator_statuses_v" USING btree ("version_created_by_id");
  CREATE INDEX "_navigator_statuses_v_version_version_updated_by_idx" ON "_navigator_statuses_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigator_statuses_v_version_version_updated_at_idx" ON "_navigator_statuses_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigator_statuses_v_version_version_created_at_idx" ON "_navigator_statuses_v" USING btree ("version_created_at");
  CREATE INDEX "_navigator_statuses_v_created_at_idx" ON "_navigator_statuses_v" USING btree ("created_at");
  CREATE INDEX "_navigator_statuses_v_updated_at_idx" ON "_navigator_statuses_v" USING btree ("updated_at");
  CREATE INDEX "_navigator_statuses_v_snapshot_idx" ON "_navigator_statuses_v" USING btree ("snapshot");
  CREATE INDEX "_navigator_statuses_v_published_locale_idx" ON "_navigator_statuses_v" USING btree ("published_locale");
  CREATE INDEX "_navigator_statuses_v_latest_idx" ON "_navigator_statuses_v" USING btree ("latest");
  CREATE INDEX "_navigator_statuses_v_version_version__status_idx" ON "_navigator_statuses_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigator_statuses_v_locales_locale_parent_id_unique" ON "_navigator_statuses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigator_statuses_v_texts_order_parent" ON "_navigator_statuses_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_answers_sources_order_idx" ON "navigator_answers_sources" USING btree ("_order");
  CREATE INDEX "navigator_answers_sources_parent_id_idx" ON "navigator_answers_sources" USING btree ("_parent_id");
  CREATE INDEX "navigator_answers_sources_locale_idx" ON "navigator_answers_sources" USING btree ("_locale");
  CREATE INDEX "navigator_answers_history_order_idx" ON "navigator_answers_history" USING btree ("_order");
  CREATE INDEX "navigator_answers_history_parent_id_idx" ON "navigator_answers_history" USING btree ("_parent_id");
  CREATE INDEX "navigator_answers_history_locale_idx" ON "navigator_answers_history" USING btree ("_locale");
  CREATE INDEX "navigator_answers_history_status_idx" ON "navigator_answers_history" USING btree ("status_id");
  CREATE INDEX "navigator_answers_outdated_in_order_idx" ON "navigator_answers_outdated_in" USING btree ("order");
  CREATE INDEX "navigator_answers_outdated_in_parent_idx" ON "navigator_answers_outdated_in" USING btree ("parent_id");
  CREATE INDEX "navigator_answers_review_due_idx" ON "navigator_answers" USING btree ("review_due");
  CREATE INDEX "navigator_answers_jurisdiction_idx" ON "navigator_answers" USING btree ("jurisdiction_id");
  CREATE INDEX "navigator_answers_question_idx" ON "navigator_answers" USING btree ("question_id");
  CREATE INDEX "navigator_answers_status_idx" ON "navigator_answers" USING btree ("status_id");
  CREATE INDEX "navigator_answers_reviewer_idx" ON "navigator_answers" USING btree ("reviewer_id");
  CREATE INDEX "navigator_answers_product_product_feature_idx" ON "navigator_answers" USING btree ("product_feature");
  CREATE INDEX "navigator_answers_changed_at_idx" ON "navigator_answers" USING btree ("changed_at");
  CREATE INDEX "navigator_answers_slug_idx" ON "navigator_answers" USING btree ("slug");
  CREATE INDEX "navigator_answers_created_by_idx" ON "navigator_answers" USING btree ("created_by_id");
  CREATE INDEX "navigator_answers_updated_by_idx" ON "navigator_answers" USING btree ("updated_by_id");
  CREATE INDEX "navigator_answers_updated_at_idx" ON "navigator_answers" USING btree ("updated_at");
  CREATE INDEX "navigator_answers_created_at_idx" ON "navigator_answers" USING btree ("created_at");
  CREATE INDEX "navigator_answers__status_idx" ON "navigator_answers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigator_answers_locales_locale_parent_id_unique" ON "navigator_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigator_answers_texts_order_parent" ON "navigator_answers_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_answers_texts_text_idx" ON "navigator_answers_texts" USING btree ("text");
  CREATE INDEX "_navigator_answers_v_version_sources_order_idx" ON "_navigator_answers_v_version_sources" USING btree ("_order");
  CREATE INDEX "_navigator_answers_v_version_sources_parent_id_idx" ON "_navigator_answers_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_navigator_answers_v_version_sources_locale_idx" ON "_navigator_answers_v_version_sources" USING btree ("_locale");
  CREATE INDEX "_navigator_answers_v_version_history_order_idx" ON "_navigator_answers_v_version_history" USING btree ("_order");
  CREATE INDEX "_navigator_answers_v_version_history_parent_id_idx" ON "_navigator_answers_v_version_history" USING btree ("_parent_id");
  CREATE INDEX "_navigator_answers_v_version_history_locale_idx" ON "_navigator_answers_v_version_history" USING btree ("_locale");
  CREATE INDEX "_navigator_answers_v_version_history_status_idx" ON "_navigator_answers_v_version_history" USING btree ("status_id");
  CREATE INDEX "_navigator_answers_v_version_outdated_in_order_idx" ON "_navigator_answers_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_navigator_answers_v_version_outdated_in_parent_idx" ON "_navigator_answers_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_navigator_answers_v_parent_idx" ON "_navigator_answers_v" USING btree ("parent_id");
  CREATE INDEX "_navigator_answers_v_version_version_review_due_idx" ON "_navigator_answers_v" USING btree ("version_review_due");
  CREATE INDEX "_navigator_answers_v_version_version_jurisdiction_idx" ON "_navigator_answers_v" USING btree ("version_jurisdiction_id");
  CREATE INDEX "_navigator_answers_v_version_version_question_idx" ON "_navigator_answers_v" USING btree ("version_question_id");
  CREATE INDEX "_navigator_answers_v_version_version_status_idx" ON "_navigator_answers_v" USING btree ("version_status_id");
  CREATE INDEX "_navigator_answers_v_version_version_reviewer_idx" ON "_navigator_answers_v" USING btree ("version_reviewer_id");
  CREATE INDEX "_navigator_answers_v_version_product_version_product_fea_idx" ON "_navigator_answers_v" USING btree ("version_product_feature");
  CREATE INDEX "_navigator_answers_v_version_version_changed_at_idx" ON "_navigator_answers_v" USING btree ("version_changed_at");
  CREATE INDEX "_navigator_answers_v_version_version_slug_idx" ON "_navigator_answers_v" USING btree ("version_slug");
  CREATE INDEX "_navigator_answers_v_version_version_created_by_idx" ON "_navigator_answers_v" USING btree ("version_created_by_id");
  CREATE INDEX "_navigator_answers_v_version_version_updated_by_idx" ON "_navigator_answers_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigator_answers_v_version_version_updated_at_idx" ON "_navigator_answers_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigator_answers_v_version_version_created_at_idx" ON "_navigator_answers_v" USING btree ("version_created_at");
  CREATE INDEX "_navigator_answers_v_created_at_idx" ON "_navigator_answers_v" USING btree ("created_at");
  CREATE INDEX "_navigator_answers_v_updated_at_idx" ON "_navigator_answers_v" USING btree ("updated_at");
  CREATE INDEX "_navigator_answers_v_snapshot_idx" ON "_navigator_answers_v" USING btree ("snapshot");
  CREATE INDEX "_navigator_answers_v_published_locale_idx" ON "_navigator_answers_v" USING btree ("published_locale");
  CREATE INDEX "_navigator_answers_v_latest_idx" ON "_navigator_answers_v" USING btree ("latest");
  CREATE INDEX "_navigator_answers_v_version_version__status_idx" ON "_navigator_answers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigator_answers_v_locales_locale_parent_id_unique" ON "_navigator_answers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigator_answers_v_texts_order_parent" ON "_navigator_answers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_contents_outdated_in_order_idx" ON "navigator_contents_outdated_in" USING btree ("order");
  CREATE INDEX "navigator_contents_outdated_in_parent_idx" ON "navigator_contents_outdated_in" USING btree ("parent_id");
  CREATE INDEX "navigator_contents_service_idx" ON "navigator_contents" USING btree ("service_id");
  CREATE INDEX "navigator_contents_region_idx" ON "navigator_contents" USING btree ("region_id");
  CREATE INDEX "navigator_contents_product_product_feature_idx" ON "navigator_contents" USING btree ("product_feature");
  CREATE INDEX "navigator_contents_slug_idx" ON "navigator_contents" USING btree ("slug");
  CREATE INDEX "navigator_contents_created_by_idx" ON "navigator_contents" USING btree ("created_by_id");
  CREATE INDEX "navigator_contents_updated_by_idx" ON "navigator_contents" USING btree ("updated_by_id");
  CREATE INDEX "navigator_contents_updated_at_idx" ON "navigator_contents" USING btree ("updated_at");
  CREATE INDEX "navigator_contents_created_at_idx" ON "navigator_contents" USING btree ("created_at");
  CREATE INDEX "navigator_contents__status_idx" ON "navigator_contents_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigator_contents_locales_locale_parent_id_unique" ON "navigator_contents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigator_contents_texts_order_parent" ON "navigator_contents_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigator_contents_texts_text_idx" ON "navigator_contents_texts" USING btree ("text");
  CREATE INDEX "navigator_contents_rels_order_idx" ON "navigator_contents_rels" USING btree ("order");
  CREATE INDEX "navigator_contents_rels_parent_idx" ON "navigator_contents_rels" USING btree ("parent_id");
  CREATE INDEX "navigator_contents_rels_path_idx" ON "navigator_contents_rels" USING btree ("path");
  CREATE INDEX "navigator_contents_rels_contacts_id_idx" ON "navigator_contents_rels" USING btree ("contacts_id");
  CREATE INDEX "_navigator_contents_v_version_outdated_in_order_idx" ON "_navigator_contents_v_version_outdated_in" USING btree ("order");
  CREATE INDEX "_navigator_contents_v_version_outdated_in_parent_idx" ON "_navigator_contents_v_version_outdated_in" USING btree ("parent_id");
  CREATE INDEX "_navigator_contents_v_parent_idx" ON "_navigator_contents_v" USING btree ("parent_id");
  CREATE INDEX "_navigator_contents_v_version_version_service_idx" ON "_navigator_contents_v" USING btree ("version_service_id");
  CREATE INDEX "_navigator_contents_v_version_version_region_idx" ON "_navigator_contents_v" USING btree ("version_region_id");
  CREATE INDEX "_navigator_contents_v_version_product_version_product_fe_idx" ON "_navigator_contents_v" USING btree ("version_product_feature");
  CREATE INDEX "_navigator_contents_v_version_version_slug_idx" ON "_navigator_contents_v" USING btree ("version_slug");
  CREATE INDEX "_navigator_contents_v_version_version_created_by_idx" ON "_navigator_contents_v" USING btree ("version_created_by_id");
  CREATE INDEX "_navigator_contents_v_version_version_updated_by_idx" ON "_navigator_contents_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigator_contents_v_version_version_updated_at_idx" ON "_navigator_contents_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigator_contents_v_version_version_created_at_idx" ON "_navigator_contents_v" USING btree ("version_created_at");
  CREATE INDEX "_navigator_contents_v_created_at_idx" ON "_navigator_contents_v" USING btree ("created_at");
  CREATE INDEX "_navigator_contents_v_updated_at_idx" ON "_navigator_contents_v" USING btree ("updated_at");
  CREATE INDEX "_navigator_contents_v_snapshot_idx" ON "_navigator_contents_v" USING btree ("snapshot");
  CREATE INDEX "_navigator_contents_v_published_locale_idx" ON "_navigator_contents_v" USING btree ("published_locale");
  CREATE INDEX "_navigator_contents_v_latest_idx" ON "_navigator_contents_v" USING btree ("latest");
  CREATE INDEX "_navigator_contents_v_version_version__status_idx" ON "_navigator_contents_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigator_contents_v_locales_locale_parent_id_unique" ON "_navigator_contents_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigator_contents_v_texts_order_parent" ON "_navigator_contents_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_navigator_contents_v_rels_order_idx" ON "_navigator_contents_v_rels" USING btree ("order");
  CREATE INDEX "_navigator_contents_v_rels_parent_idx" ON "_navigator_contents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigator_contents_v_rels_path_idx" ON "_navigator_contents_v_rels" USING btree ("path");
  CREATE INDEX "_navigator_contents_v_rels_contacts_id_idx" ON "_navigator_contents_v_rels" USING btree ("contacts_id");
  CREATE INDEX "members_product_subscriptions_order_idx" ON "members_product_subscriptions" USING btree ("_order");
  CREATE INDEX "members_product_subscriptions_parent_id_idx" ON "members_product_subscriptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "members_subject_idx" ON "members" USING btree ("subject");
  CREATE INDEX "members_delete_after_idx" ON "members" USING btree ("delete_after");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "members_texts_order_parent" ON "members_texts" USING btree ("order","parent_id");
  CREATE INDEX "members_rels_order_idx" ON "members_rels" USING btree ("order");
  CREATE INDEX "members_rels_parent_idx" ON "members_rels" USING btree ("parent_id");
  CREATE INDEX "members_rels_path_idx" ON "members_rels" USING btree ("path");
  CREATE INDEX "members_rels_services_id_idx" ON "members_rels" USING btree ("services_id");
  CREATE INDEX "members_rels_sectors_id_idx" ON "members_rels" USING btree ("sectors_id");
  CREATE INDEX "members_rels_countries_id_idx" ON "members_rels" USING btree ("countries_id");
  CREATE INDEX "product_requests_member_idx" ON "product_requests" USING btree ("member_id");
  CREATE INDEX "product_requests_updated_at_idx" ON "product_requests" USING btree ("updated_at");
  CREATE INDEX "product_requests_created_at_idx" ON "product_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_openPermission_idx" ON "product_requests" USING btree ("member_id","open_permission");
  CREATE INDEX "alert_subscriptions_member_idx" ON "alert_subscriptions" USING btree ("member_id");
  CREATE INDEX "alert_subscriptions_practice_idx" ON "alert_subscriptions" USING btree ("practice_id");
  CREATE INDEX "alert_subscriptions_sector_idx" ON "alert_subscriptions" USING btree ("sector_id");
  CREATE INDEX "alert_subscriptions_country_idx" ON "alert_subscriptions" USING btree ("country_id");
  CREATE INDEX "alert_subscriptions_updated_at_idx" ON "alert_subscriptions" USING btree ("updated_at");
  CREATE INDEX "alert_subscriptions_created_at_idx" ON "alert_subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_key_idx" ON "alert_subscriptions" USING btree ("member_id","key");
  CREATE INDEX "consents_member_idx" ON "consents" USING btree ("member_id");
  CREATE INDEX "consents_at_idx" ON "consents" USING btree ("at");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "digests_member_idx" ON "digests" USING btree ("member_id");
  CREATE INDEX "digests_state_idx" ON "digests" USING btree ("state");
  CREATE INDEX "digests_updated_at_idx" ON "digests" USING btree ("updated_at");
  CREATE INDEX "digests_created_at_idx" ON "digests" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_period_idx" ON "digests" USING btree ("member_id","period");
  CREATE UNIQUE INDEX "member_sequence_idx" ON "digests" USING btree ("member_id","sequence");
  CREATE INDEX "favourites_member_idx" ON "favourites" USING btree ("member_id");
  CREATE INDEX "favourites_folder_idx" ON "favourites" USING btree ("folder_id");
  CREATE INDEX "favourites_saved_at_idx" ON "favourites" USING btree ("saved_at");
  CREATE INDEX "favourites_updated_at_idx" ON "favourites" USING btree ("updated_at");
  CREATE INDEX "favourites_created_at_idx" ON "favourites" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_kind_document_idx" ON "favourites" USING btree ("member_id","kind","document");
  CREATE INDEX "favourite_folders_member_idx" ON "favourite_folders" USING btree ("member_id");
  CREATE INDEX "favourite_folders_updated_at_idx" ON "favourite_folders" USING btree ("updated_at");
  CREATE INDEX "favourite_folders_created_at_idx" ON "favourite_folders" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_name_idx" ON "favourite_folders" USING btree ("member_id","name");
  CREATE INDEX "navigator_reports_member_idx" ON "navigator_reports" USING btree ("member_id");
  CREATE INDEX "navigator_reports_updated_at_idx" ON "navigator_reports" USING btree ("updated_at");
  CREATE INDEX "navigator_reports_created_at_idx" ON "navigator_reports" USING btree ("created_at");
  CREATE INDEX "submissions_values_order_idx" ON "submissions_values" USING btree ("_order");
  CREATE INDEX "submissions_values_parent_id_idx" ON "submissions_values" USING btree ("_parent_id");
  CREATE INDEX "submissions_form_idx" ON "submissions" USING btree ("form");
  CREATE INDEX "submissions_state_idx" ON "submissions" USING btree ("state");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "key_idx" ON "submissions" USING btree ("key");
  CREATE INDEX "registrations_event_idx" ON "registrations" USING btree ("event_id");
  CREATE INDEX "registrations_email_idx" ON "registrations" USING btree ("email");
  CREATE INDEX "registrations_state_idx" ON "registrations" USING btree ("state");
  CREATE INDEX "registrations_token_hash_idx" ON "registrations" USING btree ("token_hash");
  CREATE INDEX "registrations_member_idx" ON "registrations" USING btree ("member_id");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "key_1_idx" ON "registrations" USING btree ("key");
  CREATE UNIQUE INDEX "mails_reference_idx" ON "mails" USING btree ("reference");
  CREATE INDEX "mails_member_idx" ON "mails" USING btree ("member_id");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_portrait_sizes_portrait_filename_idx" ON "media" USING btree ("sizes_portrait_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_sso_subject_idx" ON "users" USING btree ("sso_subject");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_document_idx" ON "audit_entries" USING btree ("document");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "used_codes_user_idx" ON "used_codes" USING btree ("user");
  CREATE UNIQUE INDEX "used_codes_code_idx" ON "used_codes" USING btree ("code");
  CREATE INDEX "used_codes_updated_at_idx" ON "used_codes" USING btree ("updated_at");
  CREATE INDEX "used_codes_created_at_idx" ON "used_codes" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_trainings_id_idx" ON "payload_locked_documents_rels" USING btree ("trainings_id");
  CREATE INDEX "payload_locked_documents_rels_training_series_id_idx" ON "payload_locked_documents_rels" USING btree ("training_series_id");
  CREATE INDEX "payload_locked_documents_rels_deals_id_idx" ON "payload_locked_documents_rels" USING btree ("deals_id");
  CREATE INDEX "payload_locked_documents_rels_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("contacts_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_sectors_id_idx" ON "payload_locked_documents_rels" USING btree ("sectors_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_about_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("about_pages_id");
  CREATE INDEX "payload_locked_documents_rels_careers_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("careers_pages_id");
  CREATE INDEX "payload_locked_documents_rels_graduate_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("graduate_pages_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_feature_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("feature_pages_id");
  CREATE INDEX "payload_locked_documents_rels_product_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("product_pages_id");
  CREATE INDEX "payload_locked_documents_rels_marketing_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("marketing_pages_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_services_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_services_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_regions_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_jurisdictions_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_jurisdictions_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_questions_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_statuses_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_statuses_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_answers_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_contents_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_contents_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_product_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("product_requests_id");
  CREATE INDEX "payload_locked_documents_rels_alert_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_digests_id_idx" ON "payload_locked_documents_rels" USING btree ("digests_id");
  CREATE INDEX "payload_locked_documents_rels_favourites_id_idx" ON "payload_locked_documents_rels" USING btree ("favourites_id");
  CREATE INDEX "payload_locked_documents_rels_favourite_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("favourite_folders_id");
  CREATE INDEX "payload_locked_documents_rels_navigator_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_reports_id");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("registrations_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_members_id_idx" ON "payload_preferences_rels" USING btree ("members_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_popular_order_idx" ON "home_popular" USING btree ("_order");
  CREATE INDEX "home_popular_parent_id_idx" ON "home_popular" USING btree ("_parent_id");
  CREATE INDEX "home_popular_locale_idx" ON "home_popular" USING btree ("_locale");
  CREATE INDEX "home_figures_order_idx" ON "home_figures" USING btree ("_order");
  CREATE INDEX "home_figures_parent_id_idx" ON "home_figures" USING btree ("_parent_id");
  CREATE INDEX "home_figures_locale_idx" ON "home_figures" USING btree ("_locale");
  CREATE INDEX "home_people_order_idx" ON "home_people" USING btree ("_order");
  CREATE INDEX "home_people_parent_id_idx" ON "home_people" USING btree ("_parent_id");
  CREATE INDEX "home_people_locale_idx" ON "home_people" USING btree ("_locale");
  CREATE INDEX "home_people_contact_idx" ON "home_people" USING btree ("contact_id");
  CREATE INDEX "home_hero_hero_article_idx" ON "home" USING btree ("hero_article_id");
  CREATE INDEX "home_updated_by_idx" ON "home" USING btree ("updated_by_id");
  CREATE INDEX "home__status_idx" ON "home_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_services_id_idx" ON "home_rels" USING btree ("services_id");
  CREATE INDEX "home_rels_sectors_id_idx" ON "home_rels" USING btree ("sectors_id");
  CREATE INDEX "_home_v_version_popular_order_idx" ON "_home_v_version_popular" USING btree ("_order");
  CREATE INDEX "_home_v_version_popular_parent_id_idx" ON "_home_v_version_popular" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_popular_locale_idx" ON "_home_v_version_popular" USING btree ("_locale");
  CREATE INDEX "_home_v_version_figures_order_idx" ON "_home_v_version_figures" USING btree ("_order");
  CREATE INDEX "_home_v_version_figures_parent_id_idx" ON "_home_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_figures_locale_idx" ON "_home_v_version_figures" USING btree ("_locale");
  CREATE INDEX "_home_v_version_people_order_idx" ON "_home_v_version_people" USING btree ("_order");
  CREATE INDEX "_home_v_version_people_parent_id_idx" ON "_home_v_version_people" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_people_locale_idx" ON "_home_v_version_people" USING btree ("_locale");
  CREATE INDEX "_home_v_version_people_contact_idx" ON "_home_v_version_people" USING btree ("contact_id");
  CREATE INDEX "_home_v_version_hero_version_hero_article_idx" ON "_home_v" USING btree ("version_hero_article_id");
  CREATE INDEX "_home_v_version_version_updated_by_idx" ON "_home_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_services_id_idx" ON "_home_v_rels" USING btree ("services_id");
  CREATE INDEX "_home_v_rels_sectors_id_idx" ON "_home_v_rels" USING btree ("sectors_id");
  CREATE INDEX "navigation_utility_order_idx" ON "navigation_utility" USING btree ("_order");
  CREATE INDEX "navigation_utility_parent_id_idx" ON "navigation_utility" USING btree ("_parent_id");
  CREATE INDEX "navigation_utility_locale_idx" ON "navigation_utility" USING btree ("_locale");
  CREATE INDEX "navigation_sections_groups_links_order_idx" ON "navigation_sections_groups_links" USING btree ("_order");
  CREATE INDEX "navigation_sections_groups_links_parent_id_idx" ON "navigation_sections_groups_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_sections_groups_links_locale_idx" ON "navigation_sections_groups_links" USING btree ("_locale");
  CREATE INDEX "navigation_sections_groups_order_idx" ON "navigation_sections_groups" USING btree ("_order");
  CREATE INDEX "navigation_sections_groups_parent_id_idx" ON "navigation_sections_groups" USING btree ("_parent_id");
  CREATE INDEX "navigation_sections_groups_locale_idx" ON "navigation_sections_groups" USING btree ("_locale");
  CREATE INDEX "navigation_sections_order_idx" ON "navigation_sections" USING btree ("_order");
  CREATE INDEX "navigation_sections_parent_id_idx" ON "navigation_sections" USING btree ("_parent_id");
  CREATE INDEX "navigation_sections_locale_idx" ON "navigation_sections" USING btree ("_locale");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_locale_idx" ON "navigation_footer_links" USING btree ("_locale");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_locale_idx" ON "navigation_footer" USING btree ("_locale");
  CREATE INDEX "navigation_updated_by_idx" ON "navigation" USING btree ("updated_by_id");
  CREATE INDEX "navigation__status_idx" ON "navigation_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_utility_order_idx" ON "_navigation_v_version_utility" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_utility_parent_id_idx" ON "_navigation_v_version_utility" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_utility_locale_idx" ON "_navigation_v_version_utility" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_sections_groups_links_order_idx" ON "_navigation_v_version_sections_groups_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_sections_groups_links_parent_id_idx" ON "_navigation_v_version_sections_groups_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_sections_groups_links_locale_idx" ON "_navigation_v_version_sections_groups_links" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_sections_groups_order_idx" ON "_navigation_v_version_sections_groups" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_sections_groups_parent_id_idx" ON "_navigation_v_version_sections_groups" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_sections_groups_locale_idx" ON "_navigation_v_version_sections_groups" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_sections_order_idx" ON "_navigation_v_version_sections" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_sections_parent_id_idx" ON "_navigation_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_sections_locale_idx" ON "_navigation_v_version_sections" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_locale_idx" ON "_navigation_v_version_footer_links" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_locale_idx" ON "_navigation_v_version_footer" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_version_updated_by_idx" ON "_navigation_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigation_v_locales_locale_parent_id_unique" ON "_navigation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_social_order_idx" ON "site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "site_settings_brand_colours_order_idx" ON "site_settings_brand_colours" USING btree ("_order");
  CREATE INDEX "site_settings_brand_colours_parent_id_idx" ON "site_settings_brand_colours" USING btree ("_parent_id");
  CREATE INDEX "site_settings_legal_links_order_idx" ON "site_settings_legal_links" USING btree ("_order");
  CREATE INDEX "site_settings_legal_links_parent_id_idx" ON "site_settings_legal_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_legal_links_locale_idx" ON "site_settings_legal_links" USING btree ("_locale");
  CREATE INDEX "site_settings_brand_brand_logo_idx" ON "site_settings" USING btree ("brand_logo_id");
  CREATE INDEX "site_settings_brand_brand_logo_on_dark_idx" ON "site_settings" USING btree ("brand_logo_on_dark_id");
  CREATE INDEX "site_settings_brand_brand_mark_idx" ON "site_settings" USING btree ("brand_mark_id");
  CREATE INDEX "site_settings_heroes_heroes_about_idx" ON "site_settings" USING btree ("heroes_about_id");
  CREATE INDEX "site_settings_heroes_heroes_careers_idx" ON "site_settings" USING btree ("heroes_careers_id");
  CREATE INDEX "site_settings_updated_by_idx" ON "site_settings" USING btree ("updated_by_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_texts_locale_parent" ON "site_settings_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_site_settings_v_version_social_order_idx" ON "_site_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_parent_id_idx" ON "_site_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_brand_colours_order_idx" ON "_site_settings_v_version_brand_colours" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_brand_colours_parent_id_idx" ON "_site_settings_v_version_brand_colours" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_legal_links_order_idx" ON "_site_settings_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_legal_links_parent_id_idx" ON "_site_settings_v_version_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_legal_links_locale_idx" ON "_site_settings_v_version_legal_links" USING btree ("_locale");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_idx" ON "_site_settings_v" USING btree ("version_brand_logo_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_logo_on_dar_idx" ON "_site_settings_v" USING btree ("version_brand_logo_on_dark_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_mark_idx" ON "_site_settings_v" USING btree ("version_brand_mark_id");
  CREATE INDEX "_site_settings_v_version_heroes_version_heroes_about_idx" ON "_site_settings_v" USING btree ("version_heroes_about_id");
  CREATE INDEX "_site_settings_v_version_heroes_version_heroes_careers_idx" ON "_site_settings_v" USING btree ("version_heroes_careers_id");
  CREATE INDEX "_site_settings_v_version_version_updated_by_idx" ON "_site_settings_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_texts_locale_parent" ON "_site_settings_v_texts" USING btree ("locale","parent_id");
  CREATE TABLE "bulk_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"stop_requested" boolean DEFAULT false,
  	"settings" jsonb NOT NULL,
  	"total" numeric NOT NULL,
  	"file_name" varchar,
  	"file" varchar,
  	"problem" varchar,
  	"progress" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bulk_results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"run" numeric NOT NULL,
  	"row" numeric NOT NULL,
  	"action" varchar NOT NULL,
  	"type" varchar,
  	"document" numeric,
  	"locale" varchar,
  	"title" varchar,
  	"details" jsonb,
  	"before" jsonb,
  	"after" varchar,
  	"undone" varchar
  );
  
  CREATE INDEX "bulk_runs_owner_idx" ON "bulk_runs" USING btree ("owner");
  CREATE INDEX "bulk_runs_state_idx" ON "bulk_runs" USING btree ("state");
  CREATE INDEX "bulk_runs_updated_at_idx" ON "bulk_runs" USING btree ("updated_at");
  CREATE INDEX "bulk_runs_created_at_idx" ON "bulk_runs" USING btree ("created_at");
  CREATE INDEX "bulk_results_run_idx" ON "bulk_results" USING btree ("run");
  CREATE UNIQUE INDEX "run_row_idx" ON "bulk_results" USING btree ("run","row");
  CREATE INDEX "run_document_idx" ON "bulk_results" USING btree ("run","document");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bulk_runs" CASCADE;
  DROP TABLE "bulk_results" CASCADE;
  DROP TABLE "articles_regions" CASCADE;
  DROP TABLE "articles_outdated_in" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "articles_texts" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_regions" CASCADE;
  DROP TABLE "_articles_v_version_outdated_in" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_articles_v_texts" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "events_guests" CASCADE;
  DROP TABLE "events_agenda" CASCADE;
  DROP TABLE "events_outdated_in" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_locales" CASCADE;
  DROP TABLE "events_texts" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_guests" CASCADE;
  DROP TABLE "_events_v_version_agenda" CASCADE;
  DROP TABLE "_events_v_version_outdated_in" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_locales" CASCADE;
  DROP TABLE "_events_v_texts" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "news_outdated_in" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_texts" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v_version_outdated_in" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_texts" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "trainings_sessions" CASCADE;
  DROP TABLE "trainings_outdated_in" CASCADE;
  DROP TABLE "trainings" CASCADE;
  DROP TABLE "trainings_locales" CASCADE;
  DROP TABLE "trainings_texts" CASCADE;
  DROP TABLE "trainings_rels" CASCADE;
  DROP TABLE "_trainings_v_version_sessions" CASCADE;
  DROP TABLE "_trainings_v_version_outdated_in" CASCADE;
  DROP TABLE "_trainings_v" CASCADE;
  DROP TABLE "_trainings_v_locales" CASCADE;
  DROP TABLE "_trainings_v_texts" CASCADE;
  DROP TABLE "_trainings_v_rels" CASCADE;
  DROP TABLE "training_series_outdated_in" CASCADE;
  DROP TABLE "training_series" CASCADE;
  DROP TABLE "training_series_locales" CASCADE;
  DROP TABLE "training_series_texts" CASCADE;
  DROP TABLE "training_series_rels" CASCADE;
  DROP TABLE "_training_series_v_version_outdated_in" CASCADE;
  DROP TABLE "_training_series_v" CASCADE;
  DROP TABLE "_training_series_v_locales" CASCADE;
  DROP TABLE "_training_series_v_texts" CASCADE;
  DROP TABLE "_training_series_v_rels" CASCADE;
  DROP TABLE "deals_outdated_in" CASCADE;
  DROP TABLE "deals" CASCADE;
  DROP TABLE "deals_locales" CASCADE;
  DROP TABLE "deals_texts" CASCADE;
  DROP TABLE "deals_rels" CASCADE;
  DROP TABLE "_deals_v_version_outdated_in" CASCADE;
  DROP TABLE "_deals_v" CASCADE;
  DROP TABLE "_deals_v_locales" CASCADE;
  DROP TABLE "_deals_v_texts" CASCADE;
  DROP TABLE "_deals_v_rels" CASCADE;
  DROP TABLE "contacts_phones" CASCADE;
  DROP TABLE "contacts_social" CASCADE;
  DROP TABLE "contacts_experience" CASCADE;
  DROP TABLE "contacts_languages" CASCADE;
  DROP TABLE "contacts_admissions" CASCADE;
  DROP TABLE "contacts_education" CASCADE;
  DROP TABLE "contacts_recognitions" CASCADE;
  DROP TABLE "contacts_outdated_in" CASCADE;
  DROP TABLE "contacts" CASCADE;
  DROP TABLE "contacts_locales" CASCADE;
  DROP TABLE "contacts_texts" CASCADE;
  DROP TABLE "contacts_rels" CASCADE;
  DROP TABLE "_contacts_v_version_phones" CASCADE;
  DROP TABLE "_contacts_v_version_social" CASCADE;
  DROP TABLE "_contacts_v_version_experience" CASCADE;
  DROP TABLE "_contacts_v_version_languages" CASCADE;
  DROP TABLE "_contacts_v_version_admissions" CASCADE;
  DROP TABLE "_contacts_v_version_education" CASCADE;
  DROP TABLE "_contacts_v_version_recognitions" CASCADE;
  DROP TABLE "_contacts_v_version_outdated_in" CASCADE;
  DROP TABLE "_contacts_v" CASCADE;
  DROP TABLE "_contacts_v_locales" CASCADE;
  DROP TABLE "_contacts_v_texts" CASCADE;
  DROP TABLE "_contacts_v_rels" CASCADE;
  DROP TABLE "offices_hours" CASCADE;
  DROP TABLE "offices_holidays" CASCADE;
  DROP TABLE "offices_outdated_in" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_locales" CASCADE;
  DROP TABLE "offices_texts" CASCADE;
  DROP TABLE "offices_rels" CASCADE;
  DROP TABLE "_offices_v_version_hours" CASCADE;
  DROP TABLE "_offices_v_version_holidays" CASCADE;
  DROP TABLE "_offices_v_version_outdated_in" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_locales" CASCADE;
  DROP TABLE "_offices_v_texts" CASCADE;
  DROP TABLE "_offices_v_rels" CASCADE;
  DROP TABLE "countries_outdated_in" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_locales" CASCADE;
  DROP TABLE "countries_texts" CASCADE;
  DROP TABLE "countries_rels" CASCADE;
  DROP TABLE "_countries_v_version_outdated_in" CASCADE;
  DROP TABLE "_countries_v" CASCADE;
  DROP TABLE "_countries_v_locales" CASCADE;
  DROP TABLE "_countries_v_texts" CASCADE;
  DROP TABLE "_countries_v_rels" CASCADE;
  DROP TABLE "services_capabilities" CASCADE;
  DROP TABLE "services_experience" CASCADE;
  DROP TABLE "services_outdated_in" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "services_texts" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_capabilities" CASCADE;
  DROP TABLE "_services_v_version_experience" CASCADE;
  DROP TABLE "_services_v_version_outdated_in" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "_services_v_texts" CASCADE;
  DROP TABLE "_services_v_rels" CASCADE;
  DROP TABLE "sectors_capabilities" CASCADE;
  DROP TABLE "sectors_experience" CASCADE;
  DROP TABLE "sectors_outdated_in" CASCADE;
  DROP TABLE "sectors" CASCADE;
  DROP TABLE "sectors_locales" CASCADE;
  DROP TABLE "sectors_texts" CASCADE;
  DROP TABLE "sectors_rels" CASCADE;
  DROP TABLE "_sectors_v_version_capabilities" CASCADE;
  DROP TABLE "_sectors_v_version_experience" CASCADE;
  DROP TABLE "_sectors_v_version_outdated_in" CASCADE;
  DROP TABLE "_sectors_v" CASCADE;
  DROP TABLE "_sectors_v_locales" CASCADE;
  DROP TABLE "_sectors_v_texts" CASCADE;
  DROP TABLE "_sectors_v_rels" CASCADE;
  DROP TABLE "solutions_capabilities" CASCADE;
  DROP TABLE "solutions_experience" CASCADE;
  DROP TABLE "solutions_outdated_in" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "solutions_texts" CASCADE;
  DROP TABLE "solutions_rels" CASCADE;
  DROP TABLE "_solutions_v_version_capabilities" CASCADE;
  DROP TABLE "_solutions_v_version_experience" CASCADE;
  DROP TABLE "_solutions_v_version_outdated_in" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "_solutions_v_texts" CASCADE;
  DROP TABLE "_solutions_v_rels" CASCADE;
  DROP TABLE "about_pages_outdated_in" CASCADE;
  DROP TABLE "about_pages" CASCADE;
  DROP TABLE "about_pages_locales" CASCADE;
  DROP TABLE "about_pages_texts" CASCADE;
  DROP TABLE "about_pages_rels" CASCADE;
  DROP TABLE "_about_pages_v_version_outdated_in" CASCADE;
  DROP TABLE "_about_pages_v" CASCADE;
  DROP TABLE "_about_pages_v_locales" CASCADE;
  DROP TABLE "_about_pages_v_texts" CASCADE;
  DROP TABLE "_about_pages_v_rels" CASCADE;
  DROP TABLE "careers_pages_outdated_in" CASCADE;
  DROP TABLE "careers_pages" CASCADE;
  DROP TABLE "careers_pages_locales" CASCADE;
  DROP TABLE "careers_pages_texts" CASCADE;
  DROP TABLE "careers_pages_rels" CASCADE;
  DROP TABLE "_careers_pages_v_version_outdated_in" CASCADE;
  DROP TABLE "_careers_pages_v" CASCADE;
  DROP TABLE "_careers_pages_v_locales" CASCADE;
  DROP TABLE "_careers_pages_v_texts" CASCADE;
  DROP TABLE "_careers_pages_v_rels" CASCADE;
  DROP TABLE "graduate_pages_team" CASCADE;
  DROP TABLE "graduate_pages_deadlines" CASCADE;
  DROP TABLE "graduate_pages_meetings" CASCADE;
  DROP TABLE "graduate_pages_outdated_in" CASCADE;
  DROP TABLE "graduate_pages" CASCADE;
  DROP TABLE "graduate_pages_locales" CASCADE;
  DROP TABLE "graduate_pages_texts" CASCADE;
  DROP TABLE "graduate_pages_rels" CASCADE;
  DROP TABLE "_graduate_pages_v_version_team" CASCADE;
  DROP TABLE "_graduate_pages_v_version_deadlines" CASCADE;
  DROP TABLE "_graduate_pages_v_version_meetings" CASCADE;
  DROP TABLE "_graduate_pages_v_version_outdated_in" CASCADE;
  DROP TABLE "_graduate_pages_v" CASCADE;
  DROP TABLE "_graduate_pages_v_locales" CASCADE;
  DROP TABLE "_graduate_pages_v_texts" CASCADE;
  DROP TABLE "_graduate_pages_v_rels" CASCADE;
  DROP TABLE "legal_pages_outdated_in" CASCADE;
  DROP TABLE "legal_pages" CASCADE;
  DROP TABLE "legal_pages_locales" CASCADE;
  DROP TABLE "legal_pages_texts" CASCADE;
  DROP TABLE "legal_pages_rels" CASCADE;
  DROP TABLE "_legal_pages_v_version_outdated_in" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "_legal_pages_v_locales" CASCADE;
  DROP TABLE "_legal_pages_v_texts" CASCADE;
  DROP TABLE "_legal_pages_v_rels" CASCADE;
  DROP TABLE "feature_pages_outdated_in" CASCADE;
  DROP TABLE "feature_pages" CASCADE;
  DROP TABLE "feature_pages_locales" CASCADE;
  DROP TABLE "feature_pages_texts" CASCADE;
  DROP TABLE "feature_pages_rels" CASCADE;
  DROP TABLE "_feature_pages_v_version_outdated_in" CASCADE;
  DROP TABLE "_feature_pages_v" CASCADE;
  DROP TABLE "_feature_pages_v_locales" CASCADE;
  DROP TABLE "_feature_pages_v_texts" CASCADE;
  DROP TABLE "_feature_pages_v_rels" CASCADE;
  DROP TABLE "product_pages_outdated_in" CASCADE;
  DROP TABLE "product_pages" CASCADE;
  DROP TABLE "product_pages_locales" CASCADE;
  DROP TABLE "product_pages_texts" CASCADE;
  DROP TABLE "product_pages_rels" CASCADE;
  DROP TABLE "_product_pages_v_version_outdated_in" CASCADE;
  DROP TABLE "_product_pages_v" CASCADE;
  DROP TABLE "_product_pages_v_locales" CASCADE;
  DROP TABLE "_product_pages_v_texts" CASCADE;
  DROP TABLE "_product_pages_v_rels" CASCADE;
  DROP TABLE "marketing_pages_outdated_in" CASCADE;
  DROP TABLE "marketing_pages" CASCADE;
  DROP TABLE "marketing_pages_locales" CASCADE;
  DROP TABLE "marketing_pages_texts" CASCADE;
  DROP TABLE "marketing_pages_rels" CASCADE;
  DROP TABLE "_marketing_pages_v_version_outdated_in" CASCADE;
  DROP TABLE "_marketing_pages_v" CASCADE;
  DROP TABLE "_marketing_pages_v_locales" CASCADE;
  DROP TABLE "_marketing_pages_v_texts" CASCADE;
  DROP TABLE "_marketing_pages_v_rels" CASCADE;
  DROP TABLE "navigator_services_outdated_in" CASCADE;
  DROP TABLE "navigator_services" CASCADE;
  DROP TABLE "navigator_services_locales" CASCADE;
  DROP TABLE "navigator_services_texts" CASCADE;
  DROP TABLE "navigator_services_rels" CASCADE;
  DROP TABLE "_navigator_services_v_version_outdated_in" CASCADE;
  DROP TABLE "_navigator_services_v" CASCADE;
  DROP TABLE "_navigator_services_v_locales" CASCADE;
  DROP TABLE "_navigator_services_v_texts" CASCADE;
  DROP TABLE "_navigator_services_v_rels" CASCADE;
  DROP TABLE "navigator_regions_outdated_in" CASCADE;
  DROP TABLE "navigator_regions" CASCADE;
  DROP TABLE "navigator_regions_locales" CASCADE;
  DROP TABLE "navigator_regions_texts" CASCADE;
  DROP TABLE "_navigator_regions_v_version_outdated_in" CASCADE;
  DROP TABLE "_navigator_regions_v" CASCADE;
  DROP TABLE "_navigator_regions_v_locales" CASCADE;
  DROP TABLE "_navigator_regions_v_texts" CASCADE;
  DROP TABLE "navigator_jurisdictions_outdated_in" CASCADE;
  DROP TABLE "navigator_jurisdictions" CASCADE;
  DROP TABLE "navigator_jurisdictions_locales" CASCADE;
  DROP TABLE "navigator_jurisdictions_texts" CASCADE;
  DROP TABLE "navigator_jurisdictions_rels" CASCADE;
  DROP TABLE "_navigator_jurisdictions_v_version_outdated_in" CASCADE;
  DROP TABLE "_navigator_jurisdictions_v" CASCADE;
  DROP TABLE "_navigator_jurisdictions_v_locales" CASCADE;
  DROP TABLE "_navigator_jurisdictions_v_texts" CASCADE;
  DROP TABLE "_navigator_jurisdictions_v_rels" CASCADE;
  DROP TABLE "navigator_questions_outdated_in" CASCADE;
  DROP TABLE "navigator_questions" CASCADE;
  DROP TABLE "navigator_questions_locales" CASCADE;
  DROP TABLE "navigator_questions_texts" CASCADE;
  DROP TABLE "_navigator_questions_v_version_outdated_in" CASCADE;
  DROP TABLE "_navigator_questions_v" CASCADE;
  DROP TABLE "_navigator_questions_v_locales" CASCADE;
  DROP TABLE "_navigator_questions_v_texts" CASCADE;
  DROP TABLE "navigator_statuses_outdated_in" CASCADE;
  DROP TABLE "navigator_statuses" CASCADE;
  DROP TABLE "navigator_statuses_locales" CASCADE;
  DROP TABLE "navigator_statuses_texts" CASCADE;
  DROP TABLE "_navigator_statuses_v_version_outdated_in" CASCADE;
  DROP TABLE "_navigator_statuses_v" CASCADE;
  DROP TABLE "_navigator_statuses_v_locales" CASCADE;
  DROP TABLE "_navigator_statuses_v_texts" CASCADE;
  DROP TABLE "navigator_answers_sources" CASCADE;
  DROP TABLE "navigator_answers_history" CASCADE;
  DROP TABLE "navigator_answers_outdated_in" CASCADE;
  DROP TABLE "navigator_answers" CASCADE;
  DROP TABLE "navigator_answers_locales" CASCADE;
  DROP TABLE "navigator_answers_texts" CASCADE;
  DROP TABLE "_navigator_answers_v_version_sources" CASCADE;
  DROP TABLE "_navigator_answers_v_version_history" CASCADE;
  DROP TABLE "_navigator_answers_v_version_outdated_in" CASCADE;
  DROP TABLE "_navigator_answers_v" CASCADE;
  DROP TABLE "_navigator_answers_v_locales" CASCADE;
  DROP TABLE "_navigator_answers_v_texts" CASCADE;
  DROP TABLE "navigator_contents_outdated_in" CASCADE;
  DROP TABLE "navigator_contents" CASCADE;
  DROP TABLE "navigator_contents_locales" CASCADE;
  DROP TABLE "navigator_contents_texts" CASCADE;
  DROP TABLE "navigator_contents_rels" CASCADE;
  DROP TABLE "_navigator_contents_v_version_outdated_in" CASCADE;
  DROP TABLE "_navigator_contents_v" CASCADE;
  DROP TABLE "_navigator_contents_v_locales" CASCADE;
  DROP TABLE "_navigator_contents_v_texts" CASCADE;
  DROP TABLE "_navigator_contents_v_rels" CASCADE;
  DROP TABLE "members_product_subscriptions" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "members_texts" CASCADE;
  DROP TABLE "members_rels" CASCADE;
  DROP TABLE "product_requests" CASCADE;
  DROP TABLE "alert_subscriptions" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "digests" CASCADE;
  DROP TABLE "favourites" CASCADE;
  DROP TABLE "favourite_folders" CASCADE;
  DROP TABLE "navigator_reports" CASCADE;
  DROP TABLE "submissions_values" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "used_codes" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_popular" CASCADE;
  DROP TABLE "home_figures" CASCADE;
  DROP TABLE "home_people" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_popular" CASCADE;
  DROP TABLE "_home_v_version_figures" CASCADE;
  DROP TABLE "_home_v_version_people" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "navigation_utility" CASCADE;
  DROP TABLE "navigation_sections_groups_links" CASCADE;
  DROP TABLE "navigation_sections_groups" CASCADE;
  DROP TABLE "navigation_sections" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_locales" CASCADE;
  DROP TABLE "_navigation_v_version_utility" CASCADE;
  DROP TABLE "_navigation_v_version_sections_groups_links" CASCADE;
  DROP TABLE "_navigation_v_version_sections_groups" CASCADE;
  DROP TABLE "_navigation_v_version_sections" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_locales" CASCADE;
  DROP TABLE "site_settings_social" CASCADE;
  DROP TABLE "site_settings_brand_colours" CASCADE;
  DROP TABLE "site_settings_legal_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_site_settings_v_version_social" CASCADE;
  DROP TABLE "_site_settings_v_version_brand_colours" CASCADE;
  DROP TABLE "_site_settings_v_version_legal_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_articles_regions";
  DROP TYPE "public"."enum_articles_outdated_in";
  DROP TYPE "public"."enum_articles_kind";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_regions";
  DROP TYPE "public"."enum__articles_v_version_outdated_in";
  DROP TYPE "public"."enum__articles_v_version_kind";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_events_outdated_in";
  DROP TYPE "public"."enum_events_state";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_outdated_in";
  DROP TYPE "public"."enum__events_v_version_state";
  DROP TYPE "public"."enum__events_v_published_locale";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_news_outdated_in";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_outdated_in";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_trainings_outdated_in";
  DROP TYPE "public"."enum_trainings_level";
  DROP TYPE "public"."enum_trainings_status";
  DROP TYPE "public"."enum__trainings_v_version_outdated_in";
  DROP TYPE "public"."enum__trainings_v_version_level";
  DROP TYPE "public"."enum__trainings_v_published_locale";
  DROP TYPE "public"."enum__trainings_v_version_status";
  DROP TYPE "public"."enum_training_series_outdated_in";
  DROP TYPE "public"."enum_training_series_level";
  DROP TYPE "public"."enum_training_series_status";
  DROP TYPE "public"."enum__training_series_v_version_outdated_in";
  DROP TYPE "public"."enum__training_series_v_version_level";
  DROP TYPE "public"."enum__training_series_v_published_locale";
  DROP TYPE "public"."enum__training_series_v_version_status";
  DROP TYPE "public"."enum_deals_outdated_in";
  DROP TYPE "public"."enum_deals_status";
  DROP TYPE "public"."enum__deals_v_version_outdated_in";
  DROP TYPE "public"."enum__deals_v_published_locale";
  DROP TYPE "public"."enum__deals_v_version_status";
  DROP TYPE "public"."enum_contacts_phones_kind";
  DROP TYPE "public"."enum_contacts_social_network";
  DROP TYPE "public"."enum_contacts_languages";
  DROP TYPE "public"."enum_contacts_outdated_in";
  DROP TYPE "public"."enum_contacts_level";
  DROP TYPE "public"."enum_contacts_status";
  DROP TYPE "public"."enum__contacts_v_version_phones_kind";
  DROP TYPE "public"."enum__contacts_v_version_social_network";
  DROP TYPE "public"."enum__contacts_v_version_languages";
  DROP TYPE "public"."enum__contacts_v_version_outdated_in";
  DROP TYPE "public"."enum__contacts_v_version_level";
  DROP TYPE "public"."enum__contacts_v_published_locale";
  DROP TYPE "public"."enum__contacts_v_version_status";
  DROP TYPE "public"."enum_offices_outdated_in";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum__offices_v_version_outdated_in";
  DROP TYPE "public"."enum__offices_v_published_locale";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum_countries_outdated_in";
  DROP TYPE "public"."enum_countries_region";
  DROP TYPE "public"."enum_countries_status";
  DROP TYPE "public"."enum__countries_v_version_outdated_in";
  DROP TYPE "public"."enum__countries_v_version_region";
  DROP TYPE "public"."enum__countries_v_published_locale";
  DROP TYPE "public"."enum__countries_v_version_status";
  DROP TYPE "public"."enum_services_outdated_in";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_outdated_in";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_sectors_outdated_in";
  DROP TYPE "public"."enum_sectors_status";
  DROP TYPE "public"."enum__sectors_v_version_outdated_in";
  DROP TYPE "public"."enum__sectors_v_published_locale";
  DROP TYPE "public"."enum__sectors_v_version_status";
  DROP TYPE "public"."enum_solutions_outdated_in";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_version_outdated_in";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum_about_pages_outdated_in";
  DROP TYPE "public"."enum_about_pages_status";
  DROP TYPE "public"."enum__about_pages_v_version_outdated_in";
  DROP TYPE "public"."enum__about_pages_v_published_locale";
  DROP TYPE "public"."enum__about_pages_v_version_status";
  DROP TYPE "public"."enum_careers_pages_outdated_in";
  DROP TYPE "public"."enum_careers_pages_kind";
  DROP TYPE "public"."enum_careers_pages_vacancy_contract";
  DROP TYPE "public"."enum_careers_pages_status";
  DROP TYPE "public"."enum__careers_pages_v_version_outdated_in";
  DROP TYPE "public"."enum__careers_pages_v_version_kind";
  DROP TYPE "public"."enum__careers_pages_v_version_vacancy_contract";
  DROP TYPE "public"."enum__careers_pages_v_published_locale";
  DROP TYPE "public"."enum__careers_pages_v_version_status";
  DROP TYPE "public"."enum_graduate_pages_outdated_in";
  DROP TYPE "public"."enum_graduate_pages_page";
  DROP TYPE "public"."enum_graduate_pages_status";
  DROP TYPE "public"."enum__graduate_pages_v_version_outdated_in";
  DROP TYPE "public"."enum__graduate_pages_v_version_page";
  DROP TYPE "public"."enum__graduate_pages_v_published_locale";
  DROP TYPE "public"."enum__graduate_pages_v_version_status";
  DROP TYPE "public"."enum_legal_pages_outdated_in";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_outdated_in";
  DROP TYPE "public"."enum__legal_pages_v_published_locale";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum_feature_pages_outdated_in";
  DROP TYPE "public"."enum_feature_pages_status";
  DROP TYPE "public"."enum__feature_pages_v_version_outdated_in";
  DROP TYPE "public"."enum__feature_pages_v_published_locale";
  DROP TYPE "public"."enum__feature_pages_v_version_status";
  DROP TYPE "public"."enum_product_pages_outdated_in";
  DROP TYPE "public"."enum_product_pages_status";
  DROP TYPE "public"."enum__product_pages_v_version_outdated_in";
  DROP TYPE "public"."enum__product_pages_v_published_locale";
  DROP TYPE "public"."enum__product_pages_v_version_status";
  DROP TYPE "public"."enum_marketing_pages_outdated_in";
  DROP TYPE "public"."enum_marketing_pages_area";
  DROP TYPE "public"."enum_marketing_pages_status";
  DROP TYPE "public"."enum__marketing_pages_v_version_outdated_in";
  DROP TYPE "public"."enum__marketing_pages_v_version_area";
  DROP TYPE "public"."enum__marketing_pages_v_published_locale";
  DROP TYPE "public"."enum__marketing_pages_v_version_status";
  DROP TYPE "public"."enum_navigator_services_outdated_in";
  DROP TYPE "public"."enum_navigator_services_status";
  DROP TYPE "public"."enum__navigator_services_v_version_outdated_in";
  DROP TYPE "public"."enum__navigator_services_v_published_locale";
  DROP TYPE "public"."enum__navigator_services_v_version_status";
  DROP TYPE "public"."enum_navigator_regions_outdated_in";
  DROP TYPE "public"."enum_navigator_regions_status";
  DROP TYPE "public"."enum__navigator_regions_v_version_outdated_in";
  DROP TYPE "public"."enum__navigator_regions_v_published_locale";
  DROP TYPE "public"."enum__navigator_regions_v_version_status";
  DROP TYPE "public"."enum_navigator_jurisdictions_outdated_in";
  DROP TYPE "public"."enum_navigator_jurisdictions_status";
  DROP TYPE "public"."enum__navigator_jurisdictions_v_version_outdated_in";
  DROP TYPE "public"."enum__navigator_jurisdictions_v_published_locale";
  DROP TYPE "public"."enum__navigator_jurisdictions_v_version_status";
  DROP TYPE "public"."enum_navigator_questions_outdated_in";
  DROP TYPE "public"."enum_navigator_questions_status";
  DROP TYPE "public"."enum__navigator_questions_v_version_outdated_in";
  DROP TYPE "public"."enum__navigator_questions_v_published_locale";
  DROP TYPE "public"."enum__navigator_questions_v_version_status";
  DROP TYPE "public"."enum_navigator_statuses_outdated_in";
  DROP TYPE "public"."enum_navigator_statuses_tone";
  DROP TYPE "public"."enum_navigator_statuses_status";
  DROP TYPE "public"."enum__navigator_statuses_v_version_outdated_in";
  DROP TYPE "public"."enum__navigator_statuses_v_version_tone";
  DROP TYPE "public"."enum__navigator_statuses_v_published_locale";
  DROP TYPE "public"."enum__navigator_statuses_v_version_status";
  DROP TYPE "public"."enum_navigator_answers_outdated_in";
  DROP TYPE "public"."enum_navigator_answers_status";
  DROP TYPE "public"."enum__navigator_answers_v_version_outdated_in";
  DROP TYPE "public"."enum__navigator_answers_v_published_locale";
  DROP TYPE "public"."enum__navigator_answers_v_version_status";
  DROP TYPE "public"."enum_navigator_contents_outdated_in";
  DROP TYPE "public"."enum_navigator_contents_status";
  DROP TYPE "public"."enum__navigator_contents_v_version_outdated_in";
  DROP TYPE "public"."enum__navigator_contents_v_published_locale";
  DROP TYPE "public"."enum__navigator_contents_v_version_status";
  DROP TYPE "public"."enum_members_details_language";
  DROP TYPE "public"."enum_product_requests_state";
  DROP TYPE "public"."enum_alert_subscriptions_topic";
  DROP TYPE "public"."enum_alert_subscriptions_search_locale";
  DROP TYPE "public"."enum_alert_subscriptions_frequency";
  DROP TYPE "public"."enum_consents_state";
  DROP TYPE "public"."enum_consents_channel";
  DROP TYPE "public"."enum_digests_frequency";
  DROP TYPE "public"."enum_digests_state";
  DROP TYPE "public"."enum_favourites_kind";
  DROP TYPE "public"."enum_navigator_reports_language";
  DROP TYPE "public"."enum_submissions_state";
  DROP TYPE "public"."enum_registrations_state";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_site_settings_brand_colours_token";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_brand_colours_token";
  DROP TYPE "public"."enum__site_settings_v_published_locale";
  DROP TYPE "public"."enum__site_settings_v_version_status";`)
}
