/** @jest-environment ./tools/jest/browser-environment.js */
import { openConnectPopup, POPUP_MONITOR_MS } from './connect-popup';

const URL = 'https://site.test/wp-admin/admin.php?page=connect';

/** A window that the test can close and send messages from. */
function fakePopup() {
	const popup = { closed: false };
	const open = jest
		.spyOn( window, 'open' )
		.mockReturnValue( popup as unknown as Window );
	const say = (
		data: unknown,
		origin = window.location.origin,
		source: unknown = popup
	) => {
		const event = new MessageEvent( 'message', { data, origin } );
		Object.defineProperty( event, 'source', { value: source } );
		window.dispatchEvent( event );
	};
	return { popup, open, say };
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'the pop-up that connects a service', () => {
	it( 'B535 B536: gives the connection’s number once it is closed, which is looked for every 100 ms', async () => {
		const { popup, open, say } = fakePopup();
		const resolved = jest.fn();
		void openConnectPopup( URL )?.then( resolved );
		expect( open.mock.calls[ 0 ]?.[ 0 ] ).toBe( URL );
		say( { keyring_id: 501 } );
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( resolved ).not.toHaveBeenCalled();

		popup.closed = true;
		await jest.advanceTimersByTimeAsync( POPUP_MONITOR_MS - 1 );
		expect( resolved ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( resolved ).toHaveBeenCalledWith( 501 );
		expect( POPUP_MONITOR_MS ).toBe( 100 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it.each( [
		[ 'nothing', () => {} ],
		[
			'another site',
			( { say }: ReturnType< typeof fakePopup > ) =>
				say( { keyring_id: 501 }, 'https://evil.test' ),
		],
		[
			'another window',
			( { say }: ReturnType< typeof fakePopup > ) =>
				say( { keyring_id: 501 }, undefined, window ),
		],
		[
			'no number',
			( { say }: ReturnType< typeof fakePopup > ) => {
				say( { keyring_id: '<script>' } );
				say( { keyring_id: -1 } );
				say( 'hello' );
				say( null );
			},
		],
	] )( 'gives nothing when it heard %s', async ( _name, act ) => {
		const fake = fakePopup();
		const result = openConnectPopup( URL );
		act( fake );
		fake.popup.closed = true;
		await jest.advanceTimersByTimeAsync( 1000 + POPUP_MONITOR_MS );
		await expect( result ).resolves.toBeNull();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'gives the number too when it is heard after the window was seen closed', async () => {
		const { popup, say } = fakePopup();
		const result = openConnectPopup( URL );
		popup.closed = true;
		await jest.advanceTimersByTimeAsync( 500 );
		say( { keyring_id: 501 } );
		await jest.advanceTimersByTimeAsync( POPUP_MONITOR_MS );
		await expect( result ).resolves.toBe( 501 );
	} );

	it( 'is null if the browser blocks it', () => {
		jest.spyOn( window, 'open' ).mockReturnValue( null );
		expect( openConnectPopup( URL ) ).toBeNull();
	} );
} );
