import { screen, waitFor, within } from '@testing-library/react';
import { json, mockNetwork } from '../api/network.fixture';
import { makeModule } from '../api/page-data.fixture';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
import {
	codeOnCard,
	FAULT_CARDS,
	FAULT_PARTS,
	CARD_FAULTS,
	partsFailingWith,
} from '../../tests/rest/support/fault-rows';
import { renderScreen } from '../../tests/unit/render-screen';
import { AtAGlance } from './at-a-glance/at-a-glance';
import { DASHBOARD_SECTIONS } from './at-a-glance/sections';
import {
	PARTS,
	REWIND,
	enveloped,
	SCAN,
} from './at-a-glance/sections/security.fixture';
import { MyPlanScreen } from './my-plan/my-plan-screen';
import { ProductScreen } from './product/product-screen';

// Rendering all cards is slow when test suites run in parallel.
jest.setTimeout( 60_000 );
const WAIT = { timeout: 20_000 };

// The tests need the cards, not their placeholders.
beforeAll( async () => {
	for ( const { cards } of DASHBOARD_SECTIONS ) {
		for ( const card of cards ) {
			await card.preload?.();
		}
	}
} );

const on = ( slug: string ) =>
	makeModule( slug, { activated: true, requires_connection: true } );

const BACKUP = 'jetpack_backup_t1_yearly';

/** What My Plan and the product pages need besides the cards' data. */
const PLAN_PARTS = ( plan: string ) => ( {
	site: enveloped( { ID: 4242, plan: { product_slug: plan } } ),
	purchases: enveloped( [
		{
			ID: 1,
			product_slug: 'jetpack_backup_daily',
			product_name: 'Daily backups',
			active: '1',
			is_refundable: false,
			subscribed_date: '2022-01-05T10:00:00+00:00',
			expiry_date: '2031-01-05T10:00:00+00:00',
		},
	] ),
	products: enveloped( {
		[ BACKUP ]: { cost: 120, currency_code: 'USD', available: true },
	} ),
	'intro-offers': enveloped( [
		{ product_slug: BACKUP, original_price: 120, raw_price: 60 },
	] ),
} );

const GOOD: Readonly< Record< string, unknown > > = {
	rewind: enveloped( REWIND ),
	scan: enveloped( SCAN ),
	monitor: PARTS.monitor.body,
	activity: PARTS.activity.body,
	akismet: 12,
	protect: 7,
};

/** Renders a screen while the provider has a fault with these parts. */
function show(
	element: JSX.Element,
	row: ( typeof CARD_FAULTS )[ number ],
	parts: readonly string[],
	good: object = {}
) {
	const failure = {
		code: codeOnCard( row ),
		message: row.message,
		status: row.status,
	};
	mockNetwork( ( { url } ) =>
		url.pathname.endsWith( '/dashboard' )
			? json( {
					...GOOD,
					...good,
					...Object.fromEntries(
						parts.map( ( part ) => [ part, failure ] )
					),
			  } )
			: json( {} )
	);
	const { unmount } = renderScreen( element, {
		...CONNECTED_SITE,
		getModules: {
			search: on( 'search' ),
			videopress: on( 'videopress' ),
			monitor: on( 'monitor' ),
			protect: on( 'protect' ),
		},
		products: { backup: { slug: BACKUP, title: 'Backup' } },
		ownPlugins: { akismet: 'active', vaultpress: 'not-installed' },
		settings: { search: true, videopress: true, monitor: true },
	} );
	return unmount;
}

const cardNamed = ( title: string ) =>
	screen.queryByRole( 'article', { name: title } );

const retryIn = ( card: HTMLElement | null ) =>
	card && within( card ).queryByRole( 'button', { name: 'Try again' } );

describe.each( CARD_FAULTS )( 'while the provider $name', ( row ) => {
	it( 'every card says so, with a retry', async () => {
		const all = FAULT_PARTS.map( ( { part } ) => part );
		for ( const [ element, place ] of [
			[ <AtAGlance key="dashboard" />, undefined ],
			[
				<MyPlanScreen key="plan" hasRecommendations={ false } />,
				'My Plan',
			],
		] as const ) {
			const unmount = show( element, row, all );
			for ( const { card: title } of FAULT_CARDS.filter(
				( one ) => one.shows === 'message' && one.screen === place
			) ) {
				await waitFor(
					() =>
						expect( cardNamed( title ) ).toHaveTextContent(
							row.message
						),
					WAIT
				);
				expect( retryIn( cardNamed( title ) ) ).toBeVisible();
			}
			unmount();
		}
	} );

	it( 'with the site’s plan, other cards keep their data or aren’t shown', async () => {
		show( <AtAGlance />, row, [ 'site' ] );
		await waitFor(
			() =>
				expect( cardNamed( 'Search' ) ).toHaveTextContent(
					row.message
				),
			WAIT
		);
		for ( const { card: title, shows } of FAULT_CARDS.filter(
			( one ) =>
				one.shows !== 'message' && one.part === 'site' && ! one.screen
		) ) {
			const card = cardNamed( title );
			if ( shows === 'nothing' ) {
				expect( card ).toBeNull();
			} else {
				expect( card ).toBeVisible();
				expect( card ).not.toHaveTextContent( row.message );
				expect( retryIn( card ) ).toBeNull();
			}
		}
	} );

	it( 'My Plan shows plan and products without badges', async () => {
		show(
			<MyPlanScreen hasRecommendations={ false } />,
			row,
			[ 'rewind', 'scan' ],
			PLAN_PARTS( 'jetpack_security_t1_yearly' )
		);
		await screen.findByText( 'Daily backups', {}, WAIT );
		for ( const { card: title } of FAULT_CARDS.filter(
			( one ) => one.shows === 'no badges'
		) ) {
			const card = cardNamed( title );
			expect( card ).toBeVisible();
			expect( card ).not.toHaveTextContent( row.message );
			expect( card ).not.toHaveTextContent(
				/Connected|Setting up|Action needed|Secure|Threat/
			);
			expect( retryIn( card ) ).toBeNull();
		}
	} );

	it( 'a product page says so, with a retry', async () => {
		const failing = partsFailingWith( row ).map( ( { part } ) => part );
		for ( const { part, shows } of FAULT_CARDS.filter(
			( one ) =>
				one.screen === 'Product pages' && failing.includes( one.part )
		) ) {
			const unmount = show(
				<ProductScreen product="backup" />,
				row,
				[ part ],
				PLAN_PARTS( 'jetpack_free' )
			);
			expect(
				await screen.findByRole( 'button', { name: 'Try again' }, WAIT )
			).toBeVisible();
			expect(
				screen.getByText( /\w/, { selector: '.jp-part-status span' } )
			).toHaveTextContent( row.message );
			expect(
				screen.queryAllByRole( 'link', { name: 'Get Backup' } )
			).toHaveLength( shows === 'full prices' ? 1 : 0 );
			expect( screen.queryAllByText( '$10.00' ) ).toHaveLength(
				shows === 'full prices' ? 1 : 0
			);
			unmount();
		}
	} );
} );
