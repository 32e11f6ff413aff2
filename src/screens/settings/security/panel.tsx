import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import './panel.scss';

interface PanelProps {
	title: string;
	/** Receives focus when the focused control unmounts. */
	titleRef?: Ref< HTMLHeadingElement > | undefined;
	children: ReactNode;
}

/** A part of a settings card with its own heading. */
export function Panel( { title, titleRef, children }: PanelProps ) {
	const id = useId();
	return (
		<section className="jp-panel" aria-labelledby={ id }>
			<h3
				className="jp-panel__title"
				id={ id }
				ref={ titleRef }
				tabIndex={ titleRef ? -1 : undefined }
			>
				{ title }
			</h3>
			{ children }
		</section>
	);
}
