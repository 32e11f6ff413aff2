import { screen, waitFor } from '@testing-library/react';
import type { InitialState } from '../../api/initial-state';
import { json, mockNetwork } from '../../api/network.fixture';
import { makeConnectionStatus, makeUser } from '../../api/page-data.fixture';
import type { ProductKey } from '../../lib/plans/products';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { ProductScreen } from './product-screen';

beforeEach( () => {
	mockNetwork( () => json( {} ) );
} );

const DAY_S = 24 * 60 * 60;
const BACKUP = 'jetpack_backup_t1_yearly';
const SECURITY = 'jetpack_security_t1_yearly';
const FAILURE = { code: 'down', message: 'Nobody answers.', status: 502 };

const envelope = ( data: unknown ) => ( {
	code: 'success',
	message: '',
	data: JSON.stringify( data ),
} );

const described = ( slug: string, title: string, plans: string[] = [] ) => ( {
	slug,
	title,
	description: 'What it is.',
	features: [ 'One' ],
	included_in_plans: plans,
	show_promotion: true,
	discount_percent: 50,
} );

const priced = ( cost: number, currency = 'USD', available = true ) => ( {
	cost,
	currency_code: currency,
	available,
} );

const offered = ( slug: string, original: number, raw: number ) => ( {
	product_slug: slug,
	original_price: original,
	raw_price: raw,
} );

const BODIES = {
	site: envelope( { ID: 4242, plan: { product_slug: 'jetpack_free' } } ),
	products: envelope( { [ BACKUP ]: priced( 120 ) } ),
	'intro-offers': envelope( [ offered( BACKUP, 120, 60 ) ] ),
};

interface Page {
	readonly product?: ProductKey;
	/** Responses of parts; null while it is loading. */
	readonly bodies?: Readonly< Record< string, object | null > >;
	readonly state?: Partial< InitialState >;
}

/** Renders the page of a product, whose parts are in the initial state. */
function show( { product = 'backup', bodies = {}, state = {} }: Page = {} ) {
	const all = Object.entries( { ...BODIES, ...bodies } );
	return renderScreen( <ProductScreen product={ product } />, {
		...CONNECTED_SITE,
		products: {
			backup: described( BACKUP, 'Backup', [ 'security' ] ),
			security: described( SECURITY, 'Security' ),
		},
		dashboard: {
			parts: Object.fromEntries(
				all
					.filter( ( [ , body ] ) => body !== null )
					.map( ( [ name, body ] ) => [ name, { body, age: 1 } ] )
			),
		},
		...state,
	} );
}

/** Makes parts of the first response fail. A retry returns the later bodies. */
function mockParts(
	failing: readonly string[],
	later: Readonly< Record< string, object > > = {}
) {
	return mockNetwork( ( { url } ) => {
		const part = url.pathname.split( '/' ).pop() ?? '';
		return url.pathname.endsWith( 'v4/dashboard' )
			? json( {
					...BODIES,
					...Object.fromEntries(
						failing.map( ( name ) => [ name, FAILURE ] )
					),
			  } )
			: json( later[ part ] ?? {} );
	} );
}

const buyLink = ( name = 'Get Backup' ) =>
	screen.queryByRole( 'link', { name } );

it( 'C063 C065 C066: price, offer and guarantee', () => {
	show();
	expect( screen.getByText( '$5.00' ) ).toBeVisible();
	expect( screen.getByText( '$10.00' ) ).toBeVisible();
	expect( screen.getByText( '50% off' ) ).toBeVisible();
	expect( screen.getByText( 'per month, paid yearly' ) ).toBeVisible();
	expect(
		screen.getByText(
			'Special introductory pricing, all renewals are at full price.'
		)
	).toBeVisible();
	expect( screen.getByText( '14-day money-back guarantee' ) ).toBeVisible();
	const { searchParams } = new URL( buyLink()?.getAttribute( 'href' ) ?? '' );
	expect( searchParams.get( 'path' ) ).toBe( BACKUP );
} );

