import { act, screen, waitFor } from '@testing-library/react';
import type { InitialState } from '../../api/initial-state';
import { mockNetwork, json } from '../../api/network.fixture';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { refreshHoldings } from '../../state/site/holdings-thunks';
import { renderScreen } from '../../../tests/unit/render-screen';
import { CouponSlot } from './coupon-slot';

const KEY = 'jetpack-dashboard-coupon-dismissed-at';

const COUPON = {
	coupon_code: 'IONOS_IONA_123',
	preset: 'IONA',
	partner: { name: 'IONOS', prefix: 'IONOS', logo: null },
	product: {
		slug: 'jetpack_backup_daily',
		title: 'Backup',
		features: [ 'Automatic daily backups', 'One-click restores' ],
	},
};

function show(
	query = '?page=jetpack&showCouponRedemption=1',
	state: Partial< InitialState > = {}
) {
	window.history.replaceState( null, '', `/wp-admin/admin.php${ query }` );
	return renderScreen( <CouponSlot />, {
		...CONNECTED_SITE,
		partnerCoupon: COUPON,
		...state,
	} );
}

beforeEach( () => {
	mockNetwork( () => json( {} ) );
	window.localStorage.clear();
} );

it( 'A081 A082: the card names the offer and redeems it', async () => {
	show();
	expect(
		await screen.findByRole( 'heading', {
			name: 'One free year of Jetpack Backup',
		} )
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Redeem Backup' } )
	).toBeVisible();
} );

it( 'A084 A085: it is redeemed at the checkout of its product, with site and coupon', async () => {
	show();
	const link = await screen.findByRole( 'link', { name: 'Redeem Backup' } );
	const url = new URL( link.getAttribute( 'href' ) ?? '' );
	expect( url.searchParams.get( 'source' ) ).toBe( 'jetpack-partner-coupon' );
	expect( url.searchParams.get( 'path' ) ).toBe( 'jetpack_backup_daily' );
	expect( url.searchParams.get( 'site' ) ).toBe( 'site.test' );
	expect(
		new URLSearchParams( url.searchParams.get( 'query' ) ?? '' ).get(
			'coupon'
		)
	).toBe( 'IONOS_IONA_123' );
} );

it( 'A083 A272 A273: it can be put off, for three days', async () => {
	const before = Date.now();
	const { user, unmount } = show();
	await user.click(
		await screen.findByRole( 'button', { name: 'Remind me later' } )
	);
	await waitFor( () =>
		expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument()
	);
	const stored = Number( window.localStorage.getItem( KEY ) );
	expect( stored ).toBeGreaterThanOrEqual( before );
	unmount();
	show();
	expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();
} );

const freeSite = ( products: readonly string[] ) => ( {
	site: {
		body: {
			code: 'success',
			message: '',
			data: JSON.stringify( {
				ID: 4242,
				plan: { product_slug: 'jetpack_free' },
				products: products.map( ( slug ) => ( {
					product_slug: slug,
				} ) ),
			} ),
		},
		age: 60,
	},
	purchases: {
		body: { code: 'success', message: '', data: '[]' },
		age: 60,
	},
} );

it.each( [
	[ 'redeemed in another tab, it is gone', [], 0 ],
	[ 'it stays if the site had the product', [ 'jetpack_backup_daily' ], 1 ],
] )( '%s', async ( _title, products, count ) => {
	const { site, purchases } = freeSite( [ 'jetpack_backup_daily' ] );
	mockNetwork( ( { url } ) =>
		json(
			url.pathname.endsWith( 'dashboard' )
				? { site: site.body, purchases: purchases.body }
				: {}
		)
	);
	const { store } = show( undefined, {
		dashboard: { parts: freeSite( products ) },
	} );
	await screen.findByRole( 'link', { name: 'Redeem Backup' } );
	await act( () => store.dispatch( refreshHoldings() ) );
	expect(
		screen.queryAllByRole( 'link', { name: 'Redeem Backup' } )
	).toHaveLength( count );
} );

it( 'A090: without the flag in the query there is no card', () => {
	const { container } = show( '?page=jetpack' );
	expect( container ).toBeEmptyDOMElement();
} );
