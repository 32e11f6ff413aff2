/**
 * For tests: mocks the layout APIs that jsdom lacks. The test sets and changes
 * the width.
 */
export function fakeChartBrowser( options: {
	widthPx: number;
	isTouch?: boolean;
	isRtl?: boolean;
} ): { readonly resizeTo: ( widthPx: number ) => void } {
	let { widthPx } = options;
	const observers = new Set< () => void >();

	jest.spyOn(
		HTMLElement.prototype,
		'clientWidth',
		'get'
	).mockImplementation( () => widthPx );
	// jsdom doesn't inherit `direction`.
	document.head.innerHTML = `<style>* { direction: ${
		options.isRtl ? 'rtl' : 'ltr'
	} }</style>`;
	window.matchMedia = ( query ) =>
		Object.assign( new EventTarget(), {
			matches:
				query === '(pointer: coarse)' && Boolean( options.isTouch ),
		} ) as MediaQueryList;
	window.ResizeObserver = class {
		private readonly notify: () => void;
		constructor( callback: ResizeObserverCallback ) {
			this.notify = () => callback( [], this );
		}
		observe() {
			observers.add( this.notify );
		}
		unobserve() {}
		disconnect() {
			observers.delete( this.notify );
		}
	};

	return {
		resizeTo: ( changedPx ) => {
			widthPx = changedPx;
			observers.forEach( ( notify ) => notify() );
		},
	};
}
