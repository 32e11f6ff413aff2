/**
 * What this browser keeps under a key; null where there is nothing, or where
 * it keeps nothing for this site.
 */
export function readStored( key: string ): string | null {
	try {
		return window.localStorage.getItem( key );
	} catch {
		return null;
	}
}

/** Keeps a value in this browser, if it lets us. */
export function writeStored( key: string, value: string ): void {
	try {
		window.localStorage.setItem( key, value );
	} catch {
		// It is full, or switched off.
	}
}
