import { checkoutUrl, siteUrl, upgradeUrl } from './service-links';
import type { LinkContext } from './service-links';

const CONTEXT: LinkContext = {
	serviceUrl: 'https://account.test',
	site: 'site.test::blog',
	affiliate: '',
	subsidiaryId: '',
	environment: '',
	userId: '90210',
	isLinked: true,
	purchaseToken: '',
};

const EVERYTHING: LinkContext = {
	...CONTEXT,
	affiliate: 'aff 1',
	subsidiaryId: '7',
	environment: 'stage',
	isLinked: false,
	purchaseToken: 'aB3',
};

/** Parses the query parameters; those of the target page separately. */
function parametersOf( url: string | null ) {
	const { origin, pathname, searchParams } = new URL( url ?? '' );
	expect( origin + pathname ).toBe( 'https://account.test/redirect' );
	const { query = '', ...own } = Object.fromEntries( searchParams );
	return { own, page: Object.fromEntries( new URLSearchParams( query ) ) };
}

it( 'a page about the site says which one it is', () => {
	expect(
		parametersOf( siteUrl( EVERYTHING, 'jetpack-activity-log' ) )
	).toEqual( {
		own: { source: 'jetpack-activity-log', site: 'site.test::blog' },
		page: {},
	} );
} );

describe( 'the plans page', () => {
	it( 'C048 contains its link ID and the site’s parameters', () => {
		expect(
			parametersOf( upgradeUrl( CONTEXT, 'jetpack-plans' ) )
		).toEqual( {
			own: {
				source: 'jetpack-plans',
				site: 'site.test::blog',
				u: '90210',
			},
			page: {},
		} );
	} );

	it( 'C049 gets the purchase token, and that no user is linked', () => {
		const { own, page } = parametersOf(
			upgradeUrl( EVERYTHING, 'jetpack-plans' )
		);
		expect( page ).toEqual( { unlinked: '1', purchasetoken: 'aB3' } );
		expect( own ).toMatchObject( { purchasetoken: 'aB3' } );
	} );
} );

describe( 'a checkout', () => {
	const { own, page } = parametersOf(
		checkoutUrl( EVERYTHING, 'jetpack-recommendations-product-checkout', {
			path: 'jetpack_scan',
			coupon: 'A&B=C',
			redirectTo:
				'https://site.test/wp-admin/admin.php?jp-react-redirect=product-purchased',
		} )
	);

	it( 'C311 B549 is named by its slug', () => {
		expect( own ).toHaveProperty(
			'source',
			'jetpack-recommendations-product-checkout'
		);
	} );

	it( 'C312 carries site and path', () => {
		expect( own ).toMatchObject( {
			site: 'site.test::blog',
			path: 'jetpack_scan',
		} );
	} );

	it( 'C313 B551 hands on the coupon and the way back to the admin page', () => {
		expect( page ).toMatchObject( {
			coupon: 'A&B=C',
			redirect_to:
				'https://site.test/wp-admin/admin.php?jp-react-redirect=product-purchased',
		} );
	} );

	it( 'C314 carries affiliate, user and subsidiary', () => {
		expect( own ).toMatchObject( {
			aff: 'aff 1',
			u: '90210',
			subsidiaryId: '7',
		} );
	} );

	it( 'C315 carries purchase token and environment', () => {
		expect( own ).toMatchObject( {
			purchasetoken: 'aB3',
			calypso_env: 'stage',
		} );
	} );

	it( 'B550 contains exactly these', () => {
		expect( Object.keys( own ).sort() ).toEqual( [
			'aff',
			'calypso_env',
			'path',
			'purchasetoken',
			'site',
			'source',
			'subsidiaryId',
			'u',
		] );
	} );

	it( 'omits missing values', () => {
		const url = checkoutUrl( CONTEXT, 'jetpack-checkout', {
			path: 'jetpack_scan',
		} );
		expect( parametersOf( url ) ).toEqual( {
			own: {
				source: 'jetpack-checkout',
				site: 'site.test::blog',
				u: '90210',
				path: 'jetpack_scan',
			},
			page: {},
		} );
	} );
} );

it( 'local mode links nowhere', () => {
	const local = { ...EVERYTHING, serviceUrl: '' };
	expect( [
		siteUrl( local, 'jetpack-backup' ),
		upgradeUrl( local, 'jetpack-plans' ),
		checkoutUrl( local, 'jetpack-checkout', { path: 'jetpack_scan' } ),
	] ).toEqual( [ null, null, null ] );
} );
