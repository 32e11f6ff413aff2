import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

import { SANDBOX_PHP } from './layout';
import type { SiteLayout } from './layout';
import { run, startGroup } from './processes';

/** Shorter than a test's timeout, so that the error says what took so long. */
const RUN_TIMEOUT_MS = 240_000;

export interface NativePhp {
	/** E.g. 80236. */
	versionId: number;
	extensions: string[];
}

/** `PHP_BINARY` overrides the one on PATH. */
function phpProgram(): string {
	return process.env[ 'PHP_BINARY' ] || 'php';
}

/** The machine's PHP, or null if there is none. */
export function findNativePhp(): NativePhp | null {
	try {
		const response = execFileSync(
			phpProgram(),
			[
				'-r',
				'echo json_encode( array( PHP_VERSION_ID, array_map( "strtolower", get_loaded_extensions() ) ) );',
			],
			{ encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] }
		);
		const [ versionId, extensions ] = JSON.parse( response ) as [
			number,
			string[],
		];
		return { versionId, extensions };
	} catch {
		return null;
	}
}

/** Reasons why the machine's PHP can't serve the site; empty if it can. */
export function findMissingExtensions(
	php: NativePhp | null,
	db: 'sqlite' | 'mariadb'
): string[] {
	if ( php === null ) {
		return [ 'PHP itself' ];
	}
	const lacks = php.versionId < 70400 ? [ 'version 7.4 or newer' ] : [];
	const needed = [
		db === 'sqlite' ? 'pdo_sqlite' : 'mysqli',
		'mbstring',
		'json',
		'zlib',
	];
	return [
		...lacks,
		...needed.filter( ( name ) => ! php.extensions.includes( name ) ),
	];
}

const COMMON_SETTINGS = [
	'memory_limit=256M',
	'date.timezone=UTC',
	'error_reporting=32767',
	// Where these are installed, they would turn off the JIT.
	'pcov.enabled=0',
	'xdebug.mode=off',
];

const SERVER_SETTINGS = [
	...COMMON_SETTINGS,
	'display_errors=0',
	'log_errors=1',
	'upload_max_filesize=64M',
	'post_max_size=64M',
	'max_execution_time=60',
	`auto_prepend_file=${ join( SANDBOX_PHP, 'gzip.php' ) }`,
	'expose_php=0',
	'opcache.enable=1',
	'opcache.memory_consumption=192',
	'opcache.interned_strings_buffer=16',
	'opcache.max_accelerated_files=20000',
	// Shows changes in plugin/ on the next request.
	'opcache.validate_timestamps=1',
	'opcache.revalidate_freq=0',
	'realpath_cache_size=4096K',
	'realpath_cache_ttl=2',
];

/** For the SQLite integration, which parses every statement in PHP. */
const JIT_SETTINGS = [ 'opcache.jit=tracing', 'opcache.jit_buffer_size=64M' ];

const NO_JIT_SETTINGS = [ 'opcache.jit=off', 'opcache.jit_buffer_size=0' ];

/**
 * For tests: PHP checks on each request whether any of its files have changed,
 * which costs CPU time. wordpress/changed-files.php checks only those that tests
 * change.
 */
export const TEST_SETTINGS: readonly string[] = [
	'opcache.revalidate_freq=86400',
];

/**
 * PHP's defaults, which most hosts keep: a file is checked for changes every
 * two seconds instead of on each request, and there is no JIT.
 */
export const DEFAULT_SETTINGS: readonly string[] = [
	'opcache.revalidate_freq=2',
	...NO_JIT_SETTINGS,
	'realpath_cache_ttl=120',
];

function flags( settings: readonly string[] ): string[] {
	return settings.flatMap( ( setting ) => [ '-d', setting ] );
}

/**
 * PHP's built-in server with several workers, in its own process group.
 * `settings` are `name=value`.
 */
export function startNativeServer(
	layout: SiteLayout,
	port: number,
	workers: number,
	settings: readonly string[] = []
): ChildProcess {
	const log = openSync( layout.serverLog, 'a' );
	const child = startGroup(
		phpProgram(),
		[
			...flags( [
				...SERVER_SETTINGS,
				...( existsSync( layout.mysql )
					? NO_JIT_SETTINGS
					: JIT_SETTINGS ),
				...settings,
			] ),
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			layout.docroot,
			join( SANDBOX_PHP, 'router.php' ),
		],
		{
			cwd: layout.docroot,
			stdio: [ 'ignore', log, log ],
			env: {
				...process.env,
				PHP_CLI_SERVER_WORKERS: String( workers ),
				SANDBOX_GZIP_DIR: join( layout.dir, 'gzip' ),
			},
		}
	);
	closeSync( log );
	return child;
}

/**
 * Compiling WordPress takes most of the time of a PHP CLI run, so opcache's
 * file cache keeps the result with the site.
 */
function cliSettings( layout: SiteLayout ): string[] {
	const cache = join( layout.dir, 'opcache' );
	mkdirSync( cache, { recursive: true } );
	return [
		...COMMON_SETTINGS,
		'html_errors=0',
		'log_errors=0',
		'opcache.enable=1',
		'opcache.enable_cli=1',
		`opcache.file_cache=${ cache }`,
		'opcache.file_cache_only=1',
	];
}

/**
 * A run of WordPress needs some 50 MB, in pages of 4 kB; on a virtual machine,
 * requesting them takes half of its time. Ignored where the kernel has no larger
 * ones.
 */
const CLI_ENV = { USE_ZEND_ALLOC_HUGE_PAGES: '1' };

/**
 * Runs PHP code inside the site from the command line and returns its output.
 *
 * Rejects with PHP's message if it fails.
 */
export function runNativePhp(
	layout: SiteLayout,
	code: string,
	argument: unknown = null,
	env: NodeJS.ProcessEnv = {}
): Promise< string > {
	return run(
		phpProgram(),
		[
			...flags( [ ...cliSettings( layout ), 'display_errors=0' ] ),
			join( SANDBOX_PHP, 'scripts/run.php' ),
			layout.docroot,
			JSON.stringify( argument ),
		],
		{
			input: code,
			env: { ...process.env, ...CLI_ENV, ...env },
			what: 'PHP',
			timeoutMs: RUN_TIMEOUT_MS,
		}
	);
}

/** Runs WP-CLI on the site. */
export function runNativeWpCli(
	layout: SiteLayout,
	phar: string,
	args: readonly string[],
	input?: string
): Promise< string > {
	const root = process.getuid?.() === 0 ? [ '--allow-root' ] : [];
	return run(
		phpProgram(),
		[
			...flags( [ ...cliSettings( layout ), 'display_errors=stderr' ] ),
			phar,
			`--path=${ layout.docroot }`,
			'--no-color',
			...root,
			...args,
		],
		{
			cwd: layout.docroot,
			env: {
				...process.env,
				...CLI_ENV,
			},
			what: `wp ${ args.join( ' ' ) }`,
			...( input !== undefined && { input } ),
		}
	);
}
