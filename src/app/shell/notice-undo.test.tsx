import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { configureApi } from '../../api/client';
import { mockNetwork, json } from '../../api/network.fixture';
import { addNotice } from '../../state/notices/actions';
import { createAppStore } from '../../state/store';
import { NoticeList } from './notice-list';

const list = () => within( screen.getByRole( 'region', { name: 'Notices' } ) );
const notice = () => list().queryByText( 'Updated settings.' );
const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );
const control = () => screen.getByRole( 'checkbox' );
const focusOn = ( element: HTMLElement ) => act( () => element.focus() );

/** Renders a text field, a control and a link next to the notices. */
function show() {
	const store = createAppStore();
	render(
		<Provider store={ store }>
			<input type="text" aria-label="Text" />
			<input type="checkbox" aria-label="Control" />
			<a href="#next">Next</a>
			<NoticeList />
		</Provider>
	);
	return store;
}

function report( store: ReturnType< typeof show >, detail = '' ) {
	act(
		() =>
			void store.dispatch(
				addNotice( {
					noticeId: 'update-settings',
					status: 'success',
					text: 'Updated settings.',
					detail,
					action: {
						kind: 'undo',
						previous: { admin_bar: true },
						saved: { admin_bar: false },
					},
				} )
			)
	);
}

let calls: ReturnType< typeof mockNetwork > = [];

const posted = () =>
	calls
		.filter( ( { method } ) => method === 'POST' )
		.map( ( { body } ) => body );

const settle = () =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( 10 );
	} );

beforeEach( () => {
	jest.useFakeTimers();
	configureApi( {
		root: 'http://site.test/wp-json/',
		nonce: 'aaaaaaaaaa',
		userId: 3,
		nonceUrl: '',
		preload: {},
	} );
	calls = mockNetwork( ( { method } ) =>
		json( method === 'POST' ? { code: 'success' } : {} )
	);
} );
afterEach( () => jest.useRealTimers() );

describe( 'the time of a notice with Undo', () => {
	it( 'is 2 s after a mouse click (B615)', () => {
		const store = show();
		focusOn( control() );
		fireEvent.pointerDown( control() );
		report( store );
		pass( 2000 );
		expect( notice() ).not.toBeInTheDocument();
	} );

	it.each( [
		[ 'a key', () => fireEvent.keyDown( control(), { key: ' ' } ) ],
		[ 'a screen reader’s click', () => fireEvent.click( control() ) ],
	] )( 'waits while the focus stays where %s was used', ( _how, use ) => {
		const store = show();
		focusOn( control() );
		use();
		report( store );
		pass( 60_000 );
		expect( notice() ).toBeInTheDocument();
	} );

	it( 'starts when the focus moves on, and again with every key', () => {
		const store = show();
		focusOn( control() );
		fireEvent.keyDown( control(), { key: ' ' } );
		report( store );
		pass( 10_000 );
		focusOn( screen.getByRole( 'link' ) );
		pass( 1500 );
		fireEvent.keyDown( document.body, { key: 'Tab' } );
		pass( 1500 );
		expect( notice() ).toBeInTheDocument();
		pass( 500 );
		expect( notice() ).not.toBeInTheDocument();
	} );

	it( 'starts again when the focus has passed through the notice', () => {
		const store = show();
		focusOn( control() );
		fireEvent.keyDown( control(), { key: ' ' } );
		report( store );
		focusOn( list().getByRole( 'button', { name: 'Undo' } ) );
		pass( 10_000 );
		expect( notice() ).toBeInTheDocument();
		focusOn( screen.getByRole( 'link' ) );
		pass( 2000 );
		expect( notice() ).not.toBeInTheDocument();
	} );
} );

