import { spawnSync } from 'node:child_process';
import { wordPressTools } from '../../tests/sandbox/wordpress-source';
import { REPOSITORY } from '../files';
import { hasProgram } from '../programs';

/** Runs `wp i18n …` with the sandbox's WP-CLI. Requires PHP on the machine. */
export async function wpI18n( ...args: string[] ): Promise< void > {
	if ( ! hasProgram( 'php' ) ) {
		throw new Error(
			'Translations are made by WP-CLI, which needs PHP 7.4 or newer; not found: php.'
		);
	}
	const { wpCli } = await wordPressTools( console.log );
	const { status, stderr } = spawnSync(
		'php',
		[
			'-d',
			'memory_limit=1G',
			wpCli,
			'i18n',
			...args,
			'--allow-root',
			'--quiet',
		],
		{
			cwd: REPOSITORY,
			stdio: [ 'ignore', 'inherit', 'pipe' ],
			encoding: 'utf8',
		}
	);
	if ( status !== 0 ) {
		throw new Error( `wp i18n ${ args[ 0 ] ?? '' } failed: ${ stderr }` );
	}
	if ( stderr.trim() !== '' ) {
		console.error( stderr.trim() );
	}
}
