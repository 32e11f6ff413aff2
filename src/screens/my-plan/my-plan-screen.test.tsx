import { act, screen, waitFor } from '@testing-library/react';
import { deferred, json, mockNetwork } from '../../api/network.fixture';
import { makePageData, makeUser } from '../../api/page-data.fixture';
import { bought, card, envelope, inDays, showMyPlan } from './my-plan.fixture';

beforeEach( () => {
	mockNetwork( () => json( {} ) );
} );

it( 'C006 C016 C018: the owner can activate a license', () => {
	showMyPlan();
	for ( const name of [
		'Got a license key? Activate it here.',
		'Activate a Product',
	] ) {
		for ( const link of screen.getAllByRole( 'link', { name } ) ) {
			expect( link ).toHaveAttribute( 'href', '#/license/activation' );
		}
	}
	expect( screen.queryByText( 'View all purchases' ) ).toBeNull();
} );

it( 'who is not the owner isn’t sent where they may not go', () => {
	showMyPlan( {
		state: { userData: makeUser( {}, { isConnected: true } ) },
	} );
	expect( screen.queryByText( /license key\?/ ) ).toBeNull();
	expect( screen.queryByText( 'Activate a Product' ) ).toBeNull();
} );

it( 'C017: purchases can be viewed where there are any', () => {
	showMyPlan( { purchases: [ bought( 'jetpack_scan' ) ] } );
	expect(
		screen.getAllByRole( 'link', { name: /^View all purchases/ } )[ 0 ]
	).toHaveAttribute(
		'href',
		'https://account.test/redirect?source=jetpack-purchases&site=site.test'
	);
} );

it( 'C019: the footer leads to the recommendations instead', () => {
	showMyPlan( { hasRecommendations: true } );
	expect(
		screen.getByRole( 'link', { name: 'Recommendations' } )
	).toHaveAttribute( 'href', '#/recommendations' );
	expect(
		screen.getAllByRole( 'link', { name: 'Activate a Product' } )
	).toHaveLength( 1 );
} );

it( 'C004 C020 C043: the plan, and when it renews', () => {
	showMyPlan( {
		plan: 'jetpack_complete',
		purchases: [ bought( 'jetpack_complete' ) ],
	} );
	expect( card( 'My Plan' ).getByText( 'Complete plan' ) ).toBeVisible();
	expect( card( 'My Plan' ).getByText( /^Renews on / ) ).toBeVisible();
	expect(
		card( 'My Products' ).getByText( 'No products besides your plan.' )
	).toBeVisible();
} );

it.each( [ 'jetpack_scan', 'jetpack_anti_spam', 'jetpack_videopress' ] )(
	'C035 C022: %s in place of the plan is a product beside the free plan',
	( slug ) => {
		showMyPlan( {
			plan: slug,
			purchases: [ bought( slug ) ],
			parts: {
				scan: envelope( {
					state: 'idle',
					reason: null,
					threats: [ { id: 1 } ],
					credentials: [ { type: 'managed', still_valid: true } ],
				} ),
			},
		} );
		expect( card( 'My Plan' ).getByText( 'Free plan' ) ).toBeVisible();
		expect( card( 'My Plan' ).queryByText( /^Renews on/ ) ).toBeNull();
		expect( card( 'My Plan' ).queryByText( /Threat/ ) ).toBeNull();
		expect(
			card( 'My Products' ).getByRole( 'listitem' )
		).toHaveTextContent( new RegExp( `^The ${ slug }.*Renews on ` ) );
	}
);

it( 'C021 C039: a plan that nobody knows has a placeholder', () => {
	showMyPlan( {
		plan: 'jetpack_platinum',
		purchases: [ bought( 'jetpack_platinum' ) ],
	} );
	expect(
		card( 'My Plan' ).getByText( 'The jetpack_platinum' )
	).toBeVisible();
	expect( screen.queryByRole( 'article', { name: 'Backup' } ) ).toBeNull();
} );

