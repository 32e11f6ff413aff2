import { screen, waitFor, within } from '@testing-library/react';
import { json } from '../../../api/network.fixture';
import { EDITOR, makeUser } from '../../../api/page-data.fixture';
import { hasUnsavedChanges } from '../../../state/settings/selectors';
import {
	cardNamed,
	cardNames,
	CONNECTED,
	ON,
	renderSettings,
	SITE_ONLY,
	switchNamed,
} from '../../../../tests/unit/settings-page';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';

const SWITCH = 'Share posts to your social networks automatically';
const CONNECTIONS = /Connect your social media accounts/;
const PUBLICIZE = { requires_connection: true, requires_user_connection: true };
const NO_MANAGER = EDITOR.currentUser.permissions;

const service = ( id: string, name: string ) => ( { [ id ]: { id, name } } );
const SERVICES = {
	visible: {
		...service( 'twitter', 'Twitter' ),
		...service( 'email', 'Email' ),
	},
	hidden: [],
	all: {
		...service( 'email', 'Email' ),
		...service( 'reddit', 'Reddit' ),
		...service( 'twitter', 'Twitter' ),
		...service( 'custom-1', 'Our forum' ),
	},
};

describe( 'the Sharing page', () => {
	it.each( [
		[ 'Publicize connections', 'B234' ],
		[ 'Sharing buttons', 'B235' ],
		[ 'Like buttons', 'B236' ],
	] )( 'has a card %s (%s)', ( name ) => {
		renderSettings( 'sharing', {
			modules: { publicize: {}, sharedaddy: {}, likes: {} },
		} );
		expect( cardNamed( name ) ).toBeVisible();
	} );
} );

