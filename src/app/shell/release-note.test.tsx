import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { closeApp, openApp } from '../app.fixture';

const { jetpackStateNotices: NO_NOTICES } = makePageData().initialState;
const NEWS = {
	jetpackStateNotices: {
		...NO_NOTICES,
		messageContent: {
			release_post_title: 'A calmer dashboard',
			release_post_content:
				'<p>Every card says how old its data are.</p><p><a href="http://site.test/more" target="_blank" rel="noopener noreferrer">Read more</a></p>',
			release_post_featured_image: 'http://site.test/release.png',
		},
	},
	currentVersion: '2.0.0',
};

const NEWS_TITLE = 'A calmer dashboard';

afterEach( closeApp );

it( 'shows a release note with version, title, image and text (B392, B393)', async () => {
	mockNetwork( () => json( {} ) );
	await openApp( '#/dashboard', NEWS );
	expect( screen.getByText( NEWS_TITLE ) ).toBeInTheDocument();
	expect( screen.getByText( 'New in Jetpack 2.0.0' ) ).toBeInTheDocument();
	expect(
		screen.getByText( 'Every card says how old its data are.' )
	).toBeInTheDocument();
	expect(
		document.querySelector( '.jp-release-note__image' )
	).toHaveAttribute( 'src', 'http://site.test/release.png' );
} );

it( 'its links open a new tab, without opener access (B394)', async () => {
	mockNetwork( () => json( {} ) );
	await openApp( '#/dashboard', NEWS );
	const link = screen.getByRole( 'link', { name: 'Read more' } );
	expect( link ).toHaveAttribute( 'target', '_blank' );
	expect( link ).toHaveAttribute( 'rel', 'noopener noreferrer' );
} );

it( 'stays dismissed for this user', async () => {
	const calls = mockNetwork( () => json( { 'release-notice': true } ) );
	await openApp( '#/dashboard', NEWS );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	await waitFor( () =>
		expect( screen.queryByText( NEWS_TITLE ) ).not.toBeInTheDocument()
	);
	expect( calls.map( ( { url } ) => url ).join() ).toContain(
		'/jetpack/v4/notice/release-notice'
	);
	expect( document.getElementById( 'wpbody-content' ) ).toHaveFocus();
} );

it( 'without news there is no notice', async () => {
	mockNetwork( () => json( {} ) );
	await openApp( '#/dashboard' );
	expect( screen.queryByText( /New in Jetpack/ ) ).not.toBeInTheDocument();
} );
