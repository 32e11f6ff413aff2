import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import './panel.scss';

interface PanelProps {
	title: string;
	/** Takes the focus when the control that had it is gone. */
	titleRef?: Ref< HTMLHeadingElement > | undefined;
	children: ReactNode;
}

/** One part of a settings card, under a heading of its own. */
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
