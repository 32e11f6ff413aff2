import { isRecord } from './is-record';

/**
 * How often to check whether the pop-up was closed: there is no event for it.
 */
export const POPUP_MONITOR_MS = 100;

/** The pop-up's message may arrive after it is detected as closed. */
const CLOSED_GRACE_MS = 1000;

const FEATURES = 'popup,width=780,height=700';

/**
 * Opens a page that connects this user to a third-party service. The flow ends
 * on a page of ours, which sends the connection's ID and closes.
 *
 * @param url The first page.
 * @return Null if the browser blocks the pop-up; otherwise resolves once the
 * window is closed, to the connection's ID or to null if it was closed early.
 */
export function openConnectPopup(
	url: string
): Promise< number | null > | null {
	const popup = window.open( url, 'jetpack-connect', FEATURES );
	if ( ! popup ) {
		return null;
	}
	return new Promise( ( resolve ) => {
		let connectionId: number | null = null;
		const onMessage = ( { source, origin, data }: MessageEvent ) => {
			if ( source === popup && origin === window.location.origin ) {
				connectionId = readConnectionId( data ) ?? connectionId;
			}
		};
		window.addEventListener( 'message', onMessage );
		let closedMs = 0;
		const monitor = window.setInterval( () => {
			closedMs += popup.closed ? POPUP_MONITOR_MS : 0;
			if (
				closedMs > CLOSED_GRACE_MS ||
				( closedMs > 0 && connectionId !== null )
			) {
				window.clearInterval( monitor );
				window.removeEventListener( 'message', onMessage );
				resolve( connectionId );
			}
		}, POPUP_MONITOR_MS );
	} );
}

function readConnectionId( data: unknown ): number | null {
	const id = isRecord( data ) ? Number( data.keyring_id ) : 0;
	return Number.isSafeInteger( id ) && id > 0 ? id : null;
}
