import { isRecord } from './is-record';

/** How often the pop-up is looked at: closing tells nobody. */
export const POPUP_MONITOR_MS = 100;

/** What the pop-up says as it closes may come after it is seen closed. */
const LAST_WORDS_MS = 1000;

const FEATURES = 'popup,width=780,height=700';

/**
 * Opens a page that connects this user to somebody else's service. Its last
 * page is one of ours, which tells the number of the connection and closes.
 *
 * @param url Where it begins.
 * @return Null where the browser lets no pop-up open; else the connection's
 *         number once the window is closed, or null when it was only closed.
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
				closedMs > LAST_WORDS_MS ||
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
