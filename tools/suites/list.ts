import { findMissingPhpTools } from '../php-tools';
import { hasNativePhp, hasProgram, isCi } from '../programs';
import { type ReadCounts, readJest, readJunit, readPlaywright } from './counts';

export interface Suite {
	name: string;
	/** A script of package.json, and what it is given besides. */
	script: string;
	args?: ( report: string ) => string[];
	env?: ( report: string ) => Record< string, string >;
	/** Without one, the suite counts as one test: its exit code. */
	readCounts?: ReadCounts;
	/** Whether a plain `npm test` runs it; any suite can be asked for by name. */
	isUsual?: () => boolean;
	/** Starts a WordPress for itself, from what the suites before have built. */
	hasOwnSite?: boolean;
	/** What the machine lacks for it, in words; then it is skipped, out loud. */
	findMissing?: () => string | null;
}

const toJestArgs = ( report: string ) => [
	'--json',
	`--outputFile=${ report }`,
];

/** Every route × role × state: a third of the browser's time, so a suite of its own. */
const WALK = 'walk.spec';

/** Run on the oldest supported WordPress, whose React and scripts are others. */
const EVERY_SCREEN = 'every-screen.spec';

const PLAYWRIGHT_ARGS = [ '--reporter=list,json' ];

const toPlaywrightEnv = ( report: string ) => ( {
	PLAYWRIGHT_JSON_OUTPUT_FILE: report,
	// Made by a suite before.
	E2E_ZIP: 'dist/jetpack-dashboard.zip',
} );

const findMissingPhp = () =>
	hasNativePhp()
		? null
		: 'needs the machine’s own PHP (7.4 or newer, with pdo_sqlite); the smoke test on WebAssembly runs instead';

const findMissingMariaDb = () =>
	[ 'mariadbd', '/usr/sbin/mariadbd' ].some( ( name ) => hasProgram( name ) )
		? findMissingPhp()
		: 'needs MariaDB; not found: mariadbd';

/** The quick ones first, so that a slip is told early. */
export const SUITES: readonly Suite[] = [
	{ name: 'lint-js', script: 'lint:js' },
	{ name: 'lint-css', script: 'lint:css' },
	{ name: 'lint-format', script: 'lint:format' },
	{ name: 'lint-size', script: 'lint:size' },
	{ name: 'lint-unused', script: 'lint:unused' },
	{ name: 'lint-php', script: 'lint:php', findMissing: findMissingPhpTools },
	{ name: 'typecheck', script: 'typecheck' },
	{ name: 'coverage-spec', script: 'coverage:spec' },
	{
		name: 'php',
		script: 'test:php',
		args: ( report ) => [ report ],
		readCounts: readJunit,
		findMissing: findMissingPhpTools,
	},
	{
		name: 'unit',
		script: 'test:unit',
		args: ( report ) => [
			...toJestArgs( report ),
			...( isCi() ? [ '--coverage' ] : [] ),
		],
		readCounts: readJest,
	},
	// Builds, within the budgets; e2e and the sandbox use what it makes.
	{ name: 'zip', script: 'zip' },
	// The longest first, so that no lane is left alone with one at the end.
	{
		name: 'e2e',
		script: 'test:e2e',
		hasOwnSite: true,
		args: () => [
			...PLAYWRIGHT_ARGS,
			'--grep-invert',
			`${ WALK }|${ EVERY_SCREEN }`,
		],
		env: toPlaywrightEnv,
		readCounts: readPlaywright,
	},
	{
		name: 'rest',
		script: 'test:rest',
		hasOwnSite: true,
		args: toJestArgs,
		readCounts: readJest,
		findMissing: findMissingPhp,
	},
	{
		name: 'rest-mariadb',
		script: 'test:rest:mariadb',
		hasOwnSite: true,
		args: toJestArgs,
		readCounts: readJest,
		isUsual: isCi,
		findMissing: findMissingMariaDb,
	},
	{
		name: 'e2e-walk',
		script: 'test:e2e',
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
		hasOwnSite: true,
		args: () => [
			...PLAYWRIGHT_ARGS,
			'--output=test-results/oldest-wordpress',
			EVERY_SCREEN,
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
		hasOwnSite: true,
		args: ( report ) => [ ...toJestArgs( report ), 'smoke' ],
		env: () => ( { SANDBOX_PHP: 'wasm' } ),
		readCounts: readJest,
		isUsual: () => isCi() || ! hasNativePhp(),
	},
];
