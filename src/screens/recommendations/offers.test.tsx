import { screen, waitFor, within } from '@testing-library/react';
import {
	asText,
	BACKUP,
	DISCOUNT,
	makeParts,
	mockSite,
	savesTo,
	showAssistant,
	SITE,
	WITH_OFFER,
} from './recommendations.fixture';

import { getUpsell } from '../../state/recommendations/selectors';

const path = () => document.querySelector( 'output' )?.textContent;

describe( 'product suggestions', () => {
	it( 'C110 C111 C112: lists products with a countdown and a guarantee', async () => {
		mockSite( WITH_OFFER );
		showAssistant( 'product-suggestions' );
		expect(
			await screen.findByRole( 'heading', { level: 2, name: 'Backup' } )
		).toBeVisible();
		expect( screen.getByText( 'Daily backups' ) ).toBeVisible();
		expect( screen.getByText( '60% off' ) ).toBeVisible();
		expect( screen.getByText( '$4.00' ) ).toBeVisible();
		expect( screen.getByText( 'per month, paid yearly' ) ).toBeVisible();
		expect( screen.getByText( 'Discount ends in:' ) ).toBeVisible();
		const timer = screen.getByRole( 'timer' );
		expect( timer ).toHaveTextContent( /^1d 0h (29|30)m \d+s$/ );
		expect( timer ).toHaveAttribute( 'aria-live', 'off' );
		expect(
			screen.getByText( '14-day money-back guarantee' )
		).toBeVisible();
	} );

	it( 'C311 C312 C313: the checkout gets the coupon, and leads back', async () => {
		mockSite( WITH_OFFER );
		showAssistant( 'product-suggestions' );
		const link = await screen.findByRole( 'link', { name: 'Get Backup' } );
		const url = new URL( link.getAttribute( 'href' ) ?? '' );
		expect( url.searchParams.get( 'source' ) ).toBe(
			'jetpack-recommendations-product-checkout'
		);
		expect( url.searchParams.get( 'path' ) ).toBe( BACKUP.slug );
		const query = new URLSearchParams(
			url.searchParams.get( 'query' ) ?? ''
		);
		expect( query.get( 'coupon' ) ).toBe( 'AUTUMN20' );
		expect( query.get( 'redirect_to' ) ).toBe(
			'http://site.test/wp-admin/admin.php?jp-react-redirect=product-purchased'
		);
	} );

	it( 'C291 C293: the product is recorded on the way to its checkout', async () => {
		const calls = mockSite( WITH_OFFER );
		const { user } = showAssistant( 'product-suggestions' );
		const link = await screen.findByRole( 'link', { name: 'Get Backup' } );
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		await user.click( link );
		await waitFor( () =>
			expect( savesTo( calls, '/data' ) ).toContainEqual( {
				data: {
					selectedRecommendations: [ 'product-suggestions' ],
					'product-suggestions-selection': BACKUP.slug,
				},
			} )
		);
	} );

	it( 'a product that the server would refuse doesn’t block the answers', async () => {
		const slug = `${ BACKUP.slug }:-q-5`;
		const calls = mockSite( {
			...WITH_OFFER,
			'recommendations/product-suggestions': [ { ...BACKUP, slug } ],
		} );
		const { user } = showAssistant( 'product-suggestions' );
		const link = await screen.findByRole( 'link', { name: 'Get Backup' } );
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		await user.click( link );
		await waitFor( () =>
			expect( savesTo( calls, '/data' ) ).toContainEqual( {
				data: { selectedRecommendations: [ 'product-suggestions' ] },
			} )
		);
	} );

	it.each( [
		[ 'the product of the upsell', BACKUP.slug, true ],
		[ 'no other', 'jetpack_complete', false ],
	] )( 'recommends %s', async ( _title, product, isRecommended ) => {
		mockSite( {
			...WITH_OFFER,
			'recommendations/upsell': {
				...BACKUP,
				hide_upsell: false,
				product_slug: product,
			},
		} );
		const { store } = showAssistant( 'product-suggestions' );
		const card = await screen.findByRole( 'article', { name: 'Backup' } );
		await waitFor( () =>
			expect( getUpsell( store.getState() )?.slug ).toBe( product )
		);
		expect( within( card ).queryAllByText( 'Recommended' ) ).toHaveLength(
			isRecommended ? 1 : 0
		);
	} );

	it.each( [
		[
			'a site without promotions',
			{ siteData: { ...SITE.siteData, showPromotions: false } },
		],
		[
			'a copied site',
			{
				connectionStatus: {
					...SITE.connectionStatus,
					isInIdentityCrisis: true,
				},
			},
		],
	] )( 'goes on without offers: %s', async ( _title, state ) => {
		mockSite( WITH_OFFER );
		showAssistant( 'product-suggestions', state as never );
		await waitFor( () =>
			expect( path() ).toBe( '/recommendations/monitor' )
		);
		expect( await screen.findByText( 'Not now' ) ).toBeVisible();
		expect( screen.queryByRole( 'timer' ) ).toBeNull();
	} );

	it( 'C238: Decide later skips them', async () => {
		const calls = mockSite( WITH_OFFER );
		const { user } = showAssistant( 'product-suggestions' );
		await user.click(
			await screen.findByRole( 'link', { name: 'Decide later' } )
		);
		await waitFor( () =>
			expect( savesTo( calls, '/data' ) ).toContainEqual( {
				data: { skippedRecommendations: [ 'product-suggestions' ] },
			} )
		);
	} );

	it.each( [
		[ 'C113: none', {} ],
		[
			'C113: a failure',
			{
				'recommendations/product-suggestions': new Response( '{}', {
					status: 500,
				} ),
			},
		],
		[
			'C232: a paid plan',
			{
				...WITH_OFFER,
				'jetpack/v4/dashboard': makeParts( {
					site: asText( {
						ID: 4242,
						plan: { product_slug: 'jetpack_complete' },
					} ),
				} ),
			},
		],
		[
			'C232: a purchase',
			{
				...WITH_OFFER,
				'jetpack/v4/dashboard': makeParts( {
					purchases: asText( [
						{
							ID: 1,
							product_slug: 'jetpack_scan',
							product_name: 'Scan',
							active: '1',
							is_refundable: true,
							subscribed_date: '2026-11-01T10:00:00+00:00',
							expiry_date: '2027-11-01T10:00:00+00:00',
						},
					] ),
				} ),
			},
		],
	] )( 'goes on without suggestions: %s', async ( _title, answers ) => {
		mockSite( answers );
		showAssistant( 'product-suggestions' );
		await waitFor( () =>
			expect( path() ).toBe( '/recommendations/monitor' )
		);
	} );

	it( 'shows the full price once the discount has ended', async () => {
		mockSite( {
			...WITH_OFFER,
			'jetpack/v4/dashboard': makeParts( {
				discount: {
					code: 'success',
					data: {
						...DISCOUNT,
						expiry_date: new Date(
							Date.now() + 1500
						).toISOString(),
					},
				},
			} ),
		} );
		showAssistant( 'product-suggestions' );
		expect( await screen.findByText( '$8.00' ) ).toBeVisible();
		expect(
			await screen.findByText(
				'Discount offer has ended',
				{},
				{ timeout: 4000 }
			)
		).toBeVisible();
		expect( screen.queryByText( 'Discount ends in:' ) ).toBeNull();
		expect( screen.getByText( '$10.00' ) ).toBeVisible();
	} );
} );

it( 'C199 C208: the discount is advertised on the first step that shows it', async () => {
	mockSite( WITH_OFFER );
	const { store } = showAssistant( 'monitor' );
	expect(
		await screen.findByText( 'Save up to 60% in your first year.' )
	).toBeVisible();
	expect( store.getState().recommendations.discountViewedOn ).toBe(
		'monitor'
	);
} );
