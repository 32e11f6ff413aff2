import { screen, waitFor } from '@testing-library/react';
import { json } from '../../api/network.fixture';
import {
	mockSite,
	MODULES,
	savesTo,
	showAssistant,
} from './recommendations.fixture';

const heading = ( name: string | RegExp ) =>
	screen.findByRole( 'heading', { level: 1, name } );

describe( 'a feature step', () => {
	it( 'C119 C120 C121: a question, a description and an action', async () => {
		mockSite();
		showAssistant( 'monitor' );
		await heading( 'Do you want to know when your site goes down?' );
		expect(
			screen.getByRole( 'link', { name: /^Learn more/ } )
		).toHaveAttribute(
			'href',
			'https://account.test/redirect?source=jetpack-recommendations-monitor'
		);
		expect(
			screen.getByRole( 'button', { name: 'Enable Downtime monitoring' } )
		).toBeVisible();
		expect( screen.queryByText( 'View Summary' ) ).toBeNull();
	} );

	it( 'C237 C286 C287: Enable selects the step and turns on the module', async () => {
		const calls = mockSite( {
			'/settings': { monitor: true, code: 'success' },
		} );
		const { user } = showAssistant( 'monitor' );
		await heading( /goes down/ );
		await user.click(
			screen.getByRole( 'button', { name: 'Enable Downtime monitoring' } )
		);
		expect( await screen.findByText( 'Feature Enabled' ) ).toBeVisible();
		expect( savesTo( calls, '/settings' ) ).toEqual( [
			{ monitor: true },
		] );
		expect( savesTo( calls, '/data' ) ).toContainEqual( {
			data: { selectedRecommendations: [ 'monitor' ] },
		} );
	} );

	it( 'C122 C123 C125: an enabled feature says so, and links to its settings and the next step', async () => {
		mockSite( {
			'/settings': { monitor: true, code: 'success' },
		} );
		const { user } = showAssistant( 'monitor' );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Enable Downtime monitoring',
			} )
		);
		expect( await screen.findByText( 'Feature Enabled' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', {
				name: 'Configure Downtime monitoring',
			} )
		).toHaveAttribute( 'href', '#/security' );
		expect( screen.getByRole( 'link', { name: 'Next' } ) ).toHaveAttribute(
			'href',
			'#/recommendations/related-posts'
		);
		expect( screen.queryByText( 'Not now' ) ).toBeNull();
		await waitFor( () =>
			expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus()
		);
	} );

	it( 'a failed activation shows a notice, and can be repeated', async () => {
		mockSite( {
			'/settings': json( { code: 'oops', message: 'Not today.' }, 500 ),
		} );
		const { user, store } = showAssistant( 'monitor' );
		await heading( /goes down/ );
		await user.click(
			screen.getByRole( 'button', { name: 'Enable Downtime monitoring' } )
		);
		await waitFor( () =>
			expect( store.getState().notices.items ).toMatchObject( [
				{
					status: 'error',
					text: expect.stringContaining( 'Not today.' ),
				},
			] )
		);
		expect(
			screen.getByRole( 'button', { name: 'Enable Downtime monitoring' } )
		).toBeVisible();
		expect( screen.queryByText( 'Feature Enabled' ) ).toBeNull();
	} );

	it( 'C124 C238: Not now skips the step', async () => {
		const calls = mockSite();
		const { user } = showAssistant( 'monitor' );
		await heading( /goes down/ );
		const link = screen.getByRole( 'link', { name: 'Not now' } );
		expect( link ).toHaveAttribute(
			'href',
			'#/recommendations/related-posts'
		);
		await user.click( link );
		await waitFor( () =>
			expect( savesTo( calls, '/data' ) ).toContainEqual( {
				data: { skippedRecommendations: [ 'monitor' ] },
			} )
		);
	} );

	it( 'C126: the summary is linked once it was viewed', async () => {
		mockSite( {
			'recommendations/data': { viewedRecommendations: [ 'summary' ] },
		} );
		showAssistant( 'monitor' );
		expect(
			await screen.findByRole( 'link', { name: 'View Summary' } )
		).toHaveAttribute( 'href', '#/recommendations/summary' );
	} );

	it( 'C127: a new recommendation is marked as new while it is open', async () => {
		mockSite( { 'recommendations/conditional': [ 'publicize' ] } );
		const { store } = showAssistant( 'publicize', {
			newRecommendations: [ 'publicize' ],
		} );
		expect( await screen.findByText( 'New' ) ).toBeVisible();
		await waitFor( () =>
			expect( store.getState().recommendations.unsaved ).toEqual( [] )
		);
		expect( screen.getByText( 'New' ) ).toBeVisible();
	} );

	it( 'C253 C286: Site accelerator turns on all its modules', async () => {
		const calls = mockSite();
		const { user } = showAssistant( 'site-accelerator' );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Enable Site accelerator',
			} )
		);
		await waitFor( () =>
			expect( savesTo( calls, '/settings' ) ).toEqual( [
				{
					photon: true,
					'photon-cdn': true,
					'tiled-gallery': true,
					tiled_galleries: true,
				},
			] )
		);
	} );

	it( 'a feature that an administrator disabled says so', async () => {
		mockSite();
		showAssistant( 'related-posts', {
			getModules: {
				...MODULES,
				'related-posts': {
					...MODULES[ 'related-posts' ],
					override: 'inactive',
				},
			},
		} );
		expect(
			await screen.findByText(
				/has been disabled by a site administrator/
			)
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Not now' } ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: /Enable/ } ) ).toBeNull();
	} );
} );
