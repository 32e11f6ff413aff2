import { get, post } from './client';
import type { GetOptions } from './client';
import {
	readFields,
	readFlag,
	readMap,
	readNumber,
	readOptional,
	readString,
	readSuccess,
} from './shape';

export interface Plugin {
	readonly name: string;
	readonly version: string;
	readonly isActive: boolean;
}

/** Plugin file (`akismet/akismet.php`) → plugin. */
export type Plugins = Readonly< Record< string, Plugin > >;

const readWirePlugin = readFields< {
	Name: string;
	Version: string;
	active: boolean;
} >( {
	Name: readString,
	Version: readOptional( readString, '' ),
	active: readFlag,
} );

export async function fetchPlugins( options?: GetOptions ): Promise< Plugins > {
	const readPlugins = readMap( ( value, at ) => {
		const { Name, Version, active } = readWirePlugin( value, at );
		return { name: Name, version: Version, isActive: active };
	} );
	return readPlugins( await get( '/jetpack/v4/plugins', options ) );
}

/**
 * Installs where needed, then activates.
 *
 * @param args
 * @param args.slug   One of our own list.
 * @param args.source Who asks for it: a card's name, say.
 */
export async function installPlugin( {
	slug,
	source,
}: {
	readonly slug: string;
	readonly source?: string;
} ): Promise< void > {
	readSuccess(
		await post( '/jetpack/v4/plugins', {
			slug,
			status: 'active',
			...( source ? { source } : {} ),
		} )
	);
}

/** @return How many plugins have an update waiting. */
export async function fetchPluginUpdates(
	options?: GetOptions
): Promise< number > {
	const { count } = readFields< { count: number } >( { count: readNumber } )(
		await get( '/jetpack/v4/updates/plugins', options )
	);
	return count;
}
