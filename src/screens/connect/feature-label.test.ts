import { readFeatureLabel } from './feature-label';

const moduleName = ( slug: string ) =>
	slug === 'monitor' ? 'Downtime monitoring' : undefined;

it.each( [
	[ '?feature=monitor', 'Downtime monitoring' ],
	[ '?feature=scan', 'Scan' ],
	[ '?feature=backup', 'Backup' ],
	[ '', '' ],
	[ '?feature=', '' ],
	[ '?feature=Free%20money', '' ],
	[ '?feature=constructor', '' ],
] )( '%s names the feature ‘%s’ (B062)', ( search, label ) => {
	expect( readFeatureLabel( search, moduleName ) ).toBe( label );
} );
