import { findMissingPhpTools } from '../php-tools';
import { hasMariaDb, hasNativePhp, isCi } from '../programs';
import { type ReadCounts, readJest, readJunit, readPlaywright } from './counts';
import type { Laned } from './lanes';

export interface Suite extends Laned {
	name: string;
	/** A script of package.json, and its arguments. */
	script: string;
	args?: ( report: string ) => string[];
	env?: ( report: string ) => Record< string, string >;
	/** Without a reader, the suite counts as one test, by its exit code. */
	readCounts?: ReadCounts;
	/**
	 * Whether a plain `npm test` runs it; any suite can be requested by name.
	 */
	isUsual?: () => boolean;
	/**
	 * Returns what the machine lacks to run it, as a message; the suite is then
	 * skipped with that message.
	 */
	findMissing?: () => string | null;
}

const toJestArgs = ( report: string ) => [
	'--json',
	`--outputFile=${ report }`,
];

/**
 * Every route × role × state: a third of the browser tests' time, so it is a
 * separate suite.
 */
const WALK = 'walk.spec';

/**
 * Run on the oldest supported WordPress, which has other versions of React, the
 * scripts and the block editor.
 */
const ON_OLDEST = [ 'every-screen.spec', 'block-editor.spec' ];

const PLAYWRIGHT_ARGS = [ '--reporter=list,json' ];

const toPlaywrightEnv = ( report: string ) => ( {
	PLAYWRIGHT_JSON_OUTPUT_FILE: report,
	// Built by an earlier suite.
	E2E_ZIP: 'dist/jetpack-dashboard.zip',
} );

const findMissingPhp = () =>
	hasNativePhp()
		? null
		: 'needs the machine’s own PHP (7.4 or newer, with pdo_sqlite); the smoke test on WebAssembly runs instead';

/** Without MariaDB, they run on SQLite; CI has to have it. */
const findMissingForRest = () =>
	isCi() && ! hasMariaDb()
		? 'needs MariaDB; not found: mariadbd'
		: findMissingPhp();

/**
 * One of two halves, each with a site of its own, so that CI can run them at the
 * same time.
 */
const toHalf = (
	name: string,
	half: 1 | 2,
	suite: Pick< Suite, 'script' | 'minutes' | 'isUsual' | 'findMissing' >,
	env: Record< string, string > = {}
): Suite => ( {
	...suite,
	name: `${ name }-${ half }`,
	hasOwnSite: true,
	args: ( report ) => [ ...toJestArgs( report ), `--shard=${ half }/2` ],
	env: () => ( { ...env, REST_NAME: `${ name }-${ half }` } ),
	readCounts: readJest,
} );

const restHalf = ( half: 1 | 2 ) =>
	toHalf(
		'rest',
		half,
		{
			script: 'test:rest',
			minutes: 33,
			findMissing: findMissingForRest,
		},
		{ SANDBOX_DB: hasMariaDb() ? 'mariadb' : 'sqlite' }
	);

const sqliteHalf = ( half: 1 | 2 ) =>
	toHalf( 'rest-sqlite', half, {
		script: 'test:rest:sqlite',
		minutes: 14,
		isUsual: hasMariaDb,
		findMissing: findMissingPhp,
	} );

/** The fast suites run first, to fail early; in CI, as lanes.ts says. */
export const SUITES: readonly Suite[] = [
	{ name: 'lint-js', script: 'lint:js', minutes: 2 },
	{ name: 'lint-css', script: 'lint:css' },
	{ name: 'lint-format', script: 'lint:format' },
	{ name: 'lint-size', script: 'lint:size' },
	{ name: 'lint-unused', script: 'lint:unused' },
	{
		name: 'lint-php',
		script: 'lint:php',
		minutes: 3,
		findMissing: findMissingPhpTools,
	},
	{ name: 'typecheck', script: 'typecheck', minutes: 1 },
	{ name: 'coverage-spec', script: 'coverage:spec' },
	{
		name: 'php',
		script: 'test:php',
		minutes: 1,
		args: ( report ) => [ report ],
		readCounts: readJunit,
		findMissing: findMissingPhpTools,
	},
	{
		name: 'unit',
		script: 'test:unit',
		minutes: 2,
		args: toJestArgs,
		readCounts: readJest,
	},
	// Builds and checks the budgets; e2e and the sandbox suites use the build.
	{ name: 'zip', script: 'zip', builds: true },
	{
		name: 'e2e',
		script: 'test:e2e',
		minutes: 26,
		hasOwnSite: true,
		args: () => [
			...PLAYWRIGHT_ARGS,
			'--grep-invert',
			[ WALK, ...ON_OLDEST ].join( '|' ),
		],
		env: toPlaywrightEnv,
		readCounts: readPlaywright,
	},
	restHalf( 1 ),
	restHalf( 2 ),
	sqliteHalf( 1 ),
	sqliteHalf( 2 ),
	{
		name: 'e2e-walk',
		script: 'test:e2e',
		minutes: 2,
		hasOwnSite: true,
		args: () => [ ...PLAYWRIGHT_ARGS, '--output=test-results/walk', WALK ],
		env: ( report ) => ( {
			...toPlaywrightEnv( report ),
			E2E_NAME: 'e2e-walk',
		} ),
		readCounts: readPlaywright,
	},
	{
		name: 'e2e-oldest-wordpress',
		script: 'test:e2e',
		minutes: 1,
		hasOwnSite: true,
		args: () => [
			...PLAYWRIGHT_ARGS,
			'--output=test-results/oldest-wordpress',
			...ON_OLDEST,
		],
		env: ( report ) => ( {
			...toPlaywrightEnv( report ),
			E2E_NAME: 'e2e-oldest-wordpress',
			SANDBOX_WP: '6.6',
		} ),
		readCounts: readPlaywright,
		isUsual: isCi,
		findMissing: findMissingPhp,
	},
	{
		name: 'sandbox',
		script: 'test:sandbox',
		minutes: 2,
		hasOwnSite: true,
		args: toJestArgs,
		readCounts: readJest,
	},
	{
		name: 'smoke-oldest-wordpress',
		script: 'test:rest',
		hasOwnSite: true,
		args: ( report ) => [ ...toJestArgs( report ), 'smoke' ],
		env: () => ( { SANDBOX_WP: '6.6' } ),
		readCounts: readJest,
		isUsual: isCi,
		findMissing: findMissingPhp,
	},
	{
		name: 'smoke-wasm',
		script: 'test:rest',
		minutes: 1,
		hasOwnSite: true,
		args: ( report ) => [ ...toJestArgs( report ), 'smoke' ],
		env: () => ( { SANDBOX_PHP: 'wasm' } ),
		readCounts: readJest,
		isUsual: () => isCi() || ! hasNativePhp(),
	},
];
