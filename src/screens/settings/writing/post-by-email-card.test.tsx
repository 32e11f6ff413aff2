import { screen, waitFor, within } from '@testing-library/react';
import { json } from '../../../api/network.fixture';
import { EDITOR, makeUser } from '../../../api/page-data.fixture';
import { getNotices } from '../../../state/notices/selectors';
import {
	cardNamed,
	CONNECTED,
	ON,
	renderSettings,
	SITE_ONLY,
	switchNamed,
} from '../../../../tests/unit/settings-page';

const POST_BY_EMAIL = {
	'post-by-email': {
		...ON,
		name: 'Post by email',
		requires_connection: true,
		requires_user_connection: true,
	},
};
const AN_EDITOR = { ...CONNECTED, userData: EDITOR };
const A_LINKED_EDITOR = {
	...CONNECTED,
	userData: makeUser( EDITOR.currentUser.permissions, { isConnected: true } ),
};

describe( 'post by email', () => {
	const ADDRESS = { post_by_email_address: 'hush@post.example' };

	it( 'B217, B218, B541: shows the address, offers to copy it, and regenerates it', async () => {
		const { user, posts } = renderSettings( 'writing', {
			modules: POST_BY_EMAIL,
			settings: ADDRESS,
		} );
		expect( screen.getByLabelText( 'Your address' ) ).toHaveValue(
			'hush@post.example'
		);
		expect( screen.getByRole( 'button', { name: 'Copy' } ) ).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Regenerate address' } )
		);
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ post_by_email_address: 'regenerate' },
			] )
		);
	} );

	it( 'B588 says why the address could not be regenerated', async () => {
		const { user, store } = renderSettings( 'writing', {
			modules: POST_BY_EMAIL,
			settings: ADDRESS,
			onPost: () =>
				json(
					{
						code: 'some_updated',
						message: 'The mailbox does not answer.',
						data: { status: 400, params: {} },
					},
					400
				),
		} );
		await user.click(
			screen.getByRole( 'button', { name: 'Regenerate address' } )
		);
		await waitFor( () =>
			expect(
				getNotices( store.getState() ).map( ( { text } ) => text )
			).toContainEqual(
				expect.stringMatching(
					/^Error regenerating Post by Email address\. The mailbox does not answer\./
				)
			)
		);
	} );

	it( 'B215, B216: shows who is no manager text, and their address, without a switch', () => {
		renderSettings( 'writing', {
			modules: POST_BY_EMAIL,
			settings: ADDRESS,
			state: A_LINKED_EDITOR,
		} );
		const card = within( cardNamed( 'Post by email' ) );
		expect( card.queryByRole( 'switch' ) ).toBeNull();
		expect( card.getByText( /secret address/ ) ).toBeVisible();
		expect(
			card.getByRole( 'button', { name: 'Regenerate address' } )
		).not.toHaveAttribute( 'aria-disabled' );
	} );

	it( 'B220 is disabled unless the user is linked, says why, and links to connect', () => {
		renderSettings( 'writing', {
			modules: POST_BY_EMAIL,
			state: AN_EDITOR,
		} );
		const create = screen.getByRole( 'button', { name: 'Create address' } );
		expect( create ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( create ).toHaveAccessibleDescription(
			'Connect your user account to use an address.'
		);
		expect(
			screen.getByRole( 'link', { name: 'Connect your user account' } )
		).toHaveAttribute( 'href', '#/connect-user?feature=post-by-email' );
	} );

	it.each( [
		[ 'Post by email (B221)', 'post-by-email', 'Publish posts by email' ],
		[ 'the toolbar (B222)', 'masterbar', 'Use Jetpack’s toolbar' ],
	] )(
		'%s is unavailable in site-connection mode',
		( _title, slug, label ) => {
			renderSettings( 'writing', {
				modules: { [ slug ]: { requires_user_connection: true } },
				state: SITE_ONLY,
			} );
			expect( switchNamed( label ) ).toHaveAttribute(
				'aria-disabled',
				'true'
			);
			expect( switchNamed( label ) ).toHaveAccessibleDescription(
				expect.stringContaining(
					'Connect your account to turn this on.'
				)
			);
		}
	);
} );
