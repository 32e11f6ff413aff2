import type { Scan, Threat } from '../../../api/dashboard';

export const SAMPLE_THREAT_COUNT = 17;

const SIGNATURES = [
	'Core.File.Modification',
	'Vulnerable.WP.Extension',
	'PHP.Backdoor.Generic',
] as const;

/** A scan result with sample threats. */
export function makeSampleScan(): Scan {
	return {
		state: 'idle',
		reason: '',
		threats: Array.from( { length: SAMPLE_THREAT_COUNT }, ( _, index ) =>
			makeThreat( index + 1 )
		),
		credentials: [],
		mostRecent: new Date(),
	};
}

function makeThreat( id: number ): Threat {
	return {
		id,
		signature: SIGNATURES[ id % SIGNATURES.length ] ?? SIGNATURES[ 0 ],
		description: '',
		filename: `wp-content/sample-${ id }.php`,
		firstDetected: new Date(),
		isFixable: id % 2 === 0,
	};
}
