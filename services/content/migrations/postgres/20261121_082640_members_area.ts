import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_members_details_language" AS ENUM('en', 'fr-fr', 'zh-cn');
  CREATE TYPE "public"."enum_product_requests_state" AS ENUM('new', 'granted', 'refused');
  CREATE TYPE "public"."enum_alert_subscriptions_topic" AS ENUM('all', 'practice', 'sector');
  CREATE TYPE "public"."enum_alert_subscriptions_frequency" AS ENUM('immediately', 'daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_consents_state" AS ENUM('given', 'withdrawn');
  CREATE TYPE "public"."enum_consents_way" AS ENUM('website', 'link');
  CREATE TYPE "public"."enum_digests_frequency" AS ENUM('immediately', 'daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_digests_state" AS ENUM('written', 'queued');
  CREATE TYPE "public"."enum_favourites_kind" AS ENUM('contact', 'article', 'event', 'training', 'training-series', 'news', 'office', 'navigator-answer');
  CREATE TABLE "members_product_subscriptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"permission" varchar NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone
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
  	"open_for" varchar,
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
  	"way" "enum_consents_way",
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
  
  ALTER TABLE "members" ADD COLUMN "email_verified" boolean DEFAULT false;
  ALTER TABLE "members" ADD COLUMN "details_given_name" varchar;
  ALTER TABLE "members" ADD COLUMN "details_family_name" varchar;
  ALTER TABLE "members" ADD COLUMN "details_job_title" varchar;
  ALTER TABLE "members" ADD COLUMN "details_company" varchar;
  ALTER TABLE "members" ADD COLUMN "details_phone" varchar;
  ALTER TABLE "members" ADD COLUMN "details_language" "enum_members_details_language";
  ALTER TABLE "members" ADD COLUMN "details_time_zone" varchar;
  ALTER TABLE "members" ADD COLUMN "notifications_weekly_cap" numeric DEFAULT 7;
  ALTER TABLE "members" ADD COLUMN "notifications_paused_until" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "notifications_mail_digests" boolean DEFAULT true;
  ALTER TABLE "members" ADD COLUMN "notifications_mail_events" boolean DEFAULT true;
  ALTER TABLE "members" ADD COLUMN "notifications_mail_products" boolean DEFAULT true;
  ALTER TABLE "members" ADD COLUMN "onboarding_step" numeric DEFAULT 0;
  ALTER TABLE "members" ADD COLUMN "onboarding_done" boolean DEFAULT false;
  ALTER TABLE "members" ADD COLUMN "onboarding_skipped" boolean DEFAULT false;
  ALTER TABLE "members" ADD COLUMN "last_visit_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "previous_visit_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "muted" jsonb;
  ALTER TABLE "members" ADD COLUMN "delete_after" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "member_id" integer;
  ALTER TABLE "mails" ADD COLUMN "reference" varchar;
  ALTER TABLE "mails" ADD COLUMN "member_id" integer;
  ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alert_subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "digests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "favourites_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "favourite_folders_id" integer;
  ALTER TABLE "members_product_subscriptions" ADD CONSTRAINT "members_product_subscriptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "members_product_subscriptions_order_idx" ON "members_product_subscriptions" USING btree ("_order");
  CREATE INDEX "members_product_subscriptions_parent_id_idx" ON "members_product_subscriptions" USING btree ("_parent_id");
  CREATE INDEX "members_rels_order_idx" ON "members_rels" USING btree ("order");
  CREATE INDEX "members_rels_parent_idx" ON "members_rels" USING btree ("parent_id");
  CREATE INDEX "members_rels_path_idx" ON "members_rels" USING btree ("path");
  CREATE INDEX "members_rels_services_id_idx" ON "members_rels" USING btree ("services_id");
  CREATE INDEX "members_rels_sectors_id_idx" ON "members_rels" USING btree ("sectors_id");
  CREATE INDEX "members_rels_countries_id_idx" ON "members_rels" USING btree ("countries_id");
  CREATE INDEX "product_requests_member_idx" ON "product_requests" USING btree ("member_id");
  CREATE INDEX "product_requests_updated_at_idx" ON "product_requests" USING btree ("updated_at");
  CREATE INDEX "product_requests_created_at_idx" ON "product_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_openFor_idx" ON "product_requests" USING btree ("member_id","open_for");
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
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_requests_fk" FOREIGN KEY ("product_requests_id") REFERENCES "public"."product_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_subscriptions_fk" FOREIGN KEY ("alert_subscriptions_id") REFERENCES "public"."alert_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_digests_fk" FOREIGN KEY ("digests_id") REFERENCES "public"."digests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favourites_fk" FOREIGN KEY ("favourites_id") REFERENCES "public"."favourites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_favourite_folders_fk" FOREIGN KEY ("favourite_folders_id") REFERENCES "public"."favourite_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "members_delete_after_idx" ON "members" USING btree ("delete_after");
  CREATE INDEX "registrations_member_idx" ON "registrations" USING btree ("member_id");
  CREATE UNIQUE INDEX "mails_reference_idx" ON "mails" USING btree ("reference");
  CREATE INDEX "mails_member_idx" ON "mails" USING btree ("member_id");
  CREATE INDEX "payload_locked_documents_rels_product_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("product_requests_id");
  CREATE INDEX "payload_locked_documents_rels_alert_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_digests_id_idx" ON "payload_locked_documents_rels" USING btree ("digests_id");
  CREATE INDEX "payload_locked_documents_rels_favourites_id_idx" ON "payload_locked_documents_rels" USING btree ("favourites_id");
  CREATE INDEX "payload_locked_documents_rels_favourite_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("favourite_folders_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "members_product_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "members_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "digests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "favourites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "favourite_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "members_product_subscriptions" CASCADE;
  DROP TABLE "members_rels" CASCADE;
  DROP TABLE "product_requests" CASCADE;
  DROP TABLE "alert_subscriptions" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "digests" CASCADE;
  DROP TABLE "favourites" CASCADE;
  DROP TABLE "favourite_folders" CASCADE;
  ALTER TABLE "registrations" DROP CONSTRAINT "registrations_member_id_members_id_fk";
  
  ALTER TABLE "mails" DROP CONSTRAINT "mails_member_id_members_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alert_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_digests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_favourites_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_favourite_folders_fk";
  
  DROP INDEX "members_delete_after_idx";
  DROP INDEX "registrations_member_idx";
  DROP INDEX "mails_reference_idx";
  DROP INDEX "mails_member_idx";
  DROP INDEX "payload_locked_documents_rels_product_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_alert_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_digests_id_idx";
  DROP INDEX "payload_locked_documents_rels_favourites_id_idx";
  DROP INDEX "payload_locked_documents_rels_favourite_folders_id_idx";
  ALTER TABLE "members" DROP COLUMN "email_verified";
  ALTER TABLE "members" DROP COLUMN "details_given_name";
  ALTER TABLE "members" DROP COLUMN "details_family_name";
  ALTER TABLE "members" DROP COLUMN "details_job_title";
  ALTER TABLE "members" DROP COLUMN "details_company";
  ALTER TABLE "members" DROP COLUMN "details_phone";
  ALTER TABLE "members" DROP COLUMN "details_language";
  ALTER TABLE "members" DROP COLUMN "details_time_zone";
  ALTER TABLE "members" DROP COLUMN "notifications_weekly_cap";
  ALTER TABLE "members" DROP COLUMN "notifications_paused_until";
  ALTER TABLE "members" DROP COLUMN "notifications_mail_digests";
  ALTER TABLE "members" DROP COLUMN "notifications_mail_events";
  ALTER TABLE "members" DROP COLUMN "notifications_mail_products";
  ALTER TABLE "members" DROP COLUMN "onboarding_step";
  ALTER TABLE "members" DROP COLUMN "onboarding_done";
  ALTER TABLE "members" DROP COLUMN "onboarding_skipped";
  ALTER TABLE "members" DROP COLUMN "last_visit_at";
  ALTER TABLE "members" DROP COLUMN "previous_visit_at";
  ALTER TABLE "members" DROP COLUMN "muted";
  ALTER TABLE "members" DROP COLUMN "delete_after";
  ALTER TABLE "registrations" DROP COLUMN "member_id";
  ALTER TABLE "mails" DROP COLUMN "reference";
  ALTER TABLE "mails" DROP COLUMN "member_id";
  ALTER TABLE "mails" DROP COLUMN "unsubscribe_url";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alert_subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "digests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "favourites_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "favourite_folders_id";
  DROP TYPE "public"."enum_members_details_language";
  DROP TYPE "public"."enum_product_requests_state";
  DROP TYPE "public"."enum_alert_subscriptions_topic";
  DROP TYPE "public"."enum_alert_subscriptions_frequency";
  DROP TYPE "public"."enum_consents_state";
  DROP TYPE "public"."enum_consents_way";
  DROP TYPE "public"."enum_digests_frequency";
  DROP TYPE "public"."enum_digests_state";
  DROP TYPE "public"."enum_favourites_kind";`)
}
