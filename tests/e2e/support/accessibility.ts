import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const AXE_SOURCE = readFileSync(
	require.resolve( 'axe-core/axe.min.js' ),
	'utf8'
);

const WCAG_2_2_AA = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22a',
	'wcag22aa',
];

/**
 * axe's violations within the selectors, each as `rule: selector`.
 *
 * Runs axe in the page itself, loaded once per document. Playwright's builder
 * loads it for each run, and again in a blank page that merges the results of
 * frames; we have no frames.
 */
export async function findViolationsIn(
	page: Pick< Page, 'evaluate' >,
	selectors: readonly string[],
	runOnly?: Axe.RunOnly
): Promise< string[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( AXE_SOURCE );
	}
	return page.evaluate(
		async ( [ include, only ] ) => {
			const { axe } = window as unknown as { axe: typeof Axe };
			const frames = include.flatMap( ( selector ) => [
				...document.querySelectorAll( `${ selector } iframe` ),
			] );
			const { violations } = await axe.run(
				{ include: [ ...include ] },
				{
					...( only && { runOnly: only } ),
					resultTypes: [ 'violations' ],
				}
			);
			return [
				...frames.map(
					( { outerHTML } ) => `not tested: ${ outerHTML }`
				),
				...violations.flatMap( ( { id, nodes } ) =>
					nodes.map(
						( { target, failureSummary } ) =>
							`${ id }: ${ target.join( ' ' ) } (${
								failureSummary ?? ''
							})`
					)
				),
			];
		},
		[ selectors, runOnly ] as const
	);
}

/**
 * axe's violations in the page's content and in our dialogs, with all rules.
 */
export async function findViolations(
	page: Page,
	rules?: string[]
): Promise< string[] > {
	// WordPress renders its modals at the end of the body.
	const hasDialog = ( await page.locator( '.jp-dialog' ).count() ) > 0;
	return findViolationsIn(
		page,
		[ '#wpbody-content', ...( hasDialog ? [ '.jp-dialog' ] : [] ) ],
		rules
			? { type: 'rule', values: rules }
			: { type: 'tag', values: WCAG_2_2_AA }
	);
}

/**
 * The markup of the page's content and of open dialogs, with counters removed
 * from IDs and URLs. Screens with the same markup have the same violations and
 * the same tab order.
 */
export function markupOf( page: Page ): Promise< string > {
	return page.evaluate( () =>
		[ ...document.querySelectorAll( '#wpbody-content, .jp-dialog' ) ]
			.map( ( { outerHTML } ) =>
				outerHTML.replace(
					/ (?:id|for|name|href|aria-(?:controls|describedby|labelledby|owns))="[^"]*"/g,
					( attribute ) => attribute.replace( /\d+/g, '0' )
				)
			)
			.join( '\n' )
	);
}

const CONTROLS =
	'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Where Tab leaves a dialog, and controls without a visible focus. */
export async function tabThrough(
	page: Page,
	dialog: Locator,
	steps: number
): Promise< { strayed: string[]; withoutRing: string[] } > {
	const strayed: string[] = [];
	const withoutRing: string[] = [];
	for ( let step = 0; step < steps; step++ ) {
		await page.keyboard.press( 'Tab' );
		const [ name, isInside, isRinged ] = await dialog.evaluate(
			( element ): [ string, boolean, boolean ] => {
				const focused = document.activeElement ?? document.body;
				const style = getComputedStyle( focused );
				return [
					`${ focused.tagName } ${ focused.textContent ?? '' }`,
					element.contains( focused ),
					style.boxShadow !== 'none' ||
						( style.outlineStyle !== 'none' &&
							style.outlineWidth !== '0px' ),
				];
			}
		);
		if ( ! isInside ) {
			strayed.push( name );
		} else if ( ! isRinged ) {
			withoutRing.push( name );
		}
	}
	return { strayed, withoutRing };
}

