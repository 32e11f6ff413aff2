import { screen, waitFor } from '@testing-library/react';
import { json } from '../../../api/network.fixture';
import { makePageData } from '../../../api/page-data.fixture';
import {
	cardNames,
	CONNECTED,
	ON,
	renderSettings,
	SITE_ONLY,
	switchNamed,
} from '../../../../tests/unit/settings-page';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';

const { siteData } = makePageData().initialState;

const SEARCH_PLAN = {
	...CONNECTED,
	siteData: { ...siteData, plan: { product_slug: 'jetpack_complete' } },
};
const SEARCH = { modules: { search: {} } };

const search = () => switchNamed( 'Enable search' );
const instant = () => switchNamed( 'Enable instant search' );

it( 'B187 B188 B190 a card for lazy images, for search and for media', () => {
	renderSettings( 'performance', {
		modules: { 'lazy-images': {}, search: {}, videopress: {} },
	} );
	expect( cardNames() ).toEqual( [ 'Lazy loading', 'Search', 'Media' ] );
	expect( switchNamed( 'Enable lazy loading' ) ).toBeVisible();
	expect( search() ).toBeVisible();
	expect( switchNamed( 'Enable VideoPress' ) ).toBeVisible();
} );

it( 'B202 C210 C250 search turns instant search on, too', async () => {
	const page = renderSettings( 'performance', {
		...SEARCH,
		state: SEARCH_PLAN,
	} );
	unfoldFields();
	await page.user.click( search() );
	expect( page.posts() ).toEqual( [
		{ search: true, instant_search_enabled: true },
	] );
	await waitFor( () => expect( instant() ).toBeChecked() );
	expect(
		screen.getByRole( 'link', { name: 'Configure Search' } )
	).toBeVisible();
} );

it( 'C252 a refused search is tried again with the product that brings it', async () => {
	const refusal = { code: 'some_updated', message: 'No.' };
	let posts = 0;
	const page = renderSettings( 'performance', {
		...SEARCH,
		state: SEARCH_PLAN,
		onPost: () => {
			posts += 1;
			return posts === 1 ? json( refusal, 400 ) : null;
		},
	} );
	await page.user.click( search() );
	await waitFor( () => expect( search() ).toBeChecked() );
	expect( page.posts().at( -1 ) ).toEqual( {
		has_jetpack_search_product: true,
		search: true,
		instant_search_enabled: true,
	} );
	expect( posts ).toBe( 2 );
} );

it( 'C252 without the feature it is not tried again', async () => {
	const page = renderSettings( 'performance', {
		...SEARCH,
		onPost: () => json( { code: 'some_updated', message: 'No.' }, 400 ),
	} );
	await page.user.click( search() );
	await waitFor( () =>
		expect( page.store.getState().notices.items ).toMatchObject( [
			{ status: 'error' },
		] )
	);
	expect( page.posts() ).toHaveLength( 1 );
} );

