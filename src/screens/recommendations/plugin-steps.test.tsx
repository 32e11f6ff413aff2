import { screen, waitFor } from '@testing-library/react';
import { json } from '../../api/network.fixture';
import { mockSite, savesTo, showAssistant } from './recommendations.fixture';

describe( 'plugins', () => {
	it( 'C257 C285 C342: after a wait, its data is fetched again', async () => {
		const calls = mockSite( {
			'/plugins': {
				code: 'success',
				'woocommerce/woocommerce.php': {
					Name: 'WooCommerce',
					active: true,
				},
			},
		} );
		const { user } = showAssistant( 'woocommerce' );
		const before = Date.now();
		await user.click(
			await screen.findByRole( 'button', { name: 'Install WooCommerce' } )
		);
		await waitFor(
			() =>
				expect(
					calls.some(
						( { method, url } ) =>
							method === 'GET' &&
							url.pathname.endsWith( '/plugins' )
					)
				).toBe( true ),
			{ timeout: 5000 }
		);
		expect( Date.now() - before ).toBeGreaterThan( 2400 );
		// The welcome for stores would come at the next page load.
		await waitFor( () =>
			expect(
				savesTo( calls, '/seen-wc-connection-modal' )
			).toHaveLength( 1 )
		);
	} );

	it.each( [
		[ 'C255', 'woocommerce', 'Install WooCommerce', 'woocommerce' ],
		[
			'C256',
			'creative-mail',
			'Install Creative Mail',
			'creative-mail-by-constant-contact',
		],
	] )(
		'%s: %s is installed with its source',
		async ( _row, step, name, slug ) => {
			const calls = mockSite();
			const { user } = showAssistant( step );
			await user.click( await screen.findByRole( 'button', { name } ) );
			expect(
				await screen.findByRole( 'button', { name: 'Installing…' } )
			).toHaveAttribute( 'aria-disabled', 'true' );
			expect( savesTo( calls, '/plugins' ) ).toEqual( [
				{ slug, status: 'active', source: 'recommendations' },
			] );
		}
	);

	it.each( [
		[ 'woocommerce', 'WooCommerce' ],
		[ 'creative-mail', 'Creative Mail' ],
	] )(
		'one that is installed, but not active, is activated: %s',
		async ( step, name ) => {
			mockSite( {
				'/plugins': json( { code: 'oops', message: 'Too old.' }, 500 ),
			} );
			const { user, store } = showAssistant( step, {
				ownPlugins: {
					woocommerce: 'inactive',
					'creative-mail-by-constant-contact': 'inactive',
				},
			} );
			await user.click(
				await screen.findByRole( 'button', {
					name: `Activate ${ name }`,
				} )
			);
			await waitFor( () =>
				expect( store.getState().notices.items ).toMatchObject( [
					{
						status: 'error',
						text: expect.stringContaining(
							`Could not activate ${ name }. Too old.`
						),
					},
				] )
			);
			expect( screen.queryByText( /Install/ ) ).toBeNull();
		}
	);

	it( 'a failed installation shows a notice', async () => {
		mockSite( {
			'/plugins': json(
				{ code: 'oops', message: 'No space left.' },
				500
			),
		} );
		const { user, store } = showAssistant( 'woocommerce' );
		await user.click(
			await screen.findByRole( 'button', { name: 'Install WooCommerce' } )
		);
		await waitFor( () =>
			expect( store.getState().notices.items ).toMatchObject( [
				{
					status: 'error',
					text: expect.stringContaining(
						'Could not install WooCommerce. No space left.'
					),
				},
			] )
		);
	} );

	it( 'a site that may not install says so', async () => {
		mockSite();
		showAssistant( 'woocommerce', { canInstallPlugins: false } );
		expect(
			await screen.findByText( /doesn’t allow installing plugins/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /Install/ } )
		).toBeNull();
	} );
} );
