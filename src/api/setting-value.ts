export type SettingValue =
	| string
	| number
	| boolean
	| null
	| readonly SettingValue[]
	| { readonly [ key: string ]: SettingValue };

/** Module slugs (is it active?) and options, flat, as the server keeps them. */
export type Settings = Readonly< Record< string, SettingValue > >;