describe( 'publicize', () => {
	it( 'C266: links to the account’s connections in a new tab while it is on', () => {
		renderSettings( 'sharing', {
			modules: { publicize: { ...PUBLICIZE, ...ON } },
		} );
		const { outerHTML } = screen.getByRole( 'link', { name: CONNECTIONS } );
		expect( outerHTML ).toContain( 'source=jetpack-sharing-connections' );
		expect( outerHTML ).toContain( 'target="_blank"' );
	} );

	it( 'B237, B424: its toggle is disabled without a connected owner', () => {
		renderSettings( 'sharing', {
			modules: { publicize: PUBLICIZE },
			state: SITE_ONLY,
		} );
		expect( switchNamed( SWITCH ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( switchNamed( SWITCH ) ).toHaveAccessibleDescription(
			expect.stringContaining( 'Connect your account' )
		);
	} );

	it( 'B237, B424: its toggle is disabled without this user’s link', () => {
		renderSettings( 'sharing', {
			modules: { publicize: { ...PUBLICIZE, ...ON } },
			state: { ...CONNECTED, userData: makeUser( {} ) },
		} );
		expect( switchNamed( SWITCH ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect(
			screen.getByRole( 'link', {
				name: 'Connect your user account to see its social connections',
			} )
		).toHaveAttribute( 'href', '#/connect-user?feature=publicize' );
	} );

	it( 'is text and a link for who can publish and is no manager', () => {
		renderSettings( 'sharing', {
			modules: { publicize: { ...PUBLICIZE, ...ON }, likes: ON },
			state: {
				...CONNECTED,
				userData: makeUser( NO_MANAGER, { isConnected: true } ),
			},
		} );
		expect( cardNames() ).toEqual( [ 'Publicize connections' ] );
		const card = within( cardNamed( 'Publicize connections' ) );
		expect( card.queryByRole( 'switch' ) ).toBeNull();
		expect( card.getByText( /Shares each new post/ ) ).toBeVisible();
		expect( card.getByRole( 'link', { name: CONNECTIONS } ) ).toBeVisible();
	} );

	it( 'is nothing for who can’t publish', () => {
		renderSettings( 'sharing', {
			modules: { publicize: { ...PUBLICIZE, ...ON } },
			state: {
				...CONNECTED,
				userData: makeUser( { ...NO_MANAGER, publish_posts: false } ),
			},
		} );
		expect( cardNames() ).toEqual( [] );
	} );
} );

describe( 'sharing buttons', () => {
	const press = ( name: string ) => screen.getByRole( 'button', { name } );
	const namesIn = ( list: string ) =>
		within( screen.getByRole( 'list', { name: list } ) )
			.getAllByRole( 'listitem' )
			.map( ( row ) => row.firstElementChild?.textContent );

	it( 'offers the places that PHP names', async () => {
		const { user, posts } = renderSettings( 'sharing', {
			modules: {
				sharedaddy: {
					...ON,
					options: {
						show: {
							current_value: [ 'post' ],
							enum_labels: { post: 'Posts', page: 'Pages' },
						},
					},
				},
			},
			settings: { sharing_services: SERVICES, show: [ 'post' ] },
		} );
		expect(
			screen.getByRole( 'checkbox', { name: 'Posts' } )
		).toBeChecked();
		await user.click( screen.getByRole( 'checkbox', { name: 'Pages' } ) );
		await user.click( press( 'Save settings' ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [ { show: [ 'post', 'page' ] } ] )
		);
	} );

	it( 'puts services in order, and keeps the focus on the button that moved', async () => {
		const { user, posts } = renderSettings( 'sharing', {
			modules: { sharedaddy: ON },
			settings: { sharing_services: SERVICES },
		} );
		await user.click( press( 'Move Twitter down' ) );
		expect( namesIn( 'Always shown' ) ).toEqual( [ 'Email', 'Twitter' ] );
		expect( press( 'Move Twitter down' ) ).toHaveFocus();
		expect( press( 'Move Twitter down' ) ).toHaveAccessibleDescription(
			'This is already the last one.'
		);
		await user.click( press( 'Move Reddit to “More”' ) );
		expect( namesIn( 'Under the “More” button' ) ).toEqual( [ 'Reddit' ] );
		expect( press( 'Move Reddit up' ) ).toHaveFocus();
		await user.click( press( 'Don’t use Email' ) );
		expect( namesIn( 'Not used' ) ).toEqual( [ 'Email', 'Our forum' ] );
		expect( posts() ).toEqual( [] );
		await user.click( press( 'Save settings' ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{
					sharing_services: {
						visible: [ 'twitter' ],
						hidden: [ 'reddit' ],
					},
				},
			] )
		);
	} );

	it( 'has no change to save once the order is what it was', async () => {
		const { user } = renderSettings( 'sharing', {
			modules: { sharedaddy: ON },
			settings: { sharing_services: SERVICES },
		} );
		await user.click( press( 'Move Twitter down' ) );
		expect( press( 'Save settings' ) ).not.toHaveAttribute(
			'aria-disabled'
		);
		await user.click( press( 'Move Twitter up' ) );
		expect( press( 'Save settings' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );

	it( 'makes a service of the site’s own, and shows it', async () => {
		const { user, posts } = renderSettings( 'sharing', {
			modules: { sharedaddy: ON },
			settings: { sharing_services: SERVICES },
			onPost: () =>
				json( {
					code: 'success',
					custom: { id: 'custom-1', name: 'Our forum' },
				} ),
		} );
		await user.click( screen.getByText( 'Custom services' ) );
		expect( press( 'Add service' ) ).toHaveAccessibleDescription(
			'Enter a name and a sharing URL.'
		);
		await user.type( screen.getByLabelText( 'Name' ), 'Our forum' );
		await user.type(
			screen.getByLabelText( 'Sharing URL' ),
			'https://forum.test/?about=%post_url%{Enter}'
		);
		await waitFor( () =>
			expect( namesIn( 'Always shown' ) ).toContain( 'Our forum' )
		);
		expect( posts() ).toEqual( [
			{
				custom: {
					sharing_name: 'Our forum',
					sharing_url: 'https://forum.test/?about=%post_url%',
					sharing_icon: '',
				},
			},
		] );
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( '' );
	} );

	it( 'keeps a half-typed service as it keeps drafts, until it is emptied', async () => {
		const { user, store } = renderSettings( 'sharing', {
			modules: { sharedaddy: ON },
			settings: { sharing_services: SERVICES },
		} );
		const isFlagged = () => hasUnsavedChanges( store.getState() );
		await user.click( screen.getByText( 'Custom services' ) );
		await user.type( screen.getByLabelText( 'Name' ), 'Fo' );
		expect( isFlagged() ).toBe( true );
		await user.type( screen.getByLabelText( 'Name' ), '{Backspace>2/}' );
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( '' );
		expect( isFlagged() ).toBe( false );
	} );

	it( 'shows the site’s words about an address that it refuses', async () => {
		const refusal = 'Must be a web address.';
		const { user } = renderSettings( 'sharing', {
			modules: { sharedaddy: ON },
			settings: { sharing_services: SERVICES },
			onPost: () =>
				json(
					{
						code: 'rest_invalid_param',
						message: refusal,
						data: { status: 400, params: { custom: refusal } },
					},
					400
				),
		} );
		await user.click( screen.getByText( 'Custom services' ) );
		await user.type( screen.getByLabelText( 'Name' ), 'Our forum' );
		const address = screen.getByLabelText( 'Sharing URL' );
		await user.type( address, 'forum{Enter}' );
		await waitFor( () => expect( address ).toBeInvalid() );
		expect( address ).toHaveAccessibleDescription(
			expect.stringContaining( refusal )
		);
		expect( address ).toHaveValue( 'forum' );
	} );

	it( 'deletes a service of the site’s own, and no other', async () => {
		const { user, posts } = renderSettings( 'sharing', {
			modules: { sharedaddy: ON },
			settings: { sharing_services: SERVICES },
		} );
		await user.click( screen.getByText( 'Custom services' ) );
		expect(
			screen.queryByRole( 'button', { name: 'Delete Twitter' } )
		).toBeNull();
		await user.click( press( 'Delete Our forum' ) );
		await waitFor( () =>
			expect( posts() ).toEqual( [
				{ sharing_delete_service: 'custom-1' },
			] )
		);
	} );

	it( 'is out of reach while the module is off, and says why (B419)', async () => {
		const { user } = renderSettings( 'sharing', {
			modules: { sharedaddy: { name: 'Sharing' } },
			settings: { sharing_services: SERVICES },
		} );
		unfoldFields();
		const move = press( 'Move Twitter down' );
		expect( move ).toHaveAccessibleDescription(
			'Turn on Sharing to change this.'
		);
		await user.click( move );
		expect( namesIn( 'Always shown' ) ).toEqual( [ 'Twitter', 'Email' ] );
	} );
} );
