import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigator_reports_language" AS ENUM('en', 'fr-fr', 'zh-cn');
  CREATE TABLE "navigator_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"service" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"language" "enum_navigator_reports_language" NOT NULL,
  	"made_from" jsonb,
  	"made_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "navigator_reports_id" integer;
  ALTER TABLE "navigator_reports" ADD CONSTRAINT "navigator_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "navigator_reports_member_idx" ON "navigator_reports" USING btree ("member_id");
  CREATE INDEX "navigator_reports_updated_at_idx" ON "navigator_reports" USING btree ("updated_at");
  CREATE INDEX "navigator_reports_created_at_idx" ON "navigator_reports" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigator_reports_fk" FOREIGN KEY ("navigator_reports_id") REFERENCES "public"."navigator_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_navigator_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("navigator_reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigator_reports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "navigator_reports" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_navigator_reports_fk";
  
  DROP INDEX "payload_locked_documents_rels_navigator_reports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "navigator_reports_id";
  DROP TYPE "public"."enum_navigator_reports_language";`)
}