it( 'B203 C264 without the feature, instant search says so and stays off', async () => {
	const page = renderSettings( 'performance', SEARCH );
	unfoldFields();
	expect( instant() ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( instant() ).toHaveAccessibleDescription(
		/Your plan doesn’t include instant search\.$/
	);
	await page.user.click( instant() );
	await page.user.click( search() );
	expect( page.posts() ).toEqual( [ { search: true } ] );
	expect(
		await screen.findByRole( 'link', { name: 'Add Search widget' } )
	).toBeVisible();
} );

it( 'B204 C251 instant search turns search on, too', async () => {
	const page = renderSettings( 'performance', {
		...SEARCH,
		state: SEARCH_PLAN,
	} );
	unfoldFields();
	await page.user.click( instant() );
	expect( page.posts() ).toEqual( [
		{ search: true, instant_search_enabled: true },
	] );
	await waitFor( () => expect( search() ).toBeChecked() );
} );

const privacy = () => switchNamed( 'Restrict videos to members of this site' );

it( 'B189 C209 C262 video hosting: what hangs from the module waits for it', async () => {
	const page = renderSettings( 'performance', {
		modules: { videopress: {} },
	} );
	unfoldFields();
	expect( privacy() ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.user.click( switchNamed( 'Enable VideoPress' ) );
	await waitFor( () =>
		expect( privacy() ).not.toHaveAttribute( 'aria-disabled' )
	);
	await page.user.click( privacy() );
	expect( page.posts() ).toEqual( [
		{ videopress: true },
		{ videopress_private_enabled_for_site: true },
	] );
} );

it.each( [
	[ 'is', '1', 1 ],
	[ 'is not', '', 0 ],
] )(
	'offers conversion if there %s ffmpeg on the server',
	async ( _is, can_convert, count ) => {
		const page = renderSettings( 'performance', {
			modules: { videopress: { ...ON, extra: { can_convert } } },
		} );
		const switches = screen.queryAllByRole( 'switch', {
			name: /^Convert videos/,
		} );
		expect( switches ).toHaveLength( count );
		for ( const convert of switches ) {
			await page.user.click( convert );
			expect( page.posts() ).toEqual( [ { videopress_convert: true } ] );
		}
	}
);

it( 'B200 C263 offline, none of them can be switched', () => {
	const offline = {
		...CONNECTED.connectionStatus,
		offlineMode: {
			isActive: true,
			constant: true,
			url: false,
			filter: false,
			wpLocalConstant: false,
		},
	};
	renderSettings( 'performance', {
		modules: { videopress: { ...ON, requires_connection: true } },
		state: {
			...CONNECTED,
			connectionStatus: {
				...makePageData().initialState.connectionStatus,
				...offline,
			},
		},
	} );
	for ( const name of [
		'Enable VideoPress',
		'Restrict videos to members of this site',
	] ) {
		expect( switchNamed( name ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	}
	expect( switchNamed( 'Enable VideoPress' ) ).toHaveAccessibleDescription(
		/Unavailable in Offline Mode$/
	);
} );

it( 'B201 C267 C268 without a connected owner there are no toggles of video hosting', () => {
	renderSettings( 'performance', {
		modules: { videopress: {} },
		state: SITE_ONLY,
	} );
	expect( cardNames() ).toEqual( [ 'Media' ] );
	expect( screen.queryByRole( 'switch' ) ).toBeNull();
	expect( screen.getByRole( 'link', { name: 'Connect' } ) ).toBeVisible();
} );

const FREE_SITE = {
	ID: 42,
	plan: { product_slug: 'jetpack_free' },
	products: [],
	active_features: [],
	options: {},
	name: 'The Slow Road',
	description: '',
	URL: 'https://slow.test',
	icon: {},
};
const FREE = {
	...CONNECTED,
	dashboard: { parts: { site: { body: { data: FREE_SITE }, age: 60 } } },
};
const OFFLINE = {
	...FREE,
	connectionStatus: {
		...makePageData().initialState.connectionStatus,
		hasConnectedOwner: true,
		offlineMode: {
			isActive: true,
			constant: true,
			url: false,
			filter: false,
			wpLocalConstant: false,
		},
	},
};

it.each( [
	[ 'C269: with the module', 'videopress', FREE, 1 ],
	[ 'C269: without the module', 'search', FREE, 0 ],
	[ 'C271: without a connected owner', 'videopress', SITE_ONLY, 0 ],
	[ 'C272: offline', 'videopress', OFFLINE, 0 ],
	[ 'C272: while the plan loads', 'videopress', CONNECTED, 0 ],
] )( 'the offer of video storage, %s', ( _when, module, state, count ) => {
	renderSettings( 'performance', { modules: { [ module ]: {} }, state } );
	expect( screen.queryAllByText( /^Host up to 1 TB/ ) ).toHaveLength( count );
} );
