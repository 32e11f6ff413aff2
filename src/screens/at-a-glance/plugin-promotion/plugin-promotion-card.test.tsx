import { waitFor } from '@testing-library/react';
import { mockNetwork, json } from '../../../api/network.fixture';
import { cardOf, inCard, renderCards } from '../sections/performance.fixture';

it.each( [
	[ 'A100 A293', 'Boost', 'jetpack-boost', 'jetpack-boost' ],
	[ 'A101 A294', 'CRM', 'zero-bs-crm', 'zerobscrm-dash' ],
] )(
	'%s: %s links to its page once it is active',
	( _row, title, slug, page ) => {
		renderCards( { ownPlugins: { [ slug ]: 'active' } } );
		expect(
			inCard( title ).getByRole( 'link', { name: `Manage ${ title }` } )
		).toHaveAttribute(
			'href',
			`http://site.test/wp-admin/admin.php?page=${ page }`
		);
	}
);

it.each( [
	[ 'Boost', 'jetpack-boost', 'Activating Jetpack Boost…' ],
	[ 'CRM', 'zero-bs-crm', 'Activating Jetpack CRM…' ],
] )(
	'B443: %s is installed with active status, and says so',
	async ( title, slug, progress ) => {
		const calls = mockNetwork( () => json( { code: 'success' } ) );
		const { user } = renderCards();
		await user.click(
			inCard( title ).getByRole( 'button', { name: /^Install/ } )
		);
		expect( calls[ 0 ]?.body ).toMatchObject( { slug, status: 'active' } );
		expect( cardOf( title ) ).toHaveTextContent( progress );
	}
);

it( 'what is there and off is only activated', () => {
	renderCards( { ownPlugins: { 'jetpack-boost': 'inactive' } } );
	expect(
		inCard( 'Boost' ).getByRole( 'button', { name: /^Activate/ } )
	).toBeVisible();
	expect( cardOf( 'Boost' ) ).toHaveTextContent( 'Not active' );
} );

it( 'shows a failure, which can be retried', async () => {
	mockNetwork( () =>
		json( { code: 'install_plugin_failed', message: 'x' }, 500 )
	);
	const { user, store } = renderCards();
	await user.click(
		inCard( 'Boost' ).getByRole( 'button', { name: /^Install/ } )
	);
	await waitFor( () =>
		expect( store.getState().notices.items[ 0 ]?.text ).toBe(
			'Could not activate Jetpack Boost.'
		)
	);
	expect(
		inCard( 'Boost' ).getByRole( 'button', { name: /^Install/ } )
	).toBeVisible();
} );

it( 'if files can’t be changed, says whom to ask', () => {
	renderCards( { canInstallPlugins: false } );
	expect(
		inCard( 'Boost' ).queryByRole( 'button', { name: /^Install/ } )
	).not.toBeInTheDocument();
	expect( cardOf( 'Boost' ) ).toHaveTextContent( 'Ask your host' );
} );
