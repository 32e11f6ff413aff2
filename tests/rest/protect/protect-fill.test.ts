import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, site } from '../support/site';
import {
	HOUR_S,
	PASSWORD,
	TARGET,
	newAddress,
	prepareTarget,
	resetProtection,
	tryForm,
} from './attacks';

let cleanUp: () => Promise< void >;

beforeAll( async () => {
	cleanUp = await prepareTarget();
} );

beforeEach( resetProtection );

afterAll( () => cleanUp() );

const KEPT = 5;

describe( 'an attack that lasts for weeks', () => {
	it( 'fills no disk: cron keeps a number of rows, and of more than that only what still counts', async () => {
		const remove = dropMustUsePlugin(
			'protect-kept',
			`add_filter( 'jetpack_dashboard_protect_attempts_kept', function () { return ${ KEPT }; } );`
		);
		const insert = ( rows: number, ageS: number ) => `
for ( $row = 0; $row < ${ rows }; $row++ ) {
	$wpdb->insert( $wpdb->prefix . 'jetpack_dashboard_protect_attempts', array( 'attempted_at' => time() - ${ ageS } - $row, 'address_key' => 'a', 'account_key' => 'b', 'state' => 4 ) );
}`;
		const ages = async () =>
			(
				await site().sql(
					'SELECT attempted_at FROM wp_jetpack_dashboard_protect_attempts ORDER BY id'
				)
			).map( ( { attempted_at: at } ) =>
				Math.round( ( Date.now() / 1000 - Number( at ) ) / HOUR_S )
			);
		const prune = "do_action( 'jetpack_dashboard_protect_prune' );";

		try {
			await evalPhp(
				`global $wpdb; ${ insert( 20, 5 * HOUR_S ) } ${ prune }`
			);
			expect( await ages() ).toEqual( Array( KEPT ).fill( 5 ) );

			await evalPhp( `global $wpdb; ${ insert( 10, 0 ) } ${ prune }` );
			expect( await ages() ).toEqual( Array( 10 ).fill( 0 ) );
		} finally {
			remove();
		}
	} );
} );

it( 'keeps the newest known addresses of an account, as many as it may have', async () => {
	const remove = dropMustUsePlugin(
		'protect-known',
		`add_filter( 'jetpack_dashboard_protect_known_kept', function () { return ${ KEPT }; } );`
	);
	try {
		// Older rows, a pass, and rows of a name that a collation treats as
		// equal.
		await evalPhp( `
global $wpdb;
foreach ( array( array( 'a', '${ TARGET }', 0 ), array( 'b', '${ TARGET }', 0 ), array( 'pass', '${ TARGET }', time() + 900 ), array( 'other', 'tárget', 0 ) ) as $row ) {
	$wpdb->insert( $wpdb->prefix . 'jetpack_dashboard_protect_subjects', array( 'subject_key' => $row[0], 'kind' => 'known', 'account' => $row[1], 'pass_until' => $row[2], 'seen_at' => time() - 60 ) );
}` );
		const addresses: string[] = [];
		for ( let login = 0; login < KEPT + 1; login++ ) {
			await site().setClock( login );
			addresses.push( newAddress() );
			await tryForm( TARGET, {
				from: addresses.at( -1 ) ?? '',
				password: PASSWORD,
			} );
		}
		const left = await site().sql(
			"SELECT subject_key, address FROM wp_jetpack_dashboard_protect_subjects WHERE kind = 'known' ORDER BY seen_at, subject_key"
		);
		expect(
			left.map( ( { subject_key: key, address } ) => address || key )
		).toEqual( [ 'other', 'pass', ...addresses.slice( 1 ) ] );
	} finally {
		remove();
	}
} );
