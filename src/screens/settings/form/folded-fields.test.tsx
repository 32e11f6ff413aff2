import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	renderSettings,
	saveButtons,
	switchNamed,
} from '../../../../tests/unit/settings-page';

const SHARING = { sharedaddy: { name: 'Sharing' } };
const OPTIONS = { settings: { sharing_label: 'Share this:' } };
const LABEL = { name: 'Label above the buttons' };

const button = () =>
	screen.queryByRole( 'button', {
		name: 'Settings: Add sharing buttons to your posts and pages',
	} );
const field = () => screen.queryByRole( 'textbox', LABEL );

it( 'B419 the fields of a feature that is off are behind a button, disabled', async () => {
	const { user } = renderSettings( 'sharing', {
		modules: SHARING,
		...OPTIONS,
	} );
	expect( field() ).toBeNull();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
	button()?.focus();
	await user.keyboard( '{Enter}' );
	expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( button() ).toHaveFocus();
	expect( field() ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.keyboard( ' ' );
	expect( field() ).toBeNull();
} );

it( 'they unfold when it is turned on, and fold when it is turned off', async () => {
	const { user } = renderSettings( 'sharing', {
		modules: SHARING,
		...OPTIONS,
	} );
	const feature = () => switchNamed( /^Add sharing buttons/ );
	await user.click( feature() );
	expect( await screen.findByRole( 'textbox', LABEL ) ).toBeEnabled();
	expect( button() ).toBeNull();
	expect( feature() ).toHaveFocus();
} );

it( 'unsaved changes stay in view after it is turned off', async () => {
	const { user } = renderSettings( 'sharing', {
		modules: { sharedaddy: { name: 'Sharing', activated: true } },
		...OPTIONS,
	} );
	await user.type( screen.getByRole( 'textbox', LABEL ), '!' );
	await user.click( switchNamed( /^Add sharing buttons/ ) );
	await screen.findByText( '1 unsaved change' );
	expect( switchNamed( /^Add sharing buttons/ ) ).not.toBeChecked();
	expect( field() ).toHaveValue( 'Share this:!' );
	await user.click( saveButtons()[ 0 ] as HTMLElement );
	await screen.findByRole( 'button', { name: /^Settings: Add sharing/ } );
	expect( field() ).toBeNull();
} );

it( 'a search that finds one of them unfolds them', async () => {
	renderSettings( 'sharing', {
		query: '?term=label above',
		modules: SHARING,
		...OPTIONS,
	} );
	expect( await screen.findByRole( 'textbox', LABEL ) ).toBeVisible();
	expect( button() ).toBeNull();
} );

it( 'a search that finds only the feature leaves them folded', async () => {
	renderSettings( 'sharing', {
		query: '?term=pages',
		modules: SHARING,
		...OPTIONS,
	} );
	await screen.findByRole( 'article', { name: 'Sharing buttons' } );
	expect( button() ).toBeVisible();
	expect( field() ).toBeNull();
	await userEvent.click( button() as HTMLElement );
	expect( field() ).toBeVisible();
} );
