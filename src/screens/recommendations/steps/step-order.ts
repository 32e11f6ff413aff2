import type { StepInput } from './step-input';
import { isStepSlug } from './step-slugs';
import type { StepSlug } from './step-slugs';
import { getStep } from './steps';

/** Saved by older versions, and by the server. */
const OLD_NAMES: Readonly< Record< string, StepSlug > > = {
	'not-started': 'site-type',
	'site-type-question': 'site-type',
	'setup-wizard-completed': 'summary',
	'banner-completed': 'summary',
};

/** Steps that only a site with an account service has. */
const NOT_LOCAL: readonly StepSlug[] = [
	'product-suggestions',
	'product-purchased',
	'security-plan',
	'anti-spam',
];

/** The following step whose condition is true. */
export function getNextStep( slug: StepSlug, input: StepInput ): StepSlug {
	const { next } = getStep( slug );
	if ( next === null ) {
		return slug;
	}
	return getStep( next ).isEligible( input )
		? next
		: getNextStep( next, input );
}

/** Whether the step's own address shows it, whatever its condition. */
export function canOpenStep( slug: StepSlug, input: StepInput ): boolean {
	return slug === 'product-suggestions'
		? getStep( slug ).isEligible( input )
		: ! ( input.isLocal && NOT_LOCAL.includes( slug ) );
}

/** The step itself, or if the site doesn't have it, the next one. */
export function toOpenStep( slug: StepSlug, input: StepInput ): StepSlug {
	return canOpenStep( slug, input ) ? slug : getNextStep( slug, input );
}

/**
 * Where the assistant opens: the first question until it was answered, then the
 * first unread recommendation, otherwise the saved step. An unknown step is an
 * internal error: it starts again, without a message.
 */
export function getFirstStep(
	saved: string,
	unread: readonly string[],
	input: StepInput
): StepSlug {
	const fresh = unread
		.filter( isStepSlug )
		.find( ( slug ) => getStep( slug ).isEligible( input ) );
	const step = isStepSlug( saved ) ? saved : OLD_NAMES[ saved ];
	return step === undefined || step === 'site-type'
		? 'site-type'
		: fresh ?? toOpenStep( step, input );
}
