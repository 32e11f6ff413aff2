import { screen, waitFor } from '@testing-library/react';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import { makeModule } from '../../../api/page-data.fixture';
import { getNotices } from '../../../state/notices/selectors';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { AtAGlance } from '../at-a-glance';
import { OFFLINE } from '../sections/performance.fixture';
import { cardOf, inCard, renderParts } from '../sections/security.fixture';

const NOT_INSTALLED = { ownPlugins: { akismet: 'not-installed' } };

beforeEach( () => {
	mockNetwork( () => json( {} ) );
} );

describe( 'the Anti-spam card', () => {
	it( 'shows the number of blocked comments, with a link (A132)', () => {
		renderParts( { akismet: '1,234' } );
		expect( cardOf( 'Anti-spam' ) ).toHaveTextContent( '1,234' );
		expect(
			inCard( 'Anti-spam' ).getByRole( 'link', {
				name: 'Moderate comments',
			} )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/edit-comments.php?comment_status=spam'
		);
	} );

	it.each( [
		[ 'connected', {}, 1 ],
		[ 'offline', OFFLINE, 0 ],
	] )(
		'%s, the site’s own filter has a link to moderate, or not (A289)',
		( _, site, links ) => {
			renderParts(
				{
					'spam-filter': {
						stands_aside: false,
						caught: 7,
						reasons: [],
					},
				},
				{
					...site,
					getModules: {
						'spam-filter': makeModule( 'spam-filter', {
							activated: true,
						} ),
					},
				}
			);
			expect( cardOf( 'Anti-spam' ) ).toHaveTextContent(
				'Held as spam in the last 30 days.'
			);
			expect(
				inCard( 'Anti-spam' ).queryAllByRole( 'link', {
					name: 'Moderate comments',
				} )
			).toHaveLength( links );
		}
	);

	it( 'says how often the filter found what', () => {
		renderParts(
			{
				'spam-filter': {
					stands_aside: false,
					caught: 1300,
					reasons: [
						{ code: 'links', text: 'Links', count: 1204 },
						{
							code: 'no-token',
							text: 'Sent without JavaScript',
							count: 9,
						},
					],
				},
			},
			{
				getModules: {
					'spam-filter': makeModule( 'spam-filter', {
						activated: true,
					} ),
				},
			}
		);
		expect( cardOf( 'Anti-spam' ) ).toHaveTextContent(
			'1,300Held as spam in the last 30 days.Links: 1,204 · Sent without JavaScript: 9Moderate comments'
		);
	} );

	it( 'asks for a valid key (A131)', () => {
		renderParts( { akismet: 'invalid_key' } );
		expect(
			inCard( 'Anti-spam' ).getByRole( 'link', {
				name: 'Enter your key',
			} )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/options-general.php?page=akismet-key-config'
		);
	} );

	it( 'offers to install the plugin that is missing (A129)', () => {
		renderParts( { akismet: null }, NOT_INSTALLED );
		expect(
			inCard( 'Anti-spam' ).getByRole( 'button', {
				name: 'Install Akismet',
			} )
		).toBeInTheDocument();
	} );

	it( 'offers to activate the plugin that is off (A130)', () => {
		renderParts(
			{ akismet: null },
			{ ownPlugins: { akismet: 'inactive' } }
		);
		expect(
			inCard( 'Anti-spam' ).getByRole( 'button', {
				name: 'Activate Akismet',
			} )
		).toBeInTheDocument();
	} );

	it( 'names Akismet where it offers the site’s own filter, too', () => {
		renderScreen( <AtAGlance />, {
			getModules: { 'spam-filter': makeModule( 'spam-filter' ) },
			ownPlugins: { akismet: 'inactive' },
		} );
		const names = inCard( 'Anti-spam' )
			.getAllByRole( 'button' )
			.map( ( { textContent } ) => textContent );
		expect( names ).toEqual( [ 'Activate', 'Activate Akismet' ] );
	} );

	it( 'tells users who can’t manage plugins whom to ask', () => {
		renderParts( { akismet: 'not_active' }, { ownPlugins: {} } );
		expect( inCard( 'Anti-spam' ).queryByRole( 'button' ) ).toBeNull();
		expect( cardOf( 'Anti-spam' ) ).toHaveTextContent(
			'Ask somebody who manages the site’s plugins to activate Akismet.'
		);
	} );

	it( 'says that it activates, then shows the count, and keeps the focus (A134)', async () => {
		const response = deferred< Response >();
		mockNetwork( ( { method } ) =>
			method === 'POST' ? response.promise : json( { akismet: 3 } )
		);
		const { store, user } = renderParts( { akismet: null }, NOT_INSTALLED );
		await user.click(
			inCard( 'Anti-spam' ).getByRole( 'button', {
				name: 'Install Akismet',
			} )
		);
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{ text: 'Activating Akismet…' },
		] );
		response.resolve( json( { code: 'success' } ) );
		await waitFor(
			() => expect( cardOf( 'Anti-spam' ) ).toHaveTextContent( '3' ),
			{ timeout: 4000 }
		);
		expect(
			screen.getByRole( 'heading', { name: 'Anti-spam' } )
		).toHaveFocus();
	} );

	it( 'says that it could not be activated (A133, A400)', async () => {
		mockNetwork( ( { method } ) =>
			method === 'POST' ? json( { code: 'no' }, 500 ) : json( {} )
		);
		const { store, user } = renderParts( { akismet: null }, NOT_INSTALLED );
		await user.click(
			inCard( 'Anti-spam' ).getByRole( 'button', {
				name: 'Install Akismet',
			} )
		);
		await waitFor( () =>
			expect( getNotices( store.getState() ) ).toMatchObject( [
				{ text: 'Could not activate Akismet.', status: 'error' },
			] )
		);
	} );
} );
