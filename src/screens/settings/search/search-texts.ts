import type { Module, Modules } from '../../../state/modules/types';
import { optionSwitches } from '../module-switch/option-switches-view';
import type {
	SettingsCard,
	SettingsInput,
	SettingsRow,
} from '../declarations/settings-section';

/** The texts that a card always shows: its title and its features. */
export function featureTexts( {
	title,
	rows = [],
}: SettingsCard ): readonly string[] {
	return [ title(), ...rows.flatMap( ownTexts ) ];
}

/** The texts of a card's fields, which are folded while the feature is off. */
export function fieldTexts(
	{ modules, moreTexts, rows = [] }: SettingsCard,
	input: SettingsInput,
	all: Modules
): readonly string[] {
	return [
		...( moreTexts?.( input ) ?? [] ),
		...rows.flatMap( nestedTexts ),
		// Users who can't manage modules see no toggles.
		...( input.isManager
			? modules.flatMap( ( slug ) => optionTexts( all[ slug ] ) )
			: [] ),
	];
}

function optionTexts( module: Module | undefined ): readonly string[] {
	return optionSwitches( module ).flatMap( ( { label, help } ) => [
		label,
		help,
	] );
}

/** Keywords of the card and its modules that aren't shown. */
export function hiddenTexts(
	{ modules, keywords, rows = [] }: SettingsCard,
	all: Modules
): readonly string[] {
	const slugs = new Set( [ ...modules, ...rows.flatMap( rowModules ) ] );
	return [
		...keywords,
		...[ ...slugs ].flatMap( ( slug ) =>
			all[ slug ] ? moduleTexts( all[ slug ] ) : []
		),
	];
}

export function moduleTexts( module: Module ): readonly string[] {
	return [
		...module.searchTerms.split( ',' ).map( ( one ) => one.trim() ),
		module.name,
		module.slug,
		module.description,
		module.longDescription,
		module.learnMore,
		...module.feature,
	];
}

function ownTexts( row: SettingsRow ): readonly string[] {
	if ( row.kind === 'custom' ) {
		return [];
	}
	const help = row.help?.();
	return [ row.label(), ...( typeof help === 'string' ? [ help ] : [] ) ];
}

function nestedTexts( row: SettingsRow ): readonly string[] {
	return row.kind === 'module'
		? ( row.rows ?? [] ).flatMap( ( nested ) => [
				...ownTexts( nested ),
				...nestedTexts( nested ),
		  ] )
		: [];
}

function rowModules( row: SettingsRow ): readonly string[] {
	return row.kind === 'module'
		? [ row.slug, ...( row.rows ?? [] ).flatMap( rowModules ) ]
		: [];
}
