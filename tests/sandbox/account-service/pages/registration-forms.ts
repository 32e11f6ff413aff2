import type { Revocable } from '../revoking';
import type { PublicState } from '../sandbox-routes';
import { escapeHtml } from './layout';

const BUTTONS: readonly ( readonly [ Revocable, string ] )[] = [
	[ 'site-tokens', 'End the site’s tokens' ],
	[ 'user-tokens', 'End its users’ tokens' ],
	[ 'registration', 'Forget the registration' ],
];

function revokeForm( siteId: number, what: Revocable, label: string ): string {
	return `<form method="post" action="/sandbox"><input type="hidden" name="action" value="revoke"><input type="hidden" name="site_id" value="${ siteId }"><button name="what" value="${ what }" aria-label="${ escapeHtml(
		`${ label } (site ${ siteId })`
	) }">${ escapeHtml( label ) }</button></form>`;
}

/**
 * The registered sites, with forms to revoke their tokens and registrations
 * without notifying them.
 */
export function registrationForms( { registrations }: PublicState ): string {
	if ( registrations.length === 0 ) {
		return '<p>No site is registered.</p>';
	}
	const rows = registrations.map(
		( { site_id, client_name, client_uri } ) =>
			`<tr><th scope="row">${ site_id }: ${ escapeHtml(
				client_name
			) } (${ escapeHtml( client_uri ) })</th><td>${ BUTTONS.map(
				( [ what, label ] ) => revokeForm( site_id, what, label )
			).join( '' ) }</td></tr>`
	);
	return `<table><caption>Registered sites</caption><tbody>${ rows.join(
		''
	) }</tbody></table>`;
}
