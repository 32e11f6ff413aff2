/**
 * Reads a value from local storage; null if there is none or the storage is
 * blocked.
 */
export function readStored( key: string ): string | null {
	try {
		return window.localStorage.getItem( key );
	} catch {
		return null;
	}
}

/** Writes a value to local storage, if possible. */
export function writeStored( key: string, value: string ): void {
	try {
		window.localStorage.setItem( key, value );
	} catch {
		// The storage is full or blocked.
	}
}
