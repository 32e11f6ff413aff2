import { textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, post } from '../support/site';

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

const MODULES = [
	'protect',
	'waf',
	'stats',
	'google-analytics',
	'wordads',
	'woocommerce-analytics',
	'search',
	'spam-filter',
] as const;

/** One sentence of each paragraph. */
const SENTENCES = {
	protect: 'When a login to our site fails',
	waf: 'Our site checks each request for known attacks.',
	stats: 'We count how often our pages are viewed',
	'google-analytics': 'We use Google Analytics.',
	wordads: 'We show ads.',
	'woocommerce-analytics': 'We count how often products are added to carts',
	search: 'We count what visitors search for',
	'spam-filter': 'We check comments and messages for spam on this site.',
	connection: 'you can link it to an account at 127.0.0.1',
};

const guide = async () =>
	textOf(
		(
			await fetchPath( '/wp-admin/options-privacy.php?tab=policyguide', {
				as: 'admin',
			} )
		).text
	);

async function named(): Promise< string[] > {
	const text = await guide();
	return Object.entries( SENTENCES )
		.filter( ( [ , sentence ] ) => text.includes( sentence ) )
		.map( ( [ name ] ) => name );
}

beforeEach( async () => {
	await useScenario( 'local' );
	for ( const slug of MODULES ) {
		await switchModule( slug, false );
	}
	// WordPress keeps listing earlier suggestions as removed.
	await evalPhp(
		"delete_metadata( 'post', 0, '_wp_suggested_privacy_policy_content', '', true );"
	);
} );

it( 'names nothing that is off', async () => {
	expect( await guide() ).toContain( 'WordPress' );
	expect( await named() ).toEqual( [] );
} );

it.each( MODULES )( 'names %s while it is on', async ( slug ) => {
	await switchModule( slug, true );
	expect( await named() ).toEqual( [ slug ] );
} );

it( 'names the connection while the site is connected', async () => {
	await useScenario( 'connected' );
	expect( await named() ).toEqual( [ 'connection' ] );
} );

it( 'names the response times that the statistics measure while the self-check is on', async () => {
	const measured = async () =>
		( await guide() ).includes( 'how long our server takes to respond' );
	await switchModule( 'stats', true );
	expect( await measured() ).toBe( false );
	await post( 'settings', { monitor_self_check: true } );
	try {
		expect( await measured() ).toBe( true );
	} finally {
		await post( 'settings', { monitor_self_check: false } );
	}
} );
