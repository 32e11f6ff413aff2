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
 * Installs the plugin if needed, then activates it.
 *
 * @param args
 * @param args.slug   A plugin from our own list.
 * @param args.source What started the installation, such as a card's name.
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

/** @return The number of available plugin updates. */
export async function fetchPluginUpdates(
	options?: GetOptions
): Promise< number > {
	const { count } = readFields< { count: number } >( { count: readNumber } )(
		await get( '/jetpack/v4/updates/plugins', options )
	);
	return count;
}
