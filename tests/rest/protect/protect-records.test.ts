import { evalPhp, get, post, site } from '../support/site';
import {
	HOUR_S,
	PASSWORD,
	TARGET,
	TARGET_MAIL,
	failForm,
	lockAddress,
	newAddress,
	prepareTarget,
	resetProtection,
	tryForm,
} from './attacks';

/**
 * Enough to distinguish an indexed read from a scan; a million was tested by
 * hand (docs/protection.md).
 */
const MANY_ROWS = 200_000;

let restore: () => Promise< void >;

beforeAll( async () => {
	restore = await prepareTarget();
} );
beforeEach( resetProtection );
afterAll( () => restore() );

describe( 'the blocked count', () => {
	it( 'A346 is a bare value: false before the first block, then a number', async () => {
		expect( ( await get( 'module/protect/data' ) ).text ).toBe( 'false' );

		const from = newAddress();
		await lockAddress( from );
		await failForm( 3, TARGET, { from } );

		expect( ( await get( 'module/protect/data' ) ).text ).toBe( '3' );
	} );

	it( 'counts many simultaneous blocks', async () => {
		const from = newAddress();
		await lockAddress( from );

		await Promise.all(
			Array.from( { length: 20 }, () => tryForm( TARGET, { from } ) )
		);

		expect( ( await get( 'module/protect/data' ) ).body ).toBe( 20 );
	} );

	it( 'is 404 not_active while protection is off', async () => {
		await post( 'settings', { protect: false } );

		const response = await get( 'module/protect/data' );

		expect( response.status ).toBe( 404 );
		expect( response.body.code ).toBe( 'not_active' );
	} );

	it( 'starts again from zero when the options are reset', async () => {
		const from = newAddress();
		await lockAddress( from );
		await tryForm( TARGET, { from } );

		await evalPhp(
			"do_action( 'jetpack_dashboard_options_reset', 'options' );"
		);

		expect( ( await get( 'module/protect/data' ) ).body ).toBe( false );
	} );
} );

describe( 'a failed login', () => {
	const errorOf = ( body: string ): string =>
		/<div id="login_error"[^]*?<\/div>/.exec( body )?.[ 0 ] ?? '';

	it( 'has the same text for a wrong password, username and email address', async () => {
		const from = newAddress();
		const wrongPassword = errorOf(
			( await tryForm( TARGET, { from } ) ).body
		);

		expect( wrongPassword ).toContain(
			'The username or the password is not correct.'
		);
		expect(
			errorOf( ( await tryForm( 'no-such-user', { from } ) ).body )
		).toBe( wrongPassword );
		expect(
			errorOf( ( await tryForm( TARGET_MAIL, { from } ) ).body )
		).toBe( wrongPassword );
		expect(
			errorOf( ( await tryForm( 'nobody@example.org', { from } ) ).body )
		).toBe( wrongPassword );
	} );

	it( 'takes as long for an unknown username: one hash each', async () => {
		const { dropMustUsePlugin } = await import(
			'../support/dropped-plugin'
		);
		// Counts password checks by slowing the hash down, which is more
		// reliable than timing on a busy machine.
		const remove = dropMustUsePlugin(
			'protect-count-hashes',
			`
$GLOBALS['protect_hashes'] = 0;
add_filter( 'wp_hash_password_algorithm', function ( $algorithm ) { $GLOBALS['protect_hashes']++; return $algorithm; } );
add_filter( 'check_password', function ( $is_right ) { $GLOBALS['protect_hashes']++; return $is_right; } );
add_action( 'login_footer', function () { echo '<!-- hashes: ' . (int) $GLOBALS['protect_hashes'] . ' -->'; } );`
		);
		try {
			const hashes = async ( login: string ) =>
				/<!-- hashes: (\d+) -->/.exec(
					( await tryForm( login, { from: newAddress() } ) ).body
				)?.[ 1 ];

			expect( await hashes( TARGET ) ).toBe( '1' );
			expect( await hashes( 'no-such-user' ) ).toBe( '1' );
		} finally {
			remove();
		}
	} );
} );

