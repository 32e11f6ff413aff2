import { screen, waitFor } from '@testing-library/react';
import { deferred, json, mockNetwork } from '../../api/network.fixture';
import {
	asText,
	BACKUP,
	makeParts,
	mockSite,
	showAssistant,
} from './recommendations.fixture';

const path = () => document.querySelector( 'output' )?.textContent;

describe( 'after a purchase', () => {
	const PURCHASE = {
		ID: 7,
		product_slug: BACKUP.slug,
		product_name: 'Backup (10GB)',
		active: '1',
		is_refundable: true,
		subscribed_date: '2026-11-01T10:00:00+00:00',
		expiry_date: '2027-11-01T10:00:00+00:00',
	};

	it( 'C114 C115 C116: says what the product includes', async () => {
		mockSite( {
			'recommendations/product-suggestions': [ BACKUP ],
			'jetpack/v4/dashboard': makeParts( {
				purchases: asText( [ PURCHASE ] ),
			} ),
		} );
		showAssistant( 'product-purchased' );
		expect(
			await screen.findByRole( 'heading', {
				level: 1,
				name: 'Your plan has been upgraded!',
			} )
		).toBeVisible();
		expect( await screen.findByText( 'Daily backups' ) ).toBeVisible();
		expect( screen.getByText( 'Backup (10GB)' ) ).toHaveAttribute(
			'role',
			'status'
		);
		expect(
			screen.getByRole( 'link', { name: 'Configure your site' } )
		).toHaveAttribute( 'href', '#/recommendations/monitor' );
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute(
			'aria-valuenow',
			'33'
		);
	} );

	it.each( [
		[ 'the product of the upsell', 'jetpack_complete', 'All tools' ],
		[ 'its monthly variant', 'jetpack_complete_monthly', 'All tools' ],
		[
			'another product, by its plan class',
			'jetpack_security_t2_monthly',
			'1TB of backup storage',
		],
	] )(
		'C115: lists the benefits of %s',
		async ( _title, product, benefit ) => {
			mockSite( {
				'recommendations/upsell': {
					...BACKUP,
					hide_upsell: false,
					product_slug: 'jetpack_complete',
					features: [ 'All tools' ],
				},
				'jetpack/v4/dashboard': makeParts( {
					purchases: asText( [
						{ ...PURCHASE, product_slug: product },
					] ),
				} ),
			} );
			showAssistant( 'product-purchased' );
			expect( await screen.findByText( benefit ) ).toBeVisible();
		}
	);

	it( 'waits for the suggestions, and can be left before they are there', async () => {
		const suggestions = deferred< Response >();
		const answers = makeParts( { purchases: asText( [ PURCHASE ] ) } );
		const calls = mockNetwork( ( { url } ) =>
			url.pathname.endsWith( 'product-suggestions' )
				? suggestions.promise.then( ( one ) => one.clone() )
				: json( url.pathname.endsWith( 'dashboard' ) ? answers : [] )
		);
		showAssistant( 'product-purchased' );
		const upgraded = () =>
			screen.queryByText( 'Your plan has been upgraded!' );
		const shown: boolean[] = [];
		new MutationObserver( () => shown.push( upgraded() !== null ) ).observe(
			document.body,
			{ childList: true, subtree: true }
		);
		await waitFor( () =>
			expect(
				calls.some( ( { url } ) =>
					url.pathname.endsWith( 'product-suggestions' )
				)
			).toBe( true )
		);
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
		expect( shown ).not.toContain( true );
		expect(
			screen.getByRole( 'link', { name: 'Configure your site' } )
		).toHaveAttribute( 'href', '#/recommendations/monitor' );
		suggestions.resolve( json( [ BACKUP ] ) );
		expect( await screen.findByText( 'Daily backups' ) ).toBeVisible();
	} );

	it( 'opens the next step if nothing was bought', async () => {
		mockSite();
		showAssistant( 'product-purchased' );
		await waitFor( () =>
			expect( path() ).toBe( '/recommendations/monitor' )
		);
	} );
} );
