/** What `GET dashboard` can answer, each as its own route does. */
export type PartName =
	| 'site'
	| 'features'
	| 'purchases'
	| 'benefits'
	| 'discount'
	| 'products'
	| 'rewind'
	| 'scan'
	| 'activity'
	| 'monitor'
	| 'stats'
	| 'akismet'
	| 'vaultpress'
	| 'protect';