describe( 'the key for Undo', () => {
	it( 'takes the change back, and leaves the focus where it is', async () => {
		const store = show();
		focusOn( control() );
		report( store );
		const isUntouched = fireEvent.keyDown( control(), {
			key: 'z',
			ctrlKey: true,
		} );
		expect( isUntouched ).toBe( false );
		await settle();
		expect( posted() ).toMatchObject( [ { admin_bar: true } ] );
		expect( list().getByText( 'The change was undone.' ) ).toBeVisible();
		expect( control() ).toHaveFocus();
		// There is nothing left to undo.
		fireEvent.keyDown( control(), { key: 'z', ctrlKey: true } );
		await settle();
		expect( posted() ).toHaveLength( 1 );
	} );

	describe( 'with several notices', () => {
		const undoOf = ( slug: string, turn: number ) => ( {
			noticeId: slug,
			status: 'success' as const,
			text: `${ slug } is on.`,
			turn,
			action: {
				kind: 'undo' as const,
				previous: { [ slug ]: false },
				saved: { [ slug ]: true },
				undoneText: `${ slug } is off.`,
			},
		} );
		const itemOf = ( text: string ) =>
			within(
				list()
					.getByText( text )
					.closest( '.jp-notice-list__item' ) as HTMLElement
			);
		const pressKey = async () => {
			fireEvent.keyDown( document.activeElement ?? document.body, {
				key: 'z',
				ctrlKey: true,
			} );
			await settle();
		};

		/** The first notice reports the latest change. */
		function reportThree( store: ReturnType< typeof show > ) {
			for ( const [ slug, turn ] of [
				[ 'protect', 1 ],
				[ 'monitor', 2 ],
				[ 'stats', 3 ],
				[ 'protect', 4 ],
			] as const ) {
				act( () => {
					store.dispatch( addNotice( undoOf( slug, turn ) ) );
				} );
			}
		}

		it( 'undoes the latest change first, and is shown only next to that one', async () => {
			reportThree( show() );
			focusOn( control() );
			expect(
				itemOf( 'protect is on.' ).getByText( 'Ctrl+Z' )
			).toBeVisible();
			expect( list().getAllByText( 'Ctrl+Z' ) ).toHaveLength( 1 );
			await pressKey();
			expect( posted() ).toEqual( [ { protect: false } ] );
			// The other notices stay; the announcement names the change.
			expect( list().getByText( 'protect is off.' ) ).toBeVisible();
			expect(
				itemOf( 'stats is on.' ).getByText( 'Ctrl+Z' )
			).toBeVisible();
			await pressKey();
			await pressKey();
			expect( posted().slice( 1 ) ).toEqual( [
				{ stats: false },
				{ monitor: false },
			] );
		} );

		it( 'takes back the change whose notice has the focus', async () => {
			reportThree( show() );
			focusOn(
				itemOf( 'monitor is on.' ).getByRole( 'button', {
					name: 'Undo',
				} )
			);
			expect(
				itemOf( 'monitor is on.' ).getByText( 'Ctrl+Z' )
			).toBeVisible();
			expect( list().getAllByText( 'Ctrl+Z' ) ).toHaveLength( 1 );
			await pressKey();
			expect( posted() ).toEqual( [ { monitor: false } ] );
			// The focus moves when the button is removed.
			expect(
				screen.getByRole( 'region', { name: 'Notices' } )
			).toHaveFocus();
			await pressKey();
			expect( posted().at( -1 ) ).toEqual( { protect: false } );
		} );
	} );

	it( 'is shown next to the button, and is announced after the setting', async () => {
		report( show(), 'Admin bar: off' );
		expect( list().getByText( 'Admin bar: off' ) ).toBeVisible();
		expect( list().getByText( 'Ctrl+Z' ) ).toBeVisible();
		const button = list().getByRole( 'button', { name: 'Undo' } );
		expect( button ).toHaveAttribute( 'aria-keyshortcuts', 'Control+Z' );
		await act( async () => {} );
		expect(
			document.querySelector( '[aria-live="polite"]' )
		).toHaveTextContent(
			'Updated settings. Admin bar: off. To undo, press Ctrl+Z.'
		);
	} );

	it( 'is ⌘Z on a Mac', async () => {
		jest.spyOn( window.navigator, 'platform', 'get' ).mockReturnValue(
			'MacIntel'
		);
		const store = show();
		focusOn( control() );
		report( store );
		expect( list().getByText( '⌘Z' ) ).toBeVisible();
		fireEvent.keyDown( control(), { key: 'z', ctrlKey: true } );
		await settle();
		expect( posted() ).toEqual( [] );
		fireEvent.keyDown( control(), { key: 'z', metaKey: true } );
		await settle();
		expect( posted() ).toHaveLength( 1 );
	} );

	it( 'stays the browser’s own in a text field, which is announced', async () => {
		const store = show();
		const field = screen.getByRole( 'textbox' );
		focusOn( field );
		report( store );
		expect( fireEvent.keyDown( field, { key: 'z', ctrlKey: true } ) ).toBe(
			true
		);
		await settle();
		expect( posted() ).toEqual( [] );
		expect(
			document.querySelector( '[aria-live="polite"]' )
		).toHaveTextContent(
			'Updated settings. To undo, leave the field and press Ctrl+Z.'
		);
	} );

	it.each( [
		[ 'redo', { key: 'Z', ctrlKey: true, shiftKey: true } ],
		[ 'the letter alone', { key: 'z' } ],
		[
			'a key that is held down',
			{ key: 'z', ctrlKey: true, repeat: true },
		],
	] )( 'is not %s', async ( _what, init ) => {
		const store = show();
		focusOn( control() );
		report( store );
		fireEvent.keyDown( control(), init );
		await settle();
		expect( posted() ).toEqual( [] );
	} );

	it( 'does nothing while there is nothing to undo', () => {
		show();
		expect(
			fireEvent.keyDown( control(), { key: 'z', ctrlKey: true } )
		).toBe( true );
	} );
} );
