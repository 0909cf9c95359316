import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'set-password';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'second-factor-on';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'second-factor-off';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'second-factor-reset';
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
  
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "used_codes_user_idx" ON "used_codes" USING btree ("user");
  CREATE UNIQUE INDEX "used_codes_code_idx" ON "used_codes" USING btree ("code");
  CREATE INDEX "used_codes_updated_at_idx" ON "used_codes" USING btree ("updated_at");
  CREATE INDEX "used_codes_created_at_idx" ON "used_codes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  DROP TABLE "used_codes" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'changed', 'deleted', 'logged-in');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
