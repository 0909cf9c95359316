import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "search_changes_updated_at_idx" ON "search_changes" USING btree ("updated_at");
  CREATE INDEX "search_changes_created_at_idx" ON "search_changes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_changes" CASCADE;`)
}
