import { screen, waitFor } from '@testing-library/react';
import { json } from '../../../api/network.fixture';
import { ON, renderSettings } from '../../../../tests/unit/settings-page';

async function open( answer: object = {} ) {
	const page = renderSettings( 'sharing', {
		modules: { sharedaddy: ON },
		settings: { sharing_services: { visible: [], hidden: [] } },
		onPost: () => json( { code: 'success', ...answer } ),
	} );
	await page.user.click( screen.getByText( 'Custom services' ) );
	return page;
}

it.each( [
	[ 'Name', 'n'.repeat( 101 ), '101 of 100 characters' ],
	[
		'Sharing URL',
		`https://a.test/${ 'x'.repeat( 1700 ) }`,
		'1715 of 2000 characters',
	],
	[ 'Icon URL', 'x'.repeat( 2001 ), '2001 of 2000 characters' ],
] )(
	'%s shows its limit while typing, and keeps everything',
	async ( label, text, counter ) => {
		const { user } = await open();
		const field = screen.getByLabelText( label );
		await user.click( field );
		await user.paste( text );
		expect( field ).toHaveValue( text );
		expect( screen.getByText( counter ) ).toBeVisible();
	}
);

it( 'says at the name that HTML was removed, until it is edited', async () => {
	const { user } = await open( {
		custom: { id: 'custom-1', name: 'Our forum' },
		cleaned: [ 'custom' ],
	} );
	const name = screen.getByLabelText( 'Name' );
	await user.click( name );
	await user.paste( 'Our <b>forum</b>' );
	await user.click( screen.getByLabelText( 'Sharing URL' ) );
	await user.paste( 'https://forum.test/' );
	await user.click( screen.getByRole( 'button', { name: 'Add service' } ) );
	await waitFor( () =>
		expect( name ).toHaveAccessibleDescription( 'Some HTML was removed.' )
	);
	await user.type( name, 'x' );
	expect( name ).not.toHaveAccessibleDescription();
} );
