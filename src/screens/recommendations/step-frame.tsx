import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode, Ref } from 'react';
import { Pill } from '../../components/light/pill';
import { Picture } from './picture';
import type { StepSlug } from './steps/step-slugs';
import { getStep } from './steps/steps';

interface StepFrameProps {
	readonly step: StepSlug;
	readonly title: string;
	readonly isNew?: boolean | undefined;
	readonly titleRef?: Ref< HTMLHeadingElement > | undefined;
	readonly children: ReactNode;
}

/** Progress, title and picture around the content of a step. */
export function StepFrame( {
	step,
	title,
	isNew,
	titleRef,
	children,
}: StepFrameProps ) {
	const { progress } = getStep( step );
	return (
		<article className="jp-assistant__step" data-step={ step }>
			{ progress !== null && <StepProgress percent={ progress } /> }
			<div className="jp-assistant__columns">
				<div className="jp-assistant__content">
					{ isNew && (
						<p>
							<Pill status="well" isPlain>
								{ __( 'New', 'jetpack-dashboard' ) }
							</Pill>
						</p>
					) }
					<h1
						className="jp-assistant__title"
						tabIndex={ -1 }
						ref={ titleRef }
					>
						{ title }
					</h1>
					{ children }
				</div>
				<Picture step={ step } />
			</div>
		</article>
	);
}

function StepProgress( { percent }: { percent: number } ) {
	return (
		<div
			className="jp-assistant__progress"
			role="progressbar"
			aria-label={ __( 'Setup progress', 'jetpack-dashboard' ) }
			aria-valuemin={ 0 }
			aria-valuemax={ 100 }
			aria-valuenow={ percent }
			aria-valuetext={ sprintf(
				/* translators: %d: how much of the setup is done */
				__( '%d%%', 'jetpack-dashboard' ),
				percent
			) }
		>
			<div style={ { inlineSize: `${ percent }%` } } />
		</div>
	);
}
