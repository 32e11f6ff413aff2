import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { configureApi } from '../../api/client';
import { mockNetwork, json } from '../../api/network.fixture';
import { addNotice } from '../../state/notices/actions';
import type { NewNotice } from '../../state/notices/actions';
import { getNotices } from '../../state/notices/selectors';
import { createAppStore } from '../../state/store';
import { NoticeList } from './notice-list';

const saved: NewNotice = {
	noticeId: 'saved',
	status: 'success',
	text: 'Saved.',
};

function show( ...notices: readonly NewNotice[] ) {
	const store = createAppStore();
	render(
		<Provider store={ store }>
			<NoticeList />
		</Provider>
	);
	act( () =>
		notices.forEach(
			( notice ) => void store.dispatch( addNotice( notice ) )
		)
	);
	return store;
}

const list = () => within( screen.getByRole( 'region', { name: 'Notices' } ) );
const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a notice', () => {
	it( 'with a duration is removed automatically (A279, B449, B615)', () => {
		show( saved );
		pass( 1999 );
		expect( list().getByText( 'Saved.' ) ).toBeInTheDocument();
		pass( 1 );
		expect( list().queryByText( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it( 'that reports an error stays for 5 s (B616)', () => {
		show( { ...saved, status: 'error' } );
		pass( 4999 );
		expect( list().getByText( 'Saved.' ) ).toBeInTheDocument();
		pass( 1 );
		expect( list().queryByText( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it( 'without a duration stays until it is dismissed', () => {
		show( { ...saved, duration: 0 } );
		pass( 3_600_000 );
		fireEvent.click(
			list().getByRole( 'button', { name: 'Dismiss this notice' } )
		);
		expect( list().queryByText( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it( 'waits while it is being read', () => {
		show( saved );
		fireEvent.mouseEnter( list().getByText( 'Saved.' ) );
		pass( 10_000 );
		expect( list().getByText( 'Saved.' ) ).toBeInTheDocument();
		fireEvent.mouseLeave( list().getByText( 'Saved.' ) );
		pass( 2000 );
		expect( list().queryByText( 'Saved.' ) ).not.toBeInTheDocument();
	} );

	it( 'waits while the focus is in it, regardless of the pointer', () => {
		show( saved );
		act( () => list().getByRole( 'button' ).focus() );
		fireEvent.mouseEnter( list().getByText( 'Saved.' ) );
		fireEvent.mouseLeave( list().getByText( 'Saved.' ) );
		pass( 10_000 );
		expect( list().getByText( 'Saved.' ) ).toBeInTheDocument();
	} );

	it( 'that is dismissed leaves the focus in its place', () => {
		show( saved );
		act( () => list().getByRole( 'button' ).focus() );
		fireEvent.click( list().getByRole( 'button' ) );
		expect( list().queryByText( 'Saved.' ) ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'region', { name: 'Notices' } )
		).toHaveFocus();
	} );

	it( 'that replaces another one has its own time', () => {
		const store = show( saved );
		pass( 1500 );
		act(
			() =>
				void store.dispatch(
					addNotice( { ...saved, text: 'Saved again.' } )
				)
		);
		pass( 1500 );
		expect( list().getByText( 'Saved again.' ) ).toBeInTheDocument();
		pass( 500 );
		expect( list().queryByText( 'Saved again.' ) ).not.toBeInTheDocument();
	} );

	it.each( [
		[ 'success', 'polite' ],
		[ 'error', 'assertive' ],
	] as const )(
		'of status %s is announced in a %s voice',
		async ( status, voice ) => {
			show( { ...saved, status, text: `Said by ${ voice }.` } );
			// wp-a11y may load after the notice is shown.
			await act( async () => {} );
			expect(
				document.querySelector( `[aria-live="${ voice }"]` )
			).toHaveTextContent( `Said by ${ voice }.` );
		}
	);

	it.each( [ 'success', 'error', 'info', 'warning' ] as const )(
		'of status %s looks like it (A243, B396)',
		( status ) => {
			show( { ...saved, status } );
			expect(
				list().getByText( 'Saved.' ).closest( '.jp-notice' )
			).toHaveClass( `is-${ status }` );
		}
	);

	it( 'that can’t be dismissed has no button', () => {
		show( { ...saved, showDismiss: false } );
		expect( list().queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'can hold a link, which opens a new tab', () => {
		show( {
			...saved,
			action: {
				kind: 'link',
				label: 'Log in again',
				href: '/wp-login.php',
			},
		} );
		expect(
			list().getByRole( 'link', { name: /Log in again/ } )
		).toHaveAttribute( 'href', '/wp-login.php' );
	} );

	it( 'undoes its change, and keeps the focus nearby', async () => {
		configureApi( {
			root: 'http://site.test/wp-json/',
			nonce: 'aaaaaaaaaa',
			userId: 3,
			nonceUrl: '',
			preload: {},
		} );
		const calls = mockNetwork( ( { method } ) =>
			json( method === 'POST' ? { code: 'success' } : {} )
		);
		const store = show( {
			...saved,
			noticeId: 'update-settings',
			action: {
				kind: 'undo',
				previous: { admin_bar: true },
				saved: { admin_bar: false },
			},
		} );
		act( () => list().getByRole( 'button', { name: 'Undo' } ).focus() );
		// It stays while its button is hovered or focused.
		pass( 10_000 );
		fireEvent.click( list().getByRole( 'button', { name: 'Undo' } ) );
		expect(
			screen.getByRole( 'region', { name: 'Notices' } )
		).toHaveFocus();
		expect( list().queryByRole( 'button' ) ).not.toBeInTheDocument();
		await act( async () => {
			await jest.advanceTimersByTimeAsync( 10 );
		} );
		expect( calls[ 0 ]?.body ).toEqual( { admin_bar: true } );
		expect( getNotices( store.getState() ) ).toMatchObject( [
			{ status: 'success', text: 'The change was undone.' },
		] );
		// An Undo offers no Undo of its own.
		expect(
			list().queryByRole( 'button', { name: 'Undo' } )
		).not.toBeInTheDocument();
	} );
} );
