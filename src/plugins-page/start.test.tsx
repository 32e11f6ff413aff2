import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, json } from '../api/network.fixture';
import type { SentRequest } from '../api/network.fixture';
import { ACCOUNT_SERVICE } from '../api/page-data.fixture';
import { goToPage } from '../lib/wp-admin';
import { startPluginsPage } from './start';

jest.mock( '../lib/wp-admin', () => ( { goToPage: jest.fn() } ) );
const PLUGIN = 'jetpack-dashboard/jetpack-dashboard.php';
const DEACTIVATE =
	'http://site.test/wp-admin/plugins.php?action=deactivate&plugin=ours';

const pageData = ( tracksUserData: unknown ) => ( {
	plugin: PLUGIN,
	api: {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
	},
	initialState: {
		adminUrl: 'http://site.test/wp-admin/',
		accountService: ACCOUNT_SERVICE,
		connectedPlugins: { jetpack: { name: 'Jetpack' } },
		tracksUserData,
	},
} );

/** As WordPress draws its list. */
const LIST = `
	<form id="bulk-action-form"><select name="action" aria-label="Bulk action">
		<option value="-1">Bulk actions</option><option value="activate-selected">Activate</option>
		<option value="deactivate-selected">Deactivate</option></select><button>Apply</button>
	<table><tbody id="the-list">
		<tr data-plugin="${ PLUGIN }">
			<td><input type="checkbox" name="checked[]" value="${ PLUGIN }" aria-label="Ours"><span class="deactivate"><a href="${ DEACTIVATE }" aria-label="Deactivate Jetpack Dashboard">Deactivate</a></span></td>
		</tr>
		<tr data-plugin="other/other.php">
			<td><input type="checkbox" name="checked[]" value="other/other.php" aria-label="Other"><span class="deactivate"><a href="#other" aria-label="Deactivate Other">Deactivate</a></span>
			<span class="edit"><a href="#edit">Edit</a></span></td>
		</tr>
	</tbody></table></form>`;

let stop = () => {};
let calls: SentRequest[] = [];

async function openList(
	tracksUserData: unknown = { blogid: 4242, userid: 90210 }
) {
	document.body.innerHTML = LIST;
	jest.mocked( goToPage ).mockClear();
	calls = mockNetwork( ( { url } ) =>
		json(
			url.pathname.endsWith( '/feedback-survey' )
				? { success: true }
				: { code: 'success', providerTold: true }
		)
	);
	await act( async () => {
		stop = startPluginsPage( pageData( tracksUserData ) );
		await Promise.resolve();
	} );
	return userEvent.setup();
}

afterEach( () => act( () => stop() ) );

