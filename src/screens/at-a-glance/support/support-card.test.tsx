import { act, screen } from '@testing-library/react';
import { retryPart } from '../../../state/site/parts-thunks';
import { mockNetwork, json } from '../../../api/network.fixture';
import {
	cardOf,
	inCard,
	OFFLINE,
	renderCards,
	SITE_ONLY,
	siteDataWith,
	siteParts,
} from '../sections/performance.fixture';

/** The server responds with the list of dismissed notices. */
beforeEach(
	() =>
		void mockNetwork( ( { method, url } ) =>
			json(
				method === 'POST'
					? { [ url.pathname.split( '/' ).pop() ?? '' ]: true }
					: {}
			)
		)
);

const linksOf = () =>
	inCard( 'Support' )
		.queryAllByRole( 'link' )
		.map( ( link ) => {
			const href = link.getAttribute( 'href' ) ?? '';
			return href.startsWith( '#' )
				? href
				: new URL( href ).searchParams.get( 'source' );
		} );

const FORUM = 'jetpack-community-forums';
const FORUMS = [ FORUM, 'jetpack-getting-started' ];

it( 'B468: with a paid plan, prioritized support and no Upgrade', () => {
	renderCards( {
		dashboard: siteParts( { plan: 'jetpack_security_t1_yearly' } ),
	} );
	expect( cardOf( 'Support' ) ).toHaveTextContent(
		'Your plan includes prioritized support.'
	);
	expect( linksOf() ).toEqual( [
		'jetpack-contact-support',
		'jetpack-getting-started',
	] );
} );

it( 'B469 B470: without one, the forums and Upgrade', () => {
	renderCards();
	expect( linksOf() ).toEqual( [ FORUM, 'jetpack-plans' ] );
} );

it( 'B469 B471: without an owner, the forums and Connect', () => {
	renderCards( SITE_ONLY );
	expect( linksOf() ).toEqual( [ FORUM, '#/connect-user' ] );
} );

it( 'B469: if the plan can’t be loaded, the forums alone', async () => {
	mockNetwork( () => json( { code: 'down', message: 'No.' }, 502 ) );
	const { store } = renderCards( { dashboard: { parts: {} } } );
	await act( () => store.dispatch( retryPart( 'site' ) ) );
	expect( linksOf() ).toEqual( FORUMS );
} );

it( 'B469: offline, the forums alone', () => {
	renderCards( OFFLINE );
	expect( linksOf() ).toEqual( FORUMS );
} );

it( 'B472: sites of the managed platform have other links', () => {
	renderCards( siteDataWith( { isAtomicSite: true } ) );
	expect( linksOf() ).toEqual( [ 'jetpack-managed-support' ] );
} );

it( 'its offer can be declined; its help stays', async () => {
	const { user } = renderCards();
	await user.click(
		inCard( 'Support' ).getByRole( 'button', {
			name: 'Don’t show this again',
		} )
	);
	await screen.findByRole( 'article', { name: 'Support' } );
	expect( linksOf() ).toEqual( FORUMS );
} );

it( 'its details of the site name a plan that was bought since', async () => {
	const { store, user } = renderCards();
	const copied = async () => {
		await user.click(
			inCard( 'Support' ).getByRole( 'button', {
				name: /^(Copy site details|Copied)$/,
			} )
		);
		return navigator.clipboard.readText();
	};
	expect( linksOf() ).toContain( 'jetpack-plans' );

	const { parts } = siteParts( {
		plan: 'jetpack_complete',
		products: [ 'jetpack_scan' ],
	} );
	const { site } = parts as { readonly site: { readonly body: unknown } };
	mockNetwork( () => json( site.body ) );
	await act( () => store.dispatch( retryPart( 'site' ) ) );
	await expect( copied() ).resolves.toMatch(
		/\nPlan: jetpack_complete, jetpack_scan$/
	);
} );
