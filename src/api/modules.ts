import { get, post } from './client';
import type { GetOptions } from './client';
import {
	readFields,
	readFlag,
	readList,
	readMap,
	readOneOf,
	readOptional,
	readString,
	readSuccess,
	readText,
} from './shape';

/** A forced state, set with a filter outside the dashboard. */
export type ModuleOverride = 'active' | 'inactive' | null;

export interface Module {
	readonly slug: string;
	readonly name: string;
	readonly description: string;
	readonly longDescription: string;
	readonly learnMore: string;
	readonly searchTerms: string;
	readonly feature: readonly string[];
	readonly isActive: boolean;
	readonly isAvailable: boolean;
	/** Empty if the module is available or the server gives no reason. */
	readonly unavailableReason: string;
	/** Whether the plugin, or another one, has code for it. */
	readonly hasBehavior: boolean;
	readonly requiresConnection: boolean;
	readonly requiresUserConnection: boolean;
	readonly override: ModuleOverride;
	readonly options: Readonly< Record< string, ModuleOption > >;
	/** Only used by sitemaps. */
	readonly extra: Readonly< Record< string, string > >;
}

export interface ModuleOption {
	readonly currentValue: unknown;
	/** Value → label, for options with a fixed set of choices. */
	readonly enumLabels: Readonly< Record< string, string > >;
	/**
	 * Texts of the switch in its module's card; null for an option whose card
	 * defines its own.
	 */
	readonly switchTexts: SwitchTexts | null;
}

export interface SwitchTexts {
	readonly label: string;
	/** Empty for none. */
	readonly help: string;
}

/** `feature` is an array; the pseudo-module `blocks` has none. */
const readTexts = ( value: unknown ): readonly string[] =>
	Array.isArray( value )
		? value.filter( ( one ): one is string => typeof one === 'string' )
		: [];

const readOption = readFields< {
	current_value: unknown;
	enum_labels: Record< string, string >;
	description: string;
	control: unknown;
	help: string;
} >( {
	current_value: ( value ) => value,
	enum_labels: readOptional( readMap( readString ), {} ),
	description: readText,
	control: ( value ) => value,
	help: readText,
} );

/** For keys that are missing in the short form, for users who can't manage modules. */
const readTrueByDefault = ( value: unknown, at?: string ) =>
	value === undefined || readFlag( value, at );

const readWireModule = readFields< {
	module: string;
	name: string;
	description: string;
	long_description: string;
	learn_more_button: string;
	search_terms: string;
	additional_search_queries: string;
	feature: readonly string[];
	activated: boolean;
	available: boolean;
	unavailable_reason: string;
	has_behavior: boolean;
	requires_connection: boolean;
	requires_user_connection: boolean;
	override: ModuleOverride;
	options: Record< string, ReturnType< typeof readOption > >;
	extra: Record< string, string >;
} >( {
	module: readString,
	name: readText,
	description: readText,
	long_description: readText,
	learn_more_button: readText,
	search_terms: readText,
	additional_search_queries: readText,
	feature: readTexts,
	activated: readFlag,
	available: readTrueByDefault,
	unavailable_reason: readText,
	has_behavior: readTrueByDefault,
	requires_connection: readFlag,
	requires_user_connection: readFlag,
	override: readOptional( readOneOf( [ 'active', 'inactive' ] ), null ),
	options: readOptional( readMap( readOption ), {} ),
	extra: readOptional( readMap( readString ), {} ),
} );

function readModule( wire: unknown, at?: string ): Module {
	const fields = readWireModule( wire, at );
	return {
		slug: fields.module,
		name: fields.name,
		description: fields.description,
		longDescription: fields.long_description,
		learnMore: fields.learn_more_button,
		searchTerms: [ fields.search_terms, fields.additional_search_queries ]
			.filter( Boolean )
			.join( ', ' ),
		feature: fields.feature,
		isActive: fields.activated,
		isAvailable: fields.available,
		unavailableReason: fields.unavailable_reason,
		hasBehavior: fields.has_behavior,
		requiresConnection: fields.requires_connection,
		requiresUserConnection: fields.requires_user_connection,
		override: fields.override,
		options: Object.fromEntries(
			Object.entries( fields.options ).map( ( [ name, option ] ) => [
				name,
				{
					currentValue: option.current_value,
					enumLabels: option.enum_labels,
					switchTexts:
						option.control === 'switch'
							? { label: option.description, help: option.help }
							: null,
				},
			] )
		),
		extra: fields.extra,
	};
}

export type Modules = Readonly< Record< string, Module > >;

export const readModules = readMap( readModule );

export async function fetchModules( options?: GetOptions ): Promise< Modules > {
	return readModules( await get( '/jetpack/v4/module/all', options ) );
}

export interface SwitchedModule {
	/** Whether someone else made the same change since it was read. */
	readonly wasSetMeanwhile: boolean;
}

/** @param wasActive The state shown to the user before the switch. */
export async function setModuleActive(
	slug: string,
	isActive: boolean,
	wasActive?: boolean
): Promise< SwitchedModule > {
	const { already_set } = readSuccess(
		await post( `/jetpack/v4/module/${ slug }/active`, {
			active: isActive,
			...( wasActive === undefined
				? {}
				: { expected: { active: wasActive } } ),
		} )
	);
	const readKeys = readOptional< string[], string[] >(
		readList( readString ),
		[]
	);
	return { wasSetMeanwhile: readKeys( already_set ).includes( 'active' ) };
}

/** @param slug A module that makes copies: `photon` or `photon-cdn`. */
export async function deleteCopies( slug: string ): Promise< void > {
	readSuccess(
		await post( `/jetpack/v4/module/${ slug }/empty`, { empty: true } )
	);
}

/**
 * @planned A334
 * @param slug    The module's.
 * @param options Option name → new value, flat.
 */
export async function updateModuleOptions(
	slug: string,
	options: Readonly< Record< string, unknown > >
): Promise< void > {
	readSuccess( await post( `/jetpack/v4/module/${ slug }`, options ) );
}