const ourLink = () =>
	screen.getByRole( 'link', { name: 'Deactivate Jetpack Dashboard' } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const question = () =>
	screen.findByRole( 'dialog', {
		name: 'Are you sure you want to disconnect?',
	} );

/** Was WordPress’s own link left to work? (There is nowhere to go here.) */
function works( link: HTMLElement, init: MouseEventInit = {} ): boolean {
	let isLeft = false;
	window.addEventListener(
		'click',
		( event ) => {
			isLeft = ! event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true }
	);
	fireEvent.click( link, { button: 0, ...init } );
	return isLeft;
}

describe( 'Deactivate on WordPress’s plugins page', () => {
	it( 'asks first', async () => {
		await openList();
		expect( works( ourLink() ) ).toBe( false );
		expect( await question() ).toBeInTheDocument();
		expect( goToPage ).not.toHaveBeenCalled();
	} );

	it( 'gives the focus back on Cancel, and changes nothing', async () => {
		const user = await openList();
		const link = ourLink();
		await user.click( link );
		await question();
		await user.click( button( 'Cancel' ) );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( link ).toHaveFocus();
		expect( goToPage ).not.toHaveBeenCalled();
		expect( calls.filter( ( { method } ) => method === 'POST' ) ).toEqual(
			[]
		);
	} );

	it( 'disconnects, takes the survey, and then deactivates by WordPress’s link', async () => {
		const user = await openList();
		await user.click( ourLink() );
		await question();
		await user.click( button( 'Deactivate' ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Help us improve' } )
		);
		await user.click( button( 'It has too many bugs' ) );
		await user.click( button( 'Submit feedback' ) );
		const back = await screen.findByRole( 'button', {
			name: 'Back to my website',
		} );
		expect( goToPage ).not.toHaveBeenCalled();
		await user.click( back );
		expect( goToPage ).toHaveBeenCalledWith( DEACTIVATE );
		expect(
			calls
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { url, body } ) => [ url.host + url.pathname, body ] )
		).toEqual( [
			[ 'site.test/wp-json/jetpack/v4/connection', { isActive: false } ],
			[
				'account.test/v1/marketing/feedback-survey',
				expect.objectContaining( { site_id: 4242, user_id: 90210 } ),
			],
		] );
	} );

	it( 'does not ask users who are not linked for feedback', async () => {
		const user = await openList( false );
		await user.click( ourLink() );
		await question();
		await user.click( button( 'Deactivate' ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Back to my website' } )
		);
		expect( goToPage ).toHaveBeenCalledWith( DEACTIVATE );
	} );

	it( 'is intercepted after WordPress renders its list again, too', async () => {
		const user = await openList();
		const list = document.getElementById( 'the-list' );
		if ( list ) {
			list.innerHTML = `${ list.innerHTML }`;
		}
		await user.click( ourLink() );
		expect( await question() ).toBeInTheDocument();
	} );

	it( 'ignores other plugins', async () => {
		await openList();
		expect(
			works( screen.getByRole( 'link', { name: 'Deactivate Other' } ) )
		).toBe( true );
		expect( works( screen.getByRole( 'link', { name: 'Edit' } ) ) ).toBe(
			true
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it.each( [ [ 'ctrlKey' ], [ 'metaKey' ], [ 'shiftKey' ] ] )(
		'with %s stays WordPress’s',
		async ( key ) => {
			await openList();
			expect( works( ourLink(), { [ key ]: true } ) ).toBe( true );
			expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		}
	);

	it( 'just deactivates where the page brought too little', async () => {
		document.body.innerHTML = LIST;
		expect( () => startPluginsPage( { plugin: PLUGIN } ) ).toThrow(
			/body\.api/
		);
		expect( works( ourLink() ) ).toBe( true );
	} );
} );

describe( 'the bulk action Deactivate', () => {
	let submit: jest.SpyInstance;
	let isLeft = false;
	const onSubmit = ( event: Event ) => {
		isLeft = ! event.defaultPrevented;
		// There is nowhere to go here.
		event.preventDefault();
	};
	beforeEach( () => {
		isLeft = false;
		submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockReturnValue();
		window.addEventListener( 'submit', onSubmit );
	} );
	afterEach( () => window.removeEventListener( 'submit', onSubmit ) );

	async function apply( action: string, ...plugins: string[] ) {
		const user = await openList();
		await user.selectOptions( screen.getByRole( 'combobox' ), action );
		for ( const name of plugins ) {
			await user.click( screen.getByRole( 'checkbox', { name } ) );
		}
		await user.click( button( 'Apply' ) );
		return user;
	}

	it( 'asks first if our plugin is among them, then deactivates all of them', async () => {
		const user = await apply( 'deactivate-selected', 'Ours', 'Other' );
		expect( isLeft ).toBe( false );
		await question();
		await user.click( button( 'Deactivate' ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'No thank you' } )
		);
		expect( submit ).toHaveBeenCalledTimes( 1 );
		expect( submit.mock.contexts[ 0 ] ).toBe(
			document.getElementById( 'bulk-action-form' )
		);
	} );

	it( 'leaves everything as it is on Cancel', async () => {
		const user = await apply( 'deactivate-selected', 'Ours' );
		await question();
		await user.click( button( 'Cancel' ) );
		expect( submit ).not.toHaveBeenCalled();
		expect( button( 'Apply' ) ).toHaveFocus();
		expect(
			screen.getByRole( 'checkbox', { name: 'Ours' } )
		).toBeChecked();
	} );

	it.each( [
		[ 'of other plugins', 'deactivate-selected', 'Other' ],
		[ 'that does something else', 'activate-selected', 'Ours' ],
	] )( 'ignores %s', async ( _which, action, plugin ) => {
		await apply( action, plugin );
		expect( isLeft ).toBe( true );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );
