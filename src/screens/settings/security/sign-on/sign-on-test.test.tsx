import { act, screen, within } from '@testing-library/react';
import { deferred, json } from '../../../../api/network.fixture';
import {
	cardNamed,
	ON,
	renderSettings,
} from '../../../../../tests/unit/settings-page';

const RESULT = {
	redirect_uri: 'https://site.test/wp-login.php?action=in',
	steps: [
		{
			id: 'keys',
			label: 'Signing keys',
			status: 'passed',
			text: 'The provider has a key.',
		},
		{
			id: 'client',
			label: 'Client ID and secret',
			status: 'failed',
			text: 'The provider refuses them.',
		},
	],
};

const open = (
	extra: Record< string, string >,
	onPost: () => Response | Promise< Response > = () => json( RESULT )
) =>
	renderSettings( 'security', {
		modules: { sso: { ...ON, extra } },
		state: { adminPages: [ 'jetpack-sign-on' ] },
		onPost,
	} );
const card = () => within( cardNamed( 'Secure sign-on' ) );
const button = () => card().getByRole( 'button', { name: /^Test/ } );

it( 'there is nothing to test without a provider', () => {
	open( { has_own_provider: '' } );
	expect(
		card().getByRole( 'link', {
			name: 'Set up your own identity provider',
		} )
	).toBeInTheDocument();
	expect(
		card().queryByRole( 'button', { name: 'Test sign-on' } )
	).not.toBeInTheDocument();
} );

it( 'keeps the focus during the test, announces its outcome and lists each step', async () => {
	const response = deferred< Response >();
	const page = open( { has_own_provider: '1' }, () => response.promise );
	act( () => button().focus() );
	await page.user.keyboard( '{Enter}' );
	expect( button() ).toHaveTextContent( 'Testing…' );
	expect( button() ).toHaveFocus();
	await page.user.keyboard( '{Enter}' );
	expect( page.posts() ).toEqual( [ {} ] );
	response.resolve( json( RESULT ) );

	expect(
		await card().findByText(
			'The test failed. Each failed step says what to do.'
		)
	).toHaveAttribute( 'role', 'status' );
	expect(
		card()
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Signing keys PassedThe provider has a key.',
		'Client ID and secret FailedThe provider refuses them.',
	] );
	expect( card().getByLabelText( 'Redirect URI' ) ).toHaveValue(
		RESULT.redirect_uri
	);
	expect(
		card().getByRole( 'button', { name: 'Copy redirect URI' } )
	).toBeInTheDocument();
} );

it( 'says why the test could not run', async () => {
	const page = open( { has_own_provider: '1' }, () =>
		json(
			{ code: 'test_running', message: 'Another test is running.' },
			409
		)
	);
	await page.user.click( button() );
	expect(
		await screen.findByText( /^Another test is running\./ )
	).toBeInTheDocument();
	expect( card().queryByRole( 'list' ) ).not.toBeInTheDocument();
} );
