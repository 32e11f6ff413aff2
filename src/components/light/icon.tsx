import type { ReactNode } from 'react';
import './icon.scss';

const STROKE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 };

/** Drawn on a 24-unit grid, in the current text color. */
const DRAWINGS = {
	bars: <path { ...STROKE } d="M5 20v-7M12 20V5M19 20v-11" />,
	blocks: (
		<path
			{ ...STROKE }
			d="M4 5h7v7H4zM13 12h7v7h-7zM4 15h7v4H4zM13 5h7v4h-7z"
		/>
	),
	box: (
		<path
			{ ...STROKE }
			d="M4 7.5l8-4 8 4v9l-8 4-8-4zM4 7.5l8 4 8-4M12 11.5v9"
		/>
	),
	check: <path { ...STROKE } strokeWidth={ 2 } d="M5 12.5l4.5 4.5L19 7.5" />,
	'chevron-down': <path { ...STROKE } strokeWidth={ 2 } d="M6 9.5l6 6 6-6" />,
	close: <path { ...STROKE } strokeWidth={ 2 } d="M6 6l12 12M18 6L6 18" />,
	external: (
		<path
			{ ...STROKE }
			d="M10 5H5v14h14v-5M13.5 4.5H19.5V10.5M19 5l-8.5 8.5"
		/>
	),
	eye: (
		<>
			<path
				{ ...STROKE }
				d="M3 12c2.4-4 5.4-6 9-6s6.6 2 9 6c-2.4 4-5.4 6-9 6s-6.6-2-9-6z"
			/>
			<circle { ...STROKE } cx={ 12 } cy={ 12 } r={ 2.8 } />
		</>
	),
	image: (
		<>
			<path { ...STROKE } d="M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17" />
			<circle { ...STROKE } cx={ 15.5 } cy={ 9 } r={ 1.5 } />
		</>
	),
	link: (
		<path
			{ ...STROKE }
			d="M10 8H8a4 4 0 0 0 0 8h2M14 8h2a4 4 0 0 1 0 8h-2M9 12h6"
		/>
	),
	list: (
		<path
			{ ...STROKE }
			d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5H5M4.5 12H5M4.5 17.5H5"
		/>
	),
	lock: <path { ...STROKE } d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
	lifebuoy: (
		<>
			<circle { ...STROKE } cx={ 12 } cy={ 12 } r={ 8 } />
			<circle { ...STROKE } cx={ 12 } cy={ 12 } r={ 3 } />
			<path
				{ ...STROKE }
				d="M6.4 6.4l3.5 3.5M14.1 14.1l3.5 3.5M17.6 6.4l-3.5 3.5M9.9 14.1l-3.5 3.5"
			/>
		</>
	),
	person: (
		<>
			<circle { ...STROKE } cx={ 12 } cy={ 8.5 } r={ 3.5 } />
			<path { ...STROKE } d="M5 20c.6-4 3.2-6 7-6s6.4 2 7 6" />
		</>
	),
	phone: <path { ...STROKE } d="M7.5 3.5h9v17h-9zM10.5 17.5h3" />,
	rocket: (
		<path
			{ ...STROKE }
			d="M9 14c1-4.5 4.5-8.5 10-9-.5 5.5-4.5 9-9 10zM9.5 11H6l-2 3 3.5.5M13 14.5V18l-3 2-.5-3.5M6.5 17.5L4 20"
		/>
	),
	pulse: <path { ...STROKE } d="M3 12.5h4.5L10 6l4 12 2.5-5.5H21" />,
	search: (
		<path
			{ ...STROKE }
			d="M16 10.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM14.5 14.5L20 20"
		/>
	),
	shield: (
		<path
			{ ...STROKE }
			d="M12 3.5l7 2.6v5.3c0 4.3-2.9 7.6-7 9.1-4.1-1.5-7-4.8-7-9.1V6.1z"
		/>
	),
	video: <path { ...STROKE } d="M4 6.5h11v11H4zM15 10.5l5-3v9l-5-3" />,
	warning: <path { ...STROKE } d="M12 4l9 16H3zM12 10v4.5M12 16.7v1.3" />,
} satisfies Record< string, ReactNode >;

export type IconName = keyof typeof DRAWINGS | 'mark';

/** The product's logo: the only icon with its own colors. */
function Mark() {
	return (
		<svg
			className="jp-icon is-mark"
			viewBox="0 0 28 28"
			aria-hidden="true"
			focusable="false"
		>
			<circle className="jp-icon__disc" cx={ 14 } cy={ 14 } r={ 14 } />
			<path
				className="jp-icon__chevrons"
				d="M8 15.5l6-6 6 6M8 20.5l6-6 6 6"
			/>
		</svg>
	);
}

/**
 * Decorative: screen readers skip it because the text next to it says the same.
 */
export function Icon( { name }: { name: IconName } ) {
	if ( name === 'mark' ) {
		return <Mark />;
	}
	return (
		<svg
			className="jp-icon"
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
		>
			{ DRAWINGS[ name ] }
		</svg>
	);
}
