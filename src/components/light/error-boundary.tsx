import { __, sprintf } from '@wordpress/i18n';
import { Component, createRef } from 'react';
import type { ReactNode } from 'react';
import { retryFailedChunks } from '../../lib/lazy-chunk';
import { Button } from './button';
import { classNames } from './class-names';
import './error-boundary.scss';

interface ErrorBoundaryProps {
	children: ReactNode;
	/** Fallback layout: a card in the grid, or a whole screen. */
	variant: 'card' | 'screen';
	/** A user-facing name of the content: 'Brute force protection'. */
	name: string;
	/** A change of this value (such as the route) resets the error. */
	resetKey?: string | undefined;
	/** Replaces the standard fallback. */
	fallback?: ( ( tryAgain: () => void ) => ReactNode ) | undefined;
}

interface ErrorBoundaryState {
	error: Error | null;
}

/**
 * Catches render errors so that the rest of the page keeps working; shows an
 * error with a 'Try again' button.
 */
export class ErrorBoundary extends Component<
	ErrorBoundaryProps,
	ErrorBoundaryState
> {
	override state: ErrorBoundaryState = { error: null };
	private readonly contentRef = createRef< HTMLDivElement >();
	private readonly headingRef = createRef< HTMLHeadingElement >();

	static getDerivedStateFromError( thrown: unknown ): ErrorBoundaryState {
		return {
			error:
				thrown instanceof Error
					? thrown
					: new Error( String( thrown ) ),
		};
	}

	override componentDidCatch() {
		const heading = this.headingRef.current;
		const { activeElement, body } = document;
		// After navigating to a screen that fails, no element has the focus.
		if ( this.props.variant === 'screen' && activeElement === body ) {
			heading?.focus();
		}
	}

	override componentDidUpdate( previous: ErrorBoundaryProps ) {
		if ( this.state.error && previous.resetKey !== this.props.resetKey ) {
			retryFailedChunks();
			this.setState( { error: null } );
		}
	}

	private readonly tryAgain = () => {
		retryFailedChunks();
		this.setState( { error: null }, () => {
			// The focused button was removed, so move the focus to the content.
			this.contentRef.current?.focus();
		} );
	};

	override render() {
		const { error } = this.state;
		const { children, fallback, name, variant } = this.props;
		const Heading = variant === 'screen' ? 'h1' : 'h3';

		if ( ! error ) {
			return (
				<div
					className="jp-error-boundary__content"
					ref={ this.contentRef }
					tabIndex={ -1 }
				>
					{ children }
				</div>
			);
		}
		if ( fallback ) {
			return fallback( this.tryAgain );
		}
		return (
			<div
				className={ classNames(
					'jp-error-boundary',
					`is-${ variant }`
				) }
				role="alert"
			>
				<Heading
					className="jp-error-boundary__title"
					ref={ this.headingRef }
					tabIndex={ -1 }
				>
					{ name }
				</Heading>
				<p className="jp-error-boundary__say">
					{ __(
						'Something went wrong while displaying this.',
						'jetpack-dashboard'
					) }
				</p>
				<p className="jp-error-boundary__more">
					{ sprintf(
						/* translators: %s: what the browser says went wrong, in English. */
						__( 'Error details: %s', 'jetpack-dashboard' ),
						error.message
					) }
				</p>
				<div className="jp-error-boundary__actions">
					<Button onClick={ this.tryAgain }>
						{ __( 'Try again', 'jetpack-dashboard' ) }
					</Button>
				</div>
			</div>
		);
	}
}
