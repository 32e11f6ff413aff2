/** In the spec's order. The route of a step is `/recommendations/{slug}`. */
export const STEP_SLUGS = [
	'site-type',
	'product-suggestions',
	'product-purchased',
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'security-plan',
	'anti-spam',
	'videopress',
	'summary',
] as const;

export type StepSlug = ( typeof STEP_SLUGS )[ number ];

export const FEATURE_SLUGS = [
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'videopress',
] as const satisfies readonly StepSlug[];

export type FeatureSlug = ( typeof FEATURE_SLUGS )[ number ];

export const RESOURCE_SLUGS = [
	'security-plan',
	'anti-spam',
] as const satisfies readonly StepSlug[];

export type ResourceSlug = ( typeof RESOURCE_SLUGS )[ number ];

const ASSISTANT_PATH = '/recommendations';

export function isStepSlug( slug: string ): slug is StepSlug {
	return STEP_SLUGS.some( ( known ) => known === slug );
}

export function getStepPath( slug: StepSlug ): string {
	return `${ ASSISTANT_PATH }/${ slug }`;
}

/** Null for the assistant's own route, and for unknown steps. */
export function findStepByPath( path: string ): StepSlug | null {
	const slug = path.slice( ASSISTANT_PATH.length + 1 );
	return isStepSlug( slug ) ? slug : null;
}
