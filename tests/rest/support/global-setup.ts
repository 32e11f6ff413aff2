import { logIn, startSandbox } from '../../sandbox';
import { LOGINS, saveRunInfo } from './run-info';
import type { Login, StoredSession } from './run-info';
import { keepSandbox } from './running-sandbox';

/** Ports 9480 to 9489 are the REST suite's; the main site has this one. */
const PORT = Number( process.env.REST_PORT ?? 9480 );

/** One site for the whole run: every file restores what it changes. */
export default async function globalSetup(): Promise< void > {
	const db = process.env.SANDBOX_DB === 'mariadb' ? 'mariadb' : 'sqlite';
	const php = process.env.SANDBOX_PHP === 'wasm' ? 'wasm' : 'native';
	const wp = process.env.SANDBOX_WP;

	const sandbox = await startSandbox( {
		port: PORT,
		name: `rest-${ db }-${ php }${ wp ? `-${ wp }` : '' }`,
		db,
		php,
		...( wp ? { wp } : {} ),
		scenario: 'local',
		fresh: true,
		quiet: true,
	} );
	keepSandbox( sandbox );

	const sessions = {} as Record< Login, StoredSession >;
	for ( const login of LOGINS ) {
		const { cookie, nonce } = await logIn( sandbox, login );
		sessions[ login ] = { cookie, nonce };
	}
	const anonymousNonce = await sandbox.wpEval(
		"wp_set_current_user( 0 ); echo wp_create_nonce( 'wp_rest' );"
	);
	saveRunInfo(
		{ sandbox: sandbox.info, sessions, anonymousNonce },
		sandbox.dir
	);
}
