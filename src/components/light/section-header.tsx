import type { ReactNode } from 'react';
import './section-header.scss';

interface SectionHeaderProps {
	id: string;
	title: string;
	/** The section's link, at the end of the line. */
	children?: ReactNode;
}

export function SectionHeader( { id, title, children }: SectionHeaderProps ) {
	return (
		<div className="jp-section-header">
			<h2 className="jp-section-header__title" id={ id }>
				{ title }
			</h2>
			{ children }
		</div>
	);
}
