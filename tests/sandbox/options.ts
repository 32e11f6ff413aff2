import { SCENARIOS, isScenario } from './scenarios';
import type { StartOptions } from './start-options';

export const DEFAULT_PORT = 9400;

export interface CommandLine extends StartOptions {
	port: number;
	help: boolean;
	/** Whether to build plugin/build first if it is missing or outdated. */
	build: boolean;
}

/** The message says what to do about it. */
export class UsageError extends Error {}

export const HELP = `npm start -- [options]

  --port <number>       where the site listens on 127.0.0.1 (default ${ DEFAULT_PORT });
                        its account service listens on the port after it
  --wp <which>          a version (7.1.1 is the default, 6.6 the oldest supported), a folder or a zip
  --php <native|wasm>   the machine's PHP, or PHP as WebAssembly (default: native if installed)
  --db <sqlite|mariadb> default sqlite; mariadb starts its own server
  --scenario <name>     ${ SCENARIOS.join(
		', '
  ) } (default: the current one; connected for a new site)
  --name <name>         the site's folder in .sandbox/ (default site)
  --fresh               delete the site and create a new one
  --no-build            don't build plugin/build first
  --help                this text
`;

function oneOf< T extends string >(
	option: string,
	value: string,
	allowed: readonly T[]
): T {
	const found = allowed.find( ( candidate ) => candidate === value );
	if ( found === undefined ) {
		throw new UsageError(
			`${ option } takes ${ allowed.join( ', ' ) }, not “${ value }”.`
		);
	}
	return found;
}

function portNumber( value: string ): number {
	const port = Number( value );
	// The account service uses the next port.
	if ( ! /^\d+$/.test( value ) || port < 1 || port > 65534 ) {
		throw new UsageError(
			`--port takes a number from 1 to 65534, not “${ value }”.`
		);
	}
	return port;
}

/** Each kind of site has its own folder unless a name is given. */
function defaultName( { wp, db }: Pick< StartOptions, 'wp' | 'db' > ): string {
	const version =
		wp === undefined
			? ''
			: `-${ wp.replace( /[^\w.]+/g, '-' ).replace( /^-+|-+$/g, '' ) }`;
	return `site${ version }${ db === 'mariadb' ? '-mariadb' : '' }`;
}

/**
 * Parses the options of `npm start`, as `--port 9500` or `--port=9500`. Throws
 * a UsageError.
 */
export function parseCommandLine( args: readonly string[] ): CommandLine {
	const line: CommandLine = {
		port: DEFAULT_PORT,
		help: false,
		build: true,
		newSiteScenario: 'connected',
	};
	const rest = args.flatMap( ( arg ) => {
		const equals = arg.startsWith( '--' ) ? arg.indexOf( '=' ) : -1;
		return equals === -1
			? [ arg ]
			: [ arg.slice( 0, equals ), arg.slice( equals + 1 ) ];
	} );
	for (
		let option = rest.shift();
		option !== undefined;
		option = rest.shift()
	) {
		const value = (): string => {
			const next = rest.shift();
			if ( next === undefined || next.startsWith( '--' ) ) {
				throw new UsageError( `${ option } needs a value.` );
			}
			return next;
		};
		switch ( option ) {
			case '--help':
			case '-h':
				line.help = true;
				break;
			case '--fresh':
				line.fresh = true;
				break;
			case '--no-build':
				line.build = false;
				break;
			case '--port':
				line.port = portNumber( value() );
				break;
			case '--wp':
				line.wp = value();
				break;
			case '--name':
				line.name = value();
				break;
			case '--php':
				line.php = oneOf( '--php', value(), [ 'native', 'wasm' ] );
				break;
			case '--db':
				line.db = oneOf( '--db', value(), [ 'sqlite', 'mariadb' ] );
				break;
			case '--scenario': {
				const name = value();
				if ( ! isScenario( name ) ) {
					throw new UsageError(
						`--scenario takes ${ SCENARIOS.join(
							', '
						) }, not “${ name }”.`
					);
				}
				line.scenario = name;
				break;
			}
			default:
				throw new UsageError(
					`“${ option }” is not an option of npm start.\n\n${ HELP }`
				);
		}
	}
	line.name ??= defaultName( line );
	return line;
}
