import { screen, waitFor } from '@testing-library/react';
import { mockNetwork, json } from '../../../api/network.fixture';
import {
	inCard,
	renderCards,
	SITE_ONLY,
	titlesOf,
} from '../sections/performance.fixture';

it( 'A159 B466 C276: Upgrade links to the checkout, with site, user and return URL', () => {
	renderCards();
	const href = inCard( 'Search' )
		.getByRole( 'link', { name: 'Upgrade' } )
		.getAttribute( 'href' );
	const { origin, searchParams } = new URL( href ?? '' );
	expect( origin ).toBe( 'https://account.test' );
	expect( searchParams.get( 'source' ) ).toBe( 'jetpack-checkout' );
	expect( searchParams.get( 'path' ) ).toBe( 'jetpack_search' );
	expect( searchParams.get( 'site' ) ).toBe( 'site.test' );
	expect( searchParams.get( 'u' ) ).toBe( '90210' );
	expect( searchParams.get( 'query' ) ).toContain( 'redirect_to=' );
} );

it( 'A390: a checkout link is built from site, path and query', () => {
	renderCards();
	const href = inCard( 'Security bundle' )
		.getByRole( 'link', { name: 'Upgrade' } )
		.getAttribute( 'href' );
	const { searchParams } = new URL( href ?? '' );
	expect( searchParams.get( 'site' ) ).toBe( 'site.test' );
	expect( searchParams.get( 'path' ) ).toBe( 'jetpack_security_t1_yearly' );
	expect( searchParams.get( 'query' ) ).toContain( 'wp-admin' );
} );

it( 'A159 B467 C277: without an owner it asks to connect', () => {
	renderCards( SITE_ONLY );
	expect(
		inCard( 'Search' ).getByRole( 'link', { name: 'Connect' } )
	).toHaveAttribute( 'href', '#/connect-user' );
	expect(
		screen.queryByRole( 'link', { name: 'Upgrade' } )
	).not.toBeInTheDocument();
} );

it.each( [
	[ 'Search', 'search-offer' ],
	[ 'Security bundle', 'security-bundle' ],
	[ 'Boost', 'boost-card' ],
	[ 'CRM', 'crm-card' ],
] )(
	'the %s promotion is dismissed permanently for this user',
	async ( title, id ) => {
		const calls = mockNetwork( () => json( { [ id ]: true } ) );
		const { user } = renderCards();
		await user.click(
			inCard( title ).getByRole( 'button', {
				name: 'Don’t show this again',
			} )
		);
		await waitFor( () => expect( titlesOf() ).not.toContain( title ) );
		expect( calls[ 0 ]?.url.pathname ).toBe(
			`/wp-json/jetpack/v4/notice/${ id }`
		);
		expect( calls[ 0 ]?.body ).toEqual( { dismissed: true } );
		// The focused button has unmounted.
		expect(
			screen.getByRole( 'heading', { name: 'Cards' } )
		).toHaveFocus();
	}
);

it( 'a dismissed offer is not shown again', () => {
	renderCards( {
		dismissedNotices: { 'search-offer': true, 'boost-card': true },
	} );
	expect( titlesOf() ).not.toContain( 'Search' );
	expect( titlesOf() ).not.toContain( 'Boost' );
	expect( titlesOf() ).toContain( 'CRM' );
} );

it( 'a way out that can’t be saved leaves the promotion there, and says why', async () => {
	mockNetwork( () => json( { code: 'odd', message: 'No room.' }, 500 ) );
	const { user, store } = renderCards();
	await user.click(
		inCard( 'Search' ).getByRole( 'button', {
			name: 'Don’t show this again',
		} )
	);
	await waitFor( () =>
		expect( store.getState().notices.items[ 0 ]?.text ).toContain(
			'Your choice could not be saved. No room.'
		)
	);
	expect( titlesOf() ).toContain( 'Search' );
} );