it( 'C005 C022: the products, with storage, state and dates', () => {
	showMyPlan( {
		purchases: [
			bought( 'jetpack_backup_t1_yearly' ),
			bought( 'jetpack_scan', { is_refundable: true } ),
			bought( 'jetpack_search', {
				active: '0',
				expiry_date: inDays( -3 ),
			} ),
		],
		parts: {
			rewind: envelope( { state: 'awaiting_credentials', reason: '' } ),
			scan: envelope( {
				state: 'idle',
				reason: null,
				threats: [ { id: 1 }, { id: 2 } ],
				credentials: [ { type: 'managed', still_valid: true } ],
			} ),
		},
	} );
	const [ backup, scan, search ] = screen.getAllByRole( 'listitem' );
	expect( backup ).toHaveTextContent(
		/The jetpack_backup_t1_yearly10GBAction neededRenews on /
	);
	expect( scan ).toHaveTextContent(
		'The jetpack_scan2 Threat(s)Purchased on January 5, 2022.'
	);
	expect( search ).toHaveTextContent( /^The jetpack_searchExpired on / );
} );

it( 'C341: plans’ and products’ icons are 32 pixels wide', () => {
	const { container } = showMyPlan( {
		purchases: [ bought( 'jetpack_scan' ) ],
	} );
	const icons = container.querySelectorAll( '.jp-plan-icon' );
	expect( icons ).toHaveLength( 2 );
	for ( const icon of icons ) {
		expect( icon ).toHaveStyle( { inlineSize: '32px', blockSize: '32px' } );
	}
} );

it( 'C261: a feature’s button switches it on, and is disabled meanwhile', async () => {
	const answer = deferred< Response >();
	const calls = mockNetwork( ( { method } ) =>
		method === 'POST' ? answer.promise : json( { protect: true } )
	);
	const { user } = showMyPlan();
	const button = card( 'Brute force protection' ).getByRole( 'button' );
	await user.click( button );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.click( button );
	const posts = calls.filter( ( { method } ) => method === 'POST' );
	expect( posts.map( ( { body } ) => body ) ).toEqual( [
		{ protect: true },
	] );
	await act( async () => answer.resolve( json( { code: 'success' } ) ) );
	await waitFor( () =>
		expect(
			card( 'Brute force protection' ).getByRole( 'link', {
				name: 'Configure',
			} )
		).toHaveAttribute( 'href', '#/security' )
	);
} );

it( 'C007: leads to the products that the site doesn’t have', () => {
	showMyPlan( { purchases: [], plan: 'jetpack_backup_t1_yearly' } );
	const links = card( 'Add a product' ).getAllByRole( 'link' );
	expect( links.map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'#/product/scan',
	] );
} );

it( 'dates are in the site’s time zone and format', () => {
	showMyPlan( {
		purchases: [
			bought( 'jetpack_scan', {
				expiry_date: null,
				subscribed_date: '2022-01-05T20:00:00+00:00',
			} ),
		],
		state: {
			siteData: {
				...makePageData().initialState.siteData,
				timeZone: '+05:30',
				dateFormat: 'Y-m-d',
			},
		},
	} );
	expect( screen.getByText( 'Purchased on 2022-01-06.' ) ).toBeVisible();
} );

it( 'dates have the language of the sentence, and the site’s time zone', () => {
	document.documentElement.lang = 'de-DE';
	try {
		showMyPlan( {
			purchases: [
				bought( 'jetpack_scan', {
					expiry_date: null,
					subscribed_date: '2022-03-05T14:00:00+00:00',
				} ),
			],
			state: {
				siteData: {
					...makePageData().initialState.siteData,
					timeZone: 'Pacific/Auckland',
					dateFormat: 'j. F Y',
				},
			},
		} );
	} finally {
		document.documentElement.lang = '';
	}
	expect( screen.getByText( 'Purchased on 6. März 2022.' ) ).toBeVisible();
} );

it( 'C023: has a license box for who may enter keys', () => {
	const { unmount } = showMyPlan();
	expect(
		card( 'Jetpack License' ).getByRole( 'button', { name: 'Apply' } )
	).toBeVisible();
	unmount();
	showMyPlan( {
		state: {
			licensing: {
				error: '',
				showLicensingUi: false,
				userCounts: {},
				activationNoticeDismiss: null,
			},
		},
	} );
	expect(
		screen.queryByRole( 'article', { name: 'Jetpack License' } )
	).toBeNull();
} );
