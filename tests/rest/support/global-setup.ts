import { logIn, request, startSandbox } from '../../sandbox';
import { TEST_SETTINGS } from '../../sandbox/native-php';
import type { Sandbox } from '../../sandbox';
import { makeLean } from './lean-wordpress';
import { allowQuickPassphrases } from './quick-passphrases';
import { allowQuickPhp, runQuickPhp } from './quick-php';
import { LOGINS, saveRunInfo } from './run-info';
import type { Login, StoredSession } from './run-info';
import { storeSandbox, stopSandbox } from './running-sandbox';

/** A free one unless one is requested. */
const PORT = Number( process.env.REST_PORT ?? 0 );

/** One site for the whole run: every test file restores what it changes. */
export default async function globalSetup(): Promise< void > {
	const db = process.env.SANDBOX_DB === 'mariadb' ? 'mariadb' : 'sqlite';
	const php = process.env.SANDBOX_PHP === 'wasm' ? 'wasm' : 'native';
	const wp = process.env.SANDBOX_WP;

	const sandbox = await startSandbox( {
		port: PORT,
		name:
			process.env.REST_NAME ??
			`rest-${ db }-${ php }${ wp ? `-${ wp }` : '' }`,
		db,
		php,
		...( wp ? { wp } : {} ),
		scenario: 'local',
		fresh: true,
		quiet: true,
		phpSettings: TEST_SETTINGS,
	} );
	storeSandbox( sandbox );

	try {
		// On SQLite, all of WordPress runs.
		if ( db === 'mariadb' ) {
			makeLean( sandbox );
		}
		const sessions = {} as Record< Login, StoredSession >;
		for ( const login of LOGINS ) {
			const { cookie, nonce } = await logIn( sandbox, login );
			sessions[ login ] = { cookie, nonce };
		}
		const quickPhp = allowQuickPhp( sandbox );
		allowQuickPassphrases( sandbox );
		const anonymousNonce = await runQuickPhp(
			sandbox,
			quickPhp,
			"echo wp_create_nonce( 'wp_rest' );"
		);
		await prepareProtection( sandbox, sessions.admin );
		saveRunInfo(
			{ sandbox: sandbox.info, sessions, anonymousNonce, quickPhp },
			sandbox.dir
		);
	} catch ( error ) {
		await stopSandbox();
		throw error;
	}
}

/**
 * Turned on and off once to create its tables, for tests that only set its
 * option.
 */
async function prepareProtection(
	sandbox: Sandbox,
	{ cookie, nonce }: StoredSession
): Promise< void > {
	for ( const protect of [ true, false ] ) {
		const { status, body } = await request( sandbox, {
			path: '/wp-json/jetpack/v4/settings',
			method: 'POST',
			headers: { Cookie: cookie, 'X-WP-Nonce': nonce },
			body: { protect },
		} );
		if ( status !== 200 ) {
			throw new Error(
				`Protection can't be switched: ${ status } ${ body }`
			);
		}
	}
}