describe( 'the tables', () => {
	it( 'are pruned by cron: attempts after 30 days, lockouts and known addresses later', async () => {
		const from = newAddress();
		await tryForm( TARGET, { from, password: PASSWORD } );
		await failForm( 3, TARGET, { from } );
		const prune = () =>
			evalPhp( "do_action( 'jetpack_dashboard_protect_prune' );" );

		await site().setClock( 29 * 24 * HOUR_S );
		await prune();
		expect( await count( 'attempts' ) ).toBe( 3 );

		await site().setClock( 31 * 24 * HOUR_S );
		await prune();
		expect( await count( 'attempts' ) ).toBe( 0 );
		expect(
			await site().sql(
				'SELECT kind FROM wp_jetpack_dashboard_protect_subjects'
			)
		).toEqual( [ { kind: 'known' } ] );

		await site().setClock( 91 * 24 * HOUR_S );
		await prune();
		expect( await count( 'subjects' ) ).toBe( 0 );
	} );

	it( 'stays fast with very many rows: logins, lists and pruning', async () => {
		// The fastest of several runs: other suites use the processor, too.
		const timed = async (
			work: () => Promise< unknown >
		): Promise< number > => {
			let fastest = Infinity;
			for ( let run = 0; run < 7; run++ ) {
				const start = performance.now();
				await work();
				fastest = Math.min( fastest, performance.now() - start );
			}
			return fastest;
		};
		const logIn = () =>
			tryForm( TARGET, { from: newAddress(), password: PASSWORD } );
		await logIn();
		const few = await timed( logIn );

		await fill( MANY_ROWS );

		// Scanning this many rows takes several hundred milliseconds on either
		// database.
		expect( await timed( logIn ) ).toBeLessThan( few * 2 + 200 );
		expect(
			await timed( () => get( 'module/protect/lockouts' ) )
		).toBeLessThan( few * 2 + 500 );

		await site().setClock( 40 * 24 * HOUR_S );
		// A run stops after some seconds even if rows are left; the next one
		// continues.
		let left = -1;
		for ( let run = 0; run < 5 && left !== 0; run++ ) {
			await evalPhp( "do_action( 'jetpack_dashboard_protect_prune' );" );
			left = await count( 'attempts' );
		}
		expect( left ).toBe( 0 );
	} );
} );

async function count( table: 'attempts' | 'subjects' ): Promise< number > {
	const rows = await site().sql(
		`SELECT COUNT(*) AS n FROM wp_jetpack_dashboard_protect_${ table }`
	);
	return Number( rows[ 0 ]?.n );
}

/**
 * Fills the tables by doubling: one attempt per row, each with its own IP
 * address and account.
 */
async function fill( rows: number ): Promise< void > {
	await evalPhp( `
global $wpdb;
set_time_limit( 0 );
$attempts = $wpdb->prefix . 'jetpack_dashboard_protect_attempts';
$subjects = $wpdb->prefix . 'jetpack_dashboard_protect_subjects';
$wpdb->query( "DELETE FROM $attempts" );
$wpdb->query( $wpdb->prepare( "INSERT INTO $attempts (attempted_at, address_key, account_key, address, username, via, state) VALUES (%d, 'a', 'b', '198.51.100.1', 'somebody', 'form', 2)", time() - 7200 ) );
for ( $there = 1; $there < ${ rows }; $there *= 2 ) {
	$wpdb->query( "INSERT INTO $attempts (attempted_at, address_key, account_key, address, username, via, state) SELECT attempted_at + id % 7, CONCAT('a', id + $there), CONCAT('b', id), address, username, via, state FROM $attempts" );
}
$wpdb->query( "INSERT INTO $subjects (subject_key, kind, seen_at) SELECT CONCAT('s', id), 'address', attempted_at FROM $attempts" );
echo $wpdb->last_error;` );
}
