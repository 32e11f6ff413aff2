/** Writes docs/wp-cli.md from the doc comments of the WP-CLI commands. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY, listFiles } from './files';

interface Command {
	name: string;
	description: string;
	options: { name: string; text: string }[];
	examples: string[];
}

const INTRODUCTION = `# WP-CLI

Every command has \`--help\`. Commands of a feature work while its module is off, unless they say otherwise.

- \`--format\` prints a list as \`table\`, \`json\`, \`csv\`, \`yaml\` or \`count\`, with the same names in each. Values of settings have the format that \`wp jetpack settings set\` and \`POST settings\` accept.
- Commands that can't be undone, or change a lot at once, ask first. \`--yes\` answers.
- A command that fails exits with 1 and prints the reason, with the code of the [REST API](contract/rest.md), to the standard error.
- Commands run the same code as the REST routes and the pages: the same rules for values, and the same entries in the list of recent changes. They may do anything that an administrator may. HTML that only administrators may save needs \`--user=<login>\`.

This page is generated from the comments in the code by \`npm run docs:tables\`. Don't edit it.
`;

const REGISTRATION =
	/add_command\( '(jetpack(?: [a-z-]+){1,2})', (?:array\( )?\$(?:this->)?services->get\( (\w+)::class \)(?:, '(\w+)' \))?/g;

/** The namespace `wp jetpack` has no commands of its own. */
const ANY_REGISTRATION = /add_command\((?! 'jetpack', ).*/g;

/** A doc comment without its asterisks, up to the first tag. */
const textOf = ( comment: string ): string =>
	comment
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ) )
		.join( '\n' )
		.replace( /^@[\s\S]*/m, '' )
		.trim();

const oneLine = ( text: string ): string => text.replace( /\s+/g, ' ' ).trim();

/** The part of a help text below a heading. */
const section = ( text: string, heading: string ): string =>
	text.split( `## ${ heading }\n` )[ 1 ]?.split( /^## /m )[ 0 ] ?? '';

/** Options, with the values that the YAML block below them allows. */
function optionsOf( text: string ): Command[ 'options' ] {
	const blocks = section( text, 'OPTIONS' ).matchAll(
		/^(\[?(?:--|<).*)\n: (.*)(?:\n---\n([\s\S]*?)\n---)?/gm
	);
	return [ ...blocks ].map( ( [ , name = '', what = '', rules = '' ] ) => {
		const allowed = [ ...rules.matchAll( /^ {2}- (.*)$/gm ) ].map(
			( [ , value ] ) => `\`${ value }\``
		);
		const [ , fallback ] = /^default: (.*)$/m.exec( rules ) ?? [];
		const details = [
			...( allowed.length ? [ allowed.join( ', ' ) ] : [] ),
			...( fallback ? [ `\`${ fallback }\` by default` ] : [] ),
		].join( '; ' );
		return {
			name,
			text: details ? `${ what } ${ details }.` : what,
		};
	} );
}

function commandsOf(
	file: string,
	name: string,
	onlyMethod?: string
): Command[] {
	const code = readFileSync( join( REPOSITORY, file ), 'utf8' );
	const methods = code.matchAll(
		/\t\/\*\*\n((?:\t \*.*\n)+)\tpublic function (\w+)/g
	);
	return [ ...methods ].flatMap( ( [ , comment = '', method = '' ] ) => {
		if ( onlyMethod !== undefined && method !== onlyMethod ) {
			return [];
		}
		const text = textOf( comment );
		const [ , alias ] = /@subcommand ([\w-]+)/.exec( comment ) ?? [];
		return [
			{
				name: onlyMethod ? name : `${ name } ${ alias ?? method }`,
				description: oneLine( text.split( /^## /m )[ 0 ] ?? '' ),
				options: optionsOf( text ),
				examples: section( text, 'EXAMPLES' )
					.split( '\n' )
					.map( ( line ) => line.trim() )
					.filter( Boolean ),
			},
		];
	} );
}

interface Registration {
	readonly name: string;
	readonly className: string;
	/** Undefined if each public method of the class is a command. */
	readonly method: string | undefined;
}

/** Throws if it can't read a registration, since its commands would be missing from the page. */
export function registrationsIn( file: string, code: string ): Registration[] {
	const registrations = [ ...code.matchAll( REGISTRATION ) ];
	const lines = code.match( ANY_REGISTRATION ) ?? [];
	if ( lines.length !== registrations.length ) {
		throw new Error(
			`${ file }: write each command as add_command( 'jetpack name', $services->get( My_Command::class ) ):\n${ lines.join(
				'\n'
			) }`
		);
	}
	return registrations.map( ( [ , name = '', className = '', method ] ) => ( {
		name,
		className,
		method,
	} ) );
}

function allCommands(): Command[] {
	return listFiles( 'plugin/includes' )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.flatMap( ( file ) =>
			registrationsIn(
				file,
				readFileSync( join( REPOSITORY, file ), 'utf8' )
			).flatMap( ( { name, className, method } ) =>
				commandsOf(
					`${ dirname( file ) }/${ className }.php`,
					name,
					method
				)
			)
		)
		.sort( ( one, other ) => one.name.localeCompare( other.name ) );
}

const cell = ( text: string ): string => text.replaceAll( '|', '\\|' );

function print( { name, description, options, examples }: Command ): string {
	const table = options.length
		? `\n| Argument | |\n| --- | --- |\n${ options
				.map(
					( option ) =>
						`| \`${ cell( option.name ) }\` | ${ cell(
							option.text
						) } |\n`
				)
				.join( '' ) }`
		: '';
	return `\n### \`wp ${ name }\`\n\n${ description }\n${ table }\n\`\`\`sh\n${ examples.join(
		'\n'
	) }\n\`\`\`\n`;
}

export function writeCliPage(): string {
	const groups = new Map< string, Command[] >();
	for ( const command of allCommands() ) {
		const group = command.name.split( ' ' )[ 1 ] ?? '';
		const title = /^(export|import)$/.test( group )
			? 'Settings as a file'
			: `${ group[ 0 ]?.toUpperCase() }${ group.slice( 1 ) }`;
		groups.set( title, [ ...( groups.get( title ) ?? [] ), command ] );
	}
	return [
		INTRODUCTION,
		...[ ...groups ].map(
			( [ title, commands ] ) =>
				`\n## ${ title }\n${ commands.map( print ).join( '' ) }`
		),
	].join( '' );
}
