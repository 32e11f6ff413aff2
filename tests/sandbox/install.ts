import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { cachedFolder } from './cache';
import { SANDBOX_PHP } from './layout';
import type { SiteLayout } from './layout';
import type { Runtime } from './runtime';
import type { Scenario } from './scenarios';
import { writeWordPress } from './site-files';
import type { WordPressSource, WordPressTools } from './wordpress-source';

export type DatabaseKind = 'sqlite' | 'mariadb';

/** The options that a site in `.sandbox/` was created with. */
export interface SiteRecord {
	wordpress: string;
	db: DatabaseKind;
	/** The site URL stored in its content. */
	url: string;
	/**
	 * The scenario at its last start; missing in sites created by older
	 * versions.
	 */
	scenario?: Scenario;
	/** The previous URL of its account service. */
	accountServiceUrl?: string | null;
}

const SEED_URL = 'http://127.0.0.1:9400';
const SEED_SCRIPTS = [
	'run.php',
	'install.php',
	'seed-users.php',
	'seed-content.php',
	'seed-images.php',
];

export function readRecord( layout: SiteLayout ): SiteRecord | null {
	try {
		return JSON.parse(
			readFileSync( layout.record, 'utf8' )
		) as SiteRecord;
	} catch {
		return null;
	}
}

export function writeRecord( layout: SiteLayout, record: SiteRecord ): void {
	writeFileSync(
		layout.record,
		`${ JSON.stringify( record, null, '\t' ) }\n`
	);
}

/** Refuses to reuse a site that was created with different options. */
export function assertSameSite(
	record: SiteRecord,
	wanted: Pick< SiteRecord, 'wordpress' | 'db' >,
	layout: SiteLayout
): void {
	if ( record.wordpress !== wanted.wordpress || record.db !== wanted.db ) {
		throw new Error(
			`The site in ${ layout.dir } is WordPress ${ record.wordpress } on ${ record.db }, ` +
				`not ${ wanted.wordpress } on ${ wanted.db }: add --fresh to replace it.`
		);
	}
}

/** Deletes a site except its lock, which we hold. */
export function clearSite( layout: SiteLayout ): void {
	for ( const entry of existsSync( layout.dir )
		? readdirSync( layout.dir )
		: [] ) {
		if ( join( layout.dir, entry ) !== layout.lock ) {
			rmSync( join( layout.dir, entry ), {
				recursive: true,
				force: true,
			} );
		}
	}
}

/** Creates the files of a new site, without its database. */
export function layOutSite(
	layout: SiteLayout,
	source: WordPressSource
): void {
	clearSite( layout );
	mkdirSync( layout.mails, { recursive: true } );
	writeWordPress( layout, source );
}

function seedKey( source: WordPressSource, tools: WordPressTools ): string {
	const hash = createHash( 'sha256' ).update(
		`${ source.id }\n${ tools.id }\n`
	);
	for ( const script of SEED_SCRIPTS ) {
		hash.update( readFileSync( join( SANDBOX_PHP, 'scripts', script ) ) );
	}
	return `seed-${ hash.digest( 'hex' ).slice( 0, 20 ) }`;
}

async function installAndSeed(
	layout: SiteLayout,
	runtime: Runtime
): Promise< void > {
	await runtime.runScript(
		'install.php',
		{ url: SEED_URL, title: 'The Slow Road' },
		{ SANDBOX_INSTALLING: '1' }
	);
	// Tests don't need the installer's own email.
	rmSync( layout.mails, { recursive: true, force: true } );
	mkdirSync( layout.mails, { recursive: true } );
}

/**
 * Fills the database and the media library; returns the site URL used in them.
 *
 * With SQLite, the seeded site is cached under a key of its inputs, so only the
 * first start is slow. MariaDB isn't cached, since its data files can't be
 * copied between servers.
 */
export async function fillSite(
	layout: SiteLayout,
	runtime: Runtime,
	source: WordPressSource,
	tools: WordPressTools,
	db: DatabaseKind
): Promise< string > {
	if ( db === 'mariadb' || ! source.isCached ) {
		await installAndSeed( layout, runtime );
		return SEED_URL;
	}
	const uploads = join( layout.contentDir, 'uploads' );
	let isFilled = false;
	const snapshot = await cachedFolder(
		seedKey( source, tools ),
		async ( folder ) => {
			await installAndSeed( layout, runtime );
			cpSync( layout.database, join( folder, 'database' ), {
				recursive: true,
			} );
			cpSync( uploads, join( folder, 'uploads' ), { recursive: true } );
			isFilled = true;
		}
	);
	if ( ! isFilled ) {
		cpSync( join( snapshot, 'database' ), layout.database, {
			recursive: true,
		} );
		cpSync( join( snapshot, 'uploads' ), uploads, { recursive: true } );
	}
	return SEED_URL;
}
