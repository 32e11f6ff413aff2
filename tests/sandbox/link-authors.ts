import { existsSync, readFileSync } from 'node:fs';
import {
	authorize,
	exchange,
	json,
	redirectUri,
	userInfo,
} from './account-service/client/service-client';
import type { Tokens } from './account-service/client/service-client';
import { accountOf } from './scenarios';
import type { ScenarioArgument, ScenarioSite } from './scenarios';
import type { ScenarioConnection } from './scenario-connection';

const AUTHORS = [ 'editor', 'author' ];

type Link = NonNullable< ScenarioArgument[ 'owner' ] >;

/**
 * Links the editor and the author to accounts of their own, for
 * scripts/seed-authors.php: without one, they have no settings on a connected
 * site. Empty for scenarios without linked users.
 */
export async function linkAuthors(
	{ layout, accountServiceUrl, url }: ScenarioSite,
	isConnected: boolean
): Promise< Link[] > {
	if (
		! isConnected ||
		accountServiceUrl === null ||
		! existsSync( layout.connection )
	) {
		return [];
	}
	const { registration } = JSON.parse(
		readFileSync( layout.connection, 'utf8' )
	) as ScenarioConnection;

	return Promise.all(
		AUTHORS.map( async ( login ) => {
			const walk = await authorize(
				accountServiceUrl,
				registration,
				{ decision: 'approve', email: `${ login }@example.org` },
				{ redirect_uri: redirectUri( url ) }
			);
			const response = await exchange(
				accountServiceUrl,
				registration,
				walk
			);
			const tokens = await json< Tokens >( response );
			return {
				login,
				...accountOf(
					await userInfo( accountServiceUrl, tokens ),
					tokens,
					Math.floor( Date.now() / 1000 ) + tokens.expires_in
				),
			};
		} )
	);
}
