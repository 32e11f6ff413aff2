/**
 * The only code outside React that touches the page: what WordPress's admin
 * keeps around us.
 */

declare global {
	interface Window {
		/** Printed by PHP before the entry. */
		JetpackDashboard?: unknown;
	}
}

const MOUNT_ID = 'jetpack-dashboard-root';

/** Unchecked: api/initial-state.ts gives it its type. */
export function readPageGlobal(): unknown {
	return window.JetpackDashboard;
}

export function getMountElement(): HTMLElement | null {
	return document.getElementById( MOUNT_ID );
}

export function reloadPage(): void {
	window.location.reload();
}

/** Leaves the dashboard for another page. */
export function goToPage( url: string ): void {
	window.location.assign( url );
}

/** The title that WordPress gave the page, before we put a screen's in front. */
let siteTitle: string | null = null;

export function setDocumentTitle( screen: string ): void {
	siteTitle ??= document.title;
	document.title = screen ? `${ screen } ‹ ${ siteTitle }` : siteTitle;
}

/** The language that this user reads the admin in, for `Intl`; such as `pt-BR`. */
export function getPageLanguage(): string | undefined {
	return document.documentElement.lang || undefined;
}
