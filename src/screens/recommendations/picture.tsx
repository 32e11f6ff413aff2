import type { ReactNode } from 'react';
import type { StepSlug } from './steps/step-slugs';

/** Drawn on a 160 × 120 grid. Classes color the shapes. */
const DRAWINGS: Readonly< Record< StepSlug, ReactNode > > = {
	'site-type': (
		<>
			<path className="is-paper" d="M22 22h116v80H22z" />
			<path
				className="is-line"
				d="M22 40h116M52 40v62M66 56h56M66 70h40M66 84h50"
			/>
			<circle className="is-accent" cx={ 32 } cy={ 31 } r={ 3 } />
			<circle className="is-soft" cx={ 42 } cy={ 31 } r={ 3 } />
		</>
	),
	'product-suggestions': (
		<>
			<path
				className="is-paper"
				d="M36 34l44-16 44 16v52l-44 18-44-18z"
			/>
			<path className="is-line" d="M36 34l44 16 44-16M80 50v54" />
			<path
				className="is-accent"
				d="M58 26l44 16v16l-8-4-6 8V47L46 30z"
			/>
		</>
	),
	'product-purchased': (
		<>
			<circle className="is-soft" cx={ 80 } cy={ 60 } r={ 42 } />
			<circle className="is-accent" cx={ 80 } cy={ 60 } r={ 28 } />
			<path className="is-mark" d="M68 61l9 9 16-18" />
			<path
				className="is-line"
				d="M24 30l8 6M136 30l-8 6M80 8v8M22 92l9-5M138 92l-9-5"
			/>
		</>
	),
	woocommerce: (
		<>
			<path className="is-paper" d="M38 46h84l-7 58H45z" />
			<path className="is-line" d="M60 58V38a20 20 0 0 1 40 0v20" />
			<path className="is-accent" d="M62 74h36v8H62z" />
			<path className="is-soft" d="M70 88h20v6H70z" />
		</>
	),
	monitor: (
		<>
			<path className="is-paper" d="M22 24h116v64H22z" />
			<path className="is-line" d="M66 104h28M80 88v16" />
			<path
				className="is-stroke"
				d="M30 60h24l10-22 16 42 12-28 6 8h32"
			/>
		</>
	),
	'related-posts': (
		<>
			<path className="is-paper" d="M46 16h68v40H46z" />
			<path
				className="is-line"
				d="M56 28h48M56 38h32M80 56v12M34 68h92M34 68v10M80 68v10M126 68v10"
			/>
			<path className="is-accent" d="M18 78h32v24H18z" />
			<path className="is-soft" d="M64 78h32v24H64zM110 78h32v24h-32z" />
		</>
	),
	'creative-mail': (
		<>
			<path className="is-accent" d="M42 14h76v50H42z" />
			<path className="is-mark" d="M54 28h52M54 40h34" />
			<path className="is-paper" d="M24 44l56 36 56-36v60H24z" />
			<path className="is-line" d="M24 104l42-33M136 104L94 71" />
		</>
	),
	'site-accelerator': (
		<>
			<path className="is-paper" d="M24 92a56 56 0 0 1 112 0z" />
			<path
				className="is-line"
				d="M38 88h10M112 88h10M80 44v10M49 57l7 7M111 57l-7 7"
			/>
			<path className="is-accent" d="M75 90l31-34-21 40z" />
			<circle className="is-soft" cx={ 80 } cy={ 92 } r={ 8 } />
		</>
	),
	publicize: (
		<>
			<path
				className="is-line"
				d="M80 60L38 34M80 60l44-30M80 60l40 34M80 60l-36 34"
			/>
			<circle className="is-paper" cx={ 80 } cy={ 60 } r={ 22 } />
			<circle className="is-accent" cx={ 80 } cy={ 60 } r={ 10 } />
			<circle className="is-soft" cx={ 38 } cy={ 34 } r={ 11 } />
			<circle className="is-soft" cx={ 124 } cy={ 30 } r={ 11 } />
			<circle className="is-soft" cx={ 120 } cy={ 94 } r={ 11 } />
			<circle className="is-soft" cx={ 44 } cy={ 94 } r={ 11 } />
		</>
	),
	'security-plan': (
		<>
			<path
				className="is-paper"
				d="M80 12l44 16v30c0 26-18 42-44 52-26-10-44-26-44-52V28z"
			/>
			<path className="is-accent" d="M62 56h36v28H62z" />
			<path className="is-line" d="M70 56v-9a10 10 0 0 1 20 0v9" />
		</>
	),
	'anti-spam': (
		<>
			<path className="is-paper" d="M22 20h84v52H54L38 86V72H22z" />
			<path className="is-line" d="M36 36h56M36 50h36" />
			<circle className="is-accent" cx={ 112 } cy={ 78 } r={ 24 } />
			<path className="is-mark" d="M102 68l20 20M122 68l-20 20" />
		</>
	),
	videopress: (
		<>
			<path className="is-paper" d="M20 22h120v76H20z" />
			<path className="is-accent" d="M66 42l34 18-34 18z" />
			<path className="is-line" d="M30 88h100" />
			<circle className="is-soft" cx={ 58 } cy={ 88 } r={ 5 } />
		</>
	),
	summary: (
		<>
			<path className="is-paper" d="M38 14h84v94H38z" />
			<path className="is-stroke" d="M50 36l6 6 10-12M50 62l6 6 10-12" />
			<path className="is-line" d="M76 38h34M76 64h34M76 88h34" />
			<circle className="is-soft" cx={ 57 } cy={ 88 } r={ 5 } />
		</>
	),
};

/** Decorative: the text next to it says the same. */
export function Picture( { step }: { step: StepSlug } ) {
	return (
		<svg
			className="jp-assistant__picture"
			viewBox="0 0 160 120"
			aria-hidden="true"
			focusable="false"
		>
			{ DRAWINGS[ step ] }
		</svg>
	);
}
