export type SettingValue =
	| string
	| number
	| boolean
	| null
	| readonly SettingValue[]
	| { readonly [ key: string ]: SettingValue };
