import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { siteLayout } from '../layout';
import { DEFAULT_PORT } from '../options';
import { startAccountService } from './server';
import { startSwitchServer } from './switch-server';

const HELP = `tsx tests/sandbox/account-service/start.ts [options]

  --port <number>  where it listens on 127.0.0.1 (default ${
		DEFAULT_PORT + 1
  }; 0 finds a free one)
  --name <name>    the folder in .sandbox/ that keeps its state (default site)
  --state <file>   another file for its state
  --switch         listens at another port, too, for what stops and starts it
  --quiet          no line per request
  --help           this text
`;

async function main(): Promise< void > {
	const { values } = parseArgs( {
		options: {
			port: { type: 'string', default: String( DEFAULT_PORT + 1 ) },
			name: { type: 'string', default: 'site' },
			state: { type: 'string' },
			switch: { type: 'boolean', default: false },
			quiet: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		process.stdout.write( HELP );
		return;
	}
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 0 || port > 65535 ) {
		throw new Error( `--port takes a number, not “${ values.port }”.` );
	}
	const options = {
		statePath: values.state
			? resolve( values.state )
			: siteLayout( values.name ).accountService,
		quiet: values.quiet,
	};
	const service = await startAccountService( { ...options, port } );
	const switchServer = values.switch
		? await startSwitchServer( service, () =>
				startAccountService( { ...options, port: service.port } )
		  )
		: null;
	const end = (): void => {
		const stopped = switchServer
			? switchServer.stopService()
			: service.stop();
		void stopped.then( () => process.exit( 0 ) );
	};
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] as const ) {
		process.once( signal, end );
	}
	// Exit when the parent process is gone.
	process.once( 'disconnect', end );
	process.send?.( {
		url: service.url,
		switchUrl: switchServer?.url ?? null,
	} );
	process.stdout.write(
		`Account service: ${ service.url } (control panel: ${ service.url }/sandbox). Ctrl-C stops it.\n`
	);
}

main().catch( ( error: unknown ) => {
	process.stderr.write(
		`${ error instanceof Error ? error.message : String( error ) }\n`
	);
	process.exit( 1 );
} );
