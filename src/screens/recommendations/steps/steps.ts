import type { StepInput } from './step-input';
import type { FeatureSlug, ResourceSlug, StepSlug } from './step-slugs';

/** What "Enable" turns on. */
export type Activation =
	| { readonly kind: 'module'; readonly module: string }
	| { readonly kind: 'accelerator' }
	| {
			readonly kind: 'plugin';
			readonly plugin:
				| 'woocommerce'
				| 'creative-mail-by-constant-contact';
	  };

interface StepBase {
	/** Whether the assistant stops here on its way to the summary. */
	readonly isEligible: ( input: StepInput ) => boolean;
	/** In percent; null shows no progress bar. */
	readonly progress: number | null;
	/** The step that follows if its condition is true; null at the end. */
	readonly next: StepSlug | null;
}

interface FeatureStep extends StepBase {
	readonly slug: FeatureSlug;
	readonly kind: 'feature';
	readonly activation: Activation;
}

interface ResourceStep extends StepBase {
	readonly slug: ResourceSlug;
	readonly kind: 'resource';
}

export type Step =
	| FeatureStep
	| ResourceStep
	| ( StepBase & {
			readonly slug: Exclude< StepSlug, FeatureSlug | ResourceSlug >;
			readonly kind: 'question' | 'offers' | 'purchased' | 'summary';
	  } );

const always = () => true;

/** Reached by a link or a redirect, not on the way to the summary. */
const never = () => false;

const isInactive =
	( slug: FeatureSlug ) =>
	( { features }: StepInput ): boolean =>
		features[ slug ] === 'inactive';

const isListed =
	( slug: StepSlug ) =>
	( { conditional }: StepInput ): boolean =>
		conditional.includes( slug );

const isResourceListed =
	( slug: ResourceSlug ) =>
	( input: StepInput ): boolean =>
		! input.isLocal && isListed( slug )( input );

/**
 * All steps with their conditions, in the order of docs/spec/decisions.md#38.
 * The texts are in feature-texts.ts and resource-texts.ts.
 */
const STEPS: { readonly [ Slug in StepSlug ]: Step & { slug: Slug } } = {
	'site-type': {
		slug: 'site-type',
		kind: 'question',
		isEligible: always,
		progress: 17,
		next: 'product-suggestions',
	},
	'product-suggestions': {
		slug: 'product-suggestions',
		kind: 'offers',
		// Its screen waits for the suggestions and goes on if there are none.
		isEligible: ( { isLocal, suggestions } ) =>
			! isLocal && suggestions !== 'unavailable',
		progress: null,
		next: 'woocommerce',
	},
	'product-purchased': {
		slug: 'product-purchased',
		kind: 'purchased',
		isEligible: never,
		progress: 33,
		next: 'woocommerce',
	},
	woocommerce: {
		slug: 'woocommerce',
		kind: 'feature',
		activation: { kind: 'plugin', plugin: 'woocommerce' },
		isEligible: ( input ) =>
			input.isStore && isInactive( 'woocommerce' )( input ),
		progress: 33,
		next: 'monitor',
	},
	monitor: {
		slug: 'monitor',
		kind: 'feature',
		activation: { kind: 'module', module: 'monitor' },
		isEligible: ( input ) =>
			input.hasConnectedOwner && isInactive( 'monitor' )( input ),
		progress: 50,
		next: 'related-posts',
	},
	'related-posts': {
		slug: 'related-posts',
		kind: 'feature',
		activation: { kind: 'module', module: 'related-posts' },
		isEligible: isInactive( 'related-posts' ),
		progress: 67,
		next: 'creative-mail',
	},
	'creative-mail': {
		slug: 'creative-mail',
		kind: 'feature',
		activation: {
			kind: 'plugin',
			plugin: 'creative-mail-by-constant-contact',
		},
		isEligible: isInactive( 'creative-mail' ),
		progress: 83,
		next: 'site-accelerator',
	},
	'site-accelerator': {
		slug: 'site-accelerator',
		kind: 'feature',
		activation: { kind: 'accelerator' },
		isEligible: isInactive( 'site-accelerator' ),
		progress: 99,
		next: 'publicize',
	},
	publicize: {
		slug: 'publicize',
		kind: 'feature',
		activation: { kind: 'module', module: 'publicize' },
		isEligible: ( input ) =>
			isListed( 'publicize' )( input ) &&
			isInactive( 'publicize' )( input ),
		progress: null,
		next: 'summary',
	},
	'security-plan': {
		slug: 'security-plan',
		kind: 'resource',
		isEligible: isResourceListed( 'security-plan' ),
		progress: null,
		next: 'summary',
	},
	'anti-spam': {
		slug: 'anti-spam',
		kind: 'resource',
		isEligible: isResourceListed( 'anti-spam' ),
		progress: null,
		next: 'summary',
	},
	videopress: {
		slug: 'videopress',
		kind: 'feature',
		activation: { kind: 'module', module: 'videopress' },
		isEligible: ( input ) =>
			isListed( 'videopress' )( input ) &&
			isInactive( 'videopress' )( input ),
		progress: null,
		next: 'summary',
	},
	summary: {
		slug: 'summary',
		kind: 'summary',
		isEligible: always,
		progress: null,
		next: null,
	},
};

export function getStep( slug: StepSlug ): Step {
	return STEPS[ slug ];
}
