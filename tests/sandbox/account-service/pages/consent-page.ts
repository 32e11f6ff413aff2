import type { Account } from '../state';
import { escapeHtml, page } from './layout';

const MEANINGS: Record< string, string > = {
	openid: 'know which account you use',
	profile: 'see your user name and picture',
	email: 'see your email address',
	user: 'act for you, for example to read your licenses',
	offline_access: 'stay connected while you are away',
};

interface ConsentPageProps {
	uid: string;
	siteName: string;
	siteUrl: string;
	scopes: readonly string[];
	accounts: readonly Account[];
	/** Error message for the last submission. */
	problem: string | undefined;
}

function accountChoice( account: Account, index: number ): string {
	return `<label><input type="radio" name="account" value="${ escapeHtml(
		account.sub
	) }"${ index === 0 ? ' checked' : '' }> ${ escapeHtml(
		account.preferred_username
	) } (${ escapeHtml( account.email ) })</label>`;
}

export function consentPage( props: ConsentPageProps ): string {
	const { uid, siteName, siteUrl, scopes, accounts, problem } = props;
	const rights = scopes
		.map( ( scope ) => MEANINGS[ scope ] ?? scope )
		.map( ( meaning ) => `<li>${ escapeHtml( meaning ) }</li>` )
		.join( '' );
	return page(
		'Connect your account',
		`${
			problem === undefined
				? ''
				: `<p id="problem" role="alert"><strong>${ escapeHtml(
						problem
				  ) }</strong></p>`
		}
<p><strong>${ escapeHtml( siteName ) }</strong> (${ escapeHtml(
			siteUrl
		) }) would like to:</p>
<ul>${ rights }</ul>
<form method="post" action="/interaction/${ escapeHtml( uid ) }">
<fieldset>
<legend>Who are you?</legend>
${ accounts.map( accountChoice ).join( '\n' ) }
<label for="email">Another account (email address)</label>
<input id="email" name="email" type="email" autocomplete="email"${
			problem === undefined ? '' : ' aria-describedby="problem"'
		}>
</fieldset>
<button class="is-primary" name="decision" value="approve">Approve</button>
<button name="decision" value="deny" formnovalidate>Cancel</button>
</form>`
	);
}