it( 'has a retry button if prices can’t be loaded', async () => {
	const calls = mockParts( [ 'products' ], { products: BODIES.products } );
	const { user } = show( { bodies: { products: null } } );
	expect(
		await screen.findByText( 'The prices could not be loaded.' )
	).toBeVisible();
	expect( screen.getByText( /^Nobody answers\./ ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( '$5.00' ) ).toBeVisible();
	// The button is gone.
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
	expect(
		calls.filter( ( { url } ) =>
			url.pathname.endsWith( 'v4/site/products' )
		)
	).toHaveLength( 1 );
} );

it( 'sells nothing until the site’s plan is known', async () => {
	mockParts( [ 'site' ], { site: BODIES.site } );
	const { user } = show( { bodies: { site: null } } );
	expect( buyLink() ).toBeNull();
	expect(
		await screen.findByText( 'Your plan could not be loaded.' )
	).toBeVisible();
	expect( buyLink() ).toBeNull();
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect(
		await screen.findByRole( 'link', { name: 'Get Backup' } )
	).toBeVisible();
} );

it( 'shows the full price if discounts can’t be loaded, with a retry button', async () => {
	mockParts( [ 'intro-offers' ], {
		'intro-offers': BODIES[ 'intro-offers' ],
	} );
	const { user } = show( { bodies: { 'intro-offers': null } } );
	expect( await screen.findByText( '$10.00' ) ).toBeVisible();
	expect( screen.queryByText( /^Special introductory/ ) ).toBeNull();
	expect( buyLink() ).toBeVisible();
	expect(
		screen.getByText( 'Discounts could not be loaded.' )
	).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( '$5.00' ) ).toBeVisible();
	expect( screen.queryByText( 'Discounts could not be loaded.' ) ).toBeNull();
	expect( screen.getByText( /^Special introductory/ ) ).toBeVisible();
} );

it.each( [ 'products', 'intro-offers' ] as const )(
	'says how old the %s are if the service is down',
	async ( name ) => {
		mockParts( [ name ], { [ name ]: BODIES[ name ] } );
		const { user } = show( {
			state: {
				dashboard: {
					parts: Object.fromEntries(
						Object.entries( BODIES ).map( ( [ part, body ] ) => [
							part,
							{ body, age: part === name ? DAY_S : 1 },
						] )
					),
				},
			},
		} );
		expect( screen.getByText( '$5.00' ) ).toBeVisible();
		// The page doesn't move while it only loads them again.
		expect( screen.queryByText( /^Last updated/ ) ).toBeNull();
		expect(
			await screen.findByText( 'Last updated yesterday.' )
		).toBeVisible();
		await user.click(
			await screen.findByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () =>
			expect( screen.queryByText( /^Last updated/ ) ).toBeNull()
		);
		expect( screen.getByText( '$5.00' ) ).toBeVisible();
	}
);

it( 'C060: a product that isn’t available', () => {
	show( {
		bodies: {
			products: envelope( { [ BACKUP ]: priced( 120, 'USD', false ) } ),
		},
	} );
	expect(
		screen.getByText( 'This product isn’t available for your site.' )
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'See all plans' } )
	).toHaveAttribute( 'href', '#/plans-prompt' );
} );

it( 'a plan that this version doesn’t know, with backups, isn’t sold Backup', () => {
	show( {
		bodies: {
			site: envelope( {
				ID: 4242,
				plan: { product_slug: 'jetpack_platinum' },
				active_features: [ 'site-backups-jetpack' ],
			} ),
		},
	} );
	expect( screen.getByText( 'Your site already has Backup.' ) ).toBeVisible();
	expect( buyLink() ).toBeNull();
} );

it( 'asks users to connect their account first', () => {
	const { unmount } = show( { state: { userData: makeUser( {} ) } } );
	expect(
		screen.getByText( 'Connect your account to buy this.' )
	).toBeVisible();
	expect( buyLink() ).toBeNull();
	expect( screen.getByRole( 'link', { name: 'Connect' } ) ).toHaveAttribute(
		'href',
		'#/connect-user'
	);
	unmount();
	show( {
		state: {
			connectionStatus: makeConnectionStatus( {
				isActive: true,
				isRegistered: true,
			} ),
		},
	} );
	expect( buyLink() ).toBeNull();
} );

it.each( [
	[ 'JPY', 18000, 9000, '¥1,500', '¥750' ],
	[ 'KWD', 36.84, 18.42, /^KWD\s3\.070$/, /^KWD\s1\.535$/ ],
	[ 'EUR', 108, 54, '€9.00', '€4.50' ],
] )( 'C075 prices in %s', ( currency, cost, intro, full, reduced ) => {
	show( {
		bodies: {
			products: envelope( { [ BACKUP ]: priced( cost, currency ) } ),
			'intro-offers': envelope( [ offered( BACKUP, cost, intro ) ] ),
		},
	} );
	expect( screen.getByText( full ) ).toBeVisible();
	expect( screen.getByText( reduced ) ).toBeVisible();
	expect( screen.getByText( '50% off' ) ).toBeVisible();
} );
