export type SettingValue =
	| string
	| number
	| boolean
	| null
	| readonly SettingValue[]
	| { readonly [ key: string ]: SettingValue };

/**
 * Module slugs (whether they are active) and options in one flat map, as stored
 * on the server.
 */
export type Settings = Readonly< Record< string, SettingValue > >;
