import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_navigator_statuses_tone" ADD VALUE 'none';
  ALTER TYPE "public"."enum__navigator_statuses_v_version_tone" ADD VALUE 'none';
  CREATE TABLE "navigator_services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"marketing_pages_id" integer
  );
  
  CREATE TABLE "_navigator_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"marketing_pages_id" integer
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
  
  CREATE TABLE "navigator_contents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  CREATE TABLE "_navigator_contents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer
  );
  
  ALTER TABLE "navigator_services_locales" ADD COLUMN "coverage" varchar;
  ALTER TABLE "_navigator_services_v_locales" ADD COLUMN "version_coverage" varchar;
  ALTER TABLE "navigator_regions" ADD COLUMN "order" numeric DEFAULT 0;
  ALTER TABLE "_navigator_regions_v" ADD COLUMN "version_order" numeric DEFAULT 0;
  ALTER TABLE "navigator_jurisdictions" ADD COLUMN "iso_code" varchar;
  ALTER TABLE "navigator_jurisdictions" ADD COLUMN "sample" boolean DEFAULT false;
  ALTER TABLE "_navigator_jurisdictions_v" ADD COLUMN "version_iso_code" varchar;
  ALTER TABLE "_navigator_jurisdictions_v" ADD COLUMN "version_sample" boolean DEFAULT false;
  ALTER TABLE "navigator_questions" ADD COLUMN "topic_key" varchar;
  ALTER TABLE "navigator_questions_locales" ADD COLUMN "short" varchar;
  ALTER TABLE "_navigator_questions_v" ADD COLUMN "version_topic_key" varchar;
  ALTER TABLE "_navigator_questions_v_locales" ADD COLUMN "version_short" varchar;
  ALTER TABLE "navigator_answers" ADD COLUMN "reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "_navigator_answers_v" ADD COLUMN "version_reviewed_on" timestamp(3) with time zone;
  ALTER TABLE "navigator_contents" ADD COLUMN "topic_key" varchar;
  ALTER TABLE "navigator_contents" ADD COLUMN "published_on" timestamp(3) with time zone;
  ALTER TABLE "_navigator_contents_v" ADD COLUMN "version_topic_key" varchar;
  ALTER TABLE "_navigator_contents_v" ADD COLUMN "version_published_on" timestamp(3) with time zone;
  ALTER TABLE "navigator_services_rels" ADD CONSTRAINT "navigator_services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_services_rels" ADD CONSTRAINT "navigator_services_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_rels" ADD CONSTRAINT "_navigator_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_services_v_rels" ADD CONSTRAINT "_navigator_services_v_rels_marketing_pages_fk" FOREIGN KEY ("marketing_pages_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_answers_history" ADD CONSTRAINT "navigator_answers_history_status_id_navigator_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigator_answers_history" ADD CONSTRAINT "navigator_answers_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigator_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_version_history" ADD CONSTRAINT "_navigator_answers_v_version_history_status_id_navigator_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."navigator_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigator_answers_v_version_history" ADD CONSTRAINT "_navigator_answers_v_version_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigator_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents_rels" ADD CONSTRAINT "navigator_contents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigator_contents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigator_contents_rels" ADD CONSTRAINT "navigator_contents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_rels" ADD CONSTRAINT "_navigator_contents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigator_contents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigator_contents_v_rels" ADD CONSTRAINT "_navigator_contents_v_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "navigator_services_rels_order_idx" ON "navigator_services_rels" USING btree ("order");
  CREATE INDEX "navigator_services_rels_parent_idx" ON "navigator_services_rels" USING btree ("parent_id");
  CREATE INDEX "navigator_services_rels_path_idx" ON "navigator_services_rels" USING btree ("path");
  CREATE INDEX "navigator_services_rels_marketing_pages_id_idx" ON "navigator_services_rels" USING btree ("marketing_pages_id");
  CREATE INDEX "_navigator_services_v_rels_order_idx" ON "_navigator_services_v_rels" USING btree ("order");
  CREATE INDEX "_navigator_services_v_rels_parent_idx" ON "_navigator_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigator_services_v_rels_path_idx" ON "_navigator_services_v_rels" USING btree ("path");
  CREATE INDEX "_navigator_services_v_rels_marketing_pages_id_idx" ON "_navigator_services_v_rels" USING btree ("marketing_pages_id");
  CREATE INDEX "navigator_answers_history_order_idx" ON "navigator_answers_history" USING btree ("_order");
  CREATE INDEX "navigator_answers_history_parent_id_idx" ON "navigator_answers_history" USING btree ("_parent_id");
  CREATE INDEX "navigator_answers_history_locale_idx" ON "navigator_answers_history" USING btree ("_locale");
  CREATE INDEX "navigator_answers_history_status_idx" ON "navigator_answers_history" USING btree ("status_id");
  CREATE INDEX "_navigator_answers_v_version_history_order_idx" ON "_navigator_answers_v_version_history" USING btree ("_order");
  CREATE INDEX "_navigator_answers_v_version_history_parent_id_idx" ON "_navigator_answers_v_version_history" USING btree ("_parent_id");
  CREATE INDEX "_navigator_answers_v_version_history_locale_idx" ON "_navigator_answers_v_version_history" USING btree ("_locale");
  CREATE INDEX "_navigator_answers_v_version_history_status_idx" ON "_navigator_answers_v_version_history" USING btree ("status_id");
  CREATE INDEX "navigator_contents_rels_order_idx" ON "navigator_contents_rels" USING btree ("order");
  CREATE INDEX "navigator_contents_rels_parent_idx" ON "navigator_contents_rels" USING btree ("parent_id");
  CREATE INDEX "navigator_contents_rels_path_idx" ON "navigator_contents_rels" USING btree ("path");
  CREATE INDEX "navigator_contents_rels_contacts_id_idx" ON "navigator_contents_rels" USING btree ("contacts_id");
  CREATE INDEX "_navigator_contents_v_rels_order_idx" ON "_navigator_contents_v_rels" USING btree ("order");
  CREATE INDEX "_navigator_contents_v_rels_parent_idx" ON "_navigator_contents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigator_contents_v_rels_path_idx" ON "_navigator_contents_v_rels" USING btree ("path");
  CREATE INDEX "_navigator_contents_v_rels_contacts_id_idx" ON "_navigator_contents_v_rels" USING btree ("contacts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "navigator_services_rels" CASCADE;
  DROP TABLE "_navigator_services_v_rels" CASCADE;
  DROP TABLE "navigator_answers_history" CASCADE;
  DROP TABLE "_navigator_answers_v_version_history" CASCADE;
  DROP TABLE "navigator_contents_rels" CASCADE;
  DROP TABLE "_navigator_contents_v_rels" CASCADE;
  ALTER TABLE "navigator_statuses" ALTER COLUMN "tone" SET DATA TYPE text;
  DROP TYPE "public"."enum_navigator_statuses_tone";
  CREATE TYPE "public"."enum_navigator_statuses_tone" AS ENUM('open', 'limited', 'closed', 'unknown');
  ALTER TABLE "navigator_statuses" ALTER COLUMN "tone" SET DATA TYPE "public"."enum_navigator_statuses_tone" USING "tone"::"public"."enum_navigator_statuses_tone";
  ALTER TABLE "_navigator_statuses_v" ALTER COLUMN "version_tone" SET DATA TYPE text;
  DROP TYPE "public"."enum__navigator_statuses_v_version_tone";
  CREATE TYPE "public"."enum__navigator_statuses_v_version_tone" AS ENUM('open', 'limited', 'closed', 'unknown');
  ALTER TABLE "_navigator_statuses_v" ALTER COLUMN "version_tone" SET DATA TYPE "public"."enum__navigator_statuses_v_version_tone" USING "version_tone"::"public"."enum__navigator_statuses_v_version_tone";
  ALTER TABLE "navigator_services_locales" DROP COLUMN "coverage";
  ALTER TABLE "_navigator_services_v_locales" DROP COLUMN "version_coverage";
  ALTER TABLE "navigator_regions" DROP COLUMN "order";
  ALTER TABLE "_navigator_regions_v" DROP COLUMN "version_order";
  ALTER TABLE "navigator_jurisdictions" DROP COLUMN "iso_code";
  ALTER TABLE "navigator_jurisdictions" DROP COLUMN "sample";
  ALTER TABLE "_navigator_jurisdictions_v" DROP COLUMN "version_iso_code";
  ALTER TABLE "_navigator_jurisdictions_v" DROP COLUMN "version_sample";
  ALTER TABLE "navigator_questions" DROP COLUMN "topic_key";
  ALTER TABLE "navigator_questions_locales" DROP COLUMN "short";
  ALTER TABLE "_navigator_questions_v" DROP COLUMN "version_topic_key";
  ALTER TABLE "_navigator_questions_v_locales" DROP COLUMN "version_short";
  ALTER TABLE "navigator_answers" DROP COLUMN "reviewed_on";
  ALTER TABLE "_navigator_answers_v" DROP COLUMN "version_reviewed_on";
  ALTER TABLE "navigator_contents" DROP COLUMN "topic_key";
  ALTER TABLE "navigator_contents" DROP COLUMN "published_on";
  ALTER TABLE "_navigator_contents_v" DROP COLUMN "version_topic_key";
  ALTER TABLE "_navigator_contents_v" DROP COLUMN "version_published_on";`)
}
