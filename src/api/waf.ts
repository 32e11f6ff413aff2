import { get } from './client';
import type { GetOptions } from './client';
import { readFields, readFlag, readOptional, readString } from './shape';

export interface FirewallSettings {
	/** The file that runs before WordPress; '' if none. */
	readonly bootstrapPath: string;
	readonly hasRulesAccess: boolean;
}

const readFirewallSettings = readFields< FirewallSettings >( {
	bootstrapPath: readOptional( readString, '' ),
	hasRulesAccess: readFlag,
} );

export async function fetchFirewallSettings(
	options?: GetOptions
): Promise< FirewallSettings > {
	return readFirewallSettings( await get( '/jetpack/v4/waf', options ) );
}
