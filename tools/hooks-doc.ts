/** Writes docs/hooks.md from the doc comments of the plugin's hooks. */
import { allHooks, documentedHooks } from './hooks';
import type { Hook } from './hooks';

const INTRODUCTION = `# Hooks

The actions and filters with which a site's own code and other plugins change what this plugin does. Names in braces, such as \`{slug}\`, stand for a part that varies.

This page is generated from the comments in the code by \`npm run docs:tables\`. Don't edit it.
`;

const cell = ( text: string ): string => text.replaceAll( '|', '\\|' );

/** A name that can be used in an example. */
const exampleName = ( name: string ): string =>
	name
		.replaceAll( '{slug}', 'protect' )
		.replaceAll( '{key}', 'sharing_label' )
		.replaceAll( '{name}', 'address_failures' );

function exampleOf( { kind, name, parameters, isIncoming }: Hook ): string {
	const names = parameters.map( ( parameter ) => parameter.name );
	if ( isIncoming ) {
		return `do_action( '${ name }', ${ names.join( ', ' ) } );`;
	}
	const inside = names.length ? ` ${ names.join( ', ' ) } ` : '';
	const count = names.length > 1 ? `, 10, ${ names.length }` : '';
	const body = kind === 'filter' ? `return ${ names[ 0 ] };` : '// …';
	return `add_${ kind }( '${ exampleName(
		name
	) }', static function (${ inside }) {\n\t${ body }\n}${ count } );`;
}

function print( hook: Hook ): string {
	const parameters = hook.parameters
		.map(
			( { type, name, description } ) =>
				`| \`${ name }\` | \`${ cell( type ) }\` | ${ cell(
					description
				) } |\n`
		)
		.join( '' );
	const table = parameters
		? `\n| Argument | Type | |\n| --- | --- | --- |\n${ parameters }`
		: '';
	return `\n### \`${ hook.name }\`\n\n${ hook.description }\n\nSince ${
		hook.since
	}, in \`${ hook.file }\`.\n${ table }\n\`\`\`php\n${ exampleOf(
		hook
	) }\n\`\`\`\n`;
}

export function writeHooksPage(): string {
	const hooks = documentedHooks( allHooks() );
	const section = ( title: string, shown: Hook[] ): string =>
		`\n## ${ title }\n${ shown.map( print ).join( '' ) }`;
	return [
		INTRODUCTION,
		section(
			'Filters',
			hooks.filter( ( { kind } ) => kind === 'filter' )
		),
		section(
			'Actions',
			hooks.filter( ( one ) => one.kind === 'action' && ! one.isIncoming )
		),
		section(
			'Actions that other plugins fire',
			hooks.filter( ( { isIncoming } ) => isIncoming )
		),
	].join( '' );
}
