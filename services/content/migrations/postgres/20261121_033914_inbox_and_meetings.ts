import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_state" AS ENUM('held', 'new', 'handled', 'spam');
  CREATE TYPE "public"."enum_registrations_state" AS ENUM('confirmed', 'waiting', 'cancelled');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed');
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"calendar" varchar,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "careers_pages" ADD COLUMN "vacancy_posted_on" timestamp(3) with time zone;
  ALTER TABLE "_careers_pages_v" ADD COLUMN "version_vacancy_posted_on" timestamp(3) with time zone;
  ALTER TABLE "graduate_pages_locales" ADD COLUMN "time_zone" varchar DEFAULT 'Europe/London';
  ALTER TABLE "_graduate_pages_v_locales" ADD COLUMN "version_time_zone" varchar DEFAULT 'Europe/London';
  ALTER TABLE "marketing_pages" ADD COLUMN "recipient" varchar;
  ALTER TABLE "_marketing_pages_v" ADD COLUMN "version_recipient" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "registrations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "wechat" varchar;
  ALTER TABLE "graduate_pages_meetings" ADD CONSTRAINT "graduate_pages_meetings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "graduate_pages_team" ADD CONSTRAINT "graduate_pages_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."graduate_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_version_meetings" ADD CONSTRAINT "_graduate_pages_v_version_meetings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_graduate_pages_v_version_team" ADD CONSTRAINT "_graduate_pages_v_version_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_graduate_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions_values" ADD CONSTRAINT "submissions_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "graduate_pages_meetings_order_idx" ON "graduate_pages_meetings" USING btree ("_order");
  CREATE INDEX "graduate_pages_meetings_parent_id_idx" ON "graduate_pages_meetings" USING btree ("_parent_id");
  CREATE INDEX "graduate_pages_meetings_locale_idx" ON "graduate_pages_meetings" USING btree ("_locale");
  CREATE INDEX "graduate_pages_team_order_idx" ON "graduate_pages_team" USING btree ("_order");
  CREATE INDEX "graduate_pages_team_parent_id_idx" ON "graduate_pages_team" USING btree ("_parent_id");
  CREATE INDEX "graduate_pages_team_locale_idx" ON "graduate_pages_team" USING btree ("_locale");
  CREATE INDEX "_graduate_pages_v_version_meetings_order_idx" ON "_graduate_pages_v_version_meetings" USING btree ("_order");
  CREATE INDEX "_graduate_pages_v_version_meetings_parent_id_idx" ON "_graduate_pages_v_version_meetings" USING btree ("_parent_id");
  CREATE INDEX "_graduate_pages_v_version_meetings_locale_idx" ON "_graduate_pages_v_version_meetings" USING btree ("_locale");
  CREATE INDEX "_graduate_pages_v_version_team_order_idx" ON "_graduate_pages_v_version_team" USING btree ("_order");
  CREATE INDEX "_graduate_pages_v_version_team_parent_id_idx" ON "_graduate_pages_v_version_team" USING btree ("_parent_id");
  CREATE INDEX "_graduate_pages_v_version_team_locale_idx" ON "_graduate_pages_v_version_team" USING btree ("_locale");
  CREATE INDEX "submissions_values_order_idx" ON "submissions_values" USING btree ("_order");
  CREATE INDEX "submissions_values_parent_id_idx" ON "submissions_values" USING btree ("_parent_id");
  CREATE INDEX "submissions_form_idx" ON "submissions" USING btree ("form");
  CREATE INDEX "submissions_state_idx" ON "submissions" USING btree ("state");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "registrations_event_idx" ON "registrations" USING btree ("event_id");
  CREATE INDEX "registrations_email_idx" ON "registrations" USING btree ("email");
  CREATE INDEX "registrations_state_idx" ON "registrations" USING btree ("state");
  CREATE INDEX "registrations_token_hash_idx" ON "registrations" USING btree ("token_hash");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("registrations_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "graduate_pages_meetings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "graduate_pages_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_graduate_pages_v_version_meetings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_graduate_pages_v_version_team" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "graduate_pages_meetings" CASCADE;
  DROP TABLE "graduate_pages_team" CASCADE;
  DROP TABLE "_graduate_pages_v_version_meetings" CASCADE;
  DROP TABLE "_graduate_pages_v_version_team" CASCADE;
  DROP TABLE "submissions_values" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  ALTER TABLE "careers_pages" DROP COLUMN "vacancy_posted_on";
  ALTER TABLE "_careers_pages_v" DROP COLUMN "version_vacancy_posted_on";
  ALTER TABLE "graduate_pages_locales" DROP COLUMN "time_zone";
  ALTER TABLE "_graduate_pages_v_locales" DROP COLUMN "version_time_zone";
  ALTER TABLE "marketing_pages" DROP COLUMN "recipient";
  ALTER TABLE "_marketing_pages_v" DROP COLUMN "version_recipient";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "site_settings" DROP COLUMN "wechat";
  DROP TYPE "public"."enum_submissions_state";
  DROP TYPE "public"."enum_registrations_state";
  DROP TYPE "public"."enum_mails_state";`)
}
