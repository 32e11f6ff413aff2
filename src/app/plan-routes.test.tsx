import { screen } from '@testing-library/react';
import { json, mockNetwork } from '../api/network.fixture';
import { EDITOR, makeUser } from '../api/page-data.fixture';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
// Imported eagerly, so that the tests don't wait for the lazy chunks.
import '../screens/license-activation/license-activation-screen';
import '../screens/my-plan/my-plan-screen';
import '../screens/partner-coupon/coupon-screen';
import '../screens/product/product-screen';
import { closeApp, openApp } from './app.fixture';

afterEach( closeApp );

const product = ( slug: string, title: string ) => ( {
	slug,
	title,
	included_in_plans: title === 'Security' ? [] : [ 'security' ],
} );

const PRODUCTS = {
	akismet: product( 'jetpack_anti_spam', 'Anti-spam' ),
	backup: product( 'jetpack_backup_t1_yearly', 'Backup' ),
	scan: product( 'jetpack_scan', 'Scan' ),
	search: product( 'jetpack_search', 'Search' ),
	security: product( 'jetpack_security_t1_yearly', 'Security' ),
	videopress: product( 'jetpack_videopress', 'VideoPress' ),
};

const SITE = { ...CONNECTED_SITE, products: PRODUCTS };

const text = ( data: unknown ) => ( {
	code: 'success',
	message: '',
	data: JSON.stringify( data ),
} );

beforeEach( () => {
	const slugs = Object.values( PRODUCTS ).map( ( { slug } ) => slug );
	mockNetwork( ( { url } ) =>
		json(
			url.pathname.endsWith( 'dashboard' )
				? {
						site: text( {
							ID: 4242,
							plan: { product_slug: 'jetpack_free' },
						} ),
						purchases: text( [] ),
						products: {
							code: 'success',
							data: Object.fromEntries(
								slugs.map( ( slug ) => [
									slug,
									{
										cost: 120,
										currency_code: 'USD',
										available: true,
									},
								] )
							),
						},
						'intro-offers': {
							code: 'success',
							data: slugs.map( ( slug ) => ( {
								product_slug: slug,
								original_price: 120,
								raw_price: 60,
							} ) ),
						},
				  }
				: {}
		)
	);
} );

const heading = ( name: string ) =>
	screen.findByRole( 'heading', { level: 1, name } );

it( 'C013 C015: My Plan is a route, and an entry for who is linked', async () => {
	await openApp( '#/my-plan', SITE );
	expect( await heading( 'My Plan' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'My Plan' } ) ).toHaveAttribute(
		'aria-current',
		'page'
	);
	await openApp( '#/my-plan', { ...SITE, userData: makeUser( {} ) } );
	expect( await heading( 'My Plan' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'link', { name: 'My Plan' } ) ).toBeNull();
} );

it( 'C014: offline it has no entry', async () => {
	const { connectionStatus } = CONNECTED_SITE;
	if ( ! connectionStatus ) {
		throw new Error( 'No connection.' );
	}
	await openApp( '#/my-plan', {
		...SITE,
		connectionStatus: {
			...connectionStatus,
			offlineMode: { ...connectionStatus.offlineMode, isActive: true },
		},
	} );
	expect( await heading( 'My Plan' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'link', { name: 'My Plan' } ) ).toBeNull();
} );

it.each( [
	[ 'in local mode', {} ],
	[ 'for who doesn’t manage the site', { ...SITE, userData: EDITOR } ],
] )( 'My Plan leads to the dashboard %s', async ( _when, state ) => {
	await openApp( '#/my-plan', state );
	expect( window.location.hash ).toBe( '#/dashboard' );
} );

it.each( [
	[ 'C054', 'akismet', 'Anti-spam' ],
	[ 'C055', 'backup', 'Backup' ],
	[ 'C056', 'scan', 'Scan' ],
	[ 'C057', 'search', 'Search' ],
	[ 'C058', 'security', 'Security' ],
	[ 'C059', 'videopress', 'VideoPress' ],
] )( '%s: #/product/%s sells %s', async ( _row, key, title ) => {
	await openApp( `#/product/${ key }`, SITE );
	expect( await heading( title ) ).toBeInTheDocument();
	expect(
		await screen.findByRole( 'link', { name: `Get ${ title }` } )
	).toBeVisible();
} );

it( 'C065 C066 C335: below the cards, what the price and the guarantee are', async () => {
	await openApp( '#/product/backup', SITE );
	expect(
		await screen.findByText(
			'Special introductory pricing, all renewals are at full price.'
		)
	).toBeVisible();
	expect( screen.getByText( '14-day money-back guarantee' ) ).toBeVisible();
} );

it( 'C076 C078: prices are by the month, and bought by the year', async () => {
	await openApp( '#/product/search', SITE );
	const link = await screen.findByRole( 'link', { name: 'Get Search' } );
	expect(
		screen.getAllByText( 'per month, paid yearly' )[ 0 ]
	).toBeVisible();
	expect( screen.getAllByText( '$5.00' )[ 0 ] ).toBeVisible();
	const url = new URL( link.getAttribute( 'href' ) ?? '' );
	expect( url.searchParams.get( 'path' ) ).toBe( 'jetpack_search' );
} );

it( 'A061: the owner activates licenses', async () => {
	await openApp( '#/license/activation', SITE );
	expect( await heading( 'Activate a product' ) ).toBeInTheDocument();
} );

it( 'A075 A076: nobody else gets there', async () => {
	await openApp( '#/license/activation', {
		...SITE,
		userData: makeUser( {}, { isConnected: true } ),
	} );
	expect( window.location.hash ).toBe( '#/dashboard' );
} );

it( 'A088: before connecting, a partner’s coupon goes before the usual screen', async () => {
	const { accountService } = CONNECTED_SITE;
	await openApp( '#/dashboard', {
		...( accountService ? { accountService } : {} ),
		partnerCoupon: {
			coupon_code: 'IONOS_IONA_123',
			partner: { name: 'IONOS' },
			product: { slug: 'jetpack_backup_daily', title: 'Backup' },
		},
	} );
	expect(
		await screen.findByRole( 'button', { name: 'Set up & redeem Backup' } )
	).toBeVisible();
} );