interface KeyboardReport {
	/** Visible controls that Tab never reached. */
	unreached: string[];
	/** Controls without a visible focus. */
	withoutRing: string[];
}

/**
 * Presses Tab until it has reached all marked controls, at most as often as
 * given, and takes the mark from each. Returns those that showed no focus.
 */
async function pressTab( page: Page, times: number ): Promise< string[] > {
	const withoutRing: string[] = [];
	for ( let step = 0, areLeft = true; areLeft && step < times; step++ ) {
		await page.keyboard.press( 'Tab' );
		const [ bare, more ] = await page.evaluate(
			(): [ string | null, boolean ] => {
				const hasMore = () =>
					document.querySelector( '[data-e2e]' ) !== null;
				const element = document.activeElement;
				if ( ! element?.hasAttribute( 'data-e2e' ) ) {
					return [ null, hasMore() ];
				}
				element.removeAttribute( 'data-e2e' );
				// A radio group is one tab stop; arrow keys move within it.
				if (
					element instanceof HTMLInputElement &&
					element.type === 'radio'
				) {
					document
						.getElementsByName( element.name )
						.forEach( ( radio ) =>
							radio.removeAttribute( 'data-e2e' )
						);
				}
				const style = getComputedStyle( element );
				const isRinged =
					style.boxShadow !== 'none' ||
					( style.outlineStyle !== 'none' &&
						style.outlineWidth !== '0px' );
				return [
					isRinged ? null : element.outerHTML.slice( 0, 200 ),
					hasMore(),
				];
			}
		);
		if ( bare !== null ) {
			withoutRing.push( bare );
		}
		areLeft = more;
	}
	return withoutRing;
}

/** The controls that Tab has not reached. */
const findMarked = ( page: Page ): Promise< string[] > =>
	page
		.locator( '[data-e2e]' )
		.evaluateAll( ( elements ) =>
			elements.map( ( { outerHTML } ) => outerHTML.slice( 0, 200 ) )
		);

/** Tabs through the app from start to end. */
export async function pressThroughFocusables(
	page: Page
): Promise< KeyboardReport > {
	const total = await page.evaluate( ( selector ) => {
		const root = document.getElementById( 'jetpack-dashboard-root' );
		const all = [
			...( root?.querySelectorAll< HTMLElement >( selector ) ?? [] ),
		].filter(
			( element ) =>
				element.checkVisibility() && ! element.closest( '[inert]' )
		);
		all.forEach( ( element ) => element.setAttribute( 'data-e2e', '' ) );
		const start = document.createElement( 'span' );
		start.tabIndex = -1;
		root?.before( start );
		start.focus();
		return all.length;
	}, CONTROLS );

	const withoutRing = await pressTab( page, total + 5 );
	return { unreached: await findMarked( page ), withoutRing };
}

/**
 * Tabs through a page's controls in the given places, from the first of them
 * on. Returns those that Tab doesn't reach, or that show no focus.
 */
export async function findWithoutFocusRing(
	page: Page,
	places: string
): Promise< string[] > {
	const total = await page.evaluate(
		( [ controls, inPlaces ] ) => {
			const all = [
				...document.querySelectorAll< HTMLElement >( controls ),
			].filter(
				( element ) =>
					element.checkVisibility( {
						visibilityProperty: true,
					} ) && element.tabIndex >= 0
			);
			const marked = all.filter( ( element ) =>
				element.closest( inPlaces )
			);
			marked.forEach( ( element ) =>
				element.setAttribute( 'data-e2e', '' )
			);
			// Skips WordPress's menu and toolbar.
			const start = document.createElement( 'span' );
			start.tabIndex = -1;
			document.querySelector( inPlaces )?.before( start );
			start.focus();
			return all.length;
		},
		[ `${ CONTROLS }, video[controls]`, places ] as const
	);
	const withoutRing = await pressTab( page, total + 40 );
	return [
		...withoutRing,
		...( await findMarked( page ) ).map(
			( control ) => `not reached: ${ control }`
		),
	];
}
